/** Everything in a scene that can be touched: spots and pieces of the board, pieces in panels, buttons. */

/** @import {Drawing, Piece} from "./scene.d.ts" */
/** @import {FullScene} from "./position.js" */

/** @typedef {{x: number, y: number, width: number, height: number, turn: number, round: boolean}} Box */
/**
 * Something that can be touched. Targets with the same part mean the same; the key tells them apart.
 * @typedef {object} Target
 * @property {string} key
 * @property {string} part
 * @property {string} label
 * @property {"spot" | "piece" | "button"} kind
 * @property {string} place the board, the bar, or the id of a panel
 * @property {string} [spot] on which a piece lies
 * @property {string[]} [pieces] labels of what lies on a spot, the topmost first
 * @property {number} [amount] of a button
 * @property {Box} [box] on the board
 */

/**
 * What touching a piece means.
 * @param {Piece} piece
 */
export const partOf = (piece) => piece.part || piece.id;

/**
 * @param {Drawing} drawing
 * @param {FullScene} scene
 * @returns {Map<string, Target>} by key
 */
export function targetsOf(drawing, scene) {
  /** @type {Map<string, Target>} */
  const targets = new Map();
  for (const { id, label, x, y, width, height, turn = 0, round = false } of drawing.spots) {
    const box = { x, y, width, height, turn, round };
    targets.set(id, { key: id, part: id, label, kind: "spot", place: "board", box });
  }
  for (const piece of scene.pieces) {
    const { id, label, spot, x = 0, y = 0, scale = 1, turn = 0 } = piece;
    const part = partOf(piece);
    const under = targets.get(spot || part);
    if (under?.kind === "spot" && label) under.pieces = [label, ...(under.pieces ?? [])];
    if (targets.get(part)?.kind === "spot") continue; // touching it is touching its spot
    const { width, height } = drawing.sprites[piece.sprite];
    const box = { x, y, width: width * scale, height: height * scale, turn, round: false };
    targets.set(id, { key: id, part, label, kind: "piece", place: "board", spot, box });
  }
  for (const panel of scene.panels) {
    for (const piece of panel.pieces ?? []) {
      const { id: key, label } = piece;
      targets.set(key, { key, part: partOf(piece), label, kind: "piece", place: panel.id });
    }
  }
  for (const { part, label, amount } of scene.buttons ?? []) {
    if (targets.has(part)) continue;
    const button = { key: part, part, label, place: "bar", amount: amount ?? undefined };
    targets.set(part, { ...button, kind: "button" });
  }
  return targets;
}

/**
 * What a target is called for those who do not see it: its label and what lies on it, the topmost first.
 * Many labels of pieces name their spot; that is not repeated.
 * @param {Pick<Target, "label" | "pieces">} target
 */
export function accessibleName({ label, pieces = [] }) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const piece of pieces) {
    let text = piece;
    if (text.startsWith(label)) text = text.slice(label.length).replace(/^\s*[:,]\s*/, "");
    else if (text.endsWith(`, ${label}`)) text = text.slice(0, -label.length - 2);
    text = text.trim();
    if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const counted = [...counts].map(([text, count]) => (count > 1 ? `${count} × ${text}` : text));
  return [label, ...counted].join(", ");
}

/**
 * Targets of the board row by row. Those within a row's height of each other are in one row.
 * @param {Iterable<Target>} targets
 * @param {number} row
 * @returns {Target[]}
 */
export function inReadingOrder(targets, row) {
  const line = (/** @type {Target} */ target) => Math.round((target.box?.y ?? 0) / row);
  return [...targets].sort(
    (a, b) => line(a) - line(b) || (a.box?.x ?? 0) - (b.box?.x ?? 0) || (a.key < b.key ? -1 : 1),
  );
}
