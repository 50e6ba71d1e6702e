// @ts-check
import { drawn, dress, s } from "./dom.js";
import { inReadingOrder, spokenName } from "./things.js";

/** @typedef {import("./types.js").Drawing} Drawing */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Thing} Thing */

const NEAR = 24; // a touch this many pixels beside something lit still means it
const ROWS = 14; // about as many rows are read on a board

/** The board: what is printed on it, spots, pieces, ghosts of pieces, and marks on what can be touched. */
export class Board {
  /**
   * @param {Drawing} drawing
   * @param {import("./sprites.js").Sprites} sprites
   * @param {(key: string) => void} touched
   */
  constructor(drawing, sprites, touched) {
    this.drawing = drawing;
    this.sprites = sprites;
    this.touched = touched;
    this.pieces = s("g", { "aria-hidden": "true" });
    this.ghosts = s("g", { "aria-hidden": "true", class: "ghosts" });
    this.news = s("g", { "aria-hidden": "true", "data-role": "news" });
    this.marks = s("g", { "data-role": "marks" });
    const spots = s("g", { "aria-hidden": "true" });
    for (const spot of drawing.spots) {
      const shape = outline({ turn: 0, round: false, ...spot });
      dress(shape, { class: "spot", "data-spot": spot.id, "data-thing": spot.id });
      shape.append(titled(spot.label));
      spots.append(shape);
    }
    const ground = s("g", { "aria-hidden": "true" });
    ground.append(drawn(drawing.svg));
    this.element = s(
      "svg",
      {
        class: "board",
        viewBox: `0 0 ${drawing.width} ${drawing.height}`,
        role: "group",
        "aria-label": drawing.title,
        "data-role": "board",
        click: (/** @type {MouseEvent} */ event) => this.click(event),
      },
      ground,
      spots,
      this.pieces,
      this.news,
      this.ghosts,
      this.marks,
    );
    // The piece that lies on top is what the pointer finds; the height of the page is the board's own.
    this.element.style.aspectRatio = `${drawing.width} / ${drawing.height}`;
  }

  /** Pixels for a unit of the drawing. */
  get scale() {
    return this.element.getBoundingClientRect().width / this.drawing.width || 1;
  }

  /** @param {Scene} scene */
  show(scene) {
    const old = new Map(
      [...this.pieces.children].map((node) => [node.getAttribute("data-piece"), node]),
    );
    let before = this.pieces.firstChild;
    for (const piece of scene.pieces) {
      const drawnAs = JSON.stringify([piece.sprite, piece.text, piece.label]);
      let node = old.get(piece.id);
      if (node && node.getAttribute("data-drawn") !== drawnAs) {
        if (before === node) before = node.nextSibling;
        node.remove();
        node = undefined;
      }
      old.delete(piece.id);
      node ??= this.made(piece, drawnAs);
      place(node, piece);
      if (node === before) before = node.nextSibling;
      else this.pieces.insertBefore(node, before);
    }
    for (const node of old.values()) node.remove();
  }

  /**
   * @param {Piece} piece
   * @param {string} drawnAs
   */
  made(piece, drawnAs) {
    const inside = s("g", {}, titled(piece.label), ...this.sprites.face(piece));
    const attributes = { class: "piece", "data-piece": piece.id, "data-thing": piece.id };
    const node = s("g", { ...attributes, "data-drawn": drawnAs }, inside);
    const under = this.drawing.spots.find((spot) => spot.id === piece.part);
    if (under) node.setAttribute("data-thing", under.id);
    return node;
  }

  /**
   * Ring the pieces that came or moved while one was not looking.
   * @param {readonly Piece[]} pieces
   * @param {ReadonlySet<string>} fresh ids
   */
  ring(pieces, fresh) {
    const rings = pieces
      .filter((piece) => fresh.has(piece.id))
      .map(({ id, sprite, x = 0, y = 0, scale = 1, turn = 0 }) => {
        const { width, height } = this.sprites.size(sprite);
        const box = { x, y, turn, width: width * scale, height: height * scale, round: false };
        const [back, line] = [outline(box), outline(box)];
        back.setAttribute("class", "back");
        return s("g", { class: "fresh", "data-fresh": id }, back, line);
      });
    this.news.replaceChildren(...rings);
    this.news.classList.remove("old");
  }

  /**
   * Show pieces where they would come to lie.
   * @param {readonly Piece[]} pieces
   * @param {boolean} pending the move is on its way
   */
  foresee(pieces, pending = false) {
    this.ghosts.replaceChildren();
    this.ghosts.classList.toggle("pending", pending);
    for (const node of this.pieces.children) node.classList.remove("leaving");
    for (const piece of pieces) {
      const node = s("g", { class: "ghost" }, s("g", {}, ...this.sprites.face(piece)));
      place(node, piece);
      this.ghosts.append(node);
      const origin = [...this.pieces.children].find(
        (other) => other.getAttribute("data-piece") === piece.id,
      );
      origin?.classList.add("leaving");
    }
  }

