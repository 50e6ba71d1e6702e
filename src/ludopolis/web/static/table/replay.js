// @ts-check
import { fetchWords, fillIn, seatList } from "../language/words.js";
import { Analysis } from "./analysis.js";
import { h, role } from "./dom.js";
import { changed, placesOf } from "./news.js";
import { arranged } from "./position.js";
import { loadSettings, moving, saveSettings } from "./settings.js";
import { Show, fetchDrawing } from "./show.js";
import { verify } from "./verify.js";

/** @typedef {import("./types.js").Position} Position */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {Position & {lines: string[], moves: number}} Moment */

const PACE = 1100; // milliseconds for a move when it runs by itself

/** A finished game, move by move, through the eyes of anybody. */
class Replay {
  /**
   * @param {HTMLElement} root
   * @param {Table} table
   * @param {string} language
   * @param {import("../language/words.js").Words} words
   */
  constructor(root, table, language, words) {
    this.root = root;
    this.table = table;
    this.moves = Number(root.dataset.moves);
    this.move = this.moves;
    this.language = language;
    this.words = words;
    this.say = words.say;
    this.settings = loadSettings();
    /** @type {Map<string, Promise<Moment>>} */
    this.moments = new Map();
    /** @type {Show | null} */
    this.view = null;
    /** @type {import("./news.js").Places} */
    this.places = new Map();
    this.timer = 0;
    /** @type {Analysis | null} */
    this.analysis = null;
    this.slider = /** @type {HTMLInputElement} */ (role("slider"));
    this.eyes = /** @type {HTMLSelectElement} */ (role("eyes"));
    fillIn(root, this.say);
    this.eyes.append(
      h("option", { value: "" }, this.say("page-replay-all")),
      ...table.seats.map((seat) => h("option", { value: seat.seat }, seat.name)),
    );
    this.wire();
    this.tellEnd();
    const end = this.moment(this.moves); // through nobody's eyes yet
    this.goTo(location.hash);
    this.show().then(async () => this.lookBack(await end));
  }

  /**
   * Go where an address says, such as #move-12.
   * @param {string} hash
   */
  goTo(hash) {
    const move = /^#move-(\d{1,5})$/.exec(hash)?.[1];
    if (move === undefined) return;
    this.pause();
    this.go(Number(move));
  }

  /** @param {Moment} end */
  lookBack(end) {
    if (!this.view) return;
    const look = { scene: end.scene, sprites: this.view.board.sprites };
    const go = (/** @type {number} */ move) => {
      this.pause();
      this.go(move);
    };
    this.analysis = new Analysis(role("analysis-body"), this.table, this.words, look, go);
    this.analysis.mark(this.move);
  }

  /**
   * @param {number} move
   * @returns {Promise<Moment>}
   */
  moment(move) {
    const query = new URLSearchParams();
    if (this.eyes.value) query.set("seat", this.eyes.value);
    const address = `/api/tables/${this.root.dataset.game}/replay/${move}?${query}`;
    let found = this.moments.get(address);
    if (!found) {
      found = fetch(address).then((answer) => {
        if (!answer.ok) throw new Error(`replay: ${answer.status}`);
        return answer.json();
      });
      found = found.then((told) => this.worded(told));
      found.catch(() => this.moments.delete(address));
      this.moments.set(address, found);
    }
    return found;
  }

  /**
   * @param {any} told
   * @returns {Moment}
   */
  worded(told) {
    this.words.seat = told.seat;
    return /** @type {Moment} */ (arranged(this.words.filled(told)));
  }

  /** Show the chosen move, and have the next one ready. */
  async show() {
    const { move } = this;
    const sentence = role("sentence");
    try {
      const drawing = this.view ? null : await fetchDrawing(this.table, this.language);
      const moment = await this.moment(move);
      if (move !== this.move) return; // somebody was quicker
      this.view ??= new Show(/** @type {any} */ (drawing), this.say, () => {}, () => {});
      const step = move - (this.shown ?? move);
      this.shown = move;
      this.view.show(moment, this.table, {
        moving: Math.abs(step) === 1 && moving(this.settings),
        list: this.settings.list,
        fresh: new Set(step === 1 ? changed(this.places, moment.scene.pieces) : []),
      });
      this.places = placesOf(moment.scene.pieces);
      this.root.classList.toggle("as-list", this.settings.list);
      role("list").textContent = this.say(this.settings.list ? "page-board" : "page-list");
      const count = this.say("page-replay-move", { move, moves: this.moves });
      this.slider.setAttribute("aria-valuetext", count);
      const lines = move === 0 ? [this.say("page-replay-setup")] : moment.lines;
      sentence.replaceChildren(
        h("span", { class: "note" }, count),
        ...lines.map((line) => h("span", { class: "line" }, line)),
      );
      if (move < this.moves) this.moment(move + 1).catch(() => null);
    } catch {
      this.pause();
      sentence.textContent = this.say("page-not-drawn");
    }
  }

