import { translatePage } from "../language/translator.js";
import { Chat } from "./chat.js";
import { Connection } from "./connection.js";
import { DecisionController } from "./decision_controller.js";
import { Dialogs } from "./dialogs.js";
import { byRole } from "./dom.js";
import { EventQueue } from "./event_queue.js";
import { Focus } from "./focus.js";
import { Guide } from "./guide.js";
import { HotSeat } from "./hot_seat.js";
import { listenForKeys } from "./keyboard.js";
import { Log } from "./log.js";
import { Menu } from "./menu.js";
import { MessageBubble } from "./message_bubble.js";
import { toPosition } from "./position.js";
import { PositionView, fetchDrawing } from "./position_view.js";
import { RecentChanges } from "./recent_changes.js";
import { Rematch } from "./rematch.js";
import { ResultPanel } from "./result.js";
import { SeatRequests } from "./seat_requests.js";
import { isAnimated, loadSettings, saveSettings } from "./settings.js";
import { Shuffler } from "./shuffle.js";
import { SideTabs } from "./side_tabs.js";
import { loadForTable, saveForTable } from "./storage.js";
import { TurnAlert } from "./turn_alert.js";

/** @import {Translator} from "../language/translator.js" */
/** @import {TableRequest} from "./connection.js" */
/** @import {ChatLine, ErrorMessage, LogEntry, MoveMessage, ReadingAnswer} from "./messages.d.ts" */
/** @import {ServerMessage, TableInfo, TableMessage} from "./messages.d.ts" */
/** @import {FullPosition} from "./position.js" */
/** @import {Report} from "./scene.d.ts" */
/** @import {WaitingRoom} from "./waiting_room.js" */

/** @typedef {{position: FullPosition | null, log: LogEntry[], report?: Report}} TableEvent */

const STEP = 700; // milliseconds for which a move of others is left to be seen
const CALM = 400; // milliseconds without anything new
const CHANGES = "ludopolis-seen"; // where recent changes are stored,
const TABLES_STORED = 6; // of so many tables

/** What is being decided: messages, and people who come and go, change nothing of it. */
const decisionOf = (/** @type {FullPosition | null} */ position) =>
  position && JSON.stringify([position.move, position.seat, position.to_move, position.choices]);

/** A live table in the browser. It knows no rules: the server says what lies where and what is allowed. */
export class TableController {
  /**
   * @param {HTMLElement} root
   * @param {Translator} translator
   */
  constructor(root, translator) {
    const { say } = translator;
    this.root = root;
    this.id = root.dataset.table ?? "";
    this.translator = translator;
    this.say = say;
    this.settings = loadSettings();
    /** @type {TableInfo | null} */
    this.table = null;
    /** @type {FullPosition | null} */
    this.position = null;
    /** @type {PositionView | null} */
    this.view = null;
    /** @type {ReadonlySet<string>} pieces that came or moved since the viewer's last move */
    this.changed = new Set();
    this.readingTimer = 0;
    /** What happened last, before the game. */
    this.news = "";
    /** @type {number | null | undefined} the seat for which the log was written */
    this.logSeat = undefined;
    /** @type {WaitingRoom | null} */
    this.waitingRoom = null;

    translatePage(root, say);
    const request = (/** @type {TableRequest} */ message) => this.connection.request(message);
    this.connection = this.connect();
    this.focus = new Focus(
      document,
      () => this.decision.bar.sentence,
      () => this.decision.selection.choices.length > 0,
    );
    const restoreFocus = () => this.focus.restore();
    this.bubble = new MessageBubble(byRole("bubble"), say, restoreFocus);
    this.dialogs = new Dialogs(say);
    this.hotSeat = new HotSeat(
      say,
      (seat) => this.connection.send({ type: "look", seat }),
      () => this.bubble.hide(),
    );
    this.changes = new RecentChanges(loadForTable(CHANGES, this.id));
    this.turnAlert = new TurnAlert();
    this.log = new Log(byRole("log"), say);
    const chatForm = /** @type {HTMLFormElement} */ (byRole("chat-form"));
    this.chat = new Chat(byRole("chat"), chatForm, say, (text) => request({ type: "chat", text }));
    this.tabs = new SideTabs();
    this.menu = new Menu(say, this.dialogs, request);
    this.guide = new Guide(byRole("lesson"), say, this.settings, restoreFocus);
    this.rematch = new Rematch(say, this.bubble, request);
    this.result = new ResultPanel(byRole("result"), say, this.rematch);
    this.seatRequests = new SeatRequests(byRole("requests"), say, this.focus, request);
    this.shuffler = new Shuffler(request);
    this.decision = new DecisionController({
      root,
      say,
      settings: this.settings,
      focus: this.focus,
      connection: this.connection,
      bubble: this.bubble,
      dialogs: this.dialogs,
      onMove: () => this.moved(),
    });
    /** @type {EventQueue<TableEvent>} */
    this.queue = new EventQueue({
      show: (event) => this.show(event),
      skip: (event) => this.skip(event),
      isWatched: () => !document.hidden && !this.decision.pending && !this.hotSeat.waitingFor,
      pace: () => (this.settings.brisk ? 0 : isAnimated(this.settings) ? STEP : STEP / 2),
    });
    this.listen();
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const path = `/api/tables/${this.id}/socket?version=${this.root.dataset.version}`;
    return new Connection(
      `${scheme}//${location.host}${path}`,
      (message) => this.receive(message),
      (online) => this.connectionChanged(online),
    );
  }

