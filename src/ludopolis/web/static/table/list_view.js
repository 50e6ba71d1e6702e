import { h, setAttributes } from "./dom.js";
import { groupChoices } from "./selection.js";

/** @import {Say} from "../language/translator.js" */
/** @import {FullChoice, FullPosition, FullReplayPosition} from "./position.js" */
/** @import {Section} from "./scene.d.ts" */
/** @import {Target} from "./targets.js" */

const SHORT = 10; // so many choices need no headings

/**
 * The board as headings and rows. Beside the board it is there for screen readers only; in the list view
 * it takes the board's place, with all choices as buttons.
 */
export class ListView {
  /**
   * @param {HTMLElement} element
   * @param {Say} say
   * @param {(choice: FullChoice) => void} onPick
   */
  constructor(element, say, onPick) {
    this.element = element;
    this.say = say;
    this.onPick = onPick;
    this.choices = h("div", { "data-role": "choices" });
    this.sections = h("div");
    element.replaceChildren(this.choices, h("h2", {}, say("page-board-list")), this.sections);
  }

  /**
   * @param {FullPosition | FullReplayPosition} position
   * @param {ReadonlyMap<string, Target>} targets
   * @param {boolean} visible
   */
  render(position, targets, visible) {
    this.element.classList.toggle("visually-hidden", !visible);
    setAttributes(this.element, { tabindex: visible ? 0 : null }); // it scrolls, by keyboard too
    this.renderSections(position.reading);
    this.choices.replaceChildren(
      ...(visible ? this.choiceList(position, [...targets.values()]) : []),
    );
  }

  /**
   * @param {FullPosition | FullReplayPosition} position
   * @param {Target[]} targets
   */
  choiceList({ choices }, targets) {
    if (!choices.length) return [h("p", { class: "note" }, this.say("page-no-choices"))];
    // Amounts have their stepper in the bar below.
    const amounts = new Set(
      targets.filter((target) => target.amount !== undefined).map(({ part }) => part),
    );
    const listed = choices.filter((choice) => !choice.parts.some((part) => amounts.has(part)));
    const labels = new Map(targets.map(({ part, label }) => [part, label]));
    const groups =
      listed.length > SHORT ? groupChoices(listed, labels) : [{ title: "", choices: listed }];
    const nodes = [h("h2", {}, this.say("page-choices"))];
    for (const group of groups) {
      if (group.title) nodes.push(h("h3", {}, group.title));
      else if (groups.length > 1) nodes.push(h("h3", {}, this.say("page-other-choices")));
      const items = group.choices.map((choice) => h("li", {}, this.button(choice)));
      nodes.push(h("ul", { class: "choice-list" }, ...items));
    }
    return nodes;
  }

  /** @param {readonly Section[]} sections */
  renderSections(sections) {
    this.sections.replaceChildren(
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
   * @param {FullChoice | null} picked
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

  /**
   * Highlight the choice that a hint is about.
   * @param {FullChoice | null} choice
   */
  highlight(choice) {
    for (const button of this.choices.querySelectorAll("button")) {
      button.classList.toggle("hinted", button.dataset.action === String(choice?.action));
    }
  }

  /** @param {FullChoice} choice */
  button(choice) {
    return h(
      "button",
      {
        type: "button",
        class: "choice",
        "data-action": choice.action,
        "data-focus": `list-${choice.action}`,
        click: () => this.onPick(choice),
      },
      `${choice.text} `, // so that the note is a word of its own when it is read aloud
      choice.note && h("small", {}, choice.note),
    );
  }
}
