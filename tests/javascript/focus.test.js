import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Focus } from "../../src/ludopolis/web/static/table/focus.js";

/**
 * @typedef {{selector: string, focus: () => void, checkVisibility: () => boolean,
 *   matches: (other: string) => boolean, getAttribute: () => string | null}} FakeElement
 */

/** As much of a page, or of a part of one, as the focus needs: its elements by their selectors. */
class Page {
  /** @type {Map<string, FakeElement>} */
  elements = new Map();
  /** @type {FakeElement | null} */
  activeElement = null;

  /** @param {Page} [page] that this is a part of */
  constructor(page) {
    /** @type {Page} */
    this.page = page ?? this;
  }

  /**
   * @param {string} selector
   * @param {{visible?: boolean, focus?: string}} how
   * @returns {FakeElement}
   */
  add(selector, { visible = true, focus = "" } = {}) {
    const element = {
      selector,
      focus: () => void (this.page.activeElement = element),
      checkVisibility: () => visible,
      matches: (/** @type {string} */ other) => selector === other,
      getAttribute: () => focus || null,
    };
    this.elements.set(selector, element);
    return element;
  }

  querySelector(/** @type {string} */ selector) {
    return this.elements.get(selector) ?? null;
  }

  contains(/** @type {unknown} */ node) {
    return [...this.elements.values()].some((element) => element === node);
  }
}

const CONFIRM = "[data-role=confirm]";
const OPTION = "[data-role=options] button";
const LIT = "[data-state=lit]";

/** @type {Page} */
let page;
/** @type {Focus} */
let focus;
let choices = true;

beforeEach(() => {
  globalThis.CSS = /** @type {any} */ ({ escape: String });
  page = new Page();
  Object.assign(page, { body: page.add("body") });
  page.elements.get("body")?.focus();
  const sentence = page.add("sentence");
  choices = true;
  focus = new Focus(
    /** @type {any} */ (page),
    () => /** @type {any} */ (sentence),
    () => choices,
  );
  focus.byKeyboard = true;
});

const at = () => page.activeElement?.selector;

test("a new decision leads to the first visible thing that can be chosen", () => {
  page.add("[data-role=choices] button", { visible: false });
  page.add(OPTION);
  page.add(CONFIRM);
  focus.enterDecision();
  assert.equal(at(), OPTION);
});

test("targets come before the options of the bar", () => {
  page.add(OPTION);
  page.add(LIT);
  focus.enterDecision();
  assert.equal(at(), LIT);
});

test("a new decision takes the focus from nobody who is elsewhere", () => {
  page.add(LIT);
  page.add("chat").focus();
  focus.enterDecision();
  assert.equal(at(), "chat");
});

test("a finger is not led on", () => {
  page.add(LIT);
  focus.byKeyboard = false;
  focus.enterDecision();
  focus.restore();
  assert.equal(at(), "body");
});

test("with nothing to decide the focus stays", () => {
  page.add(LIT);
  choices = false;
  focus.enterDecision();
  assert.equal(at(), "body");
});

test("what closes gives the focus back to what opened it", () => {
  page.add(LIT);
  page.add('[data-role="hint"]');
  focus.restore("hint");
  assert.equal(at(), '[data-role="hint"]');
});

test("if that is gone, the decision goes on", () => {
  page.add(LIT);
  focus.restore("hint");
  assert.equal(at(), LIT);
});

test("if there is nothing to decide either, the sentence has the focus", () => {
  choices = false;
  focus.restore();
  assert.equal(at(), "sentence");
});

test("after the last touch the focus is on the confirmation", () => {
  page.add('[data-touch][data-key="card"]').focus();
  page.add(CONFIRM);
  focus.afterTouch("card");
  assert.equal(at(), CONFIRM);
});

test("while more can be touched it stays on the target", () => {
  page.add('[data-touch][data-state="lit"]');
  page.add('[data-touch][data-key="card"]');
  page.add(CONFIRM);
  focus.afterTouch("card");
  assert.equal(at(), '[data-touch][data-key="card"]');
});

test("a target is focused only by the keyboard", () => {
  page.add("[data-touch]").focus();
  assert(focus.onTarget);
  focus.byKeyboard = false;
  assert(!focus.onTarget);
});

test("elements that are replaced keep the focus", () => {
  const bar = new Page(page);
  bar.add("old", { focus: "undo" }).focus();
  const kept = focus.keep(/** @type {any} */ (bar), () => {
    bar.elements.clear();
    bar.add('[data-focus="undo"]');
  });
  assert(kept);
  assert.equal(page.activeElement, bar.querySelector('[data-focus="undo"]'));
});

test("it is said when the focus is lost", () => {
  const bar = new Page(page);
  bar.add("old", { focus: "undo" }).focus();
  assert(!focus.keep(/** @type {any} */ (bar), () => bar.elements.clear()));
});

test("the focus elsewhere is not touched", () => {
  const bar = new Page(page);
  page.add("chat", { focus: "chat" }).focus();
  bar.add('[data-focus="chat"]');
  assert(focus.keep(/** @type {any} */ (bar), () => {}));
  assert.equal(at(), "chat");
});
