// @ts-check
/** The check of a shuffle: was it promised before the first move? Done here, by the visitor's own browser. */

/**
 * SHA-256 of the seed (32 hexadecimal digits), a colon and the salt, as the table makes it.
 * @param {string} seed
 * @param {string} salt
 * @returns {Promise<string>} in hexadecimal digits
 */
export async function digestOf(seed, salt) {
  const bytes = new TextEncoder().encode(`${seed}:${salt}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @param {import("./types.js").Fingerprint} fingerprint
 * @returns {Promise<"fits" | "fits not" | "unchecked">}
 */
export async function verdict({ digest, seed, salt }) {
  // Browsers compute digests on secure pages only.
  if (!crypto.subtle || seed === undefined || salt === undefined) return "unchecked";
  return (await digestOf(seed, salt)) === digest ? "fits" : "fits not";
}
