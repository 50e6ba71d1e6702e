// @ts-check
import { fetchWords, fillIn, seatList } from "../language/words.js";
import { Attention } from "./attention.js";
import { Bar, capital } from "./bar.js";
import { fitting, litParts, offered, selectionOf, spoken, touch } from "./choosing.js";
import { Curtain, Dialogs } from "./dialogs.js";
import { h, role } from "./dom.js";
import { Hints } from "./hints.js";
import { hands, listen } from "./keyboard.js";
import { News } from "./news.js";
import { arranged } from "./position.js";
import { loadSettings, moving, recall, remember, saveSettings } from "./settings.js";
import { Show, fetchDrawing } from "./show.js";
import { Shuffler } from "./shuffle.js";
import { Chat, Log } from "./talk.js";
import { Wire } from "./wire.js";

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Position} Position */
/** @typedef {import("./types.js").Report} Report */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Thing} Thing */
/** @typedef {import("./choosing.js").Touch} Touch */
/** @typedef {{position: Position | null, log: import("./types.js").LogEntry[], report?: Report}} Event */

const STEP = 700; // what others did is seen for so long, in milliseconds
const BEHIND = 1900; // but the page is never further behind than this
const MOST_STEPS = 5;
const GLANCE = 2000; // at one screen, before the curtain is drawn
const CALM = 400; // milliseconds without news
const SEEN = "ludopolis-seen";
const TABLES_SEEN = 6; // so many are kept in mind

/** What is being decided: messages and people who come and go change nothing of it. */
const decision = (/** @type {Position | null} */ position) =>
  position && JSON.stringify([position.move, position.seat, position.to_move, position.choices]);

/** A live table in the browser. It knows no rules: the server says what lies where and what is allowed. */
class TablePage {
  /**
   * @param {HTMLElement} root
   * @param {import("../language/words.js").Words} words
   */
  constructor(root, words) {
    this.root = root;
    this.words = words;
    this.language = words.catalogue.language;
    this.say = words.say;
    this.settings = loadSettings();
    /** @type {Table | null} */
    this.table = null;
    /** @type {Position | null} */
    this.position = null;
    /** @type {Show | null} */
    this.view = null;
    /** @type {Touch[]} */
    this.selection = [];
    /** @type {{id: string, choice: Choice | null, number?: number} | null} */
    this.pending = null;
    /** @type {Event[]} */
    this.events = [];
    this.news = new News(recall(SEEN)?.[root.dataset.table ?? ""]);
    /** @type {ReadonlySet<string>} */
    this.fresh = new Set();
    this.playing = false;
    this.hurry = () => {};
    this.unread = 0;
    this.passing = 0;
    this.calm = 0;
    /** @type {number | null | undefined} the seat that the log is told to */
    this.through = undefined;

    fillIn(root, this.say);
    this.dialogs = new Dialogs(this.say);
    this.curtain = new Curtain(this.say);
    this.attention = new Attention();
    this.log = new Log(role("log"), this.say);
    const chatForm = /** @type {HTMLFormElement} */ (role("chat-form"));
    this.chat = new Chat(role("chat"), chatForm, this.say, (text) =>
      this.wire.ask({ type: "chat", text }),
    );
    /** @type {import("./room.js").Room | null} */
    this.room = null;
    this.happened = "";
    this.bar = new Bar(role("bar"), this.say, {
      touch: (key) => this.touch(key),
      exchange: (keys, key) => this.exchange(keys, key),
      settle: (choice) => this.settle(choice),
      pick: (choice) => this.pick(choice),
      clear: () => this.clear(),
      undo: () => this.undo(),
    });
    this.hints = new Hints(role("hints"), this.say, {
      changed: () => this.mark(),
      take: (choice) => this.takeOver(choice),
      left: () => this.leadBack("hint"),
    });
    /** @type {string | null} the hint that is being worked out */
    this.hinting = null;
    this.bubble = role("bubble");
    this.lesson = role("lesson");
    this.shuffler = new Shuffler((message) => this.wire.ask(message));
    this.wireTools();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const path = `/api/tables/${root.dataset.table}/socket?version=${root.dataset.version}`;
    this.wire = new Wire(`${scheme}//${location.host}${path}`, {
      heard: (message) => this.hear(message),
      changed: (online) => this.lineChanged(online),
    });
  }

  // --- What the server says ---------------------------------------------------------------------

