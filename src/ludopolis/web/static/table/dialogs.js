import { h } from "./dom.js";

/** @import {Say} from "../language/translator.js" */
/** @import {SeatInfo} from "./messages.d.ts" */
/** @import {Report} from "./scene.d.ts" */
/** @import {Settings} from "./settings.js" */

/** Modal dialogs, one after the other. */
export class Dialogs {
  /** @param {Say} say */
  constructor(say) {
    this.say = say;
    /** @type {Promise<unknown>} */
    this.last = Promise.resolve();
  }

  /**
   * Show a dialog when those before it are closed.
   * @param {string} name
   * @param {string} title
   * @param {(Node | string)[]} content
   * @param {{label: string, value: string, main?: boolean}[]} [acts]
   * @returns {Promise<string>} the value of what was pressed; "" if it was closed
   */
  show(name, title, content, acts = [{ label: this.say("page-close"), value: "", main: true }]) {
    const answer = this.last.then(
      () =>
        new Promise((resolve) => {
          const heading = h("h2", { id: `dialog-${name}` }, title);
          const box = /** @type {HTMLDialogElement} */ (
            h(
              "dialog",
              { class: "dialog", "data-role": name, "aria-labelledby": heading.id },
              heading,
              ...content,
              h(
                "form",
                { method: "dialog", class: "acts" },
                ...acts.map((act) =>
                  h(
                    "button",
                    {
                      value: act.value,
                      class: act.main ? "confirm" : "cancel",
                      "data-role": `${name}-${act.value || "close"}`,
                      autofocus: act.main,
                    },
                    act.label,
                  ),
                ),
              ),
            )
          );
          box.addEventListener("close", () => {
            box.remove();
            resolve(box.returnValue);
          });
          document.body.append(box);
          box.showModal();
          box.scrollTop = 0; // the focus is on its last button, but a report is read from its title
        }),
    );
    this.last = answer;
    return answer;
  }

  /**
   * @param {string} name
   * @param {string} title
   * @param {string} text
   */
  async confirm(name, title, text) {
    const answer = await this.show(
      name,
      title,
      [h("p", {}, text)],
      [
        { label: this.say("page-cancel"), value: "" },
        { label: title, value: "yes", main: true },
      ],
    );
    return answer === "yes";
  }

  /**
   * @param {Report} sent
   * @param {readonly SeatInfo[]} seats
   */
  report(sent, seats) {
    const report = ownFirst(sent, seats);
    const cells = (/** @type {string} */ name, /** @type {string[]} */ row) =>
      row.map((text, at) =>
        at === 0 && name === "td" ? h("th", { scope: "row" }, text) : h(name, {}, text),
      );
    const table = h(
      "table",
      {},
      h("thead", {}, h("tr", {}, ...cells("th", report.columns))),
      h("tbody", {}, ...report.rows.map((row) => h("tr", {}, ...cells("td", row)))),
      report.total?.length ? h("tfoot", {}, h("tr", {}, ...cells("td", report.total))) : null,
    );
    const content = [h("div", { class: "wide", tabindex: "0", role: "group" }, table)];
    if (report.notes?.length) content.push(h("p", {}, report.notes.join(" ")));
    return this.show("report", report.title, content, [
      { label: this.say("page-go-on"), value: "", main: true },
    ]);
  }

  /**
   * @param {string} title
   * @param {string[]} lines
   */
  lines(title, lines) {
    const list = h("ul", { class: "plain" }, ...lines.map((line) => h("li", {}, line)));
    return this.show("aid", title, [list]);
  }

  /** @param {boolean} lettersOn are single letters shortcuts? */
  help(lettersOn) {
    const keys = [
      ["Tab", "page-help-tab"],
      ["← ↑ ↓ →", "page-help-arrows"],
      [this.say("page-key-enter"), "page-help-enter"],
      [this.say("page-key-escape"), "page-help-escape"],
      ...["C", "U", "T", "H", "L", "R", "?"].map((key) => [
        key,
        `page-help-${key === "?" ? "question-mark" : key.toLowerCase()}`,
      ]),
    ];
    const list = h(
      "dl",
      { class: "keys" },
      ...keys.map(([key, text]) =>
        h("div", {}, h("dt", {}, h("kbd", {}, key)), h("dd", {}, this.say(text))),
      ),
    );
    const content = lettersOn
      ? [list]
      : [list, h("p", { class: "note" }, this.say("page-keys-off"))];
    return this.show("help", this.say("page-help"), content);
  }

  /**
   * @param {Settings} settings
   * @param {() => void} onChange
   * @param {() => void} onRestartGuide
   */
  settings(settings, onChange, onRestartGuide) {
    const names = /** @type {(keyof Settings)[]} */ (Object.keys(settings));
    const boxes = names.map((name) =>
      h(
        "label",
        { class: "setting" },
        h("input", {
          type: "checkbox",
          checked: settings[name],
          "data-role": `setting-${name}`,
          change: (/** @type {Event} */ event) => {
            settings[name] = /** @type {HTMLInputElement} */ (event.target).checked;
            onChange();
          },
        }),
        h("span", {}, this.say(`page-settings-${name}`)),
      ),
    );
    const restart = h(
      "button",
      { type: "button", click: onRestartGuide },
      this.say("page-again-guide"),
    );
    return this.show("settings", this.say("page-settings"), [...boxes, restart]);
  }
}

/**
 * Where each player has a column, one's own are the first: on a phone the last ones are out of sight.
 * @param {Report} report
 * @param {readonly SeatInfo[]} seats
 * @returns {Report}
 */
function ownFirst(report, seats) {
  const names = new Set(seats.map((seat) => seat.name));
  const own = new Set(seats.filter((seat) => seat.mine).map((seat) => seat.name));
  if (!report.columns.slice(1).every((head) => names.has(head))) return report;
  const rank = (/** @type {number} */ at) => (at === 0 ? 0 : own.has(report.columns[at]) ? 1 : 2);
  const order = [...report.columns.keys()].sort((a, b) => rank(a) - rank(b));
  const sorted = (/** @type {string[]} */ row) => order.map((at) => row[at]);
  return {
    ...report,
    columns: sorted(report.columns),
    rows: report.rows.map(sorted),
    total: report.total?.length ? sorted(report.total) : [],
  };
}
