import { seatList } from "../language/translator.js";
import { h } from "./dom.js";

/** @import {Say} from "../language/translator.js" */
/** @import {TableInfo} from "./messages.d.ts" */
/** @import {Rematch} from "./rematch.js" */

/** How the game ended, and what comes next. */
export class ResultPanel {
  /**
   * @param {HTMLElement} element
   * @param {Say} say
   * @param {Rematch} rematch
   */
  constructor(element, say, rematch) {
    this.element = element;
    this.say = say;
    this.rematch = rematch;
  }

  /**
   * @param {TableInfo} table
   * @param {boolean} over has the last move been shown?
   */
  render(table, over) {
    const result = over ? table.result : null;
    this.element.hidden = !result;
    if (!result) return;
    const winners = { names: seatList(result.winners), count: result.winners.length };
    const replay = { href: `/game/${table.id}`, "data-role": "look-back" };
    this.element.replaceChildren(
      h("h2", {}, this.say("page-winners", winners)),
      h("ul", { class: "plain" }, ...result.lines.map((line) => h("li", {}, line))),
      h(
        "p",
        { class: "acts" },
        h("a", replay, this.say("page-look-back")),
        ...this.rematch.actions(table),
      ),
    );
  }
}
