// @ts-check
import { h } from "./dom.js";

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Thing} Thing */
/** @typedef {import("../language/words.js").Say} Say */

/**
 * What the bar shows: a sentence, what can be pressed, and how it is settled.
 * @typedef {object} Offer
 * @property {string} who decides, where several play at one screen; "" where it is clear
 * @property {string} question what is being decided, or who is waited for
 * @property {Choice | null} choice to be confirmed
 * @property {boolean} forced it is the only one there is
 * @property {string[]} touched labels of what was touched so far
 * @property {Thing[]} buttons lit or selected
 * @property {Set<string>} selected keys
 * @property {Choice[]} spoken choices that are offered by their text
 * @property {boolean} undo
 * @property {string} waiting a move is on its way: what is said meanwhile
 */

/**
 * @typedef {object} Hands what the bar's buttons do
 * @property {(key: string) => void} touch
 * @property {(keys: string[], key: string) => void} exchange put those back, touch this
 * @property {(choice: Choice) => void} settle
 * @property {(choice: Choice) => void} pick
 * @property {() => void} clear
 * @property {() => void} undo
 */

/** The bar below the board in which a move is put together and confirmed. */
export class Bar {
  /**
   * @param {HTMLElement} home
   * @param {Say} say
   * @param {Hands} hands
   */
  constructor(home, say, hands) {
    this.say = say;
    this.hands = hands;
    const attributes = { class: "sentence", "data-role": "sentence", "aria-live": "polite" };
    this.sentence = h("p", { ...attributes, tabindex: -1 });
    this.options = h("div", { class: "options", "data-role": "options" });
    this.acts = h("div", { class: "acts" });
    home.append(this.sentence, this.options, this.acts);
    /** @type {number | null} */
    this.amount = null;
  }

  /** Another decision: nothing is left of the last. */
  forget() {
    this.amount = null;
  }

  /** @param {Offer} offer */
  show(offer) {
    const { choice, waiting } = offer;
    const focused = document.activeElement?.getAttribute("data-focus");
    this.tell(offer);
    const plain = offer.buttons.filter((thing) => thing.amount === undefined);
    const amounts = offer.buttons.filter((thing) => thing.amount !== undefined);
    this.options.replaceChildren(
      // First, as what is mostly wanted: on a phone the last of many buttons are out of sight.
      ...(amounts.length ? [this.stepper(amounts, offer.selected)] : []),
      ...plain.map((thing) => this.button(thing, offer.selected)),
      ...offer.spoken.map((one) =>
        h(
          "button",
          {
            type: "button",
            class: "choice",
            "data-action": one.action,
            "data-focus": `action-${one.action}`,
            click: () => this.hands.pick(one),
          },
          `${one.text} `,
          one.note && h("small", {}, one.note),
        ),
      ),
    );
    this.options.hidden = !this.options.hasChildNodes();
    const acts = [];
    if (offer.undo && !waiting) {
      acts.push(this.act("undo", () => this.hands.undo()));
    }
    if (offer.touched.length && !waiting) {
      acts.push(this.act("cancel", () => this.hands.clear()));
    }
    if (choice && !waiting) {
      acts.push(this.act("confirm", () => this.hands.settle(choice), choice.action));
    }
    this.acts.replaceChildren(...acts);
    if (focused) {
      const again = document.querySelector(`[data-focus="${CSS.escape(focused)}"]`);
      // What was pressed may be gone: who goes on by keyboard starts from here, not from the page's top.
      (again instanceof HTMLElement ? again : this.sentence).focus({ preventScroll: true });
    }
  }

