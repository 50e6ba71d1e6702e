// @ts-check
/** The keyboard alone plays the whole game. */

/**
 * @typedef {object} Keys
 * @property {() => boolean} letters are single letters shortcuts?
 * @property {() => void} clear
 * @property {Record<string, () => void>} shortcuts by letter
 */

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Does somebody use the keyboard now? Then the focus is led on; fingers and mice go where they like. */
export const hands = { onKeys: false };

/** @param {Keys} keys */
export function listen(keys) {
  addEventListener("keydown", () => (hands.onKeys = true), { capture: true });
  addEventListener("pointerdown", () => (hands.onKeys = false), { capture: true });
  document.addEventListener("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.ctrlKey || event.altKey || event.metaKey || target.closest("dialog")) return;
    if (event.key === "Escape") {
      keys.clear();
      return;
    }
    if (target.closest("input, textarea, select")) return;
    const way = WAYS[/** @type {keyof typeof WAYS} */ (event.key)];
    if (way && target.closest("[data-touch]")) {
      const next = neighbour(target.closest("[data-touch]"), way[0], way[1]);
      if (next) {
        event.preventDefault();
        next.focus();
      }
    } else if ((event.key === "Enter" || event.key === " ") && target instanceof SVGElement) {
      // What HTML buttons do by themselves.
      event.preventDefault();
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
    } else if (event.key === "?" || keys.letters()) {
      const done = keys.shortcuts[event.key.toLowerCase()];
      if (done) {
        event.preventDefault();
        done();
      }
    }
  });
}

/**
 * The nearest lit thing in a direction; straight ahead counts more than aside.
 * @param {Element | null} from
 * @param {number} right
 * @param {number} down
 * @returns {HTMLElement | SVGElement | null}
 */
function neighbour(from, right, down) {
  if (!from) return null;
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const node of document.querySelectorAll("[data-touch]")) {
    const [a, b] = middle(node);
    const ahead = (a - x) * right + (b - y) * down;
    const aside = Math.abs((a - x) * down) + Math.abs((b - y) * right);
    if (node === from || ahead <= 1 || !node.getBoundingClientRect().width) continue;
    const distance = ahead + aside * 2.5;
    if (distance < least) {
      least = distance;
      best = /** @type {HTMLElement | SVGElement} */ (node);
    }
  }
  return best;
}

/** @param {Element} node */
function middle(node) {
  const box = node.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
