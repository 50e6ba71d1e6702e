/**
 * From touches to a move: which of the choices that the server offers a player means. No page, no rules.
 *
 * A choice names the parts that are touched for it, in any order, a part as often as it is touched. Every
 * part that leads on to some choice is selectable.
 */

/** @import {FullChoice} from "./position.js" */

/** @typedef {{key: string, part: string}} Touch of a target; the key tells targets with one part apart */

/**
 * What is still to be touched for a choice; null if something was touched that it has no use for.
 * @param {FullChoice} choice
 * @param {readonly Touch[]} touches
 * @returns {string[] | null}
 */
function missingParts(choice, touches) {
  const missing = [...choice.parts];
  for (const { part } of touches) {
    const at = missing.indexOf(part);
    if (at < 0) return null;
    missing.splice(at, 1);
  }
  return missing;
}

/** What a player has touched so far, out of the choices of one decision. */
export class Selection {
  constructor() {
    /** @type {readonly FullChoice[]} */
    this.offered = [];
    /** @type {readonly Touch[]} */
    this.touches = [];
    /** A move is on its way: until it is answered, nothing can be chosen. */
    this.locked = false;
  }

  /**
   * Begin another decision.
   * @param {readonly FullChoice[]} choices
   */
  start(choices) {
    this.offered = choices;
    this.touches = [];
    this.locked = false;
  }

  clear() {
    this.touches = [];
  }

  get choices() {
    return this.locked ? [] : this.offered;
  }

  /** The choices that the selection can still become. */
  get matching() {
    return this.choices.filter((choice) => missingParts(choice, this.touches));
  }

  /** The keys of what is selected. */
  get keys() {
    return new Set(this.touches.map(({ key }) => key));
  }

  /** The parts that lead on to some choice. */
  get selectable() {
    return this.selectableAfter(this.touches);
  }

  /**
   * The parts that would lead on after other touches.
   * @param {readonly Touch[]} touches
   */
  selectableAfter(touches) {
    return new Set(this.choices.flatMap((choice) => missingParts(choice, touches) ?? []));
  }

  /**
   * Does touching a target do anything, or take back what it did?
   * @param {Touch} target
   */
  accepts({ key, part }) {
    return this.keys.has(key) || this.selectable.has(part);
  }

  /** The choice to be confirmed: the one whose parts are touched exactly, or the only one left. */
  get candidate() {
    const { matching } = this;
    if (matching.length === 1) return matching[0];
    return matching.find((choice) => missingParts(choice, this.touches)?.length === 0) ?? null;
  }

  /**
   * The choices that no touch leads to any more: they are offered by their text.
   * @param {ReadonlySet<string>} parts of all targets there are
   */
  withoutTargets(parts) {
    const { candidate } = this;
    return this.choices.filter((choice) => {
      const missing = missingParts(choice, this.touches);
      return choice !== candidate && missing && !missing.some((part) => parts.has(part));
    });
  }

  /**
   * Touch a target: select it, or put it back if it is selected.
   * @param {Touch} target
   * @returns {boolean} false, and nothing has changed, if that leads to no choice
   */
  touch({ key, part }) {
    if (this.keys.has(key)) {
      this.touches = this.touches.filter((other) => other.key !== key);
      return true;
    }
    const longer = [...this.touches, { key, part }];
    if (this.choices.some((choice) => missingParts(choice, longer))) {
      this.touches = longer;
      return true;
    }
    // Another of equal cards takes the place of the one touched before.
    const twin = this.touches.findIndex((other) => other.part === part);
    if (twin >= 0) this.touches = longer.filter((_, at) => at !== twin);
    return twin >= 0;
  }

  /**
   * Put some targets back and touch another one.
   * @param {readonly string[]} keys
   * @param {Touch} target
   * @returns {boolean} false, and nothing has changed, if that leads to no choice
   */
  replace(keys, target) {
    const before = this.touches;
    this.touches = before.filter((other) => !keys.includes(other.key));
    const done = this.touch(target);
    if (!done) this.touches = before;
    return done;
  }

  /**
   * Select exactly one choice, for those who pick it from a list.
   * @param {FullChoice} choice
   * @param {Iterable<Touch>} targets everything that can be touched
   */
  pick(choice, targets) {
    this.touches = touchesFor(choice, targets);
  }
}

/**
 * The touches that make up a choice.
 * @param {FullChoice} choice
 * @param {Iterable<Touch>} targets everything that can be touched
 * @returns {Touch[]}
 */
export function touchesFor(choice, targets) {
  const all = [...targets];
  const used = new Set();
  return choice.parts.map((part) => {
    const target = all.find((other) => other.part === part && !used.has(other.key));
    const key = target?.key ?? part;
    used.add(key);
    return { key, part };
  });
}

/**
 * Choices under headings: what several of them, but not all, have to touch.
 * @param {readonly FullChoice[]} choices
 * @param {ReadonlyMap<string, string>} labels of parts
 * @returns {{title: string, choices: FullChoice[]}[]}
 */
export function groupChoices(choices, labels) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const part of choices.flatMap((choice) => [...new Set(choice.parts)])) {
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const isHeading = (/** @type {string} */ part) => {
    const count = counts.get(part) ?? 0;
    return labels.has(part) && count > 1 && count < choices.length;
  };
  /** @type {Map<string, FullChoice[]>} */
  const groups = new Map();
  for (const choice of choices) {
    const title = labels.get(choice.parts.find(isHeading) ?? "") ?? "";
    groups.set(title, [...(groups.get(title) ?? []), choice]);
  }
  const found = [...groups].map(([title, members]) => ({ title, choices: members }));
  return [...found.filter((group) => group.title), ...found.filter((group) => !group.title)];
}
