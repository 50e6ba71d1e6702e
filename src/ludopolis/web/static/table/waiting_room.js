import { seatList } from "../language/translator.js";
import { h } from "./dom.js";

/** @import {Say} from "../language/translator.js" */
/** @import {SeatInfo, TableInfo} from "./messages.d.ts" */

/** The table before the game: seats, the link, and what the host may do. */
export class WaitingRoom {
  /**
   * @param {HTMLElement} element
   * @param {Say} say
   * @param {(path: string, form: Record<string, string | number>) => void} post
   */
  constructor(element, say, post) {
    this.element = element;
    this.say = say;
    this.post = post;
    this.rendered = "";
  }

  /**
   * @param {TableInfo} table
   * @param {string} news what happened last
   */
  render(table, news) {
    this.element.hidden = table.status !== "waiting" && table.status !== "shuffling";
    // What has not changed keeps its focus.
    const rendered = JSON.stringify([table, news]);
    if (this.element.hidden || rendered === this.rendered) return;
    this.rendered = rendered;
    const status = h("p", { class: "note", role: "status", "data-role": "happened" }, news);
    if (table.status === "shuffling") {
      this.element.replaceChildren(
        h("h2", {}, this.say("page-shuffling")),
        status,
        h("p", { class: "note" }, this.say("page-shuffling-note")),
        ...this.missing(table),
      );
      return;
    }
    const taken = table.seats.every((seat) => seat.kind !== "open");
    this.element.replaceChildren(
      h("h2", {}, this.say("page-room")),
      status,
      this.agreed(table),
      h(
        "ol",
        { class: "seats" },
        ...table.seats.map((seat) =>
          h("li", { "data-seat": seat.seat }, ...this.seat(seat, table)),
        ),
      ),
      this.levels(table) ?? "",
      ...(table.invite ? [this.invitation(table.invite)] : []),
      table.host
        ? h(
            "button",
            {
              type: "button",
              class: "confirm",
              "data-role": "start",
              disabled: !taken,
              click: () => this.post("start", {}),
            },
            this.say("page-start"),
          )
        : h("p", { class: "note" }, this.say("page-host-starts")),
      ...(taken ? [] : [h("p", { class: "note" }, this.say("page-start-wait"))]),
    );
  }

  /**
   * Whose browsers the shuffle waits for.
   * @param {TableInfo} table
   */
  missing({ seats, shuffle }) {
    const { commitments, revealed, promise } = shuffle;
    const names = seats
      .filter(
        ({ seat, mine, kind }) => !mine && kind === "person" && (!promise || commitments[seat]),
      )
      .filter(({ seat }) => (promise ? !revealed.includes(seat) : !commitments[seat]))
      .map(({ seat }) => seat);
    if (!names.length) return [];
    return [
      h(
        "p",
        { "data-role": "missing" },
        this.say("page-shuffling-missing", { names: seatList(names) }),
      ),
    ];
  }

  /** @param {TableInfo} table */
  agreed(table) {
    return h(
      "details",
      { class: "agreed" },
      h("summary", {}, this.say("page-agreed")),
      h(
        "ul",
        {},
        ...table.options.map((option) => h("li", {}, `${option.text} `, h("b", {}, option.label))),
        h("li", {}, table.hints),
      ),
    );
  }

  /**
   * What the host may choose from, explained.
   * @param {TableInfo} table
   */
  levels(table) {
    if (!table.bots) return null;
    return h(
      "details",
      { class: "levels" },
      h("summary", {}, this.say("page-levels")),
      h(
        "dl",
        {},
        ...table.bots.map(({ level, text }) => h("div", {}, h("dt", {}, level), h("dd", {}, text))),
      ),
    );
  }

  /**
   * @param {SeatInfo} seat
   * @param {TableInfo} table
   */
  seat(seat, table) {
    const free = seat.reserved
      ? this.say("page-kept-seat", { name: seat.reserved })
      : this.say("page-free-seat");
    const names = { open: free, person: seat.name, bot: seat.name };
    const kind =
      seat.kind === "bot" ? ` (${seat.level})` : seat.mine ? ` (${this.say("page-you")})` : "";
    const button = (
      /** @type {string} */ role,
      /** @type {string} */ label,
      /** @type {string} */ path,
      /** @type {() => Record<string, string | number>} */ form = () => ({}),
    ) =>
      h(
        "button",
        {
          type: "button",
          "data-role": role,
          "aria-label": `${label} – ${this.say("page-seat", { seat: seat.seat })}`,
          click: () => this.post(path, { seat: seat.seat, ...form() }),
        },
        label,
      );
    /** @type {(Node | false)[]} */
    const acts = [
      seat.kind === "open" &&
        !seat.reserved &&
        table.mine.length === 0 &&
        button("sit", this.say("page-sit"), "sit", () => ({ takes_part: "yes" })),
    ];
    if (table.bots && seat.kind === "open") {
      const label = `${this.say("page-levels")} – ${this.say("page-seat", { seat: seat.seat })}`;
      const levels = /** @type {HTMLSelectElement} */ (
        h(
          "select",
          { "data-role": "level", "aria-label": label },
          ...table.bots.map(({ bot, level }) =>
            h("option", { value: bot, selected: bot === table.usual_bot }, level),
          ),
        )
      );
      const robot = button("bot", this.say("page-give-to-robot"), "seat", () => ({
        kind: "bot",
        bot: levels.value,
      }));
      acts.push(h("span", { class: "line" }, levels, robot));
    }
    if (table.host && (seat.kind !== "open" || seat.reserved) && !seat.mine) {
      acts.push(button("open", this.say("page-make-free"), "seat", () => ({ kind: "open" })));
    }
    if (seat.mine) acts.push(button("stand-up", this.say("page-stand-up"), "stand"));
    return [
      h("span", { class: seat.kind === "open" ? "name open" : "name" }, names[seat.kind] + kind),
      h("span", { class: "acts" }, ...acts),
    ];
  }

  /** @param {string} link */
  invitation(link) {
    const address = new URL(link, location.href).href;
    const field = /** @type {HTMLInputElement} */ (
      h("input", {
        type: "text",
        readonly: true,
        value: address,
        "data-role": "invite",
        id: "invite",
      })
    );
    const copied = h("span", { role: "status", class: "note" });
    const here = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
    field.addEventListener("focus", () => field.select());
    return h(
      "div",
      { class: "invitation" },
      h("p", {}, this.say("page-room-lead")),
      h("label", { for: "invite" }, this.say("page-invite")),
      h(
        "span",
        { class: "line" },
        field,
        h(
          "button",
          {
            type: "button",
            "data-role": "copy",
            click: async () => {
              try {
                await navigator.clipboard.writeText(address);
                copied.textContent = this.say("page-copied");
              } catch {
                field.focus(); // selected, for the browser's own copying
              }
            },
          },
          this.say("page-copy"),
        ),
        copied,
      ),
      ...(here
        ? [h("p", { class: "note", "data-role": "only-here" }, this.say("page-invite-here"))]
        : []),
    );
  }
}