  /** @param {any} told in no language yet */
  hear(told) {
    const message = this.worded(told);
    switch (message.type) {
      case "table":
        // Before the game there is no log to be seen: the room tells what happens.
        if (this.table && !this.position && message.log?.length) {
          this.happened = message.log.flatMap((/** @type {any} */ { lines }) => lines).join(" ");
        }
        this.sit(message.table);
        this.hearChat(message.chat ?? []);
        this.bring({ position: message.position ?? null, log: message.log ?? [], report: message.report });
        break;
      case "move":
        this.bring({ position: message.position, log: message.log ?? [], report: message.report });
        break;
      case "chat":
        this.hearChat(message.chat);
        break;
      case "presence":
        this.hearPresence(message.online);
        break;
      case "why":
        if (message.id === this.asked?.id) this.explain(message.text);
        break;
      case "aid":
        this.dialogs.lines(this.aidName ?? this.say("page-aids"), message.lines);
        break;
      case "hint":
        this.hearHint(message);
        break;
      case "reading":
        this.hearReading(message);
        break;
      case "ok":
        this.hearOk(message);
        break;
      case "error":
        this.hearError(message);
        break;
    }
  }

  /**
   * A message in words, as who looks is to read them.
   * @param {any} told
   */
  worded(told) {
    const { words } = this;
    if (told.table) words.names = told.table.seats.map((/** @type {any} */ seat) => words.filled(seat.name));
    if (told.position) words.seat = told.position.seat;
    const message = words.filled(told);
    return message.position ? { ...message, position: arranged(message.position) } : message;
  }

  /** @param {Table} table */
  sit(table) {
    const asked = !this.table?.rematch_asked && table.rematch_asked;
    const answered = table.rematch_asked?.answer !== null;
    if (table.rematch && this.rematching && answered) location.assign(`/table/${table.rematch}`);
    else if (asked && this.table && this.isAsked(table)) this.tell(...this.invitation(asked));
    this.table = table;
    this.shuffler.follow(table);
    role("title").textContent = table.title;
    role("rules").setAttribute("href", `/rules/${table.game}`);
    role("talk").classList.toggle("alone", table.people < 2);
    this.showRoom();
    this.showMenu();
    this.showRequests();
    this.showResult();
  }

  /** @param {number[]} online */
  hearPresence(online) {
    if (!this.table) return;
    for (const seat of this.table.seats) seat.online = online.includes(seat.seat);
    this.showRoom();
    if (this.position && this.view) {
      this.view.panels.show(this.position, this.table);
      this.mark();
    }
  }

  /** @param {import("./types.js").ChatLine[]} lines */
  hearChat(lines) {
    const fresh = this.chat.add(lines);
    // What was said before one came is not unread.
    if (this.position && role("talk").dataset.shown !== "chat") this.unread += fresh;
    role("unread").textContent = this.unread ? String(this.unread) : "";
  }

  /** @param {{id: string, number: number}} answer */
  hearOk({ id, number }) {
    if (this.pending?.id !== id) return;
    this.pending.number = number;
    this.settled();
    this.mark();
  }

  /** A move that has arrived is no longer on its way. */
  settled() {
    const arrived = this.pending?.number ?? Infinity;
    if ((this.position?.number ?? -1) >= arrived) this.pending = null;
  }

  /** @param {{id: string, moves: import("./types.js").HintedMove[]}} answer */
  hearHint({ id, moves }) {
    if (id !== this.hinting) return; // the game has gone on since
    this.hintSettled();
    this.selection = [];
    this.hints.show(moves, this.choices);
    this.mark();
    const first = document.querySelector('[data-role="hints"] [data-action]');
    if (hands.onKeys && first instanceof HTMLElement) first.focus();
  }

  /**
   * Ask for the board as a list, which few look at: at once if it is shown, else when things calm down,
   * for those who have it read aloud.
   */
  askReading() {
    clearTimeout(this.calm);
    const ask = () => this.wire.ask({ type: "reading" });
    if (this.settings.list) ask();
    else this.calm = setTimeout(ask, CALM);
  }

  /** @param {{number: number, sections: import("./types.js").Section[]}} told */
  hearReading({ number, sections }) {
    if (!this.position || !this.view || number !== this.position.number) return; // it has gone on
    this.position.reading = sections;
    this.view.reading.tell(sections);
  }

  /** No hint is being worked out any more. */
  hintSettled() {
    this.hinting = null;
    if (this.position) this.showAids(this.position);
  }

  /** @param {{id?: string, code: string, text: string}} error */
  hearError(error) {
    if (this.hinting && error.id === this.hinting) this.hintSettled();
    if (this.pending && error.id === this.pending.id) {
      this.pending = null;
      this.mark();
    }
    this.asked = null;
    this.rematching = false;
    this.tell(error.text || this.say("page-refused"));
  }

