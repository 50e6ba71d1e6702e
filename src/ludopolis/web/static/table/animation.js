/** Pieces move from where they were to where they are: measured before and after, then animated. */

const DURATION = 420; // milliseconds
const EASING = "cubic-bezier(.3,.1,.2,1)";

/**
 * Where something is on the screen, and the panel or board in which it is.
 * @typedef {{box: DOMRect, panel: string, panelBox: DOMRect}} Place
 */
/** @typedef {Map<string, Place>} Places by the id of the piece, spot or panel */

/**
 * @param {Element} node
 * @returns {Place}
 */
function placeOf(node) {
  const panel = node.closest("[data-panel], [data-role=board-frame]") ?? document.body;
  return {
    box: node.getBoundingClientRect(),
    panel: panel.getAttribute("data-panel") ?? "",
    panelBox: panel.getBoundingClientRect(),
  };
}

/**
 * Where every piece, spot and panel is on the screen.
 * @param {ParentNode} root
 * @returns {Places}
 */
export function measure(root) {
  /** @type {Places} */
  const found = new Map();
  for (const kind of ["panel", "spot", "piece"]) {
    for (const node of root.querySelectorAll(`[data-${kind}]`)) {
      const place = placeOf(node);
      if (place.box.width) {
        found.set(/** @type {string} */ (node.getAttribute(`data-${kind}`)), place);
      }
    }
  }
  return found;
}

/**
 * How far it is from one place to another, centre to centre. Where a panel itself was pushed aside, by a
 * line that became two for instance, what stays in it has not moved.
 * @param {Place} from
 * @param {Place} to
 * @returns {{across: number, down: number}}
 */
function offset(from, to) {
  const within = from.panel === to.panel;
  const centre = (/** @type {DOMRect} */ box) => ({
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  });
  const [start, end] = [centre(from.box), centre(to.box)];
  return {
    across: start.x - end.x + (within ? to.panelBox.x - from.panelBox.x : 0),
    down: start.y - end.y + (within ? to.panelBox.y - from.panelBox.y : 0),
  };
}

/**
 * Animate everything that is elsewhere now.
 * @param {ParentNode} root
 * @param {Places} before
 * @param {ReadonlyMap<string, string>} origins of new pieces: the id of what they come from
 * @param {number} scale pixels for a unit of the board
 */
export function animateMoves(root, before, origins, scale) {
  for (const node of root.querySelectorAll("[data-piece]")) {
    const id = /** @type {string} */ (node.getAttribute("data-piece"));
    const from = before.get(id) ?? before.get(origins.get(id) ?? "");
    const to = placeOf(node);
    if (!to.box.width) continue;
    if (!from) {
      node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DURATION / 2 });
      continue;
    }
    const { across, down } = offset(from, to);
    if (Math.hypot(across, down) < 1.5) continue;
    // A card that becomes a floor keeps its breadth, not its height.
    const size = before.has(id) ? Math.min(from.box.width / to.box.width, 4) : 1;
    if (node instanceof SVGElement) slide(node, across / scale, down / scale, size);
    else fly(node, across, down, size);
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
    duration: DURATION,
    easing: EASING,
  });
}

/**
 * A card in a panel would be cut off at the panel's edge: a copy flies above the page.
 * @param {Element} node
 * @param {number} across
 * @param {number} down
 * @param {number} size
 */
async function fly(node, across, down, size) {
  const picture = node.querySelector("svg");
  if (!picture) return;
  const copy = /** @type {SVGElement} */ (picture.cloneNode(true));
  const box = picture.getBoundingClientRect();
  copy.classList.add("flying");
  Object.assign(copy.style, { left: `${box.x}px`, top: `${box.y}px` });
  document.body.append(copy);
  picture.style.visibility = "hidden";
  await slide(copy, across, down, size).finished.catch(() => null);
  copy.remove();
  picture.style.visibility = "";
}
