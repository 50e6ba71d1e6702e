// @ts-check
/** How a page speaks. */

import { unbroken } from "./dom.js";

/** @typedef {Record<string, Record<string, string>>} Book phrases by language */
/** @typedef {(key: string, values?: Record<string, string | number>) => string} Say */

/**
 * Who speaks a language. Its phrases are a file of their own: nobody needs two.
 * @param {string} language
 * @param {Book} [more] phrases of another page
 * @returns {Promise<Say>}
 */
export async function speaker(language, more = {}) {
  const { PHRASES } = await import(`./phrases_${language}.js`);
  /** @type {Record<string, string>} */
  const phrases = { ...PHRASES, ...more[language] };
  return (key, values = {}) =>
    (phrases[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/**
 * Fill in what the template leaves to the phrases: `data-say` is text, `data-say-label` a label.
 * @param {ParentNode} root
 * @param {Say} say
 */
export function fillIn(root, say) {
  for (const node of root.querySelectorAll("[data-say]")) {
    node.textContent = unbroken(say(/** @type {string} */ (node.getAttribute("data-say"))));
  }
  for (const node of root.querySelectorAll("[data-say-label]")) {
    node.setAttribute("aria-label", say(/** @type {string} */ (node.getAttribute("data-say-label"))));
  }
}