  // --- What the server sends ---------------------------------------------------------------------

  /** @param {ServerMessage} sent whose texts are not translated yet */
  receive(sent) {
    if ("table" in sent) this.translator.setNames(sent.table.seats);
    if ("position" in sent && sent.position) this.translator.seat = sent.position.seat;
    /** @type {ServerMessage} */
    const message = this.translator.translate(sent);
    switch (message.type) {
      case "table":
        return this.receiveTable(message);
      case "move":
        return this.receiveMove(message);
      case "chat":
        return this.receiveChat(message.chat);
      case "presence":
        return this.receivePresence(message.online);
      case "reading":
        return this.receiveReading(message);
      case "why":
        return this.decision.explain(message);
      case "aid":
        return this.decision.showAid(message);
      case "hint":
        return this.decision.showHint(message);
      case "ok":
        return this.decision.accepted(message.id, message.number);
      case "error":
        return this.receiveError(message);
    }
  }

  /** @param {TableMessage} message */
  receiveTable({ table, chat, log, position, report }) {
    // Before the game no log is shown: the waiting room says what happens.
    if (this.table && !this.position && log.length) {
      this.news = log.flatMap(({ lines }) => lines).join(" ");
    }
    this.rematch.update(table, this.table);
    this.table = table;
    this.shuffler.follow(table);
    byRole("title").textContent = table.title;
    byRole("rules").setAttribute("href", `/rules/${table.game}`);
    byRole("side-tabs").classList.toggle("alone", table.people < 2);
    this.renderWaitingRoom();
    this.menu.render(table);
    this.seatRequests.render(table);
    this.renderResult();
    this.receiveChat(chat);
    this.queue.push({ position: position && toPosition(position), log, report });
  }

  /** @param {MoveMessage} message */
  receiveMove({ position, log, report }) {
    this.queue.push({ position: toPosition(position), log, report });
  }

  /** @param {ChatLine[]} lines */
  receiveChat(lines) {
    const added = this.chat.add(lines);
    this.tabs.countUnread(this.position ? added : 0); // what was written before one came is not unread
  }

  /** @param {number[]} online */
  receivePresence(online) {
    if (!this.table) return;
    for (const seat of this.table.seats) seat.online = online.includes(seat.seat);
    this.renderWaitingRoom();
    if (!this.position || !this.view) return;
    this.view.panels.render(this.position, this.table);
    this.decision.render();
  }

