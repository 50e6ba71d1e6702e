/** The keyboard alone plays the whole game. */

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {object} keys
 * @param {() => boolean} keys.lettersOn are single letters shortcuts?
 * @param {() => void} keys.escape
 * @param {Record<string, () => void>} keys.shortcuts by letter
 */
export function listenForKeys({ lettersOn, escape, shortcuts }) {
  document.addEventListener("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.ctrlKey || event.altKey || event.metaKey || target.closest("dialog")) return;
    if (event.key === "Escape") {
      escape();
      return;
    }
    if (target.closest("input, textarea, select")) return;
    const direction = DIRECTIONS[/** @type {keyof typeof DIRECTIONS} */ (event.key)];
    const focused = target.closest("[data-touch]");
    if (direction && focused) {
      const next = neighbour(focused, direction[0], direction[1]);
      if (next) {
        event.preventDefault();
        next.focus();
      }
    } else if ((event.key === "Enter" || event.key === " ") && target instanceof SVGElement) {
      // What HTML buttons do by themselves.
      event.preventDefault();
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
    } else if (event.key === "?" || lettersOn()) {
      const shortcut = shortcuts[event.key.toLowerCase()];
      if (shortcut) {
        event.preventDefault();
        shortcut();
      }
    }
  });
}

/**
 * The nearest target in a direction; straight ahead counts more than aside.
 * @param {Element} from
 * @param {number} right
 * @param {number} down
 * @returns {HTMLElement | SVGElement | null}
 */
function neighbour(from, right, down) {
  const [x, y] = centre(from);
  let nearest = null;
  let least = Infinity;
  for (const node of document.querySelectorAll("[data-touch]")) {
    const [a, b] = centre(node);
    const ahead = (a - x) * right + (b - y) * down;
    const aside = Math.abs((a - x) * down) + Math.abs((b - y) * right);
    if (node === from || ahead <= 1 || !node.getBoundingClientRect().width) continue;
    const distance = ahead + aside * 2.5;
    if (distance < least) {
      least = distance;
      nearest = /** @type {HTMLElement | SVGElement} */ (node);
    }
  }
  return nearest;
}

/** @param {Element} node */
function centre(node) {
  const box = node.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
