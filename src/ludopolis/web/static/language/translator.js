/** Translates texts by the catalogue that the server sends: see `language/browser.py`. */

/** @typedef {{say: string, with?: Record<string, Argument>}} Text a message and what is filled in */
/** @typedef {{type: "seat", number: number}} SeatArgument */
/** @typedef {{type: "list", items: Argument[], style?: "and" | "or" | "plain"}} ListArgument */
/** @typedef {string | number | Text | SeatArgument | ListArgument} Argument */
/** @typedef {any} Pattern */
/** @typedef {{language: string, cldr: string, messages: Record<string, Pattern>}} Catalogue */
/** @typedef {(message: string, values?: Record<string, Argument>) => string} Say */

const LISTS = { and: "conjunction", or: "disjunction" };
const VOWELS = "aeiouyàâäéèêëîïôöùûüœæ";
const DEEPEST = 30; // messages within messages

/** What `NUMBER` gives: a number, and how it is to be written. */
class FormattedNumber {
  /**
   * @param {number} value
   * @param {Intl.NumberFormatOptions} options
   */
  constructor(value, options) {
    this.value = value;
    this.options = options;
  }
}

/** Translates texts for one reader. */
export class Translator {
  /** @param {Catalogue} catalogue */
  constructor(catalogue) {
    this.catalogue = catalogue;
    this.plurals = new Intl.PluralRules(catalogue.cldr);
    /** @type {string[]} of the seats */
    this.names = [];
    /** @type {number | null} the reader's seat */
    this.seat = null;
    /** @type {Say} */
    this.say = (message, values = {}) => this.format(message, values, 0);
  }

  /**
   * A value in which every text is translated, however deep it is.
   * @param {any} value
   * @returns {any}
   */
  translate(value) {
    if (Array.isArray(value)) return value.map((item) => this.translate(item));
    if (value === null || typeof value !== "object") return value;
    if (typeof value.say === "string") return this.say(value.say, value.with);
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, this.translate(item)]),
    );
  }

  /** @param {{name: any}[]} seats as the server sends them */
  setNames(seats) {
    this.names = seats.map(({ name }) => this.translate(name));
  }

  /** @param {number} number */
  name(number) {
    return this.names[number - 1] ?? this.say("seat-number", { number });
  }

  /**
   * @param {string} message
   * @param {Record<string, Argument>} values
   * @param {number} depth
   * @returns {string}
   */
  format(message, values, depth) {
    const pattern = this.catalogue.messages[message];
    if (pattern === undefined || depth > DEEPEST) return message;
    return this.formatPattern(pattern, values, depth + 1);
  }

  /**
   * @param {Pattern} pattern
   * @param {Record<string, Argument>} values
   * @param {number} depth
   * @returns {string}
   */
  formatPattern(pattern, values, depth) {
    if (typeof pattern === "string") return pattern;
    return pattern
      .map((/** @type {any} */ part) =>
        typeof part === "string" ? part : this.toText(this.resolve(part, values, depth), depth),
      )
      .join("");
  }

  /**
   * What a part of a pattern stands for.
   * @param {any} part
   * @param {Record<string, Argument>} values
   * @param {number} depth
   * @returns {any}
   */
  resolve(part, values, depth) {
    if (typeof part !== "object") return part;
    if ("$" in part) return values[part.$] ?? part.$;
    if ("m" in part) return this.format(part.m, values, depth);
    if ("t" in part) return this.format(part.t, part.o, depth);
    if ("s" in part)
      return this.formatPattern(this.selectVariant(part, values, depth), values, depth);
    const [first] = part.a.map((/** @type {any} */ one) => this.resolve(one, values, depth));
    return this.call(part.f, first, part.o, depth);
  }

  /**
   * @param {string} name
   * @param {any} value
   * @param {Intl.NumberFormatOptions} options
   * @param {number} depth
   */
  call(name, value, options, depth) {
    switch (name) {
      case "NUMBER":
        return new FormattedNumber(Number(value), options);
      case "IS_YOU":
        return value?.type === "seat" && value.number === this.seat ? "yes" : "no";
      case "VOWEL": {
        const first = this.toText(value, depth).slice(0, 1).toLowerCase();
        return first && VOWELS.includes(first) ? "yes" : "no";
      }
    }
    return value;
  }

  /**
   * The variant that a selector chooses.
   * @param {{s: any, v: [string | number, Pattern][], d: number}} select
   * @param {Record<string, Argument>} values
   * @param {number} depth
   */
  selectVariant({ s, v, d }, values, depth) {
    const found = this.resolve(s, values, depth);
    const plain = found instanceof FormattedNumber ? found.value : found;
    const number = typeof plain === "number" ? plain : null;
    const fits = (/** @type {string | number} */ key) =>
      number === null
        ? key === this.toText(found, depth)
        : key === number || key === this.plurals.select(number);
    return (v.find(([key]) => fits(key)) ?? v[d])[1];
  }

  /**
   * @param {any} value
   * @param {number} depth
   * @returns {string}
   */
  toText(value, depth) {
    if (typeof value === "string") return value;
    if (typeof value === "number") return value.toLocaleString(this.catalogue.cldr);
    if (value instanceof FormattedNumber) return this.formatNumber(value);
    if (typeof value?.say === "string") return this.format(value.say, value.with ?? {}, depth);
    if (value?.type === "seat") return this.name(value.number);
    if (value?.type !== "list") return "";
    const items = value.items.map((/** @type {Argument} */ item) => this.toText(item, depth));
    const style = value.style ?? "and";
    if (style === "plain") return items.join(", ");
    const type = /** @type {Intl.ListFormatType} */ (LISTS[/** @type {"and"} */ (style)]);
    return new Intl.ListFormat(this.catalogue.cldr, { type }).format(items);
  }

  /** @param {FormattedNumber} number */
  formatNumber({ value, options }) {
    const given = { ...options };
    if ("useGrouping" in given) given.useGrouping = Boolean(given.useGrouping);
    return value.toLocaleString(this.catalogue.cldr, given);
  }
}

/**
 * A list of players, as an argument of a text.
 * @param {readonly number[]} seats
 * @returns {ListArgument}
 */
export const seatList = (seats) => ({
  type: "list",
  items: seats.map((number) => ({ type: "seat", number })),
});

/**
 * The translator of a game; browsers cache its catalogue.
 * @param {string} address
 * @returns {Promise<Translator>}
 */
export async function fetchTranslator(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`catalogue: ${answer.status}`);
  return new Translator(await answer.json());
}

/**
 * Translate what a template leaves to the catalogue: `data-say` is the text, `data-say-label` the label.
 * @param {ParentNode} root
 * @param {Say} say
 */
export function translatePage(root, say) {
  for (const node of root.querySelectorAll("[data-say]")) {
    node.textContent = say(/** @type {string} */ (node.getAttribute("data-say")));
  }
  for (const node of root.querySelectorAll("[data-say-label]")) {
    node.setAttribute(
      "aria-label",
      say(/** @type {string} */ (node.getAttribute("data-say-label"))),
    );
  }
}