  /** @param {ReadingAnswer} message */
  receiveReading({ number, sections }) {
    if (!this.view || number !== this.position?.number) return; // the game has gone on since
    this.position.reading = sections;
    this.view.list.renderSections(sections);
  }

  /** @param {ErrorMessage} error */
  receiveError({ id, text }) {
    this.decision.refused(id);
    this.rematch.wanted = false;
    this.bubble.show(text || this.say("page-refused"));
  }

  /** @param {boolean} online */
  connectionChanged(online) {
    const banner = byRole("banner");
    if (online && !banner.hidden) byRole("announce").textContent = this.say("page-back");
    banner.hidden = online;
    banner.textContent = online ? "" : this.say("page-offline");
    this.decision.connectionChanged();
  }

  // --- Events ------------------------------------------------------------------------------------

  /**
   * There are too many events to show each of them.
   * @param {TableEvent} event
   */
  skip({ position, log }) {
    this.log.add(log, this.table?.mine);
    if (position && this.position) this.changes.update(position, position.seat === null);
  }

  /**
   * @param {TableEvent} event
   * @returns {Promise<boolean>} is there anything to look at?
   */
  async show({ position, log, report }) {
    const { table } = this;
    if (!table) return false;
    byRole("play").hidden = !position;
    if (position) this.switchLog(position.seat);
    if (!table.mine.length) this.log.markRead();
    this.log.add(log, table.mine);
    if (position) await this.showPosition(position, table, report);
    return position !== null;
  }

  /**
   * The log is written for one seat: another one needs its own.
   * @param {number | null} seat
   */
  switchLog(seat) {
    if (this.logSeat !== undefined && this.logSeat !== seat) {
      this.log.clear();
      this.connection.send({ type: "since", number: 0 });
    }
    this.logSeat = seat;
  }

  /**
   * @param {FullPosition} position
   * @param {TableInfo} table
   * @param {Report} [report]
   */
  async showPosition(position, table, report) {
    const isFirst = !this.view;
    try {
      this.view ??= await this.createView(table);
    } catch {
      this.bubble.show(this.say("page-not-drawn"));
      this.position = position;
      this.renderResult();
      return;
    }
    const { view, decision, focus } = this;
    const focused = focus.key;
    const isNew = isFirst || decisionOf(position) !== decisionOf(this.position);
    const byOneself = decision.pending !== null || (position.seat === null && !isFirst);
    this.changed = this.changes.update(position, isNew && byOneself);
    if (isNew) decision.reset();
    if (position.move === this.position?.move) position.reading = this.position.reading;
    this.position = position;
    decision.update({ view, position, table });
    this.requestReading();
    this.render(!isFirst && isAnimated(this.settings));
    this.renderResult();
    this.hotSeat.update(position, table, isFirst);
    decision.render();
    this.guide.render(position.lesson, table.game);
    decision.renderAids();
    if (focused) focus.target(focused);
    if (isNew && !isFirst) focus.enterDecision();
    const sound = this.settings.sound && !isFirst;
    this.turnAlert.update(position.to_move_mine, this.say("page-your-turn"), sound);
    if (report) this.dialogs.report(report, table.seats).then(() => focus.enterDecision());
  }

  /** @param {TableInfo} table */
  async createView(table) {
    const drawing = await fetchDrawing(table, this.translator.catalogue.language);
    return new PositionView(
      drawing,
      this.say,
      (key) => this.decision.touch(key),
      (choice) => this.decision.pick(choice),
    );
  }

  /**
   * Ask for the board as a list: at once if it is shown, else when things calm down, for those who have it
   * read aloud.
   */
  requestReading() {
    clearTimeout(this.readingTimer);
    const request = () => this.connection.request({ type: "reading" });
    if (this.settings.list) request();
    else this.readingTimer = setTimeout(request, CALM);
  }

