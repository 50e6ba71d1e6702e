import { byRole, h } from "./dom.js";

/** @import {Say} from "../language/translator.js" */
/** @import {TableInfo} from "./messages.d.ts" */
/** @import {FullPosition} from "./position.js" */

const GLANCE = 2000; // milliseconds in which the last player still sees what came of the move

/**
 * Several people at one screen: the page shows what the one who decides may see. Where there are secrets,
 * a curtain hides everything until that person is there.
 */
export class HotSeat {
  /**
   * @param {Say} say
   * @param {(seat: number) => void} onLook asks for the position as a seat sees it
   * @param {() => void} onCurtain
   */
  constructor(say, onLook, onCurtain) {
    this.say = say;
    this.onLook = onLook;
    this.onCurtain = onCurtain;
    this.curtain = /** @type {HTMLDialogElement} */ (
      h("dialog", { class: "curtain", "data-role": "curtain", "aria-labelledby": "curtain-title" })
    );
    /** @type {number | null} the seat for which the curtain is drawn */
    this.waitingFor = null;
    this.timer = 0;
    // Only the button opens it.
    this.curtain.addEventListener("cancel", (event) => event.preventDefault());
    document.body.append(this.curtain);
  }

  /**
   * @param {FullPosition} position
   * @param {TableInfo} table
   * @param {boolean} justCame nobody has seen anything yet
   */
  update(position, table, justCame) {
    clearTimeout(this.timer);
    const next = position.to_move;
    if (!position.to_move_mine || next === null || next === position.seat) {
      this.openCurtain();
      return;
    }
    const name = table.seats.find(({ seat }) => seat === next)?.name ?? "";
    const draw = () => this.drawCurtain(next, name);
    if (!position.curtain) this.onLook(next);
    else if (this.waitingFor || justCame) draw();
    else this.timer = setTimeout(draw, GLANCE);
  }

  /**
   * @param {number} seat
   * @param {string} name
   */
  drawCurtain(seat, name) {
    byRole("play").hidden = true;
    this.onCurtain();
    if (this.waitingFor === seat) return;
    this.waitingFor = seat;
    const open = () => this.onLook(seat);
    this.curtain.replaceChildren(
      h("h2", { id: "curtain-title" }, this.say("page-curtain", { name })),
      h("p", { class: "note" }, this.say("page-curtain-note", { name })),
      h(
        "button",
        {
          type: "button",
          class: "confirm",
          "data-role": "curtain-go",
          autofocus: true,
          click: open,
        },
        this.say("page-curtain-go", { name }),
      ),
    );
    if (!this.curtain.open) this.curtain.showModal();
  }

  openCurtain() {
    if (this.waitingFor === null) return;
    this.waitingFor = null;
    this.curtain.close();
  }
}
