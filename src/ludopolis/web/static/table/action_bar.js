import { h } from "./dom.js";

/** @import {Say} from "../language/translator.js" */
/** @import {Focus} from "./focus.js" */
/** @import {FullChoice} from "./position.js" */
/** @import {Target} from "./targets.js" */

/**
 * What the bar shows: a sentence, and what can be pressed.
 * @typedef {object} Decision
 * @property {string} who decides, where several play at one screen; "" where it is clear
 * @property {string} question what is being decided, or who is waited for
 * @property {FullChoice | null} candidate the choice to be confirmed
 * @property {boolean} forced it is the only one there is
 * @property {string[]} selected labels of what is selected
 * @property {Target[]} buttons that can be pressed, or are
 * @property {ReadonlySet<string>} pressed keys
 * @property {FullChoice[]} textChoices choices that are offered by their text
 * @property {boolean} undo
 * @property {string} pending what is said while a move is on its way; "" if none is
 */

/**
 * @typedef {object} Handlers
 * @property {(key: string) => void} onTouch
 * @property {(keys: string[], key: string) => void} onReplace put those back, touch this
 * @property {(choice: FullChoice) => void} onConfirm
 * @property {(choice: FullChoice) => void} onPick
 * @property {() => void} onCancel
 * @property {() => void} onUndo
 */

/** The bar below the board in which a move is put together and confirmed. */
export class ActionBar {
  /**
   * @param {HTMLElement} element
   * @param {Say} say
   * @param {Focus} focus
   * @param {Handlers} handlers
   */
  constructor(element, say, focus, handlers) {
    this.element = element;
    this.say = say;
    this.focus = focus;
    this.handlers = handlers;
    const attributes = { class: "sentence", "data-role": "sentence", "aria-live": "polite" };
    this.sentence = h("p", { ...attributes, tabindex: -1 });
    this.options = h("div", { class: "options", "data-role": "options" });
    this.acts = h("div", { class: "acts" });
    element.append(this.sentence, this.options, this.acts);
    /** @type {number | null} that the stepper shows */
    this.amount = null;
  }

  /** Another decision begins. */
  reset() {
    this.amount = null;
  }

  /** @param {Decision} decision */
  render(decision) {
    this.renderSentence(decision);
    const kept = this.focus.keep(this.element, () => {
      this.renderOptions(decision);
      this.renderActions(decision);
    });
    // What was pressed is gone: a keyboard player goes on from here, not from the top of the page.
    if (!kept) this.sentence.focus({ preventScroll: true });
  }

  /** @param {Decision} decision */
  renderSentence({ who, question, candidate, forced, selected, textChoices, pending }) {
    /** @type {(Node | string)[]} */
    let parts;
    if (pending) parts = [h("span", { class: "waiting" }, pending)];
    else if (candidate) {
      parts = [h("b", {}, capitalize(candidate.text))];
      if (forced && !selected.length) parts.unshift(h("span", {}, `${this.say("page-forced")} `));
      if (candidate.note) parts.push(h("span", { class: "note" }, candidate.note));
    } else {
      parts = [h("span", {}, question)];
      if (selected.length) parts.push(h("span", { class: "note" }, selected.join(" + ")));
      if (textChoices.length) parts.push(h("span", { class: "note" }, this.say("page-which")));
    }
    if (who && !pending) {
      parts.unshift(h("span", {}, `${this.say("page-move-of", { name: who })} `));
    }
    const sentence = h("p", {}, ...parts);
    // A screen reader does not say the same sentence twice.
    if (sentence.textContent !== this.sentence.textContent) {
      this.sentence.replaceChildren(...sentence.childNodes);
    }
  }

  /** @param {Decision} decision */
  renderOptions({ buttons, pressed, textChoices }) {
    const amounts = buttons.filter((target) => target.amount !== undefined);
    const plain = buttons.filter((target) => target.amount === undefined);
    this.options.replaceChildren(
      // First, as what is mostly wanted: on a phone the last of many buttons are out of sight.
      ...(amounts.length ? [this.stepper(amounts, pressed)] : []),
      ...plain.map((target) => this.button(target, pressed)),
      ...textChoices.map((choice) => this.textChoice(choice)),
    );
    this.options.hidden = !this.options.hasChildNodes();
  }

