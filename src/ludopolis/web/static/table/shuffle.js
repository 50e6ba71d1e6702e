import { hex } from "./sha256.js";
import { loadForTable, saveForTable } from "./storage.js";
import { seatCommitment } from "./transcript.js";

/**
 * This browser's part in the shuffle: it makes up a number, commits to it, and reveals it only after the
 * table has promised its own. What it saw and said is remembered, to be compared after the game.
 */

/** @import {TableRequest} from "./connection.js" */
/** @import {TableInfo} from "./messages.d.ts" */

/** @typedef {{round: number, seat: number, number: string, commitment: string, promise?: string}} Own */

const KEY = "ludopolis-shuffles";
const TABLES_KEPT = 50;

/**
 * The numbers that this browser made up for a table.
 * @param {string} table
 * @returns {Own[]}
 */
export const numbersOf = (table) => loadForTable(KEY, table) ?? [];

/**
 * @param {string} table
 * @param {Own[]} own
 */
const keep = (table, own) => saveForTable(KEY, table, own, TABLES_KEPT);

export class Shuffler {
  /** @param {(message: TableRequest) => void} request sends a message until it is answered */
  constructor(request) {
    this.request = request;
    /** @type {Own[]} */
    this.own = [];
    /** @type {Set<string>} what was sent */
    this.sent = new Set();
    this.queue = Promise.resolve();
  }

  /**
   * Take part, one step after the other, as far as the shuffle of a table has come.
   * @param {TableInfo} table
   */
  follow(table) {
    this.queue = this.queue.then(() => this.step(table));
    return this.queue;
  }

  /** @param {TableInfo} table */
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

  /** @param {TableRequest} message */
  send(message) {
    const key = JSON.stringify(message);
    if (this.sent.has(key)) return; // the connection sends it again by itself
    this.sent.add(key);
    this.request(message);
  }
}
