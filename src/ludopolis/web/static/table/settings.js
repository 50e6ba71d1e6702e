import { load, save } from "./storage.js";

/** What a player has set for all tables, kept in this browser. */

const KEY = "ludopolis-table";

/** @typedef {typeof DEFAULTS} Settings */

export const DEFAULTS = {
  confirm: true,
  sound: true,
  motion: true,
  brisk: false,
  list: false,
  guide: true,
  keys: true,
};

/** @returns {Settings} */
export function loadSettings() {
  return { ...DEFAULTS, ...(load(KEY) ?? {}) };
}

/** @param {Settings} settings */
export function saveSettings(settings) {
  save(KEY, settings);
}

/**
 * Do pieces move visibly? Not if the player or the system says no.
 * @param {Settings} settings
 */
export function isAnimated(settings) {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
