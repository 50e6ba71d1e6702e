import { fetchTranslator } from "../language/translator.js";
import { TableController } from "./controller.js";
import { byRole } from "./dom.js";

const root = document.querySelector("[data-table]");
if (root instanceof HTMLElement) {
  try {
    new TableController(root, await fetchTranslator(root.dataset.words ?? ""));
  } catch (fault) {
    byRole("banner").hidden = false; // it says that the page has to be loaded again
    throw fault;
  }
}
