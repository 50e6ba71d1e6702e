// @ts-check
/** Pieces glide from where they were to where they are: measured before and after, then played. */

const GLIDE = 420; // milliseconds
const EASE = "cubic-bezier(.3,.1,.2,1)";

/** @typedef {{box: DOMRect, home: string, at: DOMRect}} Place a box on the screen, and whose home is where */
/** @typedef {Map<string, Place>} Places */

/**
 * Where something is. Its home is its panel, or the board.
 * @param {Element} node
 * @returns {Place}
 */
function placeOf(node) {
  const home = node.closest("[data-panel], [data-role=stand]") ?? document.body;
  return {
    box: node.getBoundingClientRect(),
    home: home.getAttribute("data-panel") ?? "",
    at: home.getBoundingClientRect(),
  };
}

/**
 * Where every piece, spot and panel is on the screen.
 * @param {ParentNode} root
 * @returns {Places}
 */
export function places(root) {
  /** @type {Places} */
  const found = new Map();
  for (const name of ["panel", "spot", "piece"]) {
    for (const node of root.querySelectorAll(`[data-${name}]`)) {
      const place = placeOf(node);
      if (place.box.width) found.set(/** @type {string} */ (node.getAttribute(`data-${name}`)), place);
    }
  }
  return found;
}

/**
 * How far it is from one place to another, middle to middle. Where a home itself was pushed aside, by a
 * line that became two for instance, what stays in it has not moved.
 * @param {Place} from
 * @param {Place} to
 * @returns {{across: number, down: number}}
 */
export function way(from, to) {
  const pushed = from.home === to.home;
  const middle = (/** @type {DOMRect} */ box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const [start, end] = [middle(from.box), middle(to.box)];
  return {
    across: start.x - end.x + (pushed ? to.at.x - from.at.x : 0),
    down: start.y - end.y + (pushed ? to.at.y - from.at.y : 0),
  };
}

/**
 * Let everything glide that is elsewhere now.
 * @param {ParentNode} root
 * @param {Places} before
 * @param {ReadonlyMap<string, string>} origins of new pieces: the id of what they come from
 * @param {number} scale pixels for a unit of the board
 */
export function glide(root, before, origins, scale) {
  for (const node of root.querySelectorAll("[data-piece]")) {
    const id = /** @type {string} */ (node.getAttribute("data-piece"));
    const from = before.get(id) ?? before.get(origins.get(id) ?? "");
    const to = placeOf(node);
    if (!to.box.width) continue;
    if (!from) {
      node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: GLIDE / 2 });
      continue;
    }
    const { across, down } = way(from, to);
    if (Math.hypot(across, down) < 1.5) continue;
    // A card that becomes a floor keeps its breadth, not its height.
    const size = before.has(id) ? Math.min(from.box.width / to.box.width, 4) : 1;
    if (node instanceof SVGElement) {
      slide(node, across / scale, down / scale, size);
    } else {
      fly(node, across, down, size);
    }
  }
}

/**
 * @param {Element} node
 * @param {number} across
 * @param {number} down
 * @param {number} size
 */
function slide(node, across, down, size) {
  const start = `translate(${across}px, ${down}px) scale(${size})`;
  return node.animate([{ transform: start }, { transform: "none" }], {
    duration: GLIDE,
    easing: EASE,
  });
}

/**
 * A card in a panel would be cut off at the panel's edge: a copy flies above the page.
 * @param {Element} node
 * @param {number} across
 * @param {number} down
 * @param {number} size
 */
function fly(node, across, down, size) {
  const picture = node.querySelector("svg");
  if (!picture) return;
  const copy = /** @type {SVGElement} */ (picture.cloneNode(true));
  const box = picture.getBoundingClientRect();
  copy.classList.add("flying");
  Object.assign(copy.style, { left: `${box.x}px`, top: `${box.y}px` });
  document.body.append(copy);
  picture.style.visibility = "hidden";
  slide(copy, across, down, size).finished.catch(() => null).then(() => {
    copy.remove();
    picture.style.visibility = "";
  });
}