  /** @param {boolean} online */
  lineChanged(online) {
    const banner = role("banner");
    const wasDown = !banner.hidden;
    banner.hidden = online;
    banner.textContent = online ? "" : this.say("page-offline");
    if (this.hinting) this.hintSettled(); // what was asked on the old line is not answered on the new
    if (online && wasDown) role("announce").textContent = this.say("page-back");
    this.mark();
  }

  // --- News, one after the other ----------------------------------------------------------------

  /** @param {Event} event */
  bring(event) {
    this.events.push(event);
    if (!this.playing) this.play();
  }

  /** Play what happened so that it can be followed, and catch up when there is too much of it. */
  async play() {
    this.playing = true;
    try {
      while (this.events.length) {
        while (this.events.length > MOST_STEPS) this.pass(/** @type {Event} */ (this.events.shift()));
        const event = /** @type {Event} */ (this.events.shift());
        await this.present(event);
        if (!event.position) continue;
        const pace = this.settings.brisk ? 0 : moving(this.settings) ? STEP : STEP / 2;
        await this.linger(Math.min(pace, BEHIND / (this.events.length + 1)));
      }
    } finally {
      this.playing = false;
    }
  }

  /**
   * Leave time to look, unless somebody waits for an answer.
   * @param {number} time
   */
  linger(time) {
    if (document.hidden || this.pending || this.curtain.seat) return Promise.resolve();
    return new Promise((done) => {
      this.hurry = () => done(null);
      setTimeout(done, time);
    });
  }

  /**
   * Something that is not shown by itself any more is still news.
   * @param {Event} event
   */
  pass({ position, log }) {
    this.log.add(log, this.table?.mine);
    if (position && this.position) this.news.follow(position, position.seat === null);
  }

  /** @param {Event} event */
  async present({ position, log, report }) {
    const table = this.table;
    if (!table) return;
    role("play").hidden = !position;
    if (position && position.seat !== this.through) {
      // The log was told to other eyes: it is asked for anew.
      if (this.through !== undefined) {
        this.log.clear();
        this.wire.say({ type: "since", number: 0 });
      }
      this.through = position.seat;
    }
    if (!table.mine.length) this.log.seen();
    this.log.add(log, table.mine);
    if (!position) return;
    const first = !this.view;
    if (!this.view) {
      try {
        const drawing = await fetchDrawing(table, this.language);
        this.view = new Show(drawing, this.say, (key) => this.touch(key), (choice) => this.pick(choice));
      } catch {
        this.tell(this.say("page-not-drawn"));
        this.position = position;
        this.showResult();
        return;
      }
    }
    const focused = document.activeElement?.getAttribute("data-key");
    const moved = first || decision(position) !== decision(this.position);
    const settled = moved && (this.pending !== null || (position.seat === null && !first));
    this.fresh = this.news.follow(position, settled);
    if (moved) {
      this.selection = [];
      this.pending = null;
      this.asked = null;
      this.hinting = null;
      this.hints.clear();
      this.bar.forget();
      this.tell("");
    }
    if (position.move === this.position?.move) position.reading = this.position.reading;
    this.position = position;
    this.askReading();
    this.settled();
    this.view.show(position, table, {
      moving: !first && moving(this.settings),
      list: this.settings.list,
      fresh: this.fresh,
    });
    this.showResult();
    this.passDevice(position, table, first ? 0 : GLANCE);
    this.mark();
    this.teach(position);
    this.showAids(position);
    if (focused) this.focusOn(focused);
    if (moved && !first) this.leadIn();
    this.attention.tell(position.to_move_mine, this.say("page-your-turn"), this.settings.sound && !first);
    if (report) this.dialogs.report(report, table.seats).then(() => this.leadIn());
  }

  /** A new decision: on to the first thing that can be chosen, unless somebody is elsewhere. */
  leadIn() {
    const at = document.activeElement;
    const nowhere = !at || at === document.body || at === this.bar.sentence;
    if (hands.onKeys && nowhere && this.choices.length) this.focusFirst();
  }

  /**
   * What was pressed is gone: who goes on by keyboard does so where it came from, or at the board.
   * @param {string} [from] the role of what brought it
   */
  leadBack(from) {
    if (!hands.onKeys) return;
    const origin = from && document.querySelector(`[data-role="${from}"]`);
    (origin instanceof HTMLElement ? origin : this.bar.sentence).focus({ preventScroll: true });
    this.leadIn();
  }

