import assert from "node:assert/strict";
import { test } from "node:test";
import {
  accessibleName,
  inReadingOrder,
  targetsOf,
} from "../../src/ludopolis/web/static/table/targets.js";

const DRAWING = /** @type {any} */ ({
  spots: [{ id: "s", x: 1, y: 1, width: 2, height: 2, label: "square" }],
  sprites: { pawn: { width: 1, height: 1, svg: "" } },
});

const targets = (/** @type {object} */ scene) =>
  targetsOf(DRAWING, /** @type {any} */ ({ pieces: [], panels: [], ...scene }));

test("a piece whose part is a spot is touched as that spot", () => {
  const pawn = { sprite: "pawn", label: "pawn" };
  const found = targets({
    pieces: [
      { ...pawn, id: "p", part: "s" },
      { ...pawn, id: "q", spot: "s" },
    ],
    panels: [{ id: "hand", title: "", pieces: [{ id: "c", label: "card" }] }],
    buttons: [{ part: "pass", label: "pass" }],
  });
  assert.deepEqual(
    [...found].map(([key, target]) => [key, target.kind]),
    [
      ["s", "spot"],
      ["q", "piece"],
      ["c", "piece"],
      ["pass", "button"],
    ],
  );
});

test("targets are read row by row", () => {
  const boxes = /** @type {any[]} */ ([
    { key: "d", box: { x: 10, y: 210 } },
    { key: "b", box: { x: 300, y: 95 } },
    { key: "a", box: { x: 20, y: 105 } },
    { key: "c", box: { x: 400, y: 100 } },
  ]);
  const order = inReadingOrder(boxes, 100).map((target) => target.key);
  assert.deepEqual(order, ["a", "b", "c", "d"]);
});

for (const [label, pieces, name] of /** @type {[string, string[], string][]} */ ([
  ["square 4", [], "square 4"],
  ["square 4", ["square 4: red, Ada"], "square 4, red, Ada"],
  ["case 4", ["pion noir, case 4", "pion noir, case 4"], "case 4, 2 × pion noir"],
  ["New York", ["hotel, Ada, New York, square 0"], "New York, hotel, Ada, New York, square 0"],
])) {
  test(`a spot is called ${name}`, () => assert.equal(accessibleName({ label, pieces }), name));
}

test("the topmost of what lies on a spot is said first", () => {
  const lower = { id: "p", sprite: "pawn", label: "ground", part: "s" };
  const upper = { id: "q", sprite: "pawn", label: "house", spot: "s" };
  const spot = targets({ pieces: [lower, upper] }).get("s");
  assert.equal(spot && accessibleName(spot), "square, house, ground");
});
