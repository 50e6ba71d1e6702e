import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { updateChildren } from "../../src/ludopolis/web/static/table/keyed_children.js";
import { randomNumbers } from "./random.js";

/** As much of an element as a list of children needs. */
class Node {
  /** @type {Node[]} */
  children = [];
  /** @type {Node | null} */
  parent = null;
  text = "";
  moves = 0;

  get firstElementChild() {
    return this.children[0] ?? null;
  }

  /** @returns {Node | null} */
  get nextElementSibling() {
    return this.parent?.children[this.parent.children.indexOf(this) + 1] ?? null;
  }

  remove() {
    this.parent?.children.splice(this.parent.children.indexOf(this), 1);
    this.parent = null;
  }

  insertBefore(/** @type {Node} */ child, /** @type {Node | null} */ next) {
    child.remove();
    child.moves += 1;
    child.parent = this;
    this.children.splice(next ? this.children.indexOf(next) : this.children.length, 0, child);
  }
}

let parent = new Node();
let created = 0;

beforeEach(() => {
  parent = new Node();
  created = 0;
});

/** Items are written as key, look and text: "a1x". */
function render(/** @type {string} */ items) {
  updateChildren(/** @type {any} */ (parent), items.split(" ").filter(Boolean), {
    key: (item) => item[0],
    look: (item) => item[1],
    create: () => {
      created += 1;
      return /** @type {any} */ (new Node());
    },
    update: (child, item) => /** @type {any} */ (child.text = item),
  });
  assert.equal(parent.children.map(({ text }) => text).join(" "), items);
  return [...parent.children];
}

test("children are kept while their look is the same, and updated", () => {
  const [a, b] = render("a1x b1x");
  assert.deepEqual(render("a1y b1z"), [a, b]);
  assert.equal(created, 2);
});

test("a child whose look changes is created anew in its place", () => {
  const [a, b, c] = render("a1 b1 c1");
  const [again, other, last] = render("a1 b2 c1");
  assert.equal(again, a);
  assert.notEqual(other, b);
  assert.equal(last, c);
});

test("children that stay in their order are not moved", () => {
  const [a, , c] = render("a1 b1 c1");
  render("n1 a1 c1 m1");
  assert.deepEqual([a.moves, c.moves], [1, 1]);
});

test("whatever was there, what is wanted is there afterwards, and nothing else", () => {
  const random = randomNumbers(7);
  for (let run = 0; run < 300; run++) {
    const keys = [..."abcdef"].filter(() => random(2)).sort(() => random(3) - 1);
    render(keys.map((key) => `${key}${random(3)}`).join(" "));
  }
});
