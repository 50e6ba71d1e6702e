/** Where the keyboard focus goes when what had it is gone, and when there is something new to decide. */

/** What a keyboard player reaches first in a new decision, the first of these that is visible. */
const FIRST = [
  "[data-role=choices] button",
  "[data-role=hand] [data-state=lit]",
  "[data-state=lit]",
  "[data-role=options] button",
  "[data-role=confirm]",
];

/** @typedef {HTMLElement | SVGElement} Focusable */

/**
 * The focus of a page. Only players who use the keyboard are led on; a finger or a mouse goes where it
 * likes.
 */
export class Focus {
  /**
   * @param {Document} page
   * @param {() => HTMLElement} fallback has the focus when there is nothing better, and is no place to stay
   * @param {() => boolean} hasChoices is there anything to decide?
   */
  constructor(page, fallback, hasChoices) {
    this.page = page;
    this.fallback = fallback;
    this.hasChoices = hasChoices;
    this.byKeyboard = false;
  }

  /** Notice whether the keyboard is used. */
  listen() {
    addEventListener("keydown", () => (this.byKeyboard = true), { capture: true });
    addEventListener("pointerdown", () => (this.byKeyboard = false), { capture: true });
  }

  /**
   * @param {string} selector
   * @returns {Focusable | null}
   */
  find(selector) {
    return this.page.querySelector(selector);
  }

  /** The key of the target that has the focus. */
  get key() {
    return this.page.activeElement?.getAttribute("data-key") ?? null;
  }

  /** The first thing that can be chosen. */
  first() {
    const visible = FIRST.map((selector) => this.find(selector)).find((node) =>
      node?.checkVisibility(),
    );
    visible?.focus();
  }

  /** A new decision: on to the first thing that can be chosen, unless the player is elsewhere. */
  enterDecision() {
    const at = this.page.activeElement;
    const nowhere = !at || at === this.page.body || at === this.fallback();
    if (this.byKeyboard && nowhere && this.hasChoices()) this.first();
  }

  /**
   * What had the focus is gone: back to where it was opened from, or on with the decision.
   * @param {string} [role] of what opened it
   */
  restore(role) {
    if (!this.byKeyboard) return;
    const origin = role ? this.find(`[data-role="${role}"]`) : null;
    (origin ?? this.fallback()).focus({ preventScroll: true });
    this.enterDecision();
  }

  /**
   * After a touch by keyboard: on to the confirmation if nothing else can be touched.
   * @param {string} key what was touched
   */
  afterTouch(key) {
    if (this.find('[data-touch][data-state="lit"]') || !this.confirmation()) this.target(key);
  }

  /** @returns {boolean} is there anything to confirm? Then it has the focus now. */
  confirmation() {
    const confirm = this.find("[data-role=confirm]");
    confirm?.focus();
    return confirm !== null;
  }

  /** @param {string} key of a target */
  target(key) {
    this.find(`[data-touch][data-key="${CSS.escape(key)}"]`)?.focus();
  }

  /** Is a target focused, by a player who uses the keyboard? */
  get onTarget() {
    return this.byKeyboard && (this.page.activeElement?.matches("[data-touch]") ?? false);
  }

  /**
   * Replace elements, and give the focus back to the one with the same `data-focus`.
   * @param {Element} container of the elements
   * @param {() => void} render replaces them
   * @returns {boolean} false if the focus was in the container and is lost
   */
  keep(container, render) {
    const focused = container.contains(this.page.activeElement)
      ? this.page.activeElement?.getAttribute("data-focus")
      : null;
    render();
    if (!focused) return true;
    /** @type {Focusable | null} */
    const again = container.querySelector(`[data-focus="${CSS.escape(focused)}"]`);
    again?.focus({ preventScroll: true });
    return again !== null;
  }
}
