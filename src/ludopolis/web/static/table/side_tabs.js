import { byRole } from "./dom.js";

const TABS = ["log", "chat"];

/** The tabs of log and chat, with a count of unread chat lines. */
export class SideTabs {
  constructor() {
    this.unread = 0;
    for (const tab of TABS) byRole(`tab-${tab}`).addEventListener("click", () => this.show(tab));
    this.show("log");
  }

  /** @param {string} name */
  show(name) {
    byRole("side-tabs").dataset.shown = name;
    for (const tab of TABS) byRole(`tab-${tab}`).setAttribute("aria-pressed", String(tab === name));
    if (name === "chat") this.unread = 0;
    byRole("unread").textContent = "";
  }

  /** @param {number} lines of chat that have come */
  countUnread(lines) {
    if (byRole("side-tabs").dataset.shown !== "chat") this.unread += lines;
    byRole("unread").textContent = this.unread ? String(this.unread) : "";
  }
}
