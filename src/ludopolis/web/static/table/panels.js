import { h, setAttributes } from "./dom.js";
import { partOf } from "./targets.js";

/** @import {Say} from "../language/translator.js" */
/** @import {SeatInfo, TableInfo} from "./messages.d.ts" */
/** @import {FullPosition, FullReplayPosition} from "./position.js" */
/** @import {Panel, Row} from "./scene.d.ts" */
/** @import {Sprites} from "./sprites.js" */

const ROOMY = "(min-width: 64em) and (min-height: 50em)"; // the panels of four players fit, opened
const NARROW = 17; // a line of half a phone's width, or of half the column, has so many letters
const FEW = 2; // so many cards stand side by side there

/** The panels beside the board: players, piles, the own hand. */
export class Panels {
  /**
   * @param {{players: HTMLElement, piles: HTMLElement, hand: HTMLElement}} homes
   * @param {Sprites} sprites
   * @param {Say} say
   * @param {(key: string) => void} onTouch
   */
  constructor(homes, sprites, say, onTouch) {
    this.homes = homes;
    this.sprites = sprites;
    this.say = say;
    this.onTouch = onTouch;
    /** @type {Map<string, boolean>} */
    this.opened = new Map();
  }

  /**
   * @param {FullPosition | FullReplayPosition} position
   * @param {TableInfo} table
   */
  render(position, table) {
    const { panels } = position.scene;
    const scrolled = this.homes.hand.querySelector(".cards")?.scrollLeft ?? 0;
    this.homes.players.replaceChildren();
    this.homes.piles.replaceChildren();
    this.homes.hand.replaceChildren();
    for (const panel of panels) {
      const seat = table.seats.find((one) => one.seat === panel.seat);
      if (panel.id === "hand") this.homes.hand.append(this.hand(panel));
      else if (seat) this.homes.players.append(this.player(panel, seat, position));
      else this.homes.piles.append(this.pile(panel));
    }
    this.homes.hand.hidden = !this.homes.hand.hasChildNodes();
    this.homes.piles.hidden = !this.homes.piles.hasChildNodes();
    const cards = this.homes.hand.querySelector(".cards");
    if (cards) cards.scrollLeft = scrolled;
  }

  /**
   * @param {Panel} panel
   * @param {SeatInfo} seat
   * @param {FullPosition | FullReplayPosition} position
   */
  player(panel, seat, position) {
    const turn = position.to_move === seat.seat;
    const rows = panel.rows ?? [];
    const summary = rows.map((row) => `${row.label} ${row.value}`).join(" · ");
    const signs = [
      turn && h("span", { class: "sign turn" }, this.say("page-to-move")),
      // A robot's name says already that it is one; of a seat that a person has lent it does not.
      seat.kind === "bot" &&
        h(
          "span",
          { class: "sign", title: seat.level },
          seat.lent ? this.say("page-bot") : seat.level,
        ),
      seat.resigned && h("span", { class: "sign" }, this.say("page-resigned")),
      seat.kind === "person" &&
        !seat.online &&
        !seat.resigned &&
        h("span", { class: "sign away" }, this.say("page-away")),
    ];
    const open = this.opened.get(panel.id) ?? matchMedia(ROOMY).matches;
    const box = h(
      "details",
      {
        class: turn ? "panel player turn" : "panel player",
        open,
        "data-panel": panel.id,
        "data-seat": seat.seat,
        "data-role": "player",
        "aria-current": turn ? "true" : null,
      },
      h(
        "summary",
        {
          click: () => this.opened.set(panel.id, !(/** @type {HTMLDetailsElement} */ (box).open)),
        },
        h("span", { class: "title" }, ...this.marks(panel), h("b", {}, panel.title), ...signs),
        h("span", { class: "digest" }, summary),
      ),
      factList(rows),
      panel.note && h("p", { class: "note" }, panel.note),
      this.cards(panel, 46),
    );
    return box;
  }

