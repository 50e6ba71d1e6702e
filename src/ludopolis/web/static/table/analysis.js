import { h, s } from "./dom.js";
import { factList } from "./panels.js";
import { WinChart } from "./win_chart.js";

/** @import {Translator} from "../language/translator.js" */
/** @import {GameAnalysis, AnalysisState, LuckyTurn, SeatTotal, TableInfo, WorstMove} from "./messages.d.ts" */
/** @import {FullScene} from "./position.js" */
/** @import {Sprites} from "./sprites.js" */
/** @import {Line} from "./win_chart.js" */

const POLL_EVERY = 1500; // milliseconds
const SEATS = ["red", "blue", "yellow", "green", "purple", "orange"]; // where a game gives no colours
const PAINT = /var\(--on-([\w-]+)\)/; // what is written on a mark tells its colour

/** What a robot thinks of a finished game: it is asked for, waited for, and shown. */
export class Analysis {
  /**
   * @param {HTMLElement} element
   * @param {TableInfo} table
   * @param {Translator} translator
   * @param {{scene: FullScene, sprites: Sprites}} end how the game looks at its end
   * @param {(move: number) => void} onGo
   */
  constructor(element, table, translator, end, onGo) {
    this.element = element;
    this.table = table;
    this.translator = translator;
    this.say = translator.say;
    this.end = end;
    this.onGo = onGo;
    this.address = `/api/tables/${table.id}/analysis`;
    /** @type {WinChart | null} */
    this.chart = null;
    this.move = 0;
    this.fetch("GET");
  }

  /** @param {"GET" | "POST"} method */
  async fetch(method) {
    try {
      const answer = await fetch(this.address, { method });
      const state = this.translator.translate(await answer.json());
      if (answer.ok) this.render(state);
      else this.offer(state.error?.text ?? this.say("page-analysis-failed"));
    } catch {
      this.offer(this.say("page-analysis-lost"));
    }
  }

  /** @param {AnalysisState} state */
  render(state) {
    this.element.dataset.state = state.state;
    if (state.state === "done" && state.analysis) this.show(state.analysis);
    else if (state.state === "none") this.offer(this.say("page-analysis-lead"));
    else if (state.state === "failed") this.offer(this.say("page-analysis-failed"));
    else {
      this.wait(state);
      setTimeout(() => this.fetch("GET"), POLL_EVERY);
    }
  }

  /** @param {string} text why there is nothing to show yet */
  offer(text) {
    const ask = h(
      "button",
      { type: "button", "data-role": "analyse" },
      this.say("page-analysis-ask"),
    );
    ask.addEventListener("click", () => {
      /** @type {HTMLButtonElement} */ (ask).disabled = true;
      this.fetch("POST");
    });
    this.element.replaceChildren(h("p", { role: "status" }, text), h("p", { class: "acts" }, ask));
  }

  /** @param {AnalysisState} state */
  wait({ state, ...progress }) {
    const [before, done] = [progress.before ?? 0, progress.done ?? 0];
    const positions = progress.positions ?? 1;
    const text =
      state === "waiting"
        ? this.say("page-analysis-waiting", { before })
        : this.say("page-analysis-working", { done, positions });
    let bar = this.element.querySelector("progress");
    if (!bar) {
      bar = /** @type {HTMLProgressElement} */ (
        h("progress", { "aria-label": this.say("page-analysis") })
      );
      this.element.replaceChildren(h("p", { class: "note" }), bar);
    }
    /** @type {HTMLElement} */ (this.element.firstElementChild).textContent = text;
    bar.max = positions;
    bar.value = done;
  }

  /** @param {GameAnalysis} found */
  show(found) {
    // Partners win together, but do not know the same: each of them has their own line.
    const lines = found.curve[0].map((_, at) => this.line(at + 1));
    const chart = h("div", { class: "chart" });
    this.element.replaceChildren(
      h("p", { class: "note" }, this.say("page-curve-note")),
      ...(found.finished ? [] : [h("p", { class: "note" }, this.say("page-curve-given-up"))]),
      this.legend(lines),
      chart,
      h("h3", {}, this.say("page-worst")),
      found.worst.length
        ? h(
            "ol",
            { class: "costly", "data-role": "worst" },
            ...found.worst.map((one) => this.mistake(one)),
          )
        : h("p", {}, this.say("page-worst-none")),
      ...(found.turns.length
        ? [
            h("h3", {}, this.say("page-turns")),
            h("ul", { class: "lucky" }, ...found.turns.map((one) => this.turn(one))),
          ]
        : []),
      h("h3", {}, this.say("page-totals")),
      ...found.totals.map((total) => this.total(total)),
      this.asTable(found, lines),
      h(
        "details",
        {},
        h("summary", {}, this.say("page-how-to-read")),
        h("p", {}, this.say("page-how-to-read-text")),
      ),
    );
    this.chart = new WinChart(chart, found.curve, lines, found.worst, this.say, this.onGo);
    this.chart.mark(this.move);
  }

  /**
   * Follow the replay.
   * @param {number} move
   */
  mark(move) {
    this.move = move;
    this.chart?.mark(move);
  }

  // --- Who is who ---

  /** @param {number} seat */
  name(seat) {
    return this.table.seats[seat - 1].name;
  }

