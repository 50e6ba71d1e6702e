import { parseSvg, s } from "./dom.js";

/** @import {Drawing, Piece} from "./scene.d.ts" */

/** The small pictures of a drawing, parsed once and copied. */
export class Sprites {
  /** @param {Drawing} drawing */
  constructor(drawing) {
    this.drawing = drawing;
    /** @type {Map<string, DocumentFragment>} */
    this.parsed = new Map();
  }

  /** @param {string} name */
  size(name) {
    return this.drawing.sprites[name];
  }

  /** @param {string} name */
  copy(name) {
    let found = this.parsed.get(name);
    if (!found) this.parsed.set(name, (found = parseSvg(this.size(name).svg)));
    return found.cloneNode(true);
  }

  /**
   * What a piece looks like, around its middle: the sprite and what is written on it.
   * @param {Piece} piece
   * @returns {Node[]}
   */
  face(piece) {
    const nodes = [this.copy(piece.sprite)];
    if (piece.text) {
      const text = s("text", {
        class: "on-piece",
        "text-anchor": "middle",
        "dominant-baseline": "central",
        "font-size": this.size(piece.sprite).height * 0.5,
      });
      text.textContent = piece.text;
      nodes.push(text);
    }
    return nodes;
  }

  /**
   * A sprite as a picture of its own, for panels.
   * @param {Piece} piece
   * @param {number} scale pixels a unit
   */
  picture(piece, scale) {
    const { width, height } = this.size(piece.sprite);
    const sideways = Math.abs(((piece.turn ?? 0) % 180) - 90) < 45;
    const [across, down] = sideways ? [height, width] : [width, height];
    const whole = s("g", { transform: `rotate(${piece.turn ?? 0})` }, ...this.face(piece));
    return s(
      "svg",
      {
        viewBox: `${-across / 2} ${-down / 2} ${across} ${down}`,
        width: across * scale,
        height: down * scale,
        "aria-hidden": "true",
        focusable: "false",
      },
      whole,
    );
  }
}
