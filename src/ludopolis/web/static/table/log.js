import { h, keepAtEnd } from "./dom.js";

/** @import {Say} from "../language/translator.js" */
/** @import {LogEntry} from "./messages.d.ts" */

/** What happened, in sentences as one seat may know them. An entry that is sent twice is shown once. */
export class Log {
  /**
   * @param {HTMLElement} list that screen readers announce as it grows
   * @param {Say} say
   */
  constructor(list, say) {
    this.list = list;
    this.empty = h("li", { class: "note" }, say("page-log-empty"));
    this.clear();
  }

  /** Forget everything: another seat knows other things. */
  clear() {
    /** @type {Map<number, HTMLElement>} */
    this.entries = new Map();
    this.list.replaceChildren(this.empty);
  }

  /** Nothing that is there is new any more. */
  markRead() {
    for (const entry of this.list.querySelectorAll(".new")) entry.classList.remove("new");
  }

  /**
   * @param {readonly LogEntry[]} entries
   * @param {readonly number[]} mine the seats whose own moves are not new to the reader
   */
  add(entries, mine = []) {
    const unknown = entries.filter(
      ({ number, lines }) => !this.entries.has(number) && lines.length,
    );
    if (!unknown.length) return;
    const last = Math.max(...this.entries.keys());
    keepAtEnd(this.list, () => {
      this.empty.remove();
      for (const { number, seat, lines } of unknown) {
        const byOthers = seat === null || !mine.includes(seat);
        const isNew = byOthers && Number.isFinite(last) && number > last; // not from before one came
        const sentences = lines.map((line) => h("span", {}, line));
        const item = h("li", { class: isNew && "new", "data-entry": number }, ...sentences);
        const later = [...this.entries.keys()].filter((other) => other > number);
        const next = later.length ? this.entries.get(Math.min(...later)) : null;
        this.list.insertBefore(item, next ?? null);
        this.entries.set(number, item);
      }
    });
  }
}