  /**
   * At one screen: look through the eyes of whoever decides, behind a curtain if there are hidden cards.
   * @param {Position} position
   * @param {Table} table
   * @param {number} glance how long the last player still sees what came of the move
   */
  passDevice(position, table, glance) {
    clearTimeout(this.passing);
    const next = position.to_move;
    if (!position.to_move_mine || next === null || next === position.seat) {
      if (this.curtain.seat) this.curtain.open();
      return;
    }
    const look = () => this.wire.say({ type: "look", seat: next });
    const name = table.seats.find((seat) => seat.seat === next)?.name ?? "";
    const draw = () => {
      role("play").hidden = true;
      this.tell("");
      this.curtain.draw(next, name, look);
    };
    if (!position.curtain) look();
    else if (this.curtain.seat || !glance) draw();
    else this.passing = setTimeout(draw, glance);
  }

  // --- Choosing ---------------------------------------------------------------------------------

  get choices() {
    return this.pending ? [] : (this.position?.choices ?? []);
  }

  /** Show the selection: what is lit, what is selected, what the bar says. */
  mark() {
    const { view, position, table } = this;
    if (!view || !position || !table) return;
    const parts = litParts(this.choices, this.selection);
    const selected = new Set(this.selection.map(({ key }) => key));
    const chosen = view.mark(parts, selected);
    const choice = offered(this.choices, this.selection);
    const touchable = new Set([...view.things.values()].map((thing) => thing.part));
    const hinted = this.pending || this.selection.length ? null : this.hints.lit;
    const shown = this.pending?.choice ?? (this.selection.length ? choice : hinted);
    view.board.foresee(shown?.preview ?? [], this.pending !== null);
    view.reading.mark(this.selection.length ? choice : null, this.pending !== null);
    this.bar.show({
      who: this.who(position, table),
      question: this.question(position, table),
      choice,
      forced: this.choices.length === 1,
      touched: chosen.map((thing) => thing.label),
      buttons: this.buttons(view, parts),
      selected,
      spoken: spoken(this.choices, this.selection, touchable),
      undo: position.undo,
      waiting: !this.pending ? "" : this.say(this.wire?.online ? "page-pending" : "page-kept"),
    });
    view.point(hinted);
    this.root.dataset.position = String(position.number);
    this.root.dataset.turn = this.pending ? "pending" : position.choices.length ? "mine" : "other";
  }

  /**
   * The buttons that can be pressed. An amount that is selected leaves the other amounts open.
   * @param {Show} view
   * @param {ReadonlySet<string>} lit parts
   */
  buttons(view, lit) {
    const isAmount = (/** @type {Touch} */ { key }) => view.things.get(key)?.amount !== undefined;
    const amounts = litParts(this.choices, this.selection.filter((one) => !isAmount(one)));
    return [...view.things.values()].filter(
      ({ kind, key, part, amount }) =>
        kind === "button" &&
        (lit.has(part) ||
          (amount !== undefined && amounts.has(part)) ||
          this.selection.some((one) => one.key === key)),
    );
  }

  /**
   * At one screen, "you" may be anybody: the name of who decides.
   * @param {Position} position
   * @param {Table} table
   */
  who(position, table) {
    if (table.mine.length < 2 || !position.choices.length) return "";
    return table.seats.find((one) => one.seat === position.to_move)?.name ?? "";
  }

  /**
   * @param {Position} position
   * @param {Table} table
   */
  question(position, table) {
    if (position.choices.length) return position.question || this.say("page-your-turn");
    if (position.over) return this.say("page-result");
    const seat = table.seats.find((one) => one.seat === position.to_move);
    const waiting = seat ? this.say("page-waiting-for", { name: seat.name }) : "";
    return table.mine.length ? waiting : `${this.say("page-spectator")} ${waiting}`;
  }

  /** @param {string} key */
  touch(key) {
    const { view } = this;
    if (!view || this.pending) return;
    const parts = litParts(this.choices, this.selection);
    const isOpen = (/** @type {Thing} */ thing) =>
      parts.has(thing.part) || this.selection.some((other) => other.key === thing.key);
    const thing = view.meant(key, isOpen);
    if (!thing) return;
    const selection = touch(this.choices, this.selection, thing);
    if (selection) this.select(selection, thing.key);
    else this.askWhy(thing);
  }

  /**
   * @param {Touch[]} selection
   * @param {string} [key] what was touched
   */
  select(selection, key) {
    const grown = selection.length > 0 && selection.length >= this.selection.length;
    const byKeyboard = hands.onKeys && document.activeElement?.matches("[data-touch]");
    this.selection = selection;
    this.asked = null;
    this.tell("");
    const left = fitting(this.choices, selection);
    if (grown && left.length === 1 && !this.settings.confirm) {
      this.settle(left[0]);
      return;
    }
    this.mark();
    if (byKeyboard && key) this.leadOn(key);
  }

