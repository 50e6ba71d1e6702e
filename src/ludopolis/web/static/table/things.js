// @ts-check
/** Everything that can be touched in a scene: spots and pieces of the board, pieces in panels, buttons. */

/** @typedef {import("./types.js").Drawing} Drawing */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").Thing} Thing */

/**
 * What touching a piece means.
 * @param {Piece} piece
 */
export const partOf = (piece) => piece.part || piece.id;

/**
 * @param {Drawing} drawing
 * @param {Scene} scene
 * @returns {Map<string, Thing>} by key
 */
export function thingsOf(drawing, scene) {
  /** @type {Map<string, Thing>} */
  const things = new Map();
  for (const { id, label, x, y, width, height, turn = 0, round = false } of drawing.spots) {
    const box = { x, y, width, height, turn, round };
    things.set(id, { key: id, part: id, label, kind: "spot", place: "board", box });
  }
  for (const piece of scene.pieces) {
    const { id, label, spot, x = 0, y = 0, scale = 1, turn = 0 } = piece;
    const part = partOf(piece);
    if (things.get(part)?.kind === "spot") continue; // touching it is touching its spot
    const { width, height } = drawing.sprites[piece.sprite];
    const box = { x, y, width: width * scale, height: height * scale, turn, round: false };
    things.set(id, { key: id, part, label, kind: "piece", place: "board", spot, box });
  }
  for (const panel of scene.panels) {
    for (const piece of panel.pieces ?? []) {
      const thing = { key: piece.id, part: partOf(piece), label: piece.label, place: panel.id };
      things.set(piece.id, { ...thing, kind: "piece" });
    }
  }
  for (const { part, label, amount } of scene.buttons ?? []) {
    if (!things.has(part)) {
      things.set(part, { key: part, part, label, kind: "button", place: "bar", amount });
    }
  }
  return things;
}

/**
 * Things as one reads: row by row. Things within a row's height of each other are in one row.
 * @param {Iterable<Thing>} things of the board
 * @param {number} row
 * @returns {Thing[]}
 */
export function inReadingOrder(things, row) {
  const line = (/** @type {Thing} */ thing) => Math.round((thing.box?.y ?? 0) / row);
  return [...things].sort(
    (a, b) => line(a) - line(b) || (a.box?.x ?? 0) - (b.box?.x ?? 0) || (a.key < b.key ? -1 : 1),
  );
}
