// @ts-check
/**
 * From touches to an action. Pure functions over the choices that the server offers: no page, no rules.
 *
 * A choice names the parts that are touched for it, in any order, a part as often as it is touched. A
 * selection is what has been touched so far. Everything that leads on to some choice is lit.
 */

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {{key: string, part: string}} Touch */

/**
 * How often each part occurs.
 * @param {readonly string[]} parts
 * @returns {Map<string, number>}
 */
export function counted(parts) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

/**
 * What is still to be touched for a choice; null if something was touched that it has no use for.
 * @param {Choice} choice
 * @param {readonly Touch[]} selection
 * @returns {string[] | null}
 */
export function missing(choice, selection) {
  const rest = [...choice.parts];
  for (const { part } of selection) {
    const at = rest.indexOf(part);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/**
 * The choices that the selection can still become.
 * @param {readonly Choice[]} choices
 * @param {readonly Touch[]} selection
 * @returns {Choice[]}
 */
export function fitting(choices, selection) {
  return choices.filter((choice) => missing(choice, selection) !== null);
}

/**
 * The parts that lead on.
 * @param {readonly Choice[]} choices
 * @param {readonly Touch[]} selection
 * @returns {Set<string>}
 */
export function litParts(choices, selection) {
  return new Set(choices.flatMap((choice) => missing(choice, selection) ?? []));
}

/**
 * The choice to be confirmed: the one whose parts are touched exactly, or the only one left.
 * @param {readonly Choice[]} choices
 * @param {readonly Touch[]} selection
 * @returns {Choice | null}
 */
export function offered(choices, selection) {
  const left = fitting(choices, selection);
  if (left.length === 1) return left[0];
  return left.find((choice) => missing(choice, selection)?.length === 0) ?? null;
}

/**
 * The choices that no touch leads to any more: they are offered by their text.
 * @param {readonly Choice[]} choices
 * @param {readonly Touch[]} selection
 * @param {ReadonlySet<string>} touchable the parts that are there to be touched
 * @returns {Choice[]}
 */
export function spoken(choices, selection, touchable) {
  const offer = offered(choices, selection);
  return choices.filter((choice) => {
    const rest = missing(choice, selection);
    return choice !== offer && rest !== null && !rest.some((part) => touchable.has(part));
  });
}

/**
 * The selection after a touch; null if the thing leads nowhere from here.
 * @param {readonly Choice[]} choices
 * @param {readonly Touch[]} selection
 * @param {Touch} thing
 * @returns {Touch[] | null}
 */
export function touch(choices, selection, thing) {
  if (selection.some((other) => other.key === thing.key)) {
    return selection.filter((other) => other.key !== thing.key);
  }
  const longer = [...selection, { key: thing.key, part: thing.part }];
  if (fitting(choices, longer).length > 0) return longer;
  // Another of equal cards: it takes the place of the one touched before.
  const twin = selection.findIndex((other) => other.part === thing.part);
  return twin < 0 ? null : longer.filter((_, at) => at !== twin);
}

/**
 * The selection that is exactly a choice, for those who pick it from a list.
 * @param {Choice} choice
 * @param {readonly Touch[]} things everything that is there to be touched
 * @returns {Touch[]}
 */
export function selectionOf(choice, things) {
  const used = new Set();
  return choice.parts.map((part) => {
    const thing = things.find((other) => other.part === part && !used.has(other.key));
    const key = thing?.key ?? part;
    used.add(key);
    return { key, part };
  });
}

/**
 * Choices by what is touched first for them, so that a long list has headings.
 * @param {readonly Choice[]} choices
 * @param {ReadonlyMap<string, string>} labels of parts
 * @returns {{title: string, choices: Choice[]}[]}
 */
export function grouped(choices, labels) {
  const shared = counted(choices.flatMap((choice) => [...new Set(choice.parts)]));
  /** @type {Map<string, Choice[]>} */
  const groups = new Map();
  for (const choice of choices) {
    // A heading is worth its line if it gathers several choices but not all of them.
    const telling = choice.parts.find((part) => {
      const count = shared.get(part) ?? 0;
      return labels.has(part) && count > 1 && count < choices.length;
    });
    const title = telling === undefined ? "" : /** @type {string} */ (labels.get(telling));
    groups.set(title, [...(groups.get(title) ?? []), choice]);
  }
  const found = [...groups].map(([title, members]) => ({ title, choices: members }));
  return [...found.filter((group) => group.title), ...found.filter((group) => !group.title)];
}
