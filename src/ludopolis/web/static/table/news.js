// @ts-check
/**
 * What came or moved on the board since a seat's last move, so that who looked away sees it.
 * It is noticed from scene to scene; between two visits, from what lay there at the end of the last.
 */

/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").Position} Position */
/** @typedef {ReadonlyMap<string, string>} Places the spot of each piece by its id; "" is none */
/** @typedef {{places: [string, string][], fresh: string[]}} Kept */

/**
 * The pieces that lie on another spot now, or are new and come from somewhere. Other new ones are signs:
 * a price, a band. A piece on no spot may be pushed aside by others, which is no news.
 * @param {Places} before
 * @param {readonly Piece[]} pieces
 * @returns {string[]} ids
 */
export function changed(before, pieces) {
  return pieces
    .filter(({ id, spot = "", comes_from = "" }) =>
      before.has(id) ? before.get(id) !== spot : comes_from !== "",
    )
    .map((piece) => piece.id);
}

/**
 * @param {readonly Piece[]} pieces
 * @returns {Map<string, string>}
 */
export function placesOf(pieces) {
  return new Map(pieces.map(({ id, spot = "" }) => [id, spot]));
}

/** Each seat of a visitor has moved at another time. */
export class News {
  /** @param {Record<string, Kept>} [kept] of an earlier visit */
  constructor(kept = {}) {
    /** @type {Map<string, {places: Places, fresh: Set<string>}>} */
    this.seats = new Map(
      Object.entries(kept).map(([seat, { places, fresh }]) => [
        seat,
        { places: new Map(places), fresh: new Set(fresh) },
      ]),
    );
  }

  /**
   * @param {Position} position
   * @param {boolean} settled the seat moved itself, or watches only: what was before is old
   * @returns {ReadonlySet<string>} the ids of what is new to who looks
   */
  follow({ seat, scene }, settled) {
    const known = this.seats.get(String(seat));
    const fresh = new Set(settled ? [] : known?.fresh);
    const counts = known && !(settled && seat !== null);
    for (const id of counts ? changed(known.places, scene.pieces) : []) fresh.add(id);
    const places = placesOf(scene.pieces);
    for (const id of fresh) if (!places.has(id)) fresh.delete(id);
    this.seats.set(String(seat), { places, fresh });
    return fresh;
  }

  /** @returns {Record<string, Kept>} to be kept for the next visit */
  kept() {
    return Object.fromEntries(
      [...this.seats].map(([seat, { places, fresh }]) => [
        seat,
        { places: [...places], fresh: [...fresh] },
      ]),
    );
  }
}
