// @ts-check
/** A position as the page shows it: what everybody sees and what one seat sees besides, as one scene. */

/** @typedef {import("./types.js").Position} Position */
/** @typedef {import("./types.js").Scene} Scene */

/**
 * The open scene with the own one: what has the same id takes the other's place; other panels come first,
 * other pieces lie on top.
 * @param {Partial<Scene>} open
 * @param {Partial<Scene>} own
 * @returns {Scene}
 */
export function merged(open, own) {
  return {
    pieces: replaced(open.pieces ?? [], own.pieces ?? [], (kept, fresh) => [...kept, ...fresh]),
    panels: replaced(open.panels ?? [], own.panels ?? [], (kept, fresh) => [...fresh, ...kept]),
    buttons: [...(open.buttons ?? []), ...(own.buttons ?? [])],
    status: own.status?.length ? own.status : (open.status ?? []),
  };
}

/**
 * @template {{id: string}} T
 * @param {readonly T[]} open
 * @param {readonly T[]} own
 * @param {(kept: T[], fresh: T[]) => T[]} together
 */
function replaced(open, own, together) {
  const mine = new Map(own.map((thing) => [thing.id, thing]));
  const ids = new Set(open.map(({ id }) => id));
  const kept = open.map((thing) => mine.get(thing.id) ?? thing);
  return together(kept, own.filter(({ id }) => !ids.has(id)));
}

/**
 * Facts and sentences in one line: a point between them, where no full stop is.
 * @param {readonly string[]} texts
 */
export const inLine = (texts) =>
  texts.reduce((line, text) => line + (/[.!?…]$/.test(line) ? " " : line && " · ") + text, "");

/**
 * A position from what the server tells, in words already.
 * @param {any} told
 * @returns {Position}
 */
export function arranged(told) {
  const { scene, own = {}, choices = [], question = [], lesson = null, reading = [] } = told;
  const full = choices.map((/** @type {any} */ choice) => ({ note: "", parts: [], ...choice }));
  return { ...told, scene: merged(scene, own), choices: full, question: question.join(" "), lesson, reading };
}
