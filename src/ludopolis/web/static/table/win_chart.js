import { h, s, setAttributes } from "./dom.js";

/** @import {Say} from "../language/translator.js" */

/**
 * A line of the chart: a seat, its name, its colour, and its marks in a size.
 * @typedef {{seat: number, name: string, colour: string, marks: (size: number) => SVGElement[]}} Line
 */

const HEIGHT = 170;
const EDGE = { left: 42, right: 12, top: 12, bottom: 22 };
const MARK = 16; // pixels
const MARKS = 4; // on each line
const LEVELS = [0, 0.5, 1];

/** The share of the win of each seat over the game: a picture, and a slider for the replay. */
export class WinChart {
  /**
   * @param {HTMLElement} element
   * @param {number[][]} curve shares by position and seat
   * @param {Line[]} lines
   * @param {{move: number, seat: number}[]} worst
   * @param {Say} say
   * @param {(move: number) => void} onGo
   */
  constructor(element, curve, lines, worst, say, onGo) {
    this.curve = curve;
    this.lines = lines;
    this.worst = worst;
    this.say = say;
    this.onGo = onGo;
    this.move = curve.length - 1;
    this.width = 0;
    this.picture = s("svg", {
      class: "curve",
      role: "slider",
      tabindex: 0,
      "data-role": "curve",
      "aria-label": say("page-curve"),
      "aria-valuemin": 0,
      "aria-valuemax": curve.length - 1,
    });
    this.readout = h("p", { class: "readout", "aria-hidden": "true" });
    element.append(this.picture, this.readout);
    this.listen();
    new ResizeObserver(() => this.draw()).observe(element);
    this.draw();
  }

  listen() {
    const { picture } = this;
    const follow = (/** @type {PointerEvent} */ event) => {
      const { left } = picture.getBoundingClientRect();
      const share = (event.clientX - left - EDGE.left) / this.plotWidth();
      this.onGo(Math.round(Math.max(0, Math.min(1, share)) * (this.curve.length - 1)));
    };
    picture.addEventListener("pointerdown", (event) => {
      picture.setPointerCapture(event.pointerId);
      follow(event);
    });
    picture.addEventListener("pointermove", (event) => {
      if (picture.hasPointerCapture(event.pointerId)) follow(event);
    });
    // The arrow keys to the side go through the game wherever the focus is.
    picture.addEventListener("keydown", (event) => {
      const leap = Math.max(2, Math.round(this.curve.length / 10));
      const goal = {
        Home: 0,
        End: this.curve.length - 1,
        PageUp: this.move + leap,
        PageDown: this.move - leap,
        ArrowUp: this.move + 1,
        ArrowDown: this.move - 1,
      }[event.key];
      if (goal === undefined) return;
      event.preventDefault();
      this.onGo(goal);
    });
  }

  /** The pixels from the first position to the last. */
  plotWidth() {
    return Math.max(1, this.width - EDGE.left - EDGE.right);
  }

  /** @param {number} move */
  x(move) {
    return EDGE.left + (move / Math.max(1, this.curve.length - 1)) * this.plotWidth();
  }

  /** @param {number} share */
  y(share) {
    return EDGE.top + (1 - share) * (HEIGHT - EDGE.top - EDGE.bottom);
  }

  /** @param {number} share */
  percent(share) {
    return this.say("page-percent", { number: Math.round(100 * share) });
  }

  draw() {
    const width = /** @type {HTMLElement} */ (this.picture.parentElement).clientWidth;
    if (width === this.width || !width) return;
    this.width = width;
    setAttributes(this.picture, { width, height: HEIGHT, viewBox: `0 0 ${width} ${HEIGHT}` });
    const last = this.curve.length - 1;
    this.cursor = s("path", { class: "cursor" });
    this.picture.replaceChildren(
      ...LEVELS.flatMap((share) => [
        s("path", { class: "level", d: `M${EDGE.left} ${this.y(share)}H${width - EDGE.right}` }),
        this.text(this.percent(share), EDGE.left - 6, this.y(share), "end"),
      ]),
      ...[0, Math.round(last / 2), last]
        .filter((move, at, all) => all.indexOf(move) === at)
        .map((move) => this.text(String(move), this.x(move), HEIGHT - 8, "middle")),
      this.cursor,
      ...this.lines.flatMap((line) => this.line(line)),
      ...this.lines.flatMap((line, at) => this.marks(line, at)),
      ...this.worst.map((one, at) => this.number(one, at + 1)),
    );
    this.mark(this.move);
  }

  /**
   * @param {string} text
   * @param {number} x
   * @param {number} y
   * @param {string} anchor
   */
  text(text, x, y, anchor) {
    const element = s("text", { x, y, "text-anchor": anchor, "dominant-baseline": "central" });
    element.textContent = text;
    return element;
  }

  /** @param {Line} line */
  line(line) {
    const points = this.curve
      .map(
        (shares, move) => `${this.x(move).toFixed(1)},${this.y(shares[line.seat - 1]).toFixed(1)}`,
      )
      .join(" ");
    return [
      s("polyline", { class: "case", points }),
      s("polyline", { class: "share", points, stroke: line.colour, "data-seat": line.seat }),
    ];
  }

  /**
   * The seat's mark on its line, a few times, never where another line has its own.
   * @param {Line} line
   * @param {number} at
   */
  marks(line, at) {
    const last = this.curve.length - 1;
    const steps = MARKS * this.lines.length;
    const moves = Array.from({ length: MARKS }, (_, place) =>
      Math.round(((place * this.lines.length + at + 0.5) / steps) * last),
    );
    return [...new Set(moves)].map((move) => {
      const [mark] = line.marks(MARK);
      setAttributes(mark, {
        x: this.x(move) - MARK / 2,
        y: this.y(this.curve[move][line.seat - 1]) - MARK / 2,
      });
      return mark;
    });
  }

  /**
   * A number where a costly move was made, as in the list.
   * @param {{move: number, seat: number}} one
   * @param {number} rank
   */
  number(one, rank) {
    const share = this.curve[one.move - 1][one.seat - 1];
    const [x, y] = [this.x(one.move - 1), this.y(share)];
    const apart = share > 0.8 ? 17 : -17;
    return s(
      "g",
      { class: "rank" },
      s("path", { d: `M${x} ${y}V${y + apart}` }),
      s("circle", { cx: x, cy: y + apart, r: 8 }),
      this.text(String(rank), x, y + apart, "middle"),
    );
  }

  /**
   * Show where the replay is.
   * @param {number} move
   */
  mark(move) {
    this.move = move;
    const shares = this.lines
      .map(({ name, seat }) =>
        this.say("page-curve-share", { name, share: this.percent(this.curve[move][seat - 1]) }),
      )
      .join(", ");
    const count = this.say("page-replay-move", { move, moves: this.curve.length - 1 });
    this.readout.textContent = shares;
    setAttributes(this.picture, {
      "aria-valuenow": move,
      "aria-valuetext": this.say("page-curve-moment", { count, shares }),
    });
    if (this.cursor) {
      setAttributes(this.cursor, {
        d: `M${this.x(move)} ${EDGE.top - 6}V${HEIGHT - EDGE.bottom + 4}`,
      });
    }
  }
}
