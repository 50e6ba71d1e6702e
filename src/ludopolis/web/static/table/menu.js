import { byRole, h } from "./dom.js";

/** @import {Say} from "../language/translator.js" */
/** @import {TableRequest} from "./connection.js" */
/** @import {Dialogs} from "./dialogs.js" */
/** @import {SeatInfo, TableInfo} from "./messages.d.ts" */

/** The menu of a table, with what can be done about one's own seats. */
export class Menu {
  /**
   * @param {Say} say
   * @param {Dialogs} dialogs
   * @param {(message: TableRequest) => void} request
   */
  constructor(say, dialogs, request) {
    this.say = say;
    this.dialogs = dialogs;
    this.request = request;
    this.element = byRole("menu");
    /** @type {TableInfo | null} */
    this.table = null;
    document.addEventListener("pointerdown", ({ target }) => {
      if (target instanceof Node && !this.element.contains(target)) this.close();
    });
    // Before the button does anything: a dialog gives the focus back to what had it when it opened.
    const closeFirst = (/** @type {Event} */ { target }) => {
      if (target instanceof Element && target.closest("button")) this.close();
    };
    document.addEventListener("click", closeFirst, { capture: true });
  }

  /** @returns {boolean} was it open? */
  close() {
    const wasOpen = this.element.hasAttribute("open");
    if (wasOpen && this.element.contains(document.activeElement)) {
      this.element.querySelector("summary")?.focus(); // what had the focus is hidden now
    }
    this.element.removeAttribute("open");
    return wasOpen;
  }

  /** @param {TableInfo} table */
  render(table) {
    this.table = table;
    const mine = table.status === "playing" ? table.seats.filter((seat) => seat.mine) : [];
    byRole("menu-seats").replaceChildren(...mine.flatMap((seat) => this.items(seat, mine.length)));
  }

  /**
   * @param {SeatInfo} seat
   * @param {number} count of one's own seats
   */
  items(seat, count) {
    const item = (/** @type {string} */ name, /** @type {() => void} */ click) => {
      const what = this.say(`page-${name}`);
      const text = count > 1 ? this.say("page-for-seat", { what, name: seat.name }) : what;
      return h("button", { type: "button", "data-role": name, click }, text);
    };
    if (seat.resigned || (seat.kind === "bot" && seat.back?.asked)) return [];
    if (seat.kind === "bot") {
      const takeBack = () => this.request({ type: "take_back", seat: seat.seat });
      return [item("take-back", takeBack)];
    }
    return [item("hand-over", () => this.handOver(seat)), item("resign", () => this.resign(seat))];
  }

  /** @param {SeatInfo} seat */
  async handOver({ seat }) {
    const text = this.say(this.table?.waits_round ? "page-hand-over-round" : "page-hand-over-sure");
    const sure = await this.dialogs.confirm("sure", this.say("page-hand-over"), text);
    if (sure) this.request({ type: "hand_over", seat });
  }

  /** @param {SeatInfo} seat */
  async resign({ seat }) {
    // As on the server: with nobody left to play on against, the game is over.
    const others = this.table?.seats.filter(
      (other) => other.seat !== seat && (other.kind === "person" || other.lent) && !other.resigned,
    );
    const ends = this.table?.players === 2 || !others?.length;
    const text = this.say(ends ? "page-resign-ends" : "page-resign-sure");
    const sure = await this.dialogs.confirm("sure", this.say("page-resign"), text);
    if (sure) this.request({ type: "resign", seat });
  }
}