  /**
   * After a touch by keyboard: on to the confirmation if nothing else is open.
   * @param {string} key
   */
  leadOn(key) {
    const lit = document.querySelector('[data-touch][data-state="lit"]');
    const confirm = document.querySelector('[data-role="confirm"]');
    if (!lit && confirm instanceof HTMLElement) confirm.focus();
    else this.focusOn(key);
  }

  /** @param {string} key */
  focusOn(key) {
    const node = document.querySelector(`[data-touch][data-key="${CSS.escape(key)}"]`);
    if (node instanceof HTMLElement || node instanceof SVGElement) node.focus();
  }

  /**
   * @param {string[]} keys
   * @param {string} key
   */
  exchange(keys, key) {
    const thing = this.view?.things.get(key);
    const rest = this.selection.filter((other) => !keys.includes(other.key));
    const selection = thing && touch(this.choices, rest, thing);
    if (!selection) return;
    this.selection = selection;
    this.mark();
  }

  /** @param {Choice} choice */
  pick(choice) {
    if (this.pending) return;
    this.selection = selectionOf(choice, [...(this.view?.things.values() ?? [])]);
    if (!this.settings.confirm) {
      this.settle(choice);
      return;
    }
    this.mark();
    const confirm = document.querySelector('[data-role="confirm"]');
    if (confirm instanceof HTMLElement) confirm.focus();
  }

  askHint() {
    if (!this.mayAsk || this.hinting || this.pending) return;
    if (!this.wire.online) {
      this.tell(this.say("page-offline"));
      return;
    }
    this.hinting = this.wire.ask({ type: "hint" });
    if (this.position) this.showAids(this.position);
  }

  /** Where there is one choice only, there is nothing to ask. */
  get mayAsk() {
    return Boolean(this.position?.hint && this.position.choices.length > 1);
  }

  /**
   * A move of a hint, to be confirmed; it is never played just so.
   * @param {Choice} choice
   */
  takeOver(choice) {
    if (this.pending) return;
    this.selection = selectionOf(choice, [...(this.view?.things.values() ?? [])]);
    this.hints.clear();
    this.tell("");
    this.mark();
    const confirm = document.querySelector('[data-role="confirm"]');
    if (confirm instanceof HTMLElement) confirm.focus();
  }

  /** @param {Choice} choice */
  settle(choice) {
    const { position } = this;
    if (!position || this.pending) return;
    const message = { type: "move", number: position.number, action: choice.action };
    this.pending = { id: this.wire.ask(message), choice };
    this.hints.clear();
    this.view?.board.news.classList.add("old");
    this.log.seen();
    this.hurry();
    this.tell("");
    this.mark();
  }

  undo() {
    if (!this.position?.undo || this.pending) return;
    const id = this.wire.ask({ type: "undo", number: this.position.number });
    this.pending = { id, choice: null };
    this.hurry();
    this.mark();
  }

  clear() {
    this.tell("");
    if (!this.selection.length) return;
    this.selection = [];
    this.mark();
  }

  /** @param {Thing} thing that leads nowhere */
  askWhy(thing) {
    const parts = [...this.selection.map(({ part }) => part), thing.part];
    this.asked = { id: this.wire.ask({ type: "why", parts }), thing };
  }

  /** @param {string} text why not */
  explain(text) {
    const { asked, position, table } = this;
    if (!asked || !position || !table) return;
    const alone = litParts(this.choices, []).has(asked.thing.part);
    const acts = [
      h(
        "a",
        { href: `/rules/${table.game}#chapter-${position.chapter}`, target: "_blank", "data-role": "rule" },
        this.say("page-rule"),
      ),
    ];
    if (alone && this.selection.length) {
      const instead = () => this.select([{ key: asked.thing.key, part: asked.thing.part }]);
      acts.unshift(
        h("button", { type: "button", "data-role": "instead", click: instead }, this.say("page-instead")),
      );
    }
    this.tell(`${asked.thing.label} – ${text}`, acts);
  }

  /**
   * A bubble above the bar; an empty text takes it away.
   * @param {string} text
   * @param {Node[]} acts
   */
  tell(text, acts = []) {
    this.bubble.hidden = !text;
    this.bubble.replaceChildren();
    if (!text) return;
    const close = () => {
      this.tell("");
      this.leadBack();
    };
    this.bubble.append(
      h("p", { role: "alert", "data-role": "why" }, text),
      h(
        "span",
        { class: "acts" },
        ...acts,
        h("button", { type: "button", class: "x", "aria-label": this.say("page-close"), click: close }, "×"),
      ),
    );
  }

