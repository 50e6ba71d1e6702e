// @ts-check
/** What a person has set, remembered in this browser. A browser that keeps nothing is no reason to stop. */

const KEPT = "ludopolis-table";

/** @typedef {{confirm: boolean, sound: boolean, motion: boolean, brisk: boolean, list: boolean, guide: boolean, keys: boolean}} Settings */

/** @type {Settings} */
export const DEFAULTS = {
  confirm: true,
  sound: true,
  motion: true,
  brisk: false,
  list: false,
  guide: true,
  keys: true,
};

/**
 * @param {string} key
 * @returns {any}
 */
export function recall(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 */
export function remember(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse; then it holds for this visit only.
  }
}

/** @returns {Settings} */
export function loadSettings() {
  return { ...DEFAULTS, ...(recall(KEPT) ?? {}) };
}

/** @param {Settings} settings */
export function saveSettings(settings) {
  remember(KEPT, settings);
}

/**
 * Do things move? Not if the person or the system says no.
 * @param {Settings} settings
 */
export function moving(settings) {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