  /** @param {Panel} panel */
  pile(panel) {
    const { rows = [], pieces = [], note = "" } = panel;
    const lines = [note, ...rows.map((row) => `${row.label} ${row.value}`)];
    const broad = pieces.length > FEW || lines.some((line) => line.length > NARROW);
    return h(
      "section",
      { class: broad ? "panel broad" : "panel", "data-panel": panel.id, "aria-label": panel.title },
      h("h3", { class: "title" }, ...this.marks(panel), panel.title),
      this.cards(panel, 72),
      factList(panel.rows ?? []),
      panel.note && h("p", { class: "note" }, panel.note),
    );
  }

  /** @param {Panel} panel */
  hand(panel) {
    return h(
      "section",
      { class: "panel own", "data-panel": "hand", "aria-label": panel.title },
      h("h3", { class: "title" }, ...this.marks(panel), panel.title),
      this.cards(panel, 112),
      factList(panel.rows ?? []),
      panel.note && h("p", { class: "note" }, panel.note),
    );
  }

  /** @param {Panel} panel */
  marks(panel) {
    return (panel.marks ?? []).map((sprite) => {
      const { height } = this.sprites.size(sprite);
      return this.sprites.picture({ id: sprite, sprite, label: "" }, 20 / height);
    });
  }

  /**
   * @param {Panel} panel
   * @param {number} tallest in pixels
   */
  cards(panel, tallest) {
    const pieces = panel.pieces ?? [];
    if (!pieces.length) return null;
    const most = (/** @type {"width" | "height"} */ side) =>
      Math.max(
        ...pieces.map((piece) => this.sprites.size(piece.sprite)[side] * (piece.scale ?? 1)),
      );
    const [width, height] = [most("width"), most("height")];
    // Upright cards lie two in a row of the hand, wide ones have a row each.
    const widest = tallest * (width > height ? 1.45 : 0.72);
    const scale = Math.min(tallest / height, widest / width);
    return h(
      "div",
      { class: "cards", role: "group", "aria-label": panel.title },
      ...pieces.map((piece) =>
        h(
          "button",
          {
            type: "button",
            class: piece.faded ? "card faded" : "card",
            title: piece.label,
            "aria-label": piece.text ? `${piece.label} (${piece.text})` : piece.label,
            tabindex: -1,
            "data-piece": piece.id,
            "data-key": piece.id,
            "data-part": partOf(piece),
            click: () => this.onTouch(piece.id),
          },
          this.sprites.picture(piece, scale * (piece.scale ?? 1)),
        ),
      ),
    );
  }

  /**
   * @param {ReadonlySet<string>} selectable keys
   * @param {ReadonlySet<string>} selected keys
   */
  mark(selectable, selected) {
    for (const home of Object.values(this.homes)) {
      for (const card of home.querySelectorAll("[data-key]")) {
        const key = /** @type {string} */ (card.getAttribute("data-key"));
        const pressed = selected.has(key);
        const open = pressed || selectable.has(key);
        card.classList.toggle("lit", open && !pressed);
        card.classList.toggle("selected", pressed);
        setAttributes(card, {
          tabindex: open ? 0 : -1,
          "aria-pressed": open ? String(pressed) : null,
          "data-touch": open,
          "data-state": pressed ? "selected" : open ? "lit" : null,
        });
        if (open) card.closest("details")?.setAttribute("open", "");
      }
    }
    // A long hand scrolls: by its cards, or by itself while none of them can be touched.
    const cards = this.homes.hand.querySelector(".cards");
    if (cards) setAttributes(cards, { tabindex: cards.querySelector("[data-touch]") ? null : 0 });
  }
}

/** @param {Row[]} rows */
export function factList(rows) {
  if (!rows.length) return null;
  return h(
    "dl",
    { class: "facts" },
    ...rows.map((row) => h("div", {}, h("dt", {}, row.label), h("dd", {}, row.value))),
  );
}
