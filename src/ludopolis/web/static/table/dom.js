// @ts-check
/** Making elements without markup in strings. Text is always text. */

/**
 * An HTML element. `class`, `data-…`, `aria-…` and others are attributes, functions are listeners,
 * false and null are left out.
 * @param {string} name
 * @param {Record<string, any>} [attributes]
 * @param {...(Node | string | null | undefined | false)} inside
 * @returns {HTMLElement}
 */
export function h(name, attributes = {}, ...inside) {
  const element = document.createElement(name);
  dress(element, attributes);
  element.append(.../** @type {(Node | string)[]} */ (inside.filter((node) => node)));
  return element;
}

/**
 * An SVG element.
 * @param {string} name
 * @param {Record<string, any>} [attributes]
 * @param {...Node} inside
 * @returns {SVGElement}
 */
export function s(name, attributes = {}, ...inside) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  dress(element, attributes);
  element.append(...inside);
  return element;
}

/**
 * @param {Element} element
 * @param {Record<string, any>} attributes
 */
export function dress(element, attributes) {
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key, value);
    else if (value === false || value === null || value === undefined) element.removeAttribute(key);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
}

/**
 * SVG drawn by our own server, as nodes.
 * @param {string} text
 * @returns {DocumentFragment}
 */
export function drawn(text) {
  const page = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`,
    "image/svg+xml",
  );
  const fragment = document.createDocumentFragment();
  if (page.querySelector("parsererror")) return fragment;
  for (const node of [...page.documentElement.childNodes]) {
    fragment.append(document.importNode(node, true));
  }
  return fragment;
}

/**
 * The element of a role in the page; the template has it.
 * @param {string} role
 * @returns {HTMLElement}
 */
export function role(role) {
  const found = document.querySelector(`[data-role="${role}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`the page has no ${role}`);
  return found;
}
