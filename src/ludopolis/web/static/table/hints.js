// @ts-check
import { h } from "./dom.js";

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").HintedMove} HintedMove */
/** @typedef {import("../language/words.js").Say} Say */

/**
 * The moves that look best: each with a bar for one's own chance to win, and everybody's in words.
 * One of them is lit on the board: the best, or the one that is pointed at.
 */
export class Hints {
  /**
   * @param {HTMLElement} home
   * @param {Say} say
   * @param {{changed: () => void, take: (choice: Choice) => void, left: () => void}} hands what to do
   *   when another move is to be lit, when one is taken over, and when they are put away
   */
  constructor(home, say, hands) {
    this.home = home;
    this.say = say;
    this.hands = hands;
    /** @type {Choice | null} */
    this.lit = null;
  }

  /**
   * @param {readonly HintedMove[]} moves the best first
   * @param {readonly Choice[]} choices what can be chosen now
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
    this.home.replaceChildren(
      h("p", { class: "note" }, this.say("page-hint-lead"), close),
      h("ol", {}, ...rows.map(({ move, choice }) => h("li", {}, this.row(move, choice, best.choice)))),
    );
    this.home.hidden = false;
    this.light(best.choice);
  }

  /**
   * @param {HintedMove} move
   * @param {Choice} choice
   * @param {Choice} best
   */
  row(move, choice, best) {
    const shares = move.win.map(({ name, percent }) => `${name} ${this.say("page-percent", { number: percent })}`);
    const fill = h("span", { class: "fill" });
    fill.style.inlineSize = `${move.win.find(({ mine }) => mine)?.percent ?? 0}%`;
    return h(
      "button",
      {
        type: "button",
        class: "choice",
        "data-action": choice.action,
        "data-focus": `hint-${choice.action}`,
        click: () => this.hands.take(choice),
        pointerenter: () => this.light(choice),
        pointerleave: () => this.light(best),
        focus: () => this.light(choice),
        blur: () => this.light(best),
      },
      h("b", {}, `${choice.text} `), // so that it is a word of its own when it is read aloud
      h("span", { class: "chance", "aria-hidden": "true" }, fill),
      h("small", {}, shares.join(" · ")),
    );
  }

  /** @param {Choice} choice */
  light(choice) {
    if (this.home.hidden || this.lit === choice) return;
    this.lit = choice;
    this.hands.changed();
  }

  /** Put the hints away. */
  close() {
    this.clear();
    this.hands.changed();
    this.hands.left();
  }

  /** They are about something else. */
  clear() {
    this.lit = null;
    this.home.hidden = true;
    this.home.replaceChildren();
  }
}
