import assert from "node:assert/strict";
import { test } from "node:test";
import { RecentChanges } from "../../src/ludopolis/web/static/table/recent_changes.js";

const piece = (id = "", spot = "", comes_from = "") => ({
  ...{ id, spot, comes_from },
  ...{ sprite: "", label: "" },
});

/** @typedef {ReturnType<typeof piece>} Piece */

/**
 * What has changed after each scene; the second of a pair: did the seat move itself?
 * @param {number | null} seat
 * @param {[Piece[], boolean][]} scenes
 */
function changes(seat, ...scenes) {
  const recent = new RecentChanges();
  return scenes.map(([pieces, reset]) =>
    [...recent.update({ seat, scene: { pieces } }, reset)].sort(),
  );
}

test("what was there before one came has not changed", () => {
  assert.deepEqual(changes(1, [[piece("pawn", "a", "bank")], false]), [[]]);
});

test("pieces that come or move have changed until the own move", () => {
  const first = [piece("plane", "a")];
  const second = [piece("plane", "b"), piece("price", "b")]; // a price tag is a sign, no piece
  const third = [...second, piece("hotel", "b", "seat-2")];
  const fourth = [...third, piece("own", "c", "seat-1")];
  assert.deepEqual(changes(1, [first, false], [second, false], [third, false], [fourth, true]), [
    [],
    ["plane"],
    ["hotel", "plane"],
    [],
  ]);
});

test("what is gone, and what is on no spot, has not changed", () => {
  const came = [piece("pawn", "a", "bank"), { ...piece("card"), x: 1 }];
  const gone = [{ ...piece("card"), x: 90 }];
  assert.deepEqual(changes(1, [[], false], [came, false], [gone, false]), [[], ["pawn"], []]);
});

test("a spectator sees the last move", () => {
  const [one, two] = [piece("one", "a", "bank"), piece("two", "a", "bank")];
  assert.deepEqual(changes(null, [[], false], [[one], true], [[one, two], true]), [
    [],
    ["one"],
    ["two"],
  ]);
});

test("who comes back sees what came meanwhile", () => {
  const [one, two] = [piece("one", "a", "bank"), piece("two", "a", "bank")];
  const recent = new RecentChanges();
  recent.update({ seat: 1, scene: { pieces: [one] } }, false);
  const again = new RecentChanges(JSON.parse(JSON.stringify(recent.saved())));
  assert.deepEqual([...again.update({ seat: 1, scene: { pieces: [one, two] } }, false)], ["two"]);
});
