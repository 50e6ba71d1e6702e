/** A position as the page shows it: the scene that everybody sees merged with that of one seat. */

/** @import {Position, ReplayPosition} from "./messages.d.ts" */
/** @import {Choice, Lesson, Scene, Section} from "./scene.d.ts" */

/** @typedef {Required<Scene>} FullScene */
/** @typedef {Choice & {note: string, parts: string[]}} FullChoice */
/**
 * What the page shows of a position. Of a finished game there are no choices.
 * @typedef {object} Shown
 * @property {FullScene} scene
 * @property {FullChoice[]} choices
 * @property {string} question
 * @property {Lesson | null} lesson
 * @property {Section[]} reading
 */
/** @typedef {Omit<Position, keyof Shown | "own"> & Shown} FullPosition */
/** @typedef {Omit<ReplayPosition, keyof Shown | "own"> & Shown} FullReplayPosition */

/**
 * The shared scene with the seat's own: what has the same id is replaced; other panels come first, other
 * pieces lie on top.
 * @param {Scene} shared
 * @param {Scene} own
 * @returns {FullScene}
 */
export function mergeScenes(shared, own) {
  const [pieces, morePieces] = replaceById(shared.pieces ?? [], own.pieces ?? []);
  const [panels, morePanels] = replaceById(shared.panels ?? [], own.panels ?? []);
  return {
    pieces: [...pieces, ...morePieces],
    panels: [...morePanels, ...panels],
    buttons: [...(shared.buttons ?? []), ...(own.buttons ?? [])],
    status: own.status?.length ? own.status : (shared.status ?? []),
  };
}

/**
 * @template {{id: string}} T
 * @param {readonly T[]} items
 * @param {readonly T[]} replacements
 * @returns {[T[], T[]]} the items, and the replacements that replace none of them
 */
function replaceById(items, replacements) {
  const byId = new Map(replacements.map((item) => [item.id, item]));
  const ids = new Set(items.map(({ id }) => id));
  return [
    items.map((item) => byId.get(item.id) ?? item),
    replacements.filter(({ id }) => !ids.has(id)),
  ];
}

/**
 * @param {Partial<Position & ReplayPosition>} sent
 * @returns {Shown}
 */
function shown({ scene = {}, own = {}, choices = [], question = [], lesson = null, reading = [] }) {
  return {
    scene: mergeScenes(scene, own),
    choices: choices.map((choice) => ({ parts: [], ...choice, note: choice.note ?? "" })),
    question: question.join(" "),
    lesson,
    reading,
  };
}

/**
 * A position from what the server sends, translated.
 * @param {Position} sent
 * @returns {FullPosition}
 */
export const toPosition = (sent) => ({ ...sent, ...shown(sent) });

/**
 * The same of a finished game.
 * @param {ReplayPosition} sent
 * @returns {FullReplayPosition}
 */
export const toReplayPosition = (sent) => ({ ...sent, ...shown(sent) });

/**
 * Facts and sentences in one line, with a point between those that do not end in a full stop.
 * @param {readonly string[]} texts
 */
export const joinSentences = (texts) =>
  texts.reduce((line, text) => line + (/[.!?…]$/.test(line) ? " " : line && " · ") + text, "");
