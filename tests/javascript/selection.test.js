import assert from "node:assert/strict";
import { test } from "node:test";
import {
  Selection,
  groupChoices,
  touchesFor,
} from "../../src/ludopolis/web/static/table/selection.js";
import { randomNumbers } from "./random.js";

/** Choices by their parts: "ab" is touched by a and b. */
const choices = (/** @type {string[]} */ ...many) =>
  many.map((parts, action) => ({ action, text: `choice ${action}`, note: "", parts: [...parts] }));

/** A selection after touches; every touch is of another target. */
function selecting(/** @type {string[]} */ many, touched = "") {
  const selection = new Selection();
  selection.start(choices(...many));
  [...touched].forEach((part, at) => assert(selection.touch({ key: `${part}${at}`, part })));
  return selection;
}

const selectable = (/** @type {Selection} */ selection) =>
  [...selection.selectable].sort().join("");
const parts = (/** @type {Selection} */ selection) =>
  selection.touches.map(({ part }) => part).join("");

test("at first every part of every choice is selectable", () => {
  assert.equal(selectable(selecting(["ab", "c"])), "abc");
});

test("only what leads on stays selectable", () => {
  assert.equal(selectable(selecting(["ab", "ac", "d"], "a")), "bc");
});

test("a part that is needed twice stays selectable after one touch", () => {
  assert.equal(selectable(selecting(["aab"], "a")), "ab");
  assert.equal(selectable(selecting(["aab"], "aa")), "b");
});

test("the only choice left is to be confirmed before all of it is touched", () => {
  assert.equal(selecting(["ab", "cd"], "c").candidate?.action, 1);
});

test("a choice touched exactly is to be confirmed though more can be touched", () => {
  const selection = selecting(["a", "ab"], "a");
  assert.equal(selection.candidate?.action, 0);
  assert.equal(selectable(selection), "b");
  assert.equal(selecting(["a", "ab"], "ab").candidate?.action, 1);
});

test("nothing is to be confirmed while several choices are meant", () => {
  assert.equal(selecting(["ab", "ac"], "a").candidate, null);
});

test("a second touch of a target puts it back", () => {
  const selection = selecting(["ab"], "ab");
  assert(selection.touch({ key: "a0", part: "a" }));
  assert.equal(parts(selection), "b");
});

test("a touch that leads to no choice changes nothing", () => {
  const selection = selecting(["ab", "c"], "a");
  assert(!selection.touch({ key: "c", part: "c" }));
  assert.equal(parts(selection), "a");
});

test("another of equal cards takes the place of the first", () => {
  const selection = selecting(["ab"], "a");
  assert(selection.touch({ key: "other", part: "a" }));
  assert.deepEqual(selection.touches, [{ key: "other", part: "a" }]);
});

test("an amount is replaced by another, or nothing changes", () => {
  const selection = selecting(["a1", "a2", "b3"], "a1");
  assert(selection.replace(["11"], { key: "two", part: "2" }));
  assert.equal(parts(selection), "a2");
  assert(!selection.replace(["two"], { key: "three", part: "3" }));
  assert.equal(parts(selection), "a2");
});

test("while a move is on its way nothing is offered, and the selection stays", () => {
  const selection = selecting(["ab", "ac"], "ab");
  selection.locked = true;
  assert.equal(selection.candidate?.action, undefined);
  assert.equal(selectable(selection), "");
  selection.locked = false;
  assert.equal(selection.candidate?.action, 0);
});

test("another decision begins with nothing selected", () => {
  const selection = selecting(["ab"], "ab");
  selection.locked = true;
  selection.start(choices("c", "d"));
  assert.equal(parts(selection), "");
  assert.equal(selectable(selection), "cd");
});

test("choices that no touch leads to are offered by their text", () => {
  const actions = (/** @type {Selection} */ selection, /** @type {string} */ targets) =>
    selection.withoutTargets(new Set(targets)).map((choice) => choice.action);
  assert.deepEqual(actions(selecting(["ax", "ay", "b"]), "ab"), []);
  assert.deepEqual(actions(selecting(["ax", "ay", "b"], "a"), "ab"), [0, 1]);
  assert.deepEqual(actions(selecting(["x", "y"]), ""), [0, 1]);
});

test("a choice picked from a list is selected with targets of its own", () => {
  const [choice] = choices("aab");
  const targets = ["one", "two"].map((key) => ({ key, part: "a" }));
  assert.deepEqual(
    touchesFor(choice, targets).map(({ key }) => key),
    ["one", "two", "b"],
  );
});

/** Lists of different choices out of five parts. */
function* choiceLists(count = 200) {
  const random = randomNumbers(count);
  for (let list = 0; list < count; list++) {
    const many = new Set();
    for (let choice = 0; choice <= random(8); choice++) {
      const picked = Array.from({ length: random(5) }, () => "abcde"[random(5)]);
      many.add(picked.sort().join(""));
    }
    yield { many: [...many], random };
  }
}

test("every choice is reached, in whatever order its parts are touched", () => {
  for (const { many, random } of choiceLists()) {
    const wanted = random(many.length);
    const order = [...many[wanted]].sort(() => random(3) - 1);
    const selection = selecting(many);
    order.forEach((part, at) => {
      assert(selection.accepts({ key: `${at}`, part }));
      assert(selection.touch({ key: `${at}`, part }));
    });
    assert.equal(selection.candidate?.action, wanted, `${many} by ${order}`);
  }
});

test("nobody who touches only what is selectable gets stuck", () => {
  for (const { many, random } of choiceLists()) {
    const selection = selecting(many);
    for (let step = 0; selection.selectable.size && step < 6; step++) {
      const open = [...selection.selectable];
      selection.touch({ key: `${step}`, part: open[random(open.length)] });
    }
    assert(selection.selectable.size || selection.candidate, String(many));
  }
});

test("a list under headings has every choice once", () => {
  const labels = new Map([..."abc"].map((part) => [part, `the ${part}`]));
  for (const { many } of choiceLists()) {
    const groups = groupChoices(choices(...many), labels);
    const actions = groups.flatMap((group) => group.choices.map((choice) => choice.action));
    assert.deepEqual(
      actions.sort((a, b) => a - b),
      [...many.keys()],
    );
  }
});

test("a heading is what several choices, but not all, have to touch", () => {
  const labels = new Map([..."abx"].map((part) => [part, `the ${part}`]));
  const groups = groupChoices(choices("xa1", "xa2", "xb1", "xb2", "x3"), labels);
  assert.deepEqual(
    groups.map(({ title, choices: listed }) => [title, listed.map(({ action }) => action)]),
    [
      ["the a", [0, 1]],
      ["the b", [2, 3]],
      ["", [4]],
    ],
  );
});
