/** What the server tells of a scene. Written by `ludopolis.web.typescript`; change that. */

/** A small picture, drawn around its middle: x from -width/2 to width/2, y likewise. */
export interface Sprite {
  width: number;
  height: number;
  svg: string;
}

/** A named place on the board that can be touched: a box around its middle. */
export interface Spot {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  label: string;
  turn?: number;
  round?: boolean;
}

/** The board as it is before anything lies on it. It depends on the options, never on a view. */
export interface Drawing {
  width: number;
  height: number;
  svg: string;
  spots: (Spot)[];
  sprites: Record<string, Sprite>;
  title: string;
}

/** Something that lies somewhere. The same `id` in the next scene means that it has moved. */
export interface Piece {
  id: string;
  sprite: string;
  label: string;
  x?: number;
  y?: number;
  scale?: number;
  turn?: number;
  text?: string;
  part?: string;
  spot?: string;
  comes_from?: string;
  faded?: boolean;
}

/** A fact in a panel: `coins`, `12`. */
export interface Row {
  label: string;
  value: string;
}

/** A box beside the board: a player, the own hand, the market … */
export interface Panel {
  id: string;
  title: string;
  rows?: (Row)[];
  pieces?: (Piece)[];
  marks?: (string)[];
  seat?: number | null;
  note?: string;
}

/** Something to touch that is neither piece nor spot: pass, bid 7, in yellow. */
export interface Button {
  part: string;
  label: string;
  amount?: number | null;
}

/** A part of the board read aloud: a heading and its rows. */
export interface Section {
  title: string;
  rows: (string)[];
}

/** What a view shows. */
export interface Scene {
  pieces?: (Piece)[];
  panels?: (Panel)[];
  buttons?: (Button)[];
  status?: (string)[];
}

/** An allowed action, and what is touched for it. */
export interface Choice {
  action: number;
  text: string;
  note?: string | null;
  parts?: (string)[];
  preview?: (Piece)[];
}

/** A statement that everyone looks at together: a payday, the end of a round. */
export interface Report {
  title: string;
  columns: (string)[];
  rows: ((string)[])[];
  total?: (string)[];
  notes?: (string)[];
}

/** A step of the first-game guide: what is going on, and where the rulebook tells more. */
export interface Lesson {
  key: string;
  title: string;
  text: string;
  chapter: number;
}