  /** The player has moved: what others did before is old, and nobody waits to look at it. */
  moved() {
    this.log.markRead();
    this.queue.hurry();
  }

  // --- What the page shows -----------------------------------------------------------------------

  /** @param {boolean} animate */
  render(animate) {
    if (!this.view || !this.position || !this.table) return;
    this.view.render(this.position, this.table, {
      animate,
      asList: this.settings.list,
      changed: this.changed,
    });
  }

  renderResult() {
    if (this.table) this.result.render(this.table, this.position?.over ?? false);
  }

  /** The table before the game. Its module is not loaded for games that begin at once. */
  async renderWaitingRoom() {
    const element = byRole("waiting-room");
    element.hidden = !["waiting", "shuffling"].includes(this.table?.status ?? "");
    if (element.hidden) return;
    const { WaitingRoom } = await import("./waiting_room.js");
    this.waitingRoom ??= new WaitingRoom(element, this.say, (path, form) => this.post(path, form));
    if (this.table) this.waitingRoom.render(this.table, this.news);
  }

  renderListButton() {
    byRole("list").textContent = this.say(this.settings.list ? "page-board" : "page-list");
    this.root.classList.toggle("as-list", this.settings.list);
  }

  // --- What the player does around the game ------------------------------------------------------

  listen() {
    const help = () => this.dialogs.help(this.settings.keys);
    const toggleList = () => {
      this.settings.list = !this.settings.list;
      this.settingsChanged();
    };
    byRole("list").addEventListener("click", toggleList);
    byRole("help").addEventListener("click", help);
    byRole("settings").addEventListener("click", () => this.openSettings());
    addEventListener("pagehide", () => this.saveChanges());
    document.addEventListener("visibilitychange", () => document.hidden && this.saveChanges());
    this.measureBar();
    this.renderListButton();
    this.focus.listen();
    listenForKeys({
      lettersOn: () => this.settings.keys,
      escape: () => this.menu.close() || this.decision.cancel(),
      shortcuts: {
        "?": help,
        c: () => this.decision.confirmCandidate(),
        u: () => this.decision.undo(),
        t: () => this.decision.askForHint(),
        l: toggleList,
        h: () => this.focus.first(),
        r: () => this.openRules(),
      },
    });
  }

  /** On a phone the bar lies over the page: what gets the focus has to come to rest above it. */
  measureBar() {
    const bar = /** @type {HTMLElement} */ (byRole("bar").closest(".bar"));
    const measure = () => this.root.style.setProperty("--bar", `${bar.offsetHeight}px`);
    new ResizeObserver(measure).observe(bar);
  }

  openRules() {
    open(`/rules/${this.table?.game}#chapter-${this.position?.chapter ?? 1}`, "_blank");
  }

  openSettings() {
    const changed = () => this.settingsChanged();
    this.dialogs.settings(this.settings, changed, () => {
      this.guide.restart(this.table?.game ?? "");
      changed();
    });
  }

  settingsChanged() {
    saveSettings(this.settings);
    this.renderListButton();
    if (!this.view || !this.position || !this.table) return;
    this.render(false);
    this.guide.render(this.position.lesson, this.table.game);
    this.decision.render();
  }

  /** Store what lies where, for players who come back later. */
  saveChanges() {
    if (this.position) saveForTable(CHANGES, this.id, this.changes.saved(), TABLES_STORED);
  }

  /**
   * @param {string} path
   * @param {Record<string, string | number>} form
   */
  async post(path, form) {
    const fields = Object.entries(form).map(([key, value]) => [key, String(value)]);
    const body = new URLSearchParams(fields);
    try {
      const answer = await fetch(`/table/${this.id}/${path}`, { method: "POST", body });
      if (answer.ok) this.bubble.hide();
      else {
        const { error } = await answer.json().catch(() => ({}));
        this.bubble.show(error?.text || this.say("page-refused"));
      }
    } catch {
      this.bubble.show(this.say("page-offline"));
    }
  }
}
