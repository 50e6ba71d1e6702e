import { fetchTranslator, seatList, translatePage } from "../language/translator.js";
import { Analysis } from "./analysis.js";
import { byRole, h } from "./dom.js";
import { toReplayPosition } from "./position.js";
import { PositionView, fetchDrawing } from "./position_view.js";
import { changedPieces, spotsOf } from "./recent_changes.js";
import { isAnimated, loadSettings, saveSettings } from "./settings.js";
import { verify } from "./verify.js";

/** @import {Translator} from "../language/translator.js" */
/** @import {TableInfo} from "./messages.d.ts" */
/** @import {FullReplayPosition} from "./position.js" */
/** @import {Drawing} from "./scene.d.ts" */
/** @import {Spots} from "./recent_changes.js" */

const PACE = 1100; // milliseconds for a move when the replay runs

/** A finished game, move by move, through the eyes of anybody. */
class Replay {
  /**
   * @param {HTMLElement} root
   * @param {TableInfo} table
   * @param {string} language
   * @param {Translator} translator
   */
  constructor(root, table, language, translator) {
    this.root = root;
    this.table = table;
    this.moves = Number(root.dataset.moves);
    this.move = this.moves;
    this.language = language;
    this.translator = translator;
    this.say = translator.say;
    this.settings = loadSettings();
    /** @type {Map<string, Promise<FullReplayPosition>>} */
    this.moments = new Map();
    /** @type {PositionView | null} */
    this.view = null;
    /** @type {Spots} */
    this.spots = new Map();
    this.timer = 0;
    /** @type {Analysis | null} */
    this.analysis = null;
    this.slider = /** @type {HTMLInputElement} */ (byRole("slider"));
    this.viewpoint = /** @type {HTMLSelectElement} */ (byRole("viewpoint"));
    translatePage(root, this.say);
    this.viewpoint.append(
      h("option", { value: "" }, this.say("page-replay-all")),
      ...table.seats.map((seat) => h("option", { value: seat.seat }, seat.name)),
    );
    this.listen();
    this.renderResult();
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

  /** @param {FullReplayPosition} end */
  lookBack(end) {
    if (!this.view) return;
    const look = { scene: end.scene, sprites: this.view.board.sprites };
    const go = (/** @type {number} */ move) => {
      this.pause();
      this.go(move);
    };
    this.analysis = new Analysis(byRole("analysis-body"), this.table, this.translator, look, go);
    this.analysis.mark(this.move);
  }

  /**
   * @param {number} move
   * @returns {Promise<FullReplayPosition>}
   */
  moment(move) {
    const query = new URLSearchParams();
    if (this.viewpoint.value) query.set("seat", this.viewpoint.value);
    const address = `/api/tables/${this.root.dataset.game}/replay/${move}?${query}`;
    let found = this.moments.get(address);
    if (!found) {
      found = fetch(address).then((answer) => {
        if (!answer.ok) throw new Error(`replay: ${answer.status}`);
        return answer.json();
      });
      found = found.then((sent) => this.read(sent));
      found.catch(() => this.moments.delete(address));
      this.moments.set(address, found);
    }
    return found;
  }

  /**
   * @param {any} sent
   * @returns {FullReplayPosition}
   */
  read(sent) {
    this.translator.seat = sent.seat;
    return toReplayPosition(this.translator.translate(sent));
  }

  /** Show the chosen move, and have the next one ready. */
  async show() {
    const { move } = this;
    const sentence = byRole("sentence");
    try {
      const drawing = this.view ? null : await fetchDrawing(this.table, this.language);
      const moment = await this.moment(move);
      if (move !== this.move) return; // somebody was quicker
      this.view ??= new PositionView(
        /** @type {Drawing} */ (drawing),
        this.say,
        () => {},
        () => {},
      );
      const step = move - (this.shown ?? move);
      this.shown = move;
      this.view.render(moment, this.table, {
        animate: Math.abs(step) === 1 && isAnimated(this.settings),
        asList: this.settings.list,
        changed: new Set(step === 1 ? changedPieces(this.spots, moment.scene.pieces) : []),
      });
      this.spots = spotsOf(moment.scene.pieces);
      this.root.classList.toggle("as-list", this.settings.list);
      byRole("list").textContent = this.say(this.settings.list ? "page-board" : "page-list");
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
    byRole("run").textContent = this.say("page-replay-pause");
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
    byRole("run").textContent = this.say("page-replay-play");
  }

  listen() {
    const click = (/** @type {string} */ name, /** @type {() => number} */ where) =>
      byRole(name).addEventListener("click", () => {
        this.pause();
        this.go(where());
      });
    click("first", () => 0);
    click("back", () => this.move - 1);
    click("on", () => this.move + 1);
    click("last", () => this.moves);
    byRole("run").addEventListener("click", () => this.run());
    this.slider.addEventListener("input", () => {
      this.pause();
      this.go(Number(this.slider.value));
    });
    this.viewpoint.addEventListener("change", () => this.show());
    addEventListener("hashchange", () => this.goTo(location.hash));
    byRole("list").addEventListener("click", () => {
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

  renderResult() {
    const winners = this.table.result?.winners ?? [];
    const count = winners.length;
    byRole("winner").textContent = this.say("page-winners", { names: seatList(winners), count });
    this.verifyShuffle();
  }

  /** What this browser finds when it works every shuffle and die out for itself. */
  async verifyShuffle() {
    const element = byRole("proof");
    try {
      const answer = await fetch(`/api/tables/${this.root.dataset.game}/record`);
      if (!answer.ok) throw new Error(`record: ${answer.status}`);
      const record = await answer.json();
      const found = await verify(record, this.root.dataset.game ?? "");
      element.dataset.verdict = found.verdict;
      element.dataset.mine = found.mine;
      const wrong =
        found.verdict === "wrong"
          ? `page-proof-wrong-${found.fault}`
          : `page-proof-${found.verdict}`;
      const lines = [this.say(wrong, { move: found.move ?? 0 })];
      const alarm = found.mine === "missing" || found.mine === "uncounted";
      if (alarm || found.verdict === "all") lines.push(this.say(`page-proof-mine-${found.mine}`));
      if (found.left) lines.push(this.say("page-proof-left", { count: found.left }));
      lines.push(this.say("page-proof-elsewhere"));
      element.replaceChildren(...lines.map((line) => h("p", {}, line)), this.numbers(record));
    } catch {
      element.textContent = this.say("page-proof-not-read");
    }
  }

  /**
   * Everything that was said about the shuffle, to be worked out by other means.
   * @param {any} record
   */
  numbers({ seed, shuffle }) {
    const fact = (/** @type {string} */ name, /** @type {string} */ value) =>
      h("div", {}, h("dt", {}, name), h("dd", {}, h("code", {}, value)));
    const facts = [
      ["seed", seed],
      ["promise", shuffle?.server?.commitment ?? shuffle?.digest],
    ];
    if (shuffle?.server) facts.push(["server-number", shuffle.server.number]);
    const parts = (shuffle?.seats ?? []).map((/** @type {{seat: number, number: string}} */ part) =>
      fact(this.table.seats.find(({ seat }) => seat === part.seat)?.name ?? "", part.number),
    );
    const known = facts
      .filter(([, value]) => value)
      .map(([key, value]) => fact(this.say(`page-${key}`), value));
    return h(
      "details",
      {},
      h("summary", {}, this.say("page-proof-numbers")),
      h("dl", { class: "facts" }, ...known, ...parts),
    );
  }
}

const root = document.querySelector("[data-game]");
const data = document.querySelector('script[data-role="data"]');
if (root instanceof HTMLElement && data) {
  const translator = await fetchTranslator(root.dataset.words ?? "");
  const table = JSON.parse(data.textContent ?? "null");
  translator.setNames(table.seats);
  new Replay(root, translator.translate(table), translator.catalogue.language, translator);
}
