import { h } from "./dom.js";

/** @import {Say} from "../language/translator.js" */
/** @import {TableRequest} from "./connection.js" */
/** @import {MessageBubble} from "./message_bubble.js" */
/** @import {RematchRequest, TableInfo} from "./messages.d.ts" */

/** Another game with the same people: who asks for it, who joins, and the way there. */
export class Rematch {
  /**
   * @param {Say} say
   * @param {MessageBubble} bubble
   * @param {(message: TableRequest) => void} request
   */
  constructor(say, bubble, request) {
    this.say = say;
    this.bubble = bubble;
    this.request = request;
    /** Does this page want to play again? Then it goes to the next table as soon as there is one. */
    this.wanted = false;
  }

  /**
   * The table has changed: go to the next one, or ask who has just been invited to it.
   * @param {TableInfo} table
   * @param {TableInfo | null} before
   */
  update(table, before) {
    const asked = table.rematch_asked;
    const isNew = before && !before.rematch_asked;
    if (table.rematch && this.wanted && asked?.answer !== null) {
      location.assign(`/table/${table.rematch}`);
    } else if (asked && isNew && this.isAsked(table)) {
      this.bubble.show(this.invitation(asked), this.answers());
    }
  }

  /**
   * Is the viewer to say whether they play again?
   * @param {TableInfo} table
   */
  isAsked(table) {
    return table.mine.length > 0 && table.rematch_asked?.answer === null;
  }

  /** @param {RematchRequest} asked */
  invitation(asked) {
    return this.say("page-rematch-asked", { name: asked.by });
  }

  answers() {
    return [
      this.button("rematch-yes", "confirm", () => {
        this.bubble.hide();
        this.ask("yes");
      }),
      this.button("rematch-no", "", () => {
        this.bubble.show(this.say("page-rematch-declined"));
        this.ask("no");
      }),
    ];
  }

  /** @param {"yes" | "no"} answer */
  ask(answer) {
    this.wanted = answer === "yes";
    this.request({ type: "rematch", answer, takes_part: this.wanted });
  }

  /**
   * What can be done about a rematch.
   * @param {TableInfo} table
   * @returns {HTMLElement[]}
   */
  actions(table) {
    const asked = table.rematch_asked;
    if (asked && this.isAsked(table)) {
      return [h("span", {}, this.invitation(asked)), ...this.answers()];
    }
    if (table.rematch && asked?.answer !== "no") {
      const link = { class: "confirm", href: `/table/${table.rematch}`, "data-role": "to-rematch" };
      return [h("a", link, this.say("page-to-rematch"))];
    }
    if (table.rematch || !table.mine.length) return [];
    return [this.button("rematch", "confirm", () => this.ask("yes"))];
  }

  /**
   * @param {string} name
   * @param {string} style
   * @param {() => void} click
   */
  button(name, style, click) {
    const attributes = { type: "button", class: style, "data-role": name, click };
    return h("button", attributes, this.say(`page-${name}`));
  }
}
