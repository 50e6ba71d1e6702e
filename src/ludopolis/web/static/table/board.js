import { parseSvg, s, setAttributes } from "./dom.js";
import { updateChildren } from "./keyed_children.js";
import { accessibleName, inReadingOrder } from "./targets.js";

/** @import {Drawing, Piece} from "./scene.d.ts" */
/** @import {FullScene} from "./position.js" */
/** @import {Sprites} from "./sprites.js" */
/** @import {Box, Target} from "./targets.js" */

const NEAR = 24; // a click this many pixels beside a mark still means it
const ROWS = 14; // a board is read in about as many rows

/** The board: its background, spots, pieces, previewed pieces, and marks on what can be touched. */
export class Board {
  /**
   * @param {Drawing} drawing
   * @param {Sprites} sprites
   * @param {(key: string) => void} onTouch
   */
  constructor(drawing, sprites, onTouch) {
    this.drawing = drawing;
    this.sprites = sprites;
    this.onTouch = onTouch;
    this.pieces = s("g", { "aria-hidden": "true" });
    this.previews = s("g", { "aria-hidden": "true", class: "previews" });
    this.changes = s("g", { "aria-hidden": "true", "data-role": "changes" });
    this.marks = s("g", { "data-role": "marks" });
    const spots = s("g", { "aria-hidden": "true" });
    for (const spot of drawing.spots) {
      const shape = outline({ turn: 0, round: false, ...spot });
      setAttributes(shape, { class: "spot", "data-spot": spot.id, "data-target": spot.id });
      shape.append(title(spot.label));
      spots.append(shape);
    }
    const background = s("g", { "aria-hidden": "true" });
    background.append(parseSvg(drawing.svg));
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
      background,
      spots,
      this.pieces,
      this.changes,
      this.previews,
      this.marks,
    );
    this.element.style.aspectRatio = `${drawing.width} / ${drawing.height}`;
  }

  /** Pixels for a unit of the drawing. */
  get scale() {
    return this.element.getBoundingClientRect().width / this.drawing.width || 1;
  }

  /** @param {FullScene} scene */
  render(scene) {
    updateChildren(this.pieces, scene.pieces, {
      key: (piece) => piece.id,
      look: (piece) => JSON.stringify([piece.sprite, piece.text, piece.label]),
      create: (piece) => this.createPiece(piece),
      update: place,
    });
  }

  /** @param {Piece} piece */
  createPiece(piece) {
    const face = s("g", {}, title(piece.label), ...this.sprites.face(piece));
    const under = this.drawing.spots.find((spot) => spot.id === piece.part);
    return s(
      "g",
      { class: "piece", "data-piece": piece.id, "data-target": (under ?? piece).id },
      face,
    );
  }

  /**
   * Outline the pieces that came or moved since the viewer's last move.
   * @param {readonly Piece[]} pieces
   * @param {ReadonlySet<string>} changed ids
   */
  outlineChanges(pieces, changed) {
    const outlines = pieces
      .filter((piece) => changed.has(piece.id))
      .map(({ id, sprite, x = 0, y = 0, scale = 1, turn = 0 }) => {
        const { width, height } = this.sprites.size(sprite);
        const box = { x, y, turn, width: width * scale, height: height * scale, round: false };
        const [back, line] = [outline(box), outline(box)];
        back.setAttribute("class", "back");
        return s("g", { class: "changed", "data-changed": id }, back, line);
      });
    this.changes.replaceChildren(...outlines);
    this.changes.classList.remove("old");
  }

  /** The viewer has moved: what changed before fades away. */
  fadeChanges() {
    this.changes.classList.add("old");
  }

  /**
   * Show pieces where they would come to lie.
   * @param {readonly Piece[]} pieces
   * @param {boolean} pending the move is on its way
   */
  preview(pieces, pending = false) {
    this.previews.replaceChildren();
    this.previews.classList.toggle("pending", pending);
    for (const node of this.pieces.children) node.classList.remove("leaving");
    for (const piece of pieces) {
      const node = s("g", { class: "preview" }, s("g", {}, ...this.sprites.face(piece)));
      place(node, piece);
      this.previews.append(node);
      const origin = [...this.pieces.children].find(
        (other) => other.getAttribute("data-piece") === piece.id,
      );
      origin?.classList.add("leaving");
    }
  }

  /**
   * Mark what can be touched and what is selected; marks are the buttons for keyboard and screen reader.
   * @param {readonly Target[]} selectable
   * @param {readonly Target[]} selected
   */
  mark(selectable, selected) {
    const pressed = new Set(selected.map((target) => target.key));
    const all = new Map([...selectable, ...selected].map((target) => [target.key, target]));
    const row = this.drawing.height / ROWS;
    const sorted = ["spot", "piece"].flatMap((kind) =>
      inReadingOrder(
        [...all.values()].filter((target) => target.kind === kind),
        row,
      ),
    );
    updateChildren(this.marks, sorted, {
      key: (target) => target.key,
      look: (target) => JSON.stringify(target.box),
      create: (target) => this.createMark(target),
      update: (node, target) => {
        const state = pressed.has(target.key) ? "selected" : "lit";
        setAttributes(node, {
          class: `mark ${state}`,
          "aria-pressed": String(pressed.has(target.key)),
          "aria-label": accessibleName(target),
          "data-state": state,
        });
      },
    });
  }

  /** @param {Target} target */
  createMark(target) {
    const box = /** @type {Box} */ (target.box);
    const node = s("g", {
      tabindex: 0,
      role: "button",
      "data-key": target.key,
      "data-target": target.key,
      "data-part": target.part,
      "data-touch": "",
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
    const tick = `M${-size * 0.5} 0 L${-size * 0.1} ${size * 0.42} L${size * 0.55} ${-size * 0.42}`;
    corner.append(s("circle", { r: size }), s("path", { d: tick }));
    node.append(corner);
    return node;
  }

  /** @param {MouseEvent} event */
  click(event) {
    const target = event.target instanceof Element ? event.target.closest("[data-target]") : null;
    const key =
      target?.getAttribute("data-key") ??
      this.nearestMark(event.clientX, event.clientY) ??
      target?.getAttribute("data-target");
    if (key) this.onTouch(key);
  }

  /**
   * The mark that a touch just beside it means: fingers are broad.
   * @param {number} x
   * @param {number} y
   */
  nearestMark(x, y) {
    let nearest = null;
    let least = NEAR;
    for (const mark of this.marks.children) {
      const box = mark.getBoundingClientRect();
      const across = Math.max(box.left - x, 0, x - box.right);
      const down = Math.max(box.top - y, 0, y - box.bottom);
      const distance = Math.hypot(across, down);
      if (distance < least) {
        least = distance;
        nearest = mark.getAttribute("data-key");
      }
    }
    return nearest;
  }
}

/** @param {string} label */
function title(label) {
  const element = s("title");
  element.textContent = label;
  return element;
}

/** @param {Box} box */
function outline({ x, y, width, height, turn, round }) {
  const transform = turn ? `rotate(${turn} ${x} ${y})` : null;
  if (round) return s("ellipse", { cx: x, cy: y, rx: width / 2, ry: height / 2, transform });
  const rx = Math.min(width, height) * 0.14;
  return s("rect", { x: x - width / 2, y: y - height / 2, width, height, rx, transform });
}

/**
 * Lay a piece. The outer group is left to `animation.js`, which moves it.
 * @param {SVGElement} node
 * @param {Piece} piece
 */
function place(node, piece) {
  const { x = 0, y = 0, scale = 1, turn = 0, faded = false } = piece;
  node.classList.toggle("faded", faded);
  node.firstElementChild?.setAttribute(
    "transform",
    `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
  );
  node.style.transformOrigin = `${x}px ${y}px`;
}
