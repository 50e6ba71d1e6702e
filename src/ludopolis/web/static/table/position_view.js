import { animateMoves, measure } from "./animation.js";
import { Board } from "./board.js";
import { byRole } from "./dom.js";
import { ListView } from "./list_view.js";
import { Panels } from "./panels.js";
import { joinSentences } from "./position.js";
import { touchesFor } from "./selection.js";
import { Sprites } from "./sprites.js";
import { targetsOf } from "./targets.js";

/** @import {Say} from "../language/translator.js" */
/** @import {TableInfo} from "./messages.d.ts" */
/** @import {FullChoice, FullPosition, FullReplayPosition} from "./position.js" */
/** @import {Drawing} from "./scene.d.ts" */
/** @import {Target} from "./targets.js" */

/**
 * The drawing of a table's game; browsers cache it.
 * @param {TableInfo} table
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

/** A position on the page: board, panels, list. The live table and the replay both have one. */
export class PositionView {
  /**
   * @param {Drawing} drawing
   * @param {Say} say
   * @param {(key: string) => void} onTouch
   * @param {(choice: FullChoice) => void} onPick
   */
  constructor(drawing, say, onTouch, onPick) {
    const sprites = new Sprites(drawing);
    this.drawing = drawing;
    this.frame = byRole("board-frame");
    this.status = byRole("status");
    this.board = new Board(drawing, sprites, onTouch);
    this.frame.replaceChildren(this.board.element);
    const homes = { players: byRole("players"), piles: byRole("piles"), hand: byRole("hand") };
    this.panels = new Panels(homes, sprites, say, onTouch);
    this.list = new ListView(byRole("list-view"), say, onPick);
    /** @type {Map<string, Target>} */
    this.targets = new Map();
  }

  /**
   * @param {FullPosition | FullReplayPosition} position
   * @param {TableInfo} table
   * @param {{animate: boolean, asList: boolean, changed: ReadonlySet<string>}} how
   */
  render(position, table, { animate, asList, changed }) {
    const { scene } = position;
    const before = animate ? measure(document) : null;
    this.targets = targetsOf(this.drawing, scene);
    this.status.textContent = joinSentences(scene.status);
    this.frame.hidden = asList;
    this.board.preview([]);
    this.board.render(scene);
    this.board.outlineChanges(scene.pieces, changed);
    this.panels.render(position, table);
    this.list.render(position, this.targets, asList);
    if (!before) return;
    const pieces = [...scene.pieces, ...scene.panels.flatMap((panel) => panel.pieces ?? [])];
    const origins = new Map(pieces.map((piece) => [piece.id, piece.comes_from ?? ""]));
    animateMoves(document, before, origins, this.board.scale);
  }

  /**
   * Mark what can be touched.
   * @param {ReadonlySet<string>} parts
   * @param {ReadonlySet<string>} selected keys
   * @returns {Target[]} what is selected
   */
  mark(parts, selected) {
    const all = [...this.targets.values()];
    const open = all.filter((target) => parts.has(target.part) && !selected.has(target.key));
    const chosen = all.filter((target) => selected.has(target.key));
    const onBoard = (/** @type {Target} */ target) => target.place === "board";
    this.board.mark(open.filter(onBoard), chosen.filter(onBoard));
    this.panels.mark(new Set(open.map((target) => target.key)), selected);
    return chosen;
  }

  /**
   * Highlight everything that a hinted choice is made of.
   * @param {FullChoice | null} choice
   */
  highlight(choice) {
    const touches = choice ? touchesFor(choice, this.targets.values()) : [];
    const keys = new Set(touches.map(({ key }) => key));
    for (const node of document.querySelectorAll("[data-touch]")) {
      node.classList.toggle("hinted", keys.has(node.getAttribute("data-key") ?? ""));
    }
    this.list.highlight(choice);
  }

  /**
   * The target that a touch means: the one touched, or what lies on it or under it if only that is open.
   * @param {string} key
   * @param {(target: Target) => boolean} isOpen
   * @returns {Target | undefined}
   */
  resolve(key, isOpen) {
    const target = this.targets.get(key);
    if (!target || isOpen(target)) return target;
    const under = target.spot ? this.targets.get(target.spot) : undefined;
    if (under && isOpen(under)) return under;
    const upon = [...this.targets.values()].filter((other) => other.spot === key && isOpen(other));
    return upon.length === 1 ? upon[0] : target;
  }
}
