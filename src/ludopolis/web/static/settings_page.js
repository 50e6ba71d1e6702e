/** The settings of the table on the settings page: kept in this browser as soon as they are changed. */

import { loadSettings, saveSettings } from "./table/settings.js";

const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-settings]"));
if (form) {
  const settings = /** @type {Record<string, any>} */ (loadSettings());
  const boxes = /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("input"));
  const saved = /** @type {HTMLElement} */ (form.querySelector("[data-saved]"));
  for (const box of boxes) box.checked = Boolean(settings[box.name]);
  form.addEventListener("change", (event) => {
    const box = /** @type {HTMLInputElement} */ (event.target);
    settings[box.name] = box.checked;
    saveSettings(/** @type {any} */ (settings));
    saved.textContent = saved.dataset.text ?? "";
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;
}
