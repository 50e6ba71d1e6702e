// @ts-check
import { h } from "./dom.js";

/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./types.js").ChatLine} ChatLine */
/** @typedef {import("../language/words.js").Say} Say */

/** Keep to the newest line, unless somebody has scrolled back to read. */
function following(/** @type {HTMLElement} */ home, /** @type {() => void} */ change) {
  const atEnd = home.scrollHeight - home.scrollTop - home.clientHeight < 40;
  change();
  if (atEnd) home.scrollTop = home.scrollHeight;
}

/** What happened, in sentences as one seat may know them; each entry once, however often it is told. */
export class Log {
  /**
   * @param {HTMLElement} home an ordered list that is read aloud as it grows
   * @param {Say} say
   */
  constructor(home, say) {
    this.home = home;
    this.empty = h("li", { class: "note" }, say("page-log-empty"));
    this.clear();
  }

  /** Forget everything: another seat knows other things. */
  clear() {
    /** @type {Map<number, HTMLElement>} */
    this.entries = new Map();
    this.home.replaceChildren(this.empty);
  }

  /** What is there is no longer news. */
  seen() {
    for (const old of this.home.querySelectorAll(".new")) old.classList.remove("new");
  }

  /**
   * @param {readonly LogEntry[]} entries
   * @param {readonly number[]} mine the seats whose own doing is no news
   */
  add(entries, mine = []) {
    const fresh = entries.filter((entry) => !this.entries.has(entry.number) && entry.lines.length);
    if (!fresh.length) return;
    const last = Math.max(...this.entries.keys());
    following(this.home, () => {
      this.empty.remove();
      for (const entry of fresh) {
        const lines = entry.lines.map((line) => h("span", {}, line));
        // What happened before one came is not news, nor what one did oneself.
        const others = entry.seat === null || !mine.includes(entry.seat);
        const news = others && Number.isFinite(last) && entry.number > last;
        const item = h("li", { class: news && "new", "data-entry": entry.number }, ...lines);
        const later = [...this.entries.keys()].filter((number) => number > entry.number);
        const next = later.length ? this.entries.get(Math.min(...later)) : null;
        this.home.insertBefore(item, next ?? null);
        this.entries.set(entry.number, item);
      }
    });
  }
}

/** What people say to each other. */
export class Chat {
  /**
   * @param {HTMLElement} home
   * @param {HTMLFormElement} form
   * @param {Say} say
   * @param {(text: string) => void} send
   */
  constructor(home, form, say, send) {
    this.home = home;
    this.last = -1;
    this.empty = h("li", { class: "note" }, say("page-chat-empty"));
    home.replaceChildren(this.empty);
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
    following(this.home, () => {
      if (fresh.length) this.empty.remove();
      for (const line of fresh) {
        this.home.append(h("li", {}, h("b", {}, line.name), " ", h("span", {}, line.text)));
        this.last = line.number;
      }
    });
    return fresh.length;
  }
}
