import { h } from "./dom.js";

/** @import {Say} from "../language/translator.js" */
/** @import {HintedMove} from "./messages.d.ts" */
/** @import {FullChoice} from "./position.js" */

/**
 * The moves that look best: each with a bar for one's own chance to win, and everybody's in words.
 * One of them is highlighted on the board: the best, or the one that is pointed at.
 */
export class Hints {
  /**
   * @param {HTMLElement} element
   * @param {Say} say
   * @param {{onHighlight: () => void, onPick: (choice: FullChoice) => void, onClose: () => void}} handlers
   */
  constructor(element, say, handlers) {
    this.element = element;
    this.say = say;
    this.handlers = handlers;
    /** @type {FullChoice | null} */
    this.highlighted = null;
  }

  /**
   * @param {readonly HintedMove[]} moves the best first
   * @param {readonly FullChoice[]} choices what can be chosen now
   */
  show(moves, choices) {
    const known = new Map(choices.map((choice) => [choice.action, choice]));
    const rows = moves.flatMap((move) => {
      const choice = known.get(move.action);
      return choice ? [{ move, choice }] : [];
    });
    if (!rows.length) return;
    const [best] = rows;
    const close = h(
      "button",
      {
        type: "button",
        class: "x",
        "aria-label": this.say("page-close"),
        "data-role": "hints-close",
        click: () => this.close(),
      },
      "×",
    );
    this.element.replaceChildren(
      h("p", { class: "note" }, this.say("page-hint-lead"), close),
      h(
        "ol",
        {},
        ...rows.map(({ move, choice }) => h("li", {}, this.row(move, choice, best.choice))),
      ),
    );
    this.element.hidden = false;
    this.highlight(best.choice);
  }

  /**
   * @param {HintedMove} move
   * @param {FullChoice} choice
   * @param {FullChoice} best
   */
  row(move, choice, best) {
    const shares = move.win.map(
      ({ name, percent }) => `${name} ${this.say("page-percent", { number: percent })}`,
    );
    const fill = h("span", { class: "fill" });
    fill.style.inlineSize = `${move.win.find(({ mine }) => mine)?.percent ?? 0}%`;
    return h(
      "button",
      {
        type: "button",
        class: "choice",
        "data-action": choice.action,
        "data-focus": `hint-${choice.action}`,
        click: () => this.handlers.onPick(choice),
        pointerenter: () => this.highlight(choice),
        pointerleave: () => this.highlight(best),
        focus: () => this.highlight(choice),
        blur: () => this.highlight(best),
      },
      h("b", {}, `${choice.text} `), // so that it is a word of its own when it is read aloud
      h("span", { class: "chance", "aria-hidden": "true" }, fill),
      h("small", {}, shares.join(" · ")),
    );
  }

  /** @param {FullChoice} choice */
  highlight(choice) {
    if (this.element.hidden || this.highlighted === choice) return;
    this.highlighted = choice;
    this.handlers.onHighlight();
  }

  /** Put the hints away. */
  close() {
    this.clear();
    this.handlers.onHighlight();
    this.handlers.onClose();
  }

  /** They are about another decision. */
  clear() {
    this.highlighted = null;
    this.element.hidden = true;
    this.element.replaceChildren();
  }
}
