/** The streams of chance that a seed gives: ChaCha with eight rounds, as the engine has them. */

export const PLAY = 0; // the stream of what happens in the game …
export const DEAL = 1; // … and the one of the deal

const CONSTANTS = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574]; // "expand 16-byte k"
const turn = (/** @type {number} */ x, /** @type {number} */ by) => (x << by) | (x >>> (32 - by));

/**
 * @param {Uint32Array} x
 * @param {number} a @param {number} b @param {number} c @param {number} d
 */
function quarter(x, a, b, c, d) {
  x[a] += x[b];
  x[d] = turn(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = turn(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = turn(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = turn(x[b] ^ x[c], 7);
}

/** One stream of a seed. */
export class Chance {
  /**
   * @param {string} seed 32 hexadecimal digits
   * @param {number} stream
   */
  constructor(seed, stream) {
    // The lowest word first.
    this.key = [24, 16, 8, 0].map((at) => parseInt(seed.slice(at, at + 8), 16));
    this.stream = stream;
    this.block = 0;
    /** @type {number[]} */
    this.words = [];
  }

  /** The next 32 random bits. */
  word() {
    if (!this.words.length) {
      const input = [...CONSTANTS, ...this.key, ...this.key, this.block, 0, this.stream, 0];
      const x = new Uint32Array(input);
      for (let round = 0; round < 4; round++) {
        for (let i = 0; i < 4; i++) quarter(x, i, i + 4, i + 8, i + 12);
        for (let i = 0; i < 4; i++) {
          quarter(x, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
        }
      }
      this.words = [...x.map((word, i) => word + input[i])];
      this.block += 1;
    }
    return /** @type {number} */ (this.words.shift());
  }

  /**
   * A number from 0 to n-1, each exactly equally likely (Lemire's method).
   * @param {number} n
   */
  below(n) {
    for (;;) {
      const product = BigInt(this.word()) * BigInt(n);
      const low = Number(product & 0xffffffffn);
      if (low >= n || low >= (2 ** 32 - n) % n) return Number(product >> 32n);
    }
  }

  /**
   * Things in the order that a shuffle gives them; how they lay before does not matter.
   * @param {number[]} things
   */
  shuffle(things) {
    const order = [...things].sort((a, b) => a - b);
    for (let last = order.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other], order[last]];
    }
    return order;
  }
}
