import { h } from "./dom.js";

/** @import {Say} from "../language/translator.js" */

/** A message above the bar, until it is closed. */
export class MessageBubble {
  /**
   * @param {HTMLElement} element
   * @param {Say} say
   * @param {() => void} onClose
   */
  constructor(element, say, onClose) {
    this.element = element;
    this.say = say;
    this.onClose = onClose;
  }

  hide() {
    this.element.hidden = true;
    this.element.replaceChildren();
  }

  /**
   * @param {string} text
   * @param {Node[]} actions
   */
  show(text, actions = []) {
    const click = () => {
      this.hide();
      this.onClose();
    };
    const close = { type: "button", class: "x", "aria-label": this.say("page-close"), click };
    this.element.hidden = false;
    this.element.replaceChildren(
      h("p", { role: "alert", "data-role": "why" }, text),
      h("span", { class: "acts" }, ...actions, h("button", close, "×")),
    );
  }
}