  // --- Around the game --------------------------------------------------------------------------

  /** @param {Position} position */
  teach(position) {
    const { table } = this;
    const lesson = position.lesson;
    const shelf = `ludopolis-guide-${table?.game}`;
    const known = new Set(recall(shelf) ?? []);
    this.lesson.hidden = !lesson || !this.settings.guide || known.has(lesson.key);
    if (!lesson || this.lesson.hidden) return;
    const close = () => {
      this.lesson.hidden = true;
      this.leadBack();
    };
    const understood = () => {
      remember(shelf, [...known, lesson.key]);
      close();
    };
    const off = () => {
      this.settings.guide = false;
      saveSettings(this.settings);
      close();
    };
    this.lesson.replaceChildren(
      h("h2", {}, lesson.title),
      h("p", {}, lesson.text),
      h(
        "p",
        { class: "acts" },
        h(
          "a",
          { href: `/rules/${table?.game}#chapter-${lesson.chapter}`, target: "_blank" },
          this.say("page-rule"),
        ),
        h("button", { type: "button", "data-role": "guide-off", click: off }, this.say("page-guide-off")),
        h(
          "button",
          { type: "button", class: "confirm", "data-role": "understood", click: understood },
          this.say("page-understood"),
        ),
      ),
    );
  }

  /** @param {Position} position */
  showAids(position) {
    const button = (
      /** @type {string} */ name,
      /** @type {string} */ label,
      /** @type {() => void} */ click,
      waiting = false,
    ) => {
      const attributes = { type: "button", "data-role": name, "data-focus": name, click };
      return h("button", { ...attributes, "aria-disabled": waiting ? "true" : null }, label);
    };
    const aids = (position.choices.length ? position.aids : []).map(({ key, name }) =>
      button(`aid-${key}`, capital(name), () => {
        this.aidName = capital(name);
        this.wire.ask({ type: "aid", key });
      }),
    );
    if (this.mayAsk) {
      const waiting = this.hinting !== null;
      const label = this.say(waiting ? "page-hint-thinking" : "page-hint");
      aids.unshift(button("hint", label, () => this.askHint(), waiting));
    }
    const focused = role("aids").contains(document.activeElement)
      ? document.activeElement?.getAttribute("data-focus")
      : null;
    role("aids").replaceChildren(...aids);
    if (focused) aids.find((aid) => aid.dataset.focus === focused)?.focus();
  }

  /** The table before the game; who begins at once never loads it. */
  async showRoom() {
    role("room").hidden = !["waiting", "shuffling"].includes(this.table?.status ?? "");
    if (role("room").hidden) return;
    const { Room } = await import("./room.js");
    this.room ??= new Room(role("room"), this.say, (path, form) => this.post(path, form));
    if (this.table) this.room.show(this.table, this.happened);
  }

  showMenu() {
    const { table } = this;
    if (!table) return;
    const mine = table.status === "playing" ? table.seats.filter((seat) => seat.mine) : [];
    const item = (/** @type {Seat} */ seat, /** @type {string} */ what, /** @type {() => void} */ done) => {
      const label = this.say(`page-${what.replace(" ", "-")}`);
      const text = mine.length > 1 ? this.say("page-for-seat", { what: label, name: seat.name }) : label;
      const click = () => {
        this.closeMenu();
        done();
      };
      return h("button", { type: "button", "data-role": what.replace(" ", "-"), click }, text);
    };
    const entries = mine.flatMap((seat) => {
      if (seat.resigned) return [];
      const send = (/** @type {string} */ type) => this.wire.ask({ type, seat: seat.seat });
      if (seat.kind === "bot") return seat.back?.asked ? [] : [item(seat, "take back", () => send("take_back"))];
      return [
        item(seat, "hand over", async () => {
          const text = this.say(table.waits_round ? "page-hand-over-round" : "page-hand-over-sure");
          if (await this.dialogs.sure("sure", this.say("page-hand-over"), text)) send("hand_over");
        }),
        item(seat, "resign", async () => {
          // As the table has it: with nobody left to play on against, the game is over.
          const others = this.table.seats.filter(
            (other) => other.seat !== seat.seat && (other.kind === "person" || other.lent) && !other.resigned,
          );
          const ends = this.table.players === 2 || others.length === 0;
          const sure = this.say(ends ? "page-resign-ends" : "page-resign-sure");
          if (await this.dialogs.sure("sure", this.say("page-resign"), sure)) send("resign");
        }),
      ];
    });
    role("menu-seats").replaceChildren(...entries);
  }

