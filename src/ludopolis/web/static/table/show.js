// @ts-check
import { Board } from "./board.js";
import { selectionOf } from "./choosing.js";
import { role } from "./dom.js";
import { glide, places } from "./motion.js";
import { Panels } from "./panels.js";
import { inLine } from "./position.js";
import { Reading } from "./reading.js";
import { Sprites } from "./sprites.js";
import { thingsOf } from "./things.js";

/** @typedef {import("./types.js").Drawing} Drawing */
/** @typedef {import("./types.js").Position} Position */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Thing} Thing */

/**
 * The drawing of a table's game; browsers keep it.
 * @param {Table} table
 * @param {string} language
 * @returns {Promise<Drawing>}
 */
export async function fetchDrawing(table, language) {
  const query = new URLSearchParams({ players: String(table.players) });
  for (const { name, value } of table.options) query.set(name, String(value));
  const answer = await fetch(`/drawing/${table.game}/${language}.json?${query}`);
  if (!answer.ok) throw new Error(`drawing: ${answer.status}`);
  return answer.json();
}

/** A position before one's eyes: board, panels, list. The live table and the replay both show one. */
export class Show {
  /**
   * @param {Drawing} drawing
   * @param {import("../language/words.js").Say} say
   * @param {(key: string) => void} touched
   * @param {(choice: import("./types.js").Choice) => void} pick
   */
  constructor(drawing, say, touched, pick) {
    const sprites = new Sprites(drawing);
    this.drawing = drawing;
    this.stand = role("stand");
    this.status = role("status");
    this.board = new Board(drawing, sprites, touched);
    this.stand.replaceChildren(this.board.element);
    const homes = { players: role("players"), piles: role("piles"), hand: role("hand") };
    this.panels = new Panels(homes, sprites, say, touched);
    this.reading = new Reading(role("reading"), say, pick);
    /** @type {Map<string, Thing>} */
    this.things = new Map();
  }

  /**
   * @param {Position} position
   * @param {Table} table
   * @param {{moving: boolean, list: boolean, fresh: ReadonlySet<string>}} how
   */
  show(position, table, how) {
    const { scene } = position;
    const before = how.moving ? places(document) : null;
    this.things = thingsOf(this.drawing, scene);
    this.status.textContent = inLine(scene.status);
    this.stand.hidden = how.list;
    this.board.foresee([]);
    this.board.show(scene);
    this.board.ring(scene.pieces, how.fresh);
    this.panels.show(position, table);
    this.reading.show(position, this.things, how.list);
    if (!before) return;
    const pieces = [...scene.pieces, ...scene.panels.flatMap((panel) => panel.pieces ?? [])];
    const origins = new Map(pieces.map((piece) => [piece.id, piece.comes_from ?? ""]));
    glide(document, before, origins, this.board.scale);
  }

  /**
   * Light up what can be touched.
   * @param {ReadonlySet<string>} parts
   * @param {ReadonlySet<string>} selected keys
   * @returns {Thing[]} what is selected
   */
  mark(parts, selected) {
    const all = [...this.things.values()];
    const lit = all.filter((thing) => parts.has(thing.part) && !selected.has(thing.key));
    const chosen = all.filter((thing) => selected.has(thing.key));
    const onBoard = (/** @type {Thing} */ thing) => thing.place === "board";
    this.board.mark(lit.filter(onBoard), chosen.filter(onBoard));
    this.panels.mark(new Set(lit.map((thing) => thing.key)), selected);
    return chosen;
  }

  /**
   * Point at what a choice is made of.
   * @param {import("./types.js").Choice | null} choice
   */
  point(choice) {
    const touches = choice ? selectionOf(choice, [...this.things.values()]) : [];
    const keys = new Set(touches.map(({ key }) => key));
    for (const node of document.querySelectorAll("[data-touch]")) {
      node.classList.toggle("hinted", keys.has(node.getAttribute("data-key") ?? ""));
    }
    for (const node of this.reading.choices.querySelectorAll("[data-action]")) {
      node.classList.toggle("hinted", node.getAttribute("data-action") === String(choice?.action));
    }
  }

  /**
   * What a touch means: the thing itself, or what lies on it or under it if only that is lit.
   * @param {string} key
   * @param {(thing: Thing) => boolean} open
   * @returns {Thing | undefined}
   */
  meant(key, open) {
    const thing = this.things.get(key);
    if (!thing || open(thing)) return thing;
    const under = thing.spot ? this.things.get(thing.spot) : undefined;
    if (under && open(under)) return under;
    const upon = [...this.things.values()].filter((other) => other.spot === key && open(other));
    return upon.length === 1 ? upon[0] : thing;
  }
}