  /**
   * The line of a seat: its name, and its colour and mark as in the panels.
   * @param {number} seat
   * @returns {Line}
   */
  line(seat) {
    const { panels } = this.end.scene;
    const sprites = panels.find((panel) => panel.seat === seat)?.marks ?? [];
    const painted = sprites.length && PAINT.exec(this.end.sprites.size(sprites[0]).svg);
    const colour = painted ? painted[1] : SEATS[(seat - 1) % SEATS.length];
    return {
      seat,
      name: this.name(seat),
      colour: `var(--${colour})`,
      marks: (size) =>
        painted
          ? sprites.map((sprite) => this.sprite(sprite, size))
          : [numbered(seat, colour, size)],
    };
  }

  /**
   * @param {string} sprite
   * @param {number} size
   */
  sprite(sprite, size) {
    const { width, height } = this.end.sprites.size(sprite);
    return this.end.sprites.picture(
      { id: sprite, sprite, label: "" },
      size / Math.max(width, height),
    );
  }

  /** @param {Line[]} lines */
  legend(lines) {
    return h(
      "ul",
      { class: "legend" },
      ...lines.map((line) => h("li", {}, ...line.marks(18), line.name)),
    );
  }

  // --- What it says ---

  /** @param {number} share */
  percent(share) {
    return this.say("page-percent", { number: Math.round(100 * share) });
  }

  /** @param {number} change */
  signed(change) {
    const number = Math.round(100 * change);
    const sign = number > 0 ? "+" : number < 0 ? "−" : "";
    return this.say("page-percent", { number: `${sign}${Math.abs(number)}` });
  }

  /**
   * A link to a move of the replay.
   * @param {number} move
   * @param {string} text
   */
  link(move, text) {
    const link = h("a", { href: `#move-${move}`, "data-move": move }, text);
    link.addEventListener("click", (event) => {
      event.preventDefault();
      history.replaceState(null, "", `#move-${move}`);
      this.onGo(move);
      document
        .querySelector(".board-frame:not([hidden]), .list-view")
        ?.scrollIntoView({ block: "nearest" });
    });
    return link;
  }

  /** @param {WorstMove} one */
  mistake({ move, seat, loss, lines, better, ...values }) {
    const [value, best] = [values.value ?? 0, values.best_value ?? 0];
    // Where the two figures beside it make up the cost, they do so as they are shown.
    const shown = Math.round(100 * value) / 100 - Math.round(100 * best) / 100;
    const change = Math.abs(best - value - loss) < 0.015 ? shown : -loss;
    const cost = this.say("page-cost", { move, name: this.name(seat), loss: this.signed(change) });
    const fromTo = this.say("page-from-to", {
      best: this.percent(best),
      value: this.percent(value),
    });
    return h(
      "li",
      {},
      this.link(move, cost),
      h("small", {}, ` ${fromTo}`),
      ...lines.map((line) => h("span", { class: "line" }, line)),
      h("span", { class: "line better" }, this.say("page-better", { better })),
    );
  }

  /** @param {LuckyTurn} one */
  turn({ move, seat, luck, lines }) {
    const text = this.say("page-luck", { move, name: this.name(seat), luck: this.signed(luck) });
    const happened = lines.map((line) => h("span", { class: "line" }, line));
    return h("li", {}, this.link(move, text), ...happened);
  }

  /** @param {SeatTotal} total */
  total({ seat, begin, own, others, luck, end, faultless, choices }) {
    const rows = [
      [this.say("page-total-begin"), this.percent(begin)],
      [this.say("page-total-own"), this.signed(own)],
      [this.say("page-total-others"), this.signed(others)],
      [this.say("page-total-luck"), this.signed(luck)],
      [this.say("page-total-end"), this.percent(end)],
      [this.say("page-total-faultless"), this.say("page-faultless", { faultless, choices })],
    ];
    return h(
      "div",
      { class: "total", "data-seat": seat },
      h("h4", {}, this.name(seat)),
      factList(rows.map(([label, value]) => ({ label, value }))),
    );
  }

  /**
   * The curve for those who read it: a row for each move, made when it is wanted.
   * @param {GameAnalysis} found
   * @param {Line[]} lines
   */
  asTable({ curve, movers }, lines) {
    const box = h(
      "details",
      { "data-role": "as-table" },
      h("summary", {}, this.say("page-as-table")),
    );
    box.addEventListener(
      "toggle",
      () => {
        const heads = [
          this.say("page-table-move"),
          this.say("page-table-mover"),
          ...lines.map(({ name }) => name),
        ];
        const rows = curve.map((shares, move) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, this.link(move, String(move))),
            h("td", {}, move ? this.name(movers[move - 1]) : ""),
            ...lines.map(({ seat }) => h("td", {}, this.percent(shares[seat - 1]))),
          ),
        );
        box.append(
          h(
            "div",
            {
              class: "scrolls",
              tabindex: 0,
              role: "region",
              "aria-label": this.say("page-as-table"),
            },
            h(
              "table",
              {},
              h("thead", {}, h("tr", {}, ...heads.map((head) => h("th", { scope: "col" }, head)))),
              h("tbody", {}, ...rows),
            ),
          ),
        );
      },
      { once: true },
    );
    return box;
  }
}

/**
 * A mark for a seat whose game has none: its number.
 * @param {number} seat
 * @param {string} colour
 * @param {number} size
 */
function numbered(seat, colour, size) {
  const number = s("text", {
    "text-anchor": "middle",
    "dominant-baseline": "central",
    "font-size": 12,
    fill: `var(--on-${colour})`,
  });
  number.textContent = String(seat);
  const circle = s("circle", { r: 9, fill: `var(--${colour})`, stroke: "var(--ink)" });
  return s(
    "svg",
    { viewBox: "-10 -10 20 20", width: size, height: size, "aria-hidden": "true" },
    circle,
    number,
  );
}
