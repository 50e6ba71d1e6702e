import { Chance, DEAL, PLAY } from "./chance.js";
import { sha256 } from "./sha256.js";
import { numbersOf } from "./shuffle.js";
import { seatCommitment, seedOf, serverCommitment } from "./transcript.js";

/**
 * The check of a finished game's shuffles, done by the visitor's own browser: nothing here asks the server.
 *
 * @typedef {{pick: number, of: number} | {shuffle: number[]}} Outcome
 * @typedef {import("./transcript.js").Transcript} Transcript
 * @typedef {{protocol: 0, digest: string, salt: string}} Promise0
 * @typedef {{seed: string | null, setup: Outcome[], moves: {chance?: Outcome[]}[],
 *   shuffle?: Transcript | Promise0}} GameRecord
 * @typedef {{verdict: "all" | "server" | "promised" | "none" | "wrong", fault?: string, move?: number,
 *   mine: "among" | "missing" | "uncounted" | "none", left: number}} Verdict
 */

/**
 * What a transcript says that does not fit, if anything.
 * @param {Transcript} transcript
 */
async function faultOf(transcript) {
  if (transcript.left.length !== transcript.round - 1) return "rounds";
  for (const { seat, commitment, number } of transcript.seats) {
    if ((await seatCommitment(transcript.round, seat, number)) !== commitment) return "seat";
  }
  return (await serverCommitment(transcript)) === transcript.server.commitment ? null : "server";
}

/**
 * Does a stream give just these outcomes?
 * @param {Chance} chance
 * @param {Outcome[]} outcomes
 */
const gives = (chance, outcomes) =>
  outcomes.every((outcome) =>
    "pick" in outcome
      ? chance.below(outcome.of) === outcome.pick
      : chance.shuffle(outcome.shuffle).every((thing, i) => thing === outcome.shuffle[i]),
  );

/**
 * The move from which on the outcomes are not what the seed gives: 0 is the deal, null is none.
 * @param {GameRecord} record
 * @param {string} seed
 */
function firstDifference({ setup, moves }, seed) {
  if (!gives(new Chance(seed, DEAL), setup)) return 0;
  const play = new Chance(seed, PLAY);
  const at = moves.findIndex(({ chance }) => !gives(play, chance ?? []));
  return at < 0 ? null : at + 1;
}

/**
 * Is what this browser said and saw in the transcript? It may have taken part in rounds that were void, or
 * have committed to a number that the server did not count.
 * @param {Transcript | null} transcript
 * @param {string} table
 * @returns {"among" | "missing" | "uncounted" | "none"}
 */
function ownPart(transcript, table) {
  const known = numbersOf(table).filter(({ round }) => !transcript || round >= transcript.round);
  const revealed = known.filter(({ promise }) => promise);
  if (!revealed.length) return known.length ? "uncounted" : "none";
  const fits = revealed.every(
    ({ round, seat, number, promise }) =>
      transcript?.round === round &&
      promise === transcript.server.commitment &&
      transcript.seats.some((part) => part.seat === seat && part.number === number),
  );
  return fits ? "among" : "missing";
}

/**
 * @param {GameRecord} record
 * @param {string} table its id, by which this browser remembers its own part
 * @returns {Promise<Verdict>}
 */
export async function verify(record, table) {
  const { shuffle, seed } = record;
  const transcript = shuffle?.protocol === 1 ? shuffle : null;
  const told = { mine: ownPart(transcript, table), left: transcript?.left.length ?? 0 };
  if (!shuffle) return { verdict: "none", ...told };
  if (shuffle.protocol === 0) {
    const fits = (await sha256(`${seed}:${shuffle.salt}`)) === shuffle.digest;
    return { verdict: fits ? "promised" : "wrong", fault: "promise", ...told };
  }
  const fault = await faultOf(shuffle);
  if (fault) return { verdict: "wrong", fault, ...told };
  const derived = await seedOf(shuffle);
  if (derived !== seed) return { verdict: "wrong", fault: "seed", ...told };
  const move = firstDifference(record, derived);
  if (move !== null) return { verdict: "wrong", fault: "shuffle", move, ...told };
  return { verdict: shuffle.seats.length ? "all" : "server", ...told };
}
