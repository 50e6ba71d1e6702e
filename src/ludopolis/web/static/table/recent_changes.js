/**
 * Which pieces came or moved since a seat's last move, for players who looked away. It is worked out from
 * scene to scene, and between two visits from what was saved at the end of the last.
 */

/** @import {Piece} from "./scene.d.ts" */

/** @typedef {ReadonlyMap<string, string>} Spots the spot of each piece by its id; "" is none */
/** @typedef {{places: [string, string][], fresh: string[]}} Saved */

/**
 * The pieces that lie on another spot now, or are new and come from somewhere. Other new ones are signs:
 * a price, a band. A piece on no spot may be pushed aside by others, which is no change.
 * @param {Spots} before
 * @param {readonly Piece[]} pieces
 * @returns {string[]} ids
 */
export function changedPieces(before, pieces) {
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
export function spotsOf(pieces) {
  return new Map(pieces.map(({ id, spot = "" }) => [id, spot]));
}

/** The recent changes of each of a visitor's seats: each has moved at another time. */
export class RecentChanges {
  /** @param {Record<string, Saved>} [saved] by an earlier visit */
  constructor(saved = {}) {
    /** @type {Map<string, {spots: Spots, changed: Set<string>}>} */
    this.seats = new Map(
      Object.entries(saved).map(([seat, { places, fresh }]) => [
        seat,
        { spots: new Map(places), changed: new Set(fresh) },
      ]),
    );
  }

  /**
   * @param {{seat: number | null, scene: {pieces: readonly Piece[]}}} position
   * @param {boolean} reset the seat moved itself, or only watches: earlier changes are forgotten
   * @returns {ReadonlySet<string>} the ids of what has changed for that seat
   */
  update({ seat, scene }, reset) {
    const known = this.seats.get(String(seat));
    const changed = new Set(reset ? [] : known?.changed);
    // A spectator has no moves of its own: the last move is what has changed.
    const counts = known && !(reset && seat !== null);
    for (const id of counts ? changedPieces(known.spots, scene.pieces) : []) changed.add(id);
    const spots = spotsOf(scene.pieces);
    for (const id of changed) if (!spots.has(id)) changed.delete(id);
    this.seats.set(String(seat), { spots, changed });
    return changed;
  }

  /** @returns {Record<string, Saved>} for the next visit */
  saved() {
    return Object.fromEntries(
      [...this.seats].map(([seat, { spots, changed }]) => [
        seat,
        { places: [...spots], fresh: [...changed] },
      ]),
    );
  }
}
