/**
 * The connection to a table. It reconnects by itself, asks for what it missed, and sends requests that
 * were not answered again under the same id, so that nothing is lost and nothing counts twice.
 */

/** @import {ClientMessage, ServerMessage} from "./messages.d.ts" */

/**
 * @template M
 * @typedef {M extends {id: string} ? Omit<M, "id"> : never} WithoutId
 */
/** @typedef {WithoutId<ClientMessage>} TableRequest what is answered; the connection makes its id up */

const RETRY_AFTER = [400, 800, 1600, 3200, 6400, 12000]; // milliseconds, before each further attempt
const PING_EVERY = 20_000;
const SILENCE = 45_000; // a connection on which nothing comes for so long is broken
const SIGNED_OUT = 4401; // close codes: the visitor was signed out;
const OTHER_VERSION = 4426; // the site was updated, and this page has to be loaded again

/** Questions are not asked again on another connection: nobody waits for the answer any more. */
const QUESTIONS = new Set(["why", "aid", "hint", "reading"]);

export class Connection {
  /**
   * @param {string} address
   * @param {(message: ServerMessage) => void} onMessage
   * @param {(online: boolean) => void} onStatus
   */
  constructor(address, onMessage, onStatus) {
    this.address = address;
    this.onMessage = onMessage;
    this.onStatus = onStatus;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<string, ClientMessage>} */
    this.unanswered = new Map();
    this.number = -1; // of the last event seen
    this.attempts = 0;
    this.heardAt = 0;
    this.timer = 0;
    setInterval(() => this.heartbeat(), PING_EVERY);
    addEventListener("online", () => this.retryNow());
    document.addEventListener("visibilitychange", () => document.hidden || this.retryNow());
    this.open();
  }

  get online() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  open() {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.heardAt = Date.now();
      if (this.number >= 0) this.send({ type: "since", number: this.number });
      for (const message of this.unanswered.values()) this.send(message);
      this.onStatus(true);
    });
    socket.addEventListener("message", (event) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data));
    });
    socket.addEventListener("close", ({ code }) => {
      if (socket === this.socket) this.closed(code);
    });
  }

  /** @param {number} code */
  closed(code) {
    if (code === SIGNED_OUT) {
      location.assign("/claim?signed_out");
    } else if (code === OTHER_VERSION) {
      location.reload();
    } else {
      this.onStatus(false);
      const wait = RETRY_AFTER[Math.min(this.attempts, RETRY_AFTER.length - 1)];
      this.attempts += 1;
      this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
    }
  }

  /** @param {ServerMessage} message */
  receive(message) {
    this.heardAt = Date.now();
    this.attempts = 0;
    if (message.type === "pong") return;
    if ("number" in message && message.type !== "ok") this.number = message.number;
    if ("id" in message && message.id !== undefined) this.unanswered.delete(message.id);
    this.onMessage(message);
  }

  /**
   * Send something that is to be answered.
   * @param {TableRequest} message
   * @returns {string} its id
   */
  request(message) {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    const whole = /** @type {ClientMessage} */ ({ ...message, id });
    if (!QUESTIONS.has(message.type)) {
      this.unanswered.set(id, whole);
    }
    this.send(whole);
    return id;
  }

  /** @param {ClientMessage} message */
  send(message) {
    if (this.online) this.socket?.send(JSON.stringify(message));
  }

  get silent() {
    return Date.now() - this.heardAt > SILENCE;
  }

  heartbeat() {
    if (!this.online) return;
    if (this.silent) this.reconnect();
    else this.send({ type: "ping" });
  }

  /** The visitor or the network is back: do not wait. */
  retryNow() {
    if (this.socket?.readyState === WebSocket.CLOSED) this.open();
    else if (this.online && this.silent) this.reconnect();
  }

  reconnect() {
    const old = this.socket;
    this.onStatus(false);
    this.open();
    old?.close();
  }
}
