// @ts-check
/** Texts put into words, by the catalogue that the server sends: see `language/browser.py`. */

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

/** Who puts texts into words for one reader. */
export class Words {
  /** @param {Catalogue} catalogue */
  constructor(catalogue) {
    this.catalogue = catalogue;
    this.plurals = new Intl.PluralRules(catalogue.cldr);
    /** @type {string[]} how the seats are called */
    this.names = [];
    /** @type {number | null} the reader's seat */
    this.seat = null;
    /** @type {Say} */
    this.say = (message, values = {}) => this.formed(message, values, 0);
  }

  /**
   * A value in which every text has been put into words.
   * @param {any} value
   * @returns {any}
   */
  filled(value) {
    if (Array.isArray(value)) return value.map((item) => this.filled(item));
    if (value === null || typeof value !== "object") return value;
    if (typeof value.say === "string") return this.say(value.say, value.with);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.filled(item)]));
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
  formed(message, values, depth) {
    const pattern = this.catalogue.messages[message];
    if (pattern === undefined || depth > DEEPEST) return message;
    return this.pattern(pattern, values, depth + 1);
  }

  /**
   * @param {Pattern} pattern
   * @param {Record<string, Argument>} values
   * @param {number} depth
   * @returns {string}
   */
  pattern(pattern, values, depth) {
    if (typeof pattern === "string") return pattern;
    return pattern
      .map((/** @type {any} */ part) =>
        typeof part === "string" ? part : this.written(this.value(part, values, depth), depth),
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
  value(part, values, depth) {
    if (typeof part !== "object") return part;
    if ("$" in part) return values[part.$] ?? part.$;
    if ("m" in part) return this.formed(part.m, values, depth);
    if ("t" in part) return this.formed(part.t, part.o, depth);
    if ("s" in part) return this.pattern(this.variant(part, values, depth), values, depth);
    const [first] = part.a.map((/** @type {any} */ one) => this.value(one, values, depth));
    return this.called(part.f, first, part.o, depth);
  }

  /**
   * @param {string} name
   * @param {any} value
   * @param {Intl.NumberFormatOptions} options
   * @param {number} depth
   */
  called(name, value, options, depth) {
    switch (name) {
      case "NUMBER":
        return Object.assign(Object(Number(value)), { options });
      case "IS_YOU":
        return value?.type === "seat" && value.number === this.seat ? "yes" : "no";
      case "VOWEL": {
        const first = this.written(value, depth).slice(0, 1).toLowerCase();
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
  variant({ s, v, d }, values, depth) {
    const found = this.value(s, values, depth);
    const number = typeof found === "number" || found instanceof Number ? Number(found) : null;
    const fits = (/** @type {string | number} */ key) =>
      number === null
        ? key === this.written(found, depth)
        : key === number || key === this.plurals.select(number);
    return (v.find(([key]) => fits(key)) ?? v[d])[1];
  }

  /**
   * @param {any} value
   * @param {number} depth
   * @returns {string}
   */
  written(value, depth) {
    if (typeof value === "string") return value;
    if (typeof value === "number") return value.toLocaleString(this.catalogue.cldr);
    if (value instanceof Number) return this.number(value);
    if (typeof value?.say === "string") return this.formed(value.say, value.with ?? {}, depth);
    if (value?.type === "seat") return this.name(value.number);
    if (value?.type !== "list") return "";
    const items = value.items.map((/** @type {Argument} */ item) => this.written(item, depth));
    const style = value.style ?? "and";
    if (style === "plain") return items.join(", ");
    const type = /** @type {Intl.ListFormatType} */ (LISTS[/** @type {"and"} */ (style)]);
    return new Intl.ListFormat(this.catalogue.cldr, { type }).format(items);
  }

  /** @param {Number & {options?: any}} number */
  number(number) {
    const options = { ...number.options };
    if ("useGrouping" in options) options.useGrouping = Boolean(options.useGrouping);
    return Number(number).toLocaleString(this.catalogue.cldr, options);
  }
}

/**
 * Several players in a text.
 * @param {readonly number[]} seats
 * @returns {ListArgument}
 */
export const seatList = (seats) => ({
  type: "list",
  items: seats.map((number) => ({ type: "seat", number })),
});

/**
 * The catalogue of a game; browsers keep it.
 * @param {string} address
 * @returns {Promise<Words>}
 */
export async function fetchWords(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`words: ${answer.status}`);
  return new Words(await answer.json());
}

/**
 * Fill in what a template leaves to the catalogue: `data-say` is text, `data-say-label` a label.
 * @param {ParentNode} root
 * @param {Say} say
 */
export function fillIn(root, say) {
  for (const node of root.querySelectorAll("[data-say]")) {
    node.textContent = say(/** @type {string} */ (node.getAttribute("data-say")));
  }
  for (const node of root.querySelectorAll("[data-say-label]")) {
    node.setAttribute("aria-label", say(/** @type {string} */ (node.getAttribute("data-say-label"))));
  }
}