  /** @param {Decision} decision */
  renderActions({ undo, selected, candidate, pending }) {
    const { onUndo, onCancel, onConfirm } = this.handlers;
    const actions = [];
    if (undo) actions.push(this.action("undo", onUndo));
    if (selected.length) actions.push(this.action("cancel", onCancel));
    if (candidate) {
      actions.push(this.action("confirm", () => onConfirm(candidate), candidate.action));
    }
    this.acts.replaceChildren(...(pending ? [] : actions));
  }

  /**
   * @param {"undo" | "cancel" | "confirm"} name
   * @param {() => void} click
   * @param {number} [action]
   */
  action(name, click, action) {
    const attributes = { type: "button", class: name, "data-role": name, "data-focus": name };
    return h("button", { ...attributes, "data-action": action, click }, this.say(`page-${name}`));
  }

  /**
   * @param {Target} target
   * @param {ReadonlySet<string>} pressed keys
   */
  button(target, pressed) {
    const isPressed = pressed.has(target.key);
    return h(
      "button",
      {
        type: "button",
        class: isPressed ? "choice selected" : "choice lit",
        "aria-pressed": String(isPressed),
        "data-part": target.part,
        "data-key": target.key,
        "data-touch": "",
        "data-state": isPressed ? "selected" : "lit",
        "data-focus": `touch-${target.key}`,
        click: () => this.handlers.onTouch(target.key),
      },
      target.label,
    );
  }

  /** @param {FullChoice} choice */
  textChoice(choice) {
    return h(
      "button",
      {
        type: "button",
        class: "choice",
        "data-action": choice.action,
        "data-focus": `action-${choice.action}`,
        click: () => this.handlers.onPick(choice),
      },
      `${choice.text} `,
      choice.note && h("small", {}, choice.note),
    );
  }

  /**
   * Many amounts as one control: less, more, and the button of the amount between them.
   * @param {Target[]} targets
   * @param {ReadonlySet<string>} pressed keys
   */
  stepper(targets, pressed) {
    const sorted = [...targets].sort((a, b) => (a.amount ?? 0) - (b.amount ?? 0));
    const last = sorted.length - 1;
    let at = sorted.findIndex((target) => pressed.has(target.key));
    if (at < 0) at = sorted.findIndex((target) => target.amount === this.amount);
    if (at < 0) at = 0;
    this.amount = sorted[at].amount ?? null;
    const keys = sorted.map((target) => target.key);
    const go = (/** @type {number} */ to) => {
      const next = sorted[Math.max(0, Math.min(last, to))];
      this.amount = next.amount ?? null;
      // While no amount is selected, only the button itself selects one.
      if (keys.some((key) => pressed.has(key))) this.handlers.onReplace(keys, next.key);
      else this.options.querySelector(".stepper")?.replaceWith(this.stepper(targets, pressed));
    };
    const jump = last >= 20 ? 10 : last >= 8 ? 5 : 0;
    const step = (/** @type {"less" | "more"} */ name, /** @type {number} */ by) => {
      const disabled = by < 0 ? at === 0 : at === last;
      return this.step(name, by, disabled, () => go(at + by));
    };
    return h(
      "div",
      {
        class: "stepper",
        role: "group",
        "aria-label": this.say("page-amount"),
        "data-role": "stepper",
      },
      jump > 0 && step("less", -jump),
      step("less", -1),
      this.button(sorted[at], pressed),
      step("more", 1),
      jump > 0 && step("more", jump),
    );
  }

  /**
   * @param {"less" | "more"} name
   * @param {number} by
   * @param {boolean} disabled
   * @param {() => void} go
   */
  step(name, by, disabled, go) {
    const size = Math.abs(by);
    const label = this.say(`page-${name}`);
    return h(
      "button",
      {
        type: "button",
        class: "step",
        "aria-label": size === 1 ? label : `${label} (${size})`,
        "data-role": name,
        "data-focus": `step-${by}`,
        disabled,
        click: () => this.focus.keep(this.options, go),
      },
      (by < 0 ? "−" : "+") + (size === 1 ? "" : size),
    );
  }
}

/** @param {string} text */
export const capitalize = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