  /** Seats that robots play for people: when those come back, and what others are asked. */
  showRequests() {
    const { table } = this;
    if (!table) return;
    const focused = document.activeElement?.getAttribute("data-focus");
    const button = (/** @type {string} */ what, /** @type {string} */ type, /** @type {Seat} */ { seat }) =>
      h(
        "button",
        {
          type: "button",
          "data-role": type,
          "data-focus": `${type}-${seat}`,
          click: () => this.wire.ask({ type, seat }),
        },
        this.say(`page-${what.replace(" ", "-")}`),
      );
    const line = (/** @type {Seat} */ seat) => {
      const { back } = seat;
      if (!back || (!seat.mine && !back.may_agree)) return null;
      if (!seat.mine) return h("p", {}, this.say("page-asks-back", { name: seat.name }), " ", button("agree", "agree", seat));
      const whose = table.mine.length > 1 ? this.say("page-away-seat", { name: seat.name }) : this.say("page-away-you");
      const when = back.after.length
        ? this.say(back.asked ? "page-back-asked" : "page-back-after", { names: seatList(back.after) })
        : "";
      const agreed = back.agreed.length ? this.say("page-back-agreed", { names: seatList(back.agreed) }) : "";
      const texts = [whose, when, agreed].filter(Boolean).join(" ");
      return h("p", {}, texts, " ", back.asked ? "" : button(back.after.length ? "ask back" : "take back", "take_back", seat));
    };
    const lines = table.seats.map(line).filter((one) => one !== null);
    const home = role("requests");
    home.hidden = !lines.length;
    home.replaceChildren(...lines);
    const again = focused && home.querySelector(`[data-focus="${CSS.escape(focused)}"]`);
    if (again instanceof HTMLElement) again.focus();
    else if (focused) this.leadBack();
  }

  /**
   * Is somebody here to say whether they play again?
   * @param {Table} table
   */
  isAsked(table) {
    return table.mine.length > 0 && table.rematch_asked?.answer === null;
  }

  /**
   * What somebody is asked who may play again, and the answers.
   * @param {import("./types.js").RematchAsked} asked
   * @returns {[string, HTMLElement[]]}
   */
  invitation(asked) {
    const answer = (/** @type {"yes" | "no"} */ said) =>
      h(
        "button",
        {
          type: "button",
          class: said === "yes" ? "confirm" : "",
          "data-role": `rematch-${said}`,
          click: () => {
            this.rematching = said === "yes";
            this.wire.ask({ type: "rematch", answer: said, takes_part: said === "yes" });
            this.tell(said === "no" ? this.say("page-rematch-declined") : "");
          },
        },
        this.say(`page-rematch-${said}`),
      );
    return [this.say("page-rematch-asked", { name: asked.by }), [answer("yes"), answer("no")]];
  }

  /** What can be done about another game with the same people. */
  again() {
    const { table } = this;
    if (!table) return [];
    const asked = table.rematch_asked;
    if (asked && this.isAsked(table)) {
      const [text, acts] = this.invitation(asked);
      return [h("span", {}, text), ...acts];
    }
    if (table.rematch && asked?.answer !== "no") return [this.toRematch(table.rematch)];
    if (table.rematch || !table.mine.length) return [];
    const click = () => {
      this.rematching = true;
      this.wire.ask({ type: "rematch", takes_part: true });
    };
    return [
      h("button", { type: "button", class: "confirm", "data-role": "rematch", click }, this.say("page-rematch")),
    ];
  }

  /** How the game ended, when its last move has been shown. */
  showResult() {
    const { table } = this;
    const home = role("result");
    const result = this.position?.over ? table?.result : null;
    home.hidden = !result;
    if (!table || !result) return;
    const winners = { names: seatList(result.winners), count: result.winners.length };
    home.replaceChildren(
      h("h2", {}, this.say("page-winners", winners)),
      h("ul", { class: "plain" }, ...result.lines.map((line) => h("li", {}, line))),
      h(
        "p",
        { class: "acts" },
        h("a", { href: `/game/${table.id}`, "data-role": "look-back" }, this.say("page-look-back")),
        ...this.again(),
      ),
    );
  }

  /** @param {string} table the next one */
  toRematch(table) {
    const attributes = { class: "confirm", href: `/table/${table}`, "data-role": "to-rematch" };
    return h("a", attributes, this.say("page-to-rematch"));
  }

