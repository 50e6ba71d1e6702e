// @ts-check
/** How a page speaks. */

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
    unbroken(phrases[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/**
 * French signs stand apart from their word, but on its line. What the server sends is set so already.
 * @param {string} text
 */
const unbroken = (text) => text.replace(/ ([:;?!»])/g, "\u00a0$1").replaceAll("« ", "«\u00a0");

/**
 * Fill in what the template leaves to the phrases: `data-say` is text, `data-say-label` a label.
 * @param {ParentNode} root
 * @param {Say} say
 */
export function fillIn(root, say) {
  for (const node of root.querySelectorAll("[data-say]")) {
    node.textContent = say(/** @type {string} */ (node.getAttribute("data-say")));
  }
  for (const node of root.querySelectorAll("[data-say-label]")) {
    node.setAttribute("aria-label", say(/** @type {string} */ (node.getAttribute("data-say-label"))));
  }
}
