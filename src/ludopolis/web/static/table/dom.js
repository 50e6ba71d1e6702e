/** Building elements without markup in strings. Text is always text. */

/**
 * An HTML element. Functions among the attributes are event listeners; those that are false, null or
 * undefined are left out.
 * @param {string} name
 * @param {Record<string, any>} [attributes]
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {HTMLElement}
 */
export function h(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  setAttributes(element, attributes);
  element.append(.../** @type {(Node | string)[]} */ (children.filter((node) => node)));
  return element;
}

/**
 * An SVG element.
 * @param {string} name
 * @param {Record<string, any>} [attributes]
 * @param {...Node} children
 * @returns {SVGElement}
 */
export function s(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

/**
 * @param {Element} element
 * @param {Record<string, any>} attributes
 */
export function setAttributes(element, attributes) {
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
export function parseSvg(text) {
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
 * The element of the template with this `data-role`.
 * @param {string} role
 * @returns {HTMLElement}
 */
export function byRole(role) {
  const found = document.querySelector(`[data-role="${role}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`the page has no ${role}`);
  return found;
}

/**
 * Change a scrolling list, and stay at its end unless somebody has scrolled back to read.
 * @param {HTMLElement} list
 * @param {() => void} change
 */
export function keepAtEnd(list, change) {
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  change();
  if (atEnd) list.scrollTop = list.scrollHeight;
}