  /** @param {number} move */
  go(move) {
    this.move = Math.max(0, Math.min(this.moves, move));
    this.slider.value = String(this.move);
    this.analysis?.mark(this.move);
    return this.show();
  }

  async run() {
    if (this.timer) {
      this.pause();
      return;
    }
    role("run").textContent = this.say("page-replay-pause");
    const step = async () => {
      await this.go(this.move + 1);
      if (this.move >= this.moves) this.pause();
      else if (this.timer) this.timer = setTimeout(step, PACE);
    };
    if (this.move >= this.moves) this.move = -1;
    this.timer = setTimeout(step, 0);
  }

  pause() {
    clearTimeout(this.timer);
    this.timer = 0;
    role("run").textContent = this.say("page-replay-play");
  }

  wire() {
    const click = (/** @type {string} */ name, /** @type {() => number} */ where) =>
      role(name).addEventListener("click", () => {
        this.pause();
        this.go(where());
      });
    click("first", () => 0);
    click("back", () => this.move - 1);
    click("on", () => this.move + 1);
    click("last", () => this.moves);
    role("run").addEventListener("click", () => this.run());
    this.slider.addEventListener("input", () => {
      this.pause();
      this.go(Number(this.slider.value));
    });
    this.eyes.addEventListener("change", () => this.show());
    addEventListener("hashchange", () => this.goTo(location.hash));
    role("list").addEventListener("click", () => {
      this.settings.list = !this.settings.list;
      saveSettings(this.settings);
      this.show();
    });
    document.addEventListener("keydown", (event) => {
      const inField = event.target instanceof Element && event.target.closest("input, select");
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by && !inField && !event.altKey && !event.ctrlKey && !event.metaKey) {
        this.pause();
        this.go(this.move + by);
      }
    });
  }

  tellEnd() {
    const winners = this.table.result?.winners ?? [];
    const count = winners.length;
    role("winner").textContent = this.say("page-winners", { names: seatList(winners), count });
    this.tellShuffle();
  }

  /** What this browser finds when it works every shuffle and die out for itself. */
  async tellShuffle() {
    const home = role("proof");
    try {
      const answer = await fetch(`/api/tables/${this.root.dataset.game}/record`);
      if (!answer.ok) throw new Error(`record: ${answer.status}`);
      const record = await answer.json();
      const found = await verify(record, this.root.dataset.game ?? "");
      home.dataset.verdict = found.verdict;
      home.dataset.mine = found.mine;
      const wrong = found.verdict === "wrong" ? `page-proof-wrong-${found.fault}` : `page-proof-${found.verdict}`;
      const lines = [this.say(wrong, { move: found.move ?? 0 })];
      const alarm = found.mine === "missing" || found.mine === "uncounted";
      if (alarm || found.verdict === "all") lines.push(this.say(`page-proof-mine-${found.mine}`));
      if (found.left) lines.push(this.say("page-proof-left", { count: found.left }));
      lines.push(this.say("page-proof-elsewhere"));
      home.replaceChildren(...lines.map((line) => h("p", {}, line)), this.numbers(record));
    } catch {
      home.textContent = this.say("page-proof-not-read");
    }
  }

  /**
   * Everything that was said about the shuffle, for who wants to work it out by other means.
   * @param {any} record
   */
  numbers({ seed, shuffle }) {
    const fact = (/** @type {string} */ name, /** @type {string} */ value) =>
      h("div", {}, h("dt", {}, name), h("dd", {}, h("code", {}, value)));
    const facts = [["seed", seed], ["promise", shuffle?.server?.commitment ?? shuffle?.digest]];
    if (shuffle?.server) facts.push(["server-number", shuffle.server.number]);
    const parts = (shuffle?.seats ?? []).map((/** @type {{seat: number, number: string}} */ part) =>
      fact(this.table.seats.find(({ seat }) => seat === part.seat)?.name ?? "", part.number),
    );
    const known = facts.filter(([, value]) => value).map(([key, value]) => fact(this.say(`page-${key}`), value));
    return h("details", {}, h("summary", {}, this.say("page-proof-numbers")), h("dl", { class: "facts" }, ...known, ...parts));
  }
}

const root = document.querySelector("[data-game]");
const data = document.querySelector('script[data-role="data"]');
if (root instanceof HTMLElement && data) {
  const words = await fetchWords(root.dataset.words ?? "");
  const told = JSON.parse(data.textContent ?? "null");
  words.names = told.seats.map((/** @type {any} */ seat) => words.filled(seat.name));
  new Replay(root, words.filled(told), words.catalogue.language, words);
}
