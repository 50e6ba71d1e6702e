import { h } from "./dom.js";
import { saveSettings } from "./settings.js";
import { load, save } from "./storage.js";

/** @import {Say} from "../language/translator.js" */
/** @import {Lesson} from "./scene.d.ts" */
/** @import {Settings} from "./settings.js" */

const storageKey = (/** @type {string} */ game) => `ludopolis-guide-${game}`;

/** The guide of a first game: a lesson where there is one that the player has not understood yet. */
export class Guide {
  /**
   * @param {HTMLElement} element
   * @param {Say} say
   * @param {Settings} settings
   * @param {() => void} onClose
   */
  constructor(element, say, settings, onClose) {
    this.element = element;
    this.say = say;
    this.settings = settings;
    this.onClose = onClose;
  }

  /**
   * @param {Lesson | null} lesson
   * @param {string} game
   */
  render(lesson, game) {
    const known = load(storageKey(game)) ?? [];
    this.element.hidden = !lesson || !this.settings.guide || known.includes(lesson.key);
    if (!lesson || this.element.hidden) return;
    const understood = () => {
      save(storageKey(game), [...known, lesson.key]);
      this.close();
    };
    const button = { type: "button", click: () => this.switchOff(), "data-role": "guide-off" };
    this.element.replaceChildren(
      h("h2", {}, lesson.title),
      h("p", {}, lesson.text),
      h(
        "p",
        { class: "acts" },
        h(
          "a",
          { href: `/rules/${game}#chapter-${lesson.chapter}`, target: "_blank" },
          this.say("page-rule"),
        ),
        h("button", button, this.say("page-guide-off")),
        h(
          "button",
          { ...button, class: "confirm", "data-role": "understood", click: understood },
          this.say("page-understood"),
        ),
      ),
    );
  }

  close() {
    this.element.hidden = true;
    this.onClose();
  }

  switchOff() {
    this.settings.guide = false;
    saveSettings(this.settings);
    this.close();
  }

  /**
   * Forget which lessons were understood.
   * @param {string} game
   */
  restart(game) {
    save(storageKey(game), []);
    this.settings.guide = true;
  }
}
