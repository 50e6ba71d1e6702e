import { capitalize } from "./action_bar.js";
import { h } from "./dom.js";

/** @import {Say} from "../language/translator.js" */
/** @import {Focus} from "./focus.js" */
/** @import {AidOffered} from "./scene.d.ts" */

/** Buttons for a hint and for the helps that a game offers. */
export class AidButtons {
  /**
   * @param {HTMLElement} element
   * @param {Say} say
   * @param {Focus} focus
   * @param {{onHint: () => void, onAid: (aid: AidOffered) => void}} handlers
   */
  constructor(element, say, focus, handlers) {
    this.element = element;
    this.say = say;
    this.focus = focus;
    this.handlers = handlers;
  }

  /**
   * @param {readonly AidOffered[]} aids
   * @param {"none" | "ready" | "thinking"} hint
   */
  render(aids, hint) {
    const { onHint, onAid } = this.handlers;
    const buttons = aids.map((aid) =>
      this.button(`aid-${aid.key}`, capitalize(aid.name), () => onAid(aid)),
    );
    if (hint === "ready") buttons.unshift(this.button("hint", this.say("page-hint"), onHint));
    if (hint === "thinking") {
      const button = this.button("hint", this.say("page-hint-thinking"), onHint);
      button.setAttribute("aria-disabled", "true");
      buttons.unshift(button);
    }
    this.focus.keep(this.element, () => this.element.replaceChildren(...buttons));
  }

  /**
   * @param {string} name
   * @param {string} label
   * @param {() => void} click
   */
  button(name, label, click) {
    return h("button", { type: "button", "data-role": name, "data-focus": name, click }, label);
  }
}
