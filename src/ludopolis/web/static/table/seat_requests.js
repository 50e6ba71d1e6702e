import { seatList } from "../language/translator.js";
import { h } from "./dom.js";

/** @import {Say} from "../language/translator.js" */
/** @import {TableRequest} from "./connection.js" */
/** @import {Focus} from "./focus.js" */
/** @import {SeatInfo, TableInfo} from "./messages.d.ts" */

/** Seats that bots play for people: when those come back, and what the others are asked. */
export class SeatRequests {
  /**
   * @param {HTMLElement} element
   * @param {Say} say
   * @param {Focus} focus
   * @param {(message: TableRequest) => void} request
   */
  constructor(element, say, focus, request) {
    this.element = element;
    this.say = say;
    this.focus = focus;
    this.request = request;
  }

  /** @param {TableInfo} table */
  render(table) {
    const lines = table.seats.flatMap((seat) => this.line(seat, table.mine.length));
    const kept = this.focus.keep(this.element, () => {
      this.element.hidden = !lines.length;
      this.element.replaceChildren(...lines);
    });
    if (!kept) this.focus.restore();
  }

  /**
   * @param {SeatInfo} seat
   * @param {number} mine how many seats one has
   */
  line(seat, mine) {
    const { back, name } = seat;
    if (!back || (!seat.mine && !back.may_agree)) return [];
    if (!seat.mine) {
      const agree = this.button("page-agree", "agree", seat);
      return [h("p", {}, this.say("page-asks-back", { name }), " ", agree)];
    }
    const texts = [mine > 1 ? this.say("page-away-seat", { name }) : this.say("page-away-you")];
    if (back.after.length) {
      const names = seatList(back.after);
      texts.push(this.say(back.asked ? "page-back-asked" : "page-back-after", { names }));
    }
    if (back.agreed.length) {
      texts.push(this.say("page-back-agreed", { names: seatList(back.agreed) }));
    }
    const label = back.after.length ? "page-ask-back" : "page-take-back";
    const button = back.asked ? "" : this.button(label, "take_back", seat);
    return [h("p", {}, texts.filter(Boolean).join(" "), " ", button)];
  }

  /**
   * @param {string} label
   * @param {"agree" | "take_back"} type
   * @param {SeatInfo} seat
   */
  button(label, type, { seat }) {
    const click = () => this.request({ type, seat });
    return h(
      "button",
      { type: "button", "data-role": type, "data-focus": `${type}-${seat}`, click },
      this.say(label),
    );
  }
}
