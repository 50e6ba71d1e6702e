import { sha256 } from "./sha256.js";

/**
 * What is promised about a shuffle, line by line; `engine/transcript.py` has the same.
 *
 * @typedef {{seat: number, commitment: string, number: string}} Part
 * @typedef {{protocol: 1, round: number, server: {commitment: string, number: string}, seats: Part[],
 *   left: number[][]}} Transcript
 */

/**
 * @param {string} purpose
 * @param {number} round
 * @param {string[]} lines
 */
const digest = (purpose, round, lines) =>
  sha256(["ludopolis shuffle 1", purpose, `round ${round}`, ...lines].join("\n"));

/** @param {Transcript} transcript */
const inOrder = ({ seats }) => [...seats].sort((a, b) => a.seat - b.seat);

/**
 * What a seat's browser commits to its number by.
 * @param {number} round
 * @param {number} seat
 * @param {string} number
 */
export const seatCommitment = (round, seat, number) =>
  digest("seat", round, [`seat ${seat} ${number}`]);

/**
 * What the server commits by: to its own number, and to what the seats have committed to.
 * @param {Transcript} transcript
 */
export const serverCommitment = (transcript) =>
  digest("server", transcript.round, [
    `server ${transcript.server.number}`,
    ...inOrder(transcript).map(({ seat, commitment }) => `seat ${seat} ${commitment}`),
  ]);

/**
 * The seed that follows.
 * @param {Transcript} transcript
 * @returns {Promise<string>} 32 hexadecimal digits
 */
export async function seedOf(transcript) {
  const numbers = inOrder(transcript).map(({ seat, number }) => `seat ${seat} ${number}`);
  const lines = [`server ${transcript.server.number}`, ...numbers];
  return (await digest("seed", transcript.round, lines)).slice(0, 32);
}