  /** @param {Offer} offer */
  tell({ who, question, choice, forced, touched, spoken, waiting }) {
    /** @type {(Node | string)[]} */
    let said;
    if (waiting) said = [h("span", { class: "waiting" }, waiting)];
    else if (choice) {
      said = [h("b", {}, capital(choice.text))];
      if (forced && !touched.length) said.unshift(h("span", {}, `${this.say("page-forced")} `));
      if (choice.note) said.push(h("span", { class: "note" }, choice.note));
    } else {
      said = [h("span", {}, question)];
      if (touched.length) said.push(h("span", { class: "note" }, touched.join(" + ")));
      if (spoken.length) said.push(h("span", { class: "note" }, this.say("page-which")));
    }
    if (who && !waiting) said.unshift(h("span", {}, `${this.say("page-move-of", { name: who })} `));
    const fresh = h("p", {}, ...said);
    // The same sentence is not said twice.
    if (fresh.textContent !== this.sentence.textContent) {
      this.sentence.replaceChildren(...fresh.childNodes);
    }
  }

  /**
   * @param {"undo" | "cancel" | "confirm"} name
   * @param {() => void} done
   * @param {number} [action]
   */
  act(name, done, action) {
    const attributes = { type: "button", class: name, "data-role": name, "data-focus": name };
    return h("button", { ...attributes, "data-action": action, click: done }, this.say(`page-${name}`));
  }

  /**
   * @param {Thing} thing
   * @param {Set<string>} selected
   */
  button(thing, selected) {
    const pressed = selected.has(thing.key);
    return h(
      "button",
      {
        type: "button",
        class: pressed ? "choice selected" : "choice lit",
        "aria-pressed": String(pressed),
        "data-part": thing.part,
        "data-key": thing.key,
        "data-touch": "",
        "data-state": pressed ? "selected" : "lit",
        "data-focus": `touch-${thing.key}`,
        click: () => this.hands.touch(thing.key),
      },
      thing.label,
    );
  }

  /**
   * Many amounts as one: less, more, and the button that says what it would be.
   * @param {Thing[]} things
   * @param {Set<string>} selected
   */
  stepper(things, selected) {
    const sorted = [...things].sort((a, b) => (a.amount ?? 0) - (b.amount ?? 0));
    const last = sorted.length - 1;
    let at = sorted.findIndex((thing) => selected.has(thing.key));
    if (at < 0) at = sorted.findIndex((thing) => thing.amount === this.amount);
    if (at < 0) at = 0;
    const thing = sorted[at];
    const keys = sorted.map((one) => one.key);
    this.amount = thing.amount ?? null;
    const go = (/** @type {number} */ to) => {
      const next = sorted[Math.max(0, Math.min(last, to))];
      this.amount = next.amount ?? null;
      // Without a question at the end, only the button itself may settle it.
      if (keys.some((key) => selected.has(key))) this.hands.exchange(keys, next.key);
      else this.options.querySelector(".stepper")?.replaceWith(this.stepper(things, selected));
    };
    const jump = last >= 20 ? 10 : last >= 8 ? 5 : 0;
    const step = (/** @type {string} */ label, /** @type {string} */ sign, /** @type {number} */ by) =>
      h(
        "button",
        {
          type: "button",
          class: "step",
          "aria-label": Math.abs(by) === 1 ? this.say(`page-${label}`) : `${this.say(`page-${label}`)} (${Math.abs(by)})`,
          "data-role": label,
          "data-focus": `step-${by}`,
          disabled: by < 0 ? at === 0 : at === last,
          click: (/** @type {Event} */ event) => {
            go(at + by);
            const name = /** @type {Element} */ (event.currentTarget).getAttribute("data-focus");
            const again = this.options.querySelector(`[data-focus="${name}"]`);
            if (again instanceof HTMLElement) again.focus();
          },
        },
        sign,
      );
    return h(
      "div",
      { class: "stepper", role: "group", "aria-label": this.say("page-amount"), "data-role": "stepper" },
      jump > 0 && step("less", `−${jump}`, -jump),
      step("less", "−", -1),
      this.button(thing, selected),
      step("more", "+", 1),
      jump > 0 && step("more", `+${jump}`, jump),
    );
  }
}

/** @param {string} text */
export const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
