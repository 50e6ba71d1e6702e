import { h, keepAtEnd } from "./dom.js";

/** @import {Say} from "../language/translator.js" */
/** @import {ChatLine} from "./messages.d.ts" */

/** What people write to each other. */
export class Chat {
  /**
   * @param {HTMLElement} list
   * @param {HTMLFormElement} form
   * @param {Say} say
   * @param {(text: string) => void} send
   */
  constructor(list, form, say, send) {
    this.list = list;
    this.last = -1;
    this.empty = h("li", { class: "note" }, say("page-chat-empty"));
    list.replaceChildren(this.empty);
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("text"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = field.value.trim();
      if (text) send(text);
      field.value = "";
    });
  }

  /**
   * @param {readonly ChatLine[]} lines
   * @returns {number} how many are new
   */
  add(lines) {
    const fresh = lines.filter((line) => line.number > this.last);
    keepAtEnd(this.list, () => {
      if (fresh.length) this.empty.remove();
      for (const line of fresh) {
        this.list.append(h("li", {}, h("b", {}, line.name), " ", h("span", {}, line.text)));
        this.last = line.number;
      }
    });
    return fresh.length;
  }
}