  /**
   * Mark what can be touched and what was; marks are the buttons for keyboard and screen reader.
   * @param {readonly Thing[]} lit
   * @param {readonly Thing[]} selected
   */
  mark(lit, selected) {
    const chosen = new Set(selected.map((thing) => thing.key));
    const all = new Map([...lit, ...selected].map((thing) => [thing.key, thing]));
    const row = this.drawing.height / ROWS;
    const kinds = ["spot", "piece"].map((kind) =>
      inReadingOrder([...all.values()].filter((thing) => thing.kind === kind), row),
    );
    const old = new Map(
      [...this.marks.children].map((node) => [node.getAttribute("data-key"), node]),
    );
    let before = this.marks.firstChild;
    for (const thing of kinds.flat()) {
      let node = old.get(thing.key);
      old.delete(thing.key);
      if (node && node.getAttribute("data-box") !== boxText(thing)) {
        if (before === node) before = node.nextSibling;
        node.remove();
        node = undefined;
      }
      node ??= this.markOf(thing);
      const pressed = chosen.has(thing.key);
      dress(node, {
        class: pressed ? "mark selected" : "mark lit",
        "aria-pressed": String(pressed),
        "aria-label": spokenName(thing),
        "data-state": pressed ? "selected" : "lit",
      });
      if (node === before) before = node.nextSibling;
      else this.marks.insertBefore(node, before);
    }
    for (const node of old.values()) node.remove();
  }

  /** @param {Thing} thing */
  markOf(thing) {
    const box = /** @type {NonNullable<Thing["box"]>} */ (thing.box);
    const node = s("g", {
      tabindex: 0,
      role: "button",
      "data-key": thing.key,
      "data-thing": thing.key,
      "data-part": thing.part,
      "data-touch": "",
      "data-box": boxText(thing),
    });
    for (const name of ["halo", "ring"]) {
      const shape = outline(box);
      shape.setAttribute("class", name);
      node.append(shape);
    }
    const corner = s("g", {
      class: "badge",
      transform: `translate(${box.x + box.width * 0.36} ${box.y - box.height * 0.36})`,
    });
    const size = this.drawing.width / 42;
    corner.append(
      s("circle", { r: size }),
      s("path", { d: `M${-size * 0.5} 0 L${-size * 0.1} ${size * 0.42} L${size * 0.55} ${-size * 0.42}` }),
    );
    node.append(corner);
    return node;
  }

  /** @param {MouseEvent} event */
  click(event) {
    const target = event.target instanceof Element ? event.target.closest("[data-thing]") : null;
    if (target?.hasAttribute("data-key")) {
      this.touched(/** @type {string} */ (target.getAttribute("data-key")));
      return;
    }
    const near = this.nearest(event.clientX, event.clientY);
    const key = near ?? target?.getAttribute("data-thing");
    if (key) this.touched(key);
  }

  /**
   * The lit thing that a touch just beside it means: fingers are broad.
   * @param {number} x
   * @param {number} y
   */
  nearest(x, y) {
    let best = null;
    let least = NEAR;
    for (const mark of this.marks.children) {
      const box = mark.getBoundingClientRect();
      const across = Math.max(box.left - x, 0, x - box.right);
      const down = Math.max(box.top - y, 0, y - box.bottom);
      const distance = Math.hypot(across, down);
      if (distance < least) {
        least = distance;
        best = mark.getAttribute("data-key");
      }
    }
    return best;
  }
}

/** @param {Thing} thing */
const boxText = (thing) => JSON.stringify(thing.box);

/** @param {string} label */
function titled(label) {
  const title = s("title");
  title.textContent = label;
  return title;
}

/** @param {{x: number, y: number, width: number, height: number, turn: number, round: boolean}} box */
function outline({ x, y, width, height, turn, round }) {
  const transform = turn ? `rotate(${turn} ${x} ${y})` : null;
  if (round) return s("ellipse", { cx: x, cy: y, rx: width / 2, ry: height / 2, transform });
  const rx = Math.min(width, height) * 0.14;
  return s("rect", { x: x - width / 2, y: y - height / 2, width, height, rx, transform });
}

/**
 * Lay a piece. The outer group is left to `motion.js`, which lets it glide.
 * @param {Element} node
 * @param {Piece} piece
 */
function place(node, piece) {
  const { x = 0, y = 0, scale = 1, turn = 0, faded = false } = piece;
  node.classList.toggle("faded", faded);
  node.firstElementChild?.setAttribute(
    "transform",
    `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
  );
  /** @type {SVGElement} */ (node).style.transformOrigin = `${x}px ${y}px`;
}
