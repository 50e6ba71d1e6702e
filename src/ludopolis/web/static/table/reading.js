// @ts-check
import { grouped } from "./choosing.js";
import { dress, h } from "./dom.js";

/** @typedef {import("./types.js").Position} Position */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Thing} Thing */
/** @typedef {import("../language/words.js").Say} Say */

const SHORT = 10; // so many choices need no headings

/**
 * The board as headings and rows. In the board's own view it is there for screen readers only; in the
 * list view it takes the board's place, with all choices as buttons.
 */
export class Reading {
  /**
   * @param {HTMLElement} home
   * @param {Say} say
   * @param {(choice: Choice) => void} pick
   */
  constructor(home, say, pick) {
    this.home = home;
    this.say = say;
    this.pick = pick;
    this.choices = h("div", { "data-role": "choices" });
    this.board = h("div");
    home.replaceChildren(this.choices, h("h2", {}, say("page-board-list")), this.board);
  }

  /**
   * @param {Position} position
   * @param {ReadonlyMap<string, Thing>} things
   * @param {boolean} asList
   */
  show(position, things, asList) {
    this.home.classList.toggle("visually-hidden", !asList);
    dress(this.home, { tabindex: asList ? 0 : null }); // it scrolls, by keyboard too
    this.tell(position.reading);
    this.choices.replaceChildren();
    if (!asList) return;
    const labels = new Map([...things.values()].map((thing) => [thing.part, thing.label]));
    const amounts = new Set(
      [...things.values()].filter((thing) => thing.amount !== undefined).map((thing) => thing.part),
    );
    // Amounts have their stepper in the bar below.
    const listed = position.choices.filter((choice) => !choice.parts.some((part) => amounts.has(part)));
    if (!listed.length && !position.choices.length) {
      this.choices.append(h("p", { class: "note" }, this.say("page-no-choices")));
      return;
    }
    const groups =
      listed.length > SHORT ? grouped(listed, labels) : [{ title: "", choices: listed }];
    this.choices.append(h("h2", {}, this.say("page-choices")));
    for (const group of groups) {
      if (group.title) this.choices.append(h("h3", {}, group.title));
      else if (groups.length > 1) this.choices.append(h("h3", {}, this.say("page-other-choices")));
      this.choices.append(
        h("ul", { class: "choice-list" }, ...group.choices.map((choice) => h("li", {}, this.button(choice)))),
      );
    }
  }

  /** @param {readonly import("./types.js").Section[]} sections */
  tell(sections) {
    this.board.replaceChildren(
      ...sections.map((section) =>
        h(
          "section",
          {},
          h("h3", {}, section.title),
          h("ul", {}, ...section.rows.map((row) => h("li", {}, row))),
        ),
      ),
    );
  }

  /**
   * @param {Choice | null} picked
   * @param {boolean} pending a move is on its way: nothing else can be picked
   */
  mark(picked, pending) {
    for (const button of this.choices.querySelectorAll("button")) {
      const isPicked = Number(button.dataset.action) === picked?.action;
      button.classList.toggle("selected", isPicked);
      button.setAttribute("aria-pressed", String(isPicked));
      button.disabled = pending;
    }
  }

  /** @param {Choice} choice */
  button(choice) {
    return h(
      "button",
      {
        type: "button",
        class: "choice",
        "data-action": choice.action,
        "data-focus": `list-${choice.action}`,
        click: () => this.pick(choice),
      },
      `${choice.text} `, // so that the note is a word of its own when it is read aloud
      choice.note && h("small", {}, choice.note),
    );
  }
}
