import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { EventQueue } from "../../src/ludopolis/web/static/table/event_queue.js";

const PACE = 700;

/** @type {string[]} */
let seen = [];
let watched = true;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  seen = [];
  watched = true;
});

/** A queue that notes what it does; events without a capital are not worth a look. */
const newQueue = (/** @type {(event: string) => unknown} */ show = (event) => seen.push(event)) =>
  new EventQueue({
    show: async (/** @type {string} */ event) => {
      await show(event);
      return event !== event.toLowerCase();
    },
    skip: (event) => seen.push(`(${event})`),
    isWatched: () => watched,
    pace: () => PACE,
  });

const settle = () => new Promise((resolve) => setImmediate(resolve));

async function after(/** @type {number} */ milliseconds) {
  mock.timers.tick(milliseconds);
  await settle();
  return seen.join(" ");
}

test("an event is shown at once", async () => {
  newQueue().push("A");
  assert.equal(await after(0), "A");
});

test("the next event waits until the last was left to be seen", async () => {
  const queue = newQueue();
  queue.push("A");
  await settle();
  queue.push("B");
  assert.equal(await after(PACE - 1), "A");
  assert.equal(await after(1), "A B");
});

test("an event with nothing to look at makes nobody wait", async () => {
  const queue = newQueue();
  ["a", "b", "C"].forEach((event) => queue.push(event));
  assert.equal(await after(0), "a b C");
});

test("the more events wait, the shorter each is left", async () => {
  const queue = newQueue();
  ["A", "B", "C", "D"].forEach((event) => queue.push(event));
  await settle();
  assert.equal(await after(1900 / 4), "A B");
  assert.equal(await after(1900 / 3), "A B C");
  assert.equal(await after(PACE), "A B C D");
});

test("too many events are skipped, in their order, and the last is shown", async () => {
  const queue = newQueue();
  watched = false;
  [..."ABCDEFGH"].forEach((event) => queue.push(event));
  assert.equal(await after(0), "A (B) (C) D E F G H");
});

test("nothing waits while nobody looks", async () => {
  watched = false;
  const queue = newQueue();
  ["A", "B"].forEach((event) => queue.push(event));
  assert.equal(await after(0), "A B");
});

test("a player who has moved waits for nothing", async () => {
  const queue = newQueue();
  queue.push("A");
  queue.push("B");
  await settle();
  queue.hurry();
  assert.equal(await after(0), "A B");
});

test("an event that comes while one is being shown waits for it", async () => {
  /** @type {() => void} */
  let drawn = () => {};
  const queue = newQueue(async (event) => {
    if (event === "A") await new Promise((resolve) => (drawn = () => resolve(null)));
    seen.push(event);
  });
  queue.push("A");
  queue.push("b");
  assert.equal(await after(0), "");
  drawn();
  await settle();
  assert.equal(await after(PACE), "A b");
});

test("an event that cannot be shown does not stop those that come later", async () => {
  const queue = newQueue((event) => {
    if (event === "A") throw new Error("no picture");
    seen.push(event);
  });
  queue.events.push("A");
  await assert.rejects(queue.run(), /no picture/);
  queue.push("B");
  assert.equal(await after(0), "B");
});
