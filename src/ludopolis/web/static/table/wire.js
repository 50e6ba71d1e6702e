// @ts-check
/**
 * The line to the table. It comes back by itself, asks for what it missed, and sends what was not
 * answered again under the same id, so that nothing is lost and nothing counts twice.
 */

const WAITS = [400, 800, 1600, 3200, 6400, 12000]; // before each further try, in milliseconds
const PING = 20_000;
const SIGNED_OUT = 4401; // the line was closed because its visitor was signed out
const OTHER_VERSION = 4426; // the site has been brought up to date: this page has to be loaded again
const SILENCE = 45_000; // a line that says nothing for so long is broken

/** Messages that change nothing: their answer is not worth waiting for once the line was down. */
const PASSING = new Set(["why", "aid", "hint", "reading"]);

export class Wire {
  /**
   * @param {string} address
   * @param {{heard: (message: any) => void, changed: (online: boolean) => void}} listeners
   */
  constructor(address, listeners) {
    this.address = address;
    this.listeners = listeners;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<string, any>} */
    this.unanswered = new Map();
    this.number = -1; // of the last event seen
    this.tries = 0;
    this.heardAt = 0;
    this.timer = 0;
    setInterval(() => this.beat(), PING);
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
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
      if (this.number >= 0) this.say({ type: "since", number: this.number });
      for (const message of this.unanswered.values()) this.say(message);
      this.listeners.changed(true);
    });
    socket.addEventListener("message", (event) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data));
    });
    socket.addEventListener("close", ({ code }) => {
      if (socket !== this.socket) return;
      if (code === SIGNED_OUT) {
        location.assign("/claim?signed_out");
        return;
      }
      if (code === OTHER_VERSION) {
        location.reload();
        return;
      }
      this.listeners.changed(false);
      const wait = WAITS[Math.min(this.tries, WAITS.length - 1)];
      this.tries += 1;
      this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
    });
  }

  /** @param {any} message */
  hear(message) {
    this.heardAt = Date.now();
    this.tries = 0;
    if (message.type === "pong") return;
    if (typeof message.number === "number" && message.type !== "ok") this.number = message.number;
    if (message.id !== undefined) this.unanswered.delete(message.id);
    this.listeners.heard(message);
  }

  /**
   * Send something that is to be answered; kept until it is.
   * @param {Record<string, any>} message
   * @returns {string} its id
   */
  ask(message) {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    const whole = { ...message, id };
    if (!PASSING.has(message.type)) this.unanswered.set(id, whole);
    this.say(whole);
    return id;
  }

  /** @param {Record<string, any>} message */
  say(message) {
    if (this.online) this.socket?.send(JSON.stringify(message));
  }

  beat() {
    if (!this.online) return;
    if (Date.now() - this.heardAt > SILENCE) this.again();
    else this.say({ type: "ping" });
  }

  /** Somebody is back, or the network is: do not wait. */
  hurry() {
    if (this.socket?.readyState === WebSocket.CLOSED) this.open();
    else if (this.online && Date.now() - this.heardAt > SILENCE) this.again();
  }

  again() {
    const old = this.socket;
    this.listeners.changed(false);
    this.open();
    old?.close();
  }
}