  /** Keep in mind what lay where, for whoever comes back later. */
  keepSeen() {
    const table = this.root.dataset.table ?? "";
    const others = Object.entries(recall(SEEN) ?? {}).filter(([name]) => name !== table);
    const kept = [...others.slice(1 - TABLES_SEEN), [table, this.news.kept()]];
    if (this.position) remember(SEEN, Object.fromEntries(kept));
  }

  wireTools() {
    const click = (/** @type {string} */ name, /** @type {() => void} */ done) =>
      role(name).addEventListener("click", () => {
        this.closeMenu();
        done();
      });
    const toggleList = () => {
      this.settings.list = !this.settings.list;
      this.changeSettings();
    };
    const help = () => this.dialogs.help(this.settings.keys);
    click("list", toggleList);
    click("help", help);
    click("settings", () =>
      this.dialogs.settings(
        this.settings,
        () => this.changeSettings(),
        () => {
          remember(`ludopolis-guide-${this.table?.game}`, []);
          this.settings.guide = true;
          this.changeSettings();
        },
      ),
    );
    document.addEventListener("pointerdown", ({ target }) => {
      if (target instanceof Node && !role("menu").contains(target)) this.closeMenu();
    });
    addEventListener("pagehide", () => this.keepSeen());
    document.addEventListener("visibilitychange", () => document.hidden && this.keepSeen());
    const bar = role("bar").closest(".bar");
    if (bar instanceof HTMLElement) this.measure(bar);
    for (const name of ["log", "chat"]) click(`tab-${name}`, () => this.showTab(name));
    this.showTab("log");
    this.nameList();
    listen({
      letters: () => this.settings.keys,
      clear: () => this.closeMenu() || this.clear(),
      shortcuts: {
        "?": help,
        c: () => /** @type {HTMLElement | null} */ (document.querySelector('[data-role="confirm"]'))?.click(),
        u: () => this.undo(),
        t: () => this.askHint(),
        l: toggleList,
        h: () => this.focusFirst(),
        r: () => open(`/rules/${this.table?.game}#chapter-${this.position?.chapter ?? 1}`, "_blank"),
      },
    });
  }

  /**
   * On a phone the bar lies over the page: what gets the focus has to come to rest above it.
   * @param {HTMLElement} bar
   */
  measure(bar) {
    const tell = () => this.root.style.setProperty("--bar", `${bar.offsetHeight}px`);
    new ResizeObserver(tell).observe(bar);
  }

  /** @returns {boolean} was it open? */
  closeMenu() {
    const menu = role("menu");
    const open = menu.hasAttribute("open");
    // Whatever closes later gives the focus back, and can do so only to what is seen.
    if (open && menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
    menu.removeAttribute("open");
    return open;
  }

  focusFirst() {
    const lit = "[data-state=lit]";
    const places = ["[data-role=choices] button", `[data-role=hand] ${lit}`, lit];
    const first = [...places, "[data-role=options] button", "[data-role=confirm]"]
      .map((place) => document.querySelector(place))
      .find((node) => node?.checkVisibility());
    if (first instanceof HTMLElement || first instanceof SVGElement) first.focus();
  }

  nameList() {
    role("list").textContent = this.say(this.settings.list ? "page-board" : "page-list");
    this.root.classList.toggle("as-list", this.settings.list);
  }

  changeSettings() {
    saveSettings(this.settings);
    this.nameList();
    if (this.position && this.view && this.table) {
      this.view.show(this.position, this.table, {
        moving: false,
        list: this.settings.list,
        fresh: this.fresh,
      });
      this.teach(this.position);
      this.mark();
    }
  }

  /** @param {string} name */
  showTab(name) {
    role("talk").dataset.shown = name;
    for (const tab of ["log", "chat"]) {
      role(`tab-${tab}`).setAttribute("aria-pressed", String(tab === name));
    }
    if (name === "chat") this.unread = 0;
    role("unread").textContent = "";
  }

  /**
   * @param {string} path
   * @param {Record<string, string | number>} form
   */
  async post(path, form) {
    const body = new URLSearchParams(Object.entries(form).map(([key, value]) => [key, String(value)]));
    try {
      const answer = await fetch(`/table/${this.root.dataset.table}/${path}`, {
        method: "POST",
        body,
      });
      const told = answer.ok ? {} : await answer.json().catch(() => ({}));
      this.tell(answer.ok ? "" : told.error?.text || this.say("page-refused"));
    } catch {
      this.tell(this.say("page-offline"));
    }
  }
}

const root = document.querySelector("[data-table]");
if (root instanceof HTMLElement) {
  try {
    new TablePage(root, await fetchWords(root.dataset.words ?? ""));
  } catch (fault) {
    role("banner").hidden = false; // it says that the page has to be loaded again
    throw fault;
  }
}
