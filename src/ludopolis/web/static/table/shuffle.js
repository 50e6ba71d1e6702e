// @ts-check
import { recall, remember } from "./settings.js";
import { hex } from "./sha256.js";
import { seatCommitment } from "./transcript.js";

/**
 * This browser's part in the shuffle: it makes up a number, commits to it, and reveals it only after the
 * table has promised its own. What it saw and said is remembered, to be compared after the game.
 *
 * @typedef {{round: number, seat: number, number: string, commitment: string, promise?: string}} Own
 */

const KEPT = "ludopolis-shuffles";
const TABLES_KEPT = 50;

/**
 * The numbers that this browser made up for a table.
 * @param {string} table
 * @returns {Own[]}
 */
export const numbersOf = (table) => recall(KEPT)?.[table] ?? [];

/**
 * @param {string} table
 * @param {Own[]} own
 */
function keep(table, own) {
  const { [table]: _, ...others } = recall(KEPT) ?? {};
  remember(KEPT, Object.fromEntries([...Object.entries(others).slice(1 - TABLES_KEPT), [table, own]]));
}

export class Shuffler {
  /** @param {(message: Record<string, any>) => void} ask sends a message until it is answered */
  constructor(ask) {
    this.ask = ask;
    /** @type {Own[]} */
    this.own = [];
    /** @type {Set<string>} what was sent */
    this.sent = new Set();
    this.line = Promise.resolve();
  }

  /**
   * Take part, one step after the other, as far as the shuffle of a table has come.
   * @param {import("./types.js").Table} table
   */
  follow(table) {
    this.line = this.line.then(() => this.step(table));
    return this.line;
  }

  /** @param {import("./types.js").Table} table */
  async step(table) {
    if (table.status !== "shuffling") return;
    const { round, promise, commitments, revealed } = table.shuffle;
    if (!this.own.length) this.own = numbersOf(table.id);
    for (const { seat } of table.seats.filter(({ mine, kind }) => mine && kind === "person")) {
      const mine = this.own.find((part) => part.round === round && part.seat === seat);
      if (!promise && !mine && !commitments[seat]) {
        const number = hex(crypto.getRandomValues(new Uint8Array(32)));
        const commitment = await seatCommitment(round, seat, number);
        this.own.push({ round, seat, number, commitment });
        keep(table.id, this.own);
      }
      const part = this.own.find((one) => one.round === round && one.seat === seat);
      if (!part) continue; // another device has committed for this seat
      if (!promise && !commitments[seat]) {
        this.send({ type: "commit", seat, round, commitment: part.commitment });
      } else if (promise && commitments[seat] === part.commitment && !revealed.includes(seat)) {
        // A number is revealed for one promise only: a second one would let the server choose.
        if (part.promise !== undefined && part.promise !== promise) continue;
        part.promise = promise;
        keep(table.id, this.own);
        this.send({ type: "reveal", seat, round, number: part.number });
      }
    }
  }

  /** @param {Record<string, any>} message */
  send(message) {
    const key = JSON.stringify(message);
    if (this.sent.has(key)) return; // the line sends it again by itself
    this.sent.add(key);
    this.ask(message);
  }
}
