/** SHA-256 of a text: by the browser, or, on pages that are not secure (a club's own network), here. */

/**
 * @param {string} text
 * @returns {Promise<string>} 64 hexadecimal digits
 */
export async function sha256(text) {
  const bytes = new TextEncoder().encode(text);
  return hex(
    crypto.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)) : digest(bytes),
  );
}

/** @param {Uint8Array} bytes */
export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * The first 32 bits of the fractional part of a root of each of the first primes.
 * @param {number} count
 * @param {number} root
 */
function rootsOfPrimes(count, root) {
  const found = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push(((n ** (1 / root) % 1) * 2 ** 32) | 0);
  }
  return found;
}

const turn = (/** @type {number} */ x, /** @type {number} */ by) => (x >>> by) | (x << (32 - by));

/**
 * FIPS 180-4, for browsers that keep theirs from pages without TLS.
 * @param {Uint8Array<ArrayBuffer>} message
 * @returns {Uint8Array}
 */
export function digest(message) {
  const rounds = rootsOfPrimes(64, 3);
  const state = rootsOfPrimes(8, 2);
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  const words = new Int32Array(64);
  for (let start = 0; start < padded.length; start += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(start + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [x, y] = [words[i - 15], words[i - 2]];
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      words[i] = words[i - 16] + s0 + words[i - 7] + s1;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + rounds[i] + words[i]) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] + word) | 0));
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}
