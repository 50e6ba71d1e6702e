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
    const under = things.get(spot || part);
    if (under?.kind === "spot" && label) under.lying = [label, ...(under.lying ?? [])];
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
 * What a thing is called for those who do not see it: its name and what lies on it, the topmost first.
 * Many pieces say themselves where they lie; that is not said twice.
 * @param {Thing} thing
 */
export function spokenName({ label, lying = [] }) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const whole of lying) {
    let said = whole;
    if (said.startsWith(label)) said = said.slice(label.length).replace(/^\s*[:,]\s*/, "");
    else if (said.endsWith(`, ${label}`)) said = said.slice(0, -label.length - 2);
    said = said.trim();
    if (said) counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  const upon = [...counts].map(([said, count]) => (count > 1 ? `${count} × ${said}` : said));
  return [label, ...upon].join(", ");
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
