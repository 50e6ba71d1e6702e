/** What this browser remembers. One that keeps nothing, as private windows may, is no reason to stop. */

/**
 * @param {string} key
 * @returns {any} null if there is nothing
 */
export function load(key) {
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
export function save(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Then it holds for this visit only.
  }
}

/**
 * Of a table, among those that were saved under a key.
 * @param {string} key
 * @param {string} table
 * @returns {any}
 */
export const loadForTable = (key, table) => load(key)?.[table];

/**
 * Save something for a table, and forget it for all but the latest tables.
 * @param {string} key
 * @param {string} table
 * @param {unknown} value
 * @param {number} most tables
 */
export function saveForTable(key, table, value, most) {
  const others = Object.entries(load(key) ?? {}).filter(([name]) => name !== table);
  save(key, Object.fromEntries([...others.slice(1 - most), [table, value]]));
}
