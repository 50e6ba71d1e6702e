import { ActionBar, capitalize } from "./action_bar.js";
import { AidButtons } from "./aid_buttons.js";
import { byRole, h } from "./dom.js";
import { Hints } from "./hints.js";
import { Selection } from "./selection.js";

/** @import {Say} from "../language/translator.js" */
/** @import {Connection} from "./connection.js" */
/** @import {Dialogs} from "./dialogs.js" */
/** @import {Focus} from "./focus.js" */
/** @import {MessageBubble} from "./message_bubble.js" */
/** @import {AidAnswer, HintAnswer, TableInfo, WhyAnswer} from "./messages.d.ts" */
/** @import {FullChoice, FullPosition} from "./position.js" */
/** @import {PositionView} from "./position_view.js" */
/** @import {AidOffered} from "./scene.d.ts" */
/** @import {Settings} from "./settings.js" */
/** @import {Target} from "./targets.js" */

/** @typedef {{view: PositionView, position: FullPosition, table: TableInfo}} OnPage */

/** The decision before the player: selecting, hints, why something cannot be selected, confirming. */
export class DecisionController {
  /**
   * @param {object} page
   * @param {HTMLElement} page.root
   * @param {Say} page.say
   * @param {Settings} page.settings
   * @param {Focus} page.focus
   * @param {Connection} page.connection
   * @param {MessageBubble} page.bubble
   * @param {Dialogs} page.dialogs
   * @param {() => void} page.onMove a move has been sent
   */
  constructor({ root, say, settings, focus, connection, bubble, dialogs, onMove }) {
    this.root = root;
    this.say = say;
    this.settings = settings;
    this.focus = focus;
    this.connection = connection;
    this.bubble = bubble;
    this.dialogs = dialogs;
    this.onMove = onMove;
    this.selection = new Selection();
    /** @type {OnPage | null} */
    this.shown = null;
    /** @type {{id: string, choice: FullChoice | null, number?: number} | null} a move on its way */
    this.pending = null;
    /** @type {{id: string, target: Target} | null} what was asked about in vain */
    this.asked = null;
    /** @type {string | null} the request for a hint that is being worked out */
    this.hintRequest = null;
    this.aidTitle = say("page-aids");
    this.bar = new ActionBar(byRole("bar"), say, focus, {
      onTouch: (key) => this.touch(key),
      onReplace: (keys, key) => this.replace(keys, key),
      onConfirm: (choice) => this.confirm(choice),
      onPick: (choice) => this.pick(choice),
      onCancel: () => this.cancel(),
      onUndo: () => this.undo(),
    });
    this.hints = new Hints(byRole("hints"), say, {
      onHighlight: () => this.render(),
      onPick: (choice) => this.pickHint(choice),
      onClose: () => focus.restore("hint"),
    });
    this.aids = new AidButtons(byRole("aids"), say, focus, {
      onHint: () => this.askForHint(),
      onAid: (aid) => this.askForAid(aid),
    });
  }

  // --- What is to be decided ---------------------------------------------------------------------

  /** Another decision begins: nothing is left of the last. */
  reset() {
    this.selection.start([]);
    this.pending = null;
    this.asked = null;
    this.hintRequest = null;
    this.hints.clear();
    this.bar.reset();
    this.bubble.hide();
  }

  /** @param {OnPage} shown */
  update(shown) {
    this.shown = shown;
    this.selection.offered = shown.position.choices;
    this.dropArrived();
  }

  /** @param {typeof this.pending} pending */
  setPending(pending) {
    this.pending = pending;
    this.selection.locked = pending !== null;
  }

  /** A move that is in the position is not on its way any more. */
  dropArrived() {
    const arrived = (this.shown?.position.number ?? -1) >= (this.pending?.number ?? Infinity);
    if (arrived) this.setPending(null);
  }

  // --- What the page shows -----------------------------------------------------------------------

  /** What can be touched, what is selected, what the bar says. */
  render() {
    if (!this.shown) return;
    const { view, position, table } = this.shown;
    const { selection, pending } = this;
    const { candidate, selectable, keys } = selection;
    const chosen = view.mark(selectable, keys);
    const picked = selection.touches.length ? candidate : null;
    const hinted = pending || selection.touches.length ? null : this.hints.highlighted;
    view.board.preview((pending?.choice ?? picked ?? hinted)?.preview ?? [], pending !== null);
    view.list.mark(picked, pending !== null);
    this.bar.render({
      who: this.decider(position, table),
      question: this.question(position, table),
      candidate,
      forced: selection.choices.length === 1,
      selected: chosen.map((target) => target.label),
      buttons: this.buttons(view),
      pressed: keys,
      textChoices: selection.withoutTargets(
        new Set([...view.targets.values()].map((target) => target.part)),
      ),
      undo: position.undo,
      pending: !pending ? "" : this.say(this.connection.online ? "page-pending" : "page-kept"),
    });
    view.highlight(hinted);
    this.root.dataset.position = String(position.number);
    this.root.dataset.turn = pending ? "pending" : position.choices.length ? "mine" : "other";
  }

  /**
   * The buttons that can be pressed. An amount that is selected leaves the other amounts open.
   * @param {PositionView} view
   */
  buttons(view) {
    const { selection } = this;
    const isAmount = (/** @type {string} */ key) => view.targets.get(key)?.amount !== undefined;
    const amounts = selection.selectableAfter(
      selection.touches.filter(({ key }) => !isAmount(key)),
    );
    return [...view.targets.values()].filter(
      (target) =>
        target.kind === "button" &&
        (selection.accepts(target) || (isAmount(target.key) && amounts.has(target.part))),
    );
  }

  /**
   * At one screen, "you" may be anybody: the name of who decides.
   * @param {FullPosition} position
   * @param {TableInfo} table
   */
  decider(position, table) {
    if (table.mine.length < 2 || !position.choices.length) return "";
    return table.seats.find(({ seat }) => seat === position.to_move)?.name ?? "";
  }

  /**
   * @param {FullPosition} position
   * @param {TableInfo} table
   */
  question(position, table) {
    if (position.choices.length) return position.question || this.say("page-your-turn");
    if (position.over) return this.say("page-result");
    const seat = table.seats.find((one) => one.seat === position.to_move);
    const waiting = seat ? this.say("page-waiting-for", { name: seat.name }) : "";
    return table.mine.length ? waiting : `${this.say("page-spectator")} ${waiting}`;
  }

  // --- Selecting ---------------------------------------------------------------------------------

  /** @param {string} key */
  touch(key) {
    if (!this.shown || this.pending) return;
    const target = this.shown.view.resolve(key, (one) => this.selection.accepts(one));
    if (!target) return;
    const count = this.selection.touches.length;
    if (this.selection.touch(target)) this.selected(count, target.key);
    else this.askWhyNot(target);
  }

  /**
   * The selection has changed.
   * @param {number} before how many touches there were
   * @param {string} [key] what was touched
   */
  selected(before, key) {
    const { touches, matching } = this.selection;
    const { onTarget } = this.focus;
    this.asked = null;
    this.bubble.hide();
    const grown = touches.length > 0 && touches.length >= before;
    if (grown && matching.length === 1 && !this.settings.confirm) {
      this.confirm(matching[0]);
      return;
    }
    this.render();
    if (onTarget && key) this.focus.afterTouch(key);
  }

  /**
   * Put some targets back and touch another one.
   * @param {string[]} keys
   * @param {string} key
   */
  replace(keys, key) {
    const target = this.shown?.view.targets.get(key);
    if (target && this.selection.replace(keys, target)) this.render();
  }

  /** @param {FullChoice} choice from a list */
  pick(choice) {
    if (!this.shown || this.pending) return;
    this.selection.pick(choice, this.shown.view.targets.values());
    if (!this.settings.confirm) {
      this.confirm(choice);
      return;
    }
    this.render();
    this.focus.confirmation();
  }

  cancel() {
    this.bubble.hide();
    if (!this.selection.touches.length) return;
    this.selection.clear();
    this.render();
  }

  // --- Moves -------------------------------------------------------------------------------------

  /** @param {FullChoice} choice */
  confirm(choice) {
    if (!this.shown || this.pending) return;
    const { number } = this.shown.position;
    const id = this.connection.request({ type: "move", number, action: choice.action });
    this.setPending({ id, choice });
    this.hints.clear();
    this.shown.view.board.fadeChanges();
    this.bubble.hide();
    this.onMove();
    this.render();
  }

  confirmCandidate() {
    const { candidate } = this.selection;
    if (candidate) this.confirm(candidate);
  }

  undo() {
    if (!this.shown?.position.undo || this.pending) return;
    const id = this.connection.request({ type: "undo", number: this.shown.position.number });
    this.setPending({ id, choice: null });
    this.onMove();
    this.render();
  }

  /**
   * The server has carried a request out.
   * @param {string} id
   * @param {number} number of the event
   */
  accepted(id, number) {
    if (this.pending?.id !== id) return;
    this.pending.number = number;
    this.dropArrived();
    this.render();
  }

  /**
   * The server has refused a request.
   * @param {string} [id]
   */
  refused(id) {
    if (this.hintRequest && id === this.hintRequest) this.dropHintRequest();
    if (this.pending && id === this.pending.id) {
      this.setPending(null);
      this.render();
    }
    this.asked = null;
  }

  // --- Help --------------------------------------------------------------------------------------

  /** @param {Target} target that leads to no choice */
  askWhyNot(target) {
    const parts = [...this.selection.touches.map(({ part }) => part), target.part];
    this.asked = { id: this.connection.request({ type: "why", parts }), target };
  }

  /** @param {WhyAnswer} message */
  explain({ id, text }) {
    const { asked, selection, shown } = this;
    if (!shown || !asked || asked.id !== id) return;
    const { key, part, label } = asked.target;
    const rule = {
      href: `/rules/${shown.table.game}#chapter-${shown.position.chapter}`,
      target: "_blank",
      "data-role": "rule",
    };
    const actions = [h("a", rule, this.say("page-rule"))];
    if (selection.touches.length && selection.selectableAfter([]).has(part)) {
      const click = () => {
        const count = selection.touches.length;
        selection.touches = [{ key, part }];
        this.selected(count);
      };
      const instead = { type: "button", "data-role": "instead", click };
      actions.unshift(h("button", instead, this.say("page-instead")));
    }
    this.bubble.show(`${label} – ${text}`, actions);
  }

  renderAids() {
    if (!this.shown) return;
    const { aids, choices } = this.shown.position;
    const hint = !this.mayAskForHint ? "none" : this.hintRequest === null ? "ready" : "thinking";
    this.aids.render(choices.length ? aids : [], hint);
  }

  /** @param {AidOffered} aid */
  askForAid({ key, name }) {
    this.aidTitle = capitalize(name);
    this.connection.request({ type: "aid", key });
  }

  /** @param {AidAnswer} message */
  showAid({ lines }) {
    this.dialogs.lines(this.aidTitle, lines);
  }

  /** Where there is one choice only, there is nothing to ask. */
  get mayAskForHint() {
    return Boolean(this.shown?.position.hint && this.shown.position.choices.length > 1);
  }

  askForHint() {
    if (!this.mayAskForHint || this.hintRequest || this.pending) return;
    if (!this.connection.online) {
      this.bubble.show(this.say("page-offline"));
      return;
    }
    this.hintRequest = this.connection.request({ type: "hint" });
    this.renderAids();
  }

  /** @param {HintAnswer} message */
  showHint({ id, moves }) {
    if (id !== this.hintRequest) return; // the game has gone on since
    this.dropHintRequest();
    this.selection.clear();
    this.hints.show(moves, this.selection.choices);
    this.render();
    if (this.focus.byKeyboard) this.focus.find('[data-role="hints"] [data-action]')?.focus();
  }

  /** No hint is being worked out any more. */
  dropHintRequest() {
    this.hintRequest = null;
    this.renderAids();
  }

  /**
   * Select a hinted move. It is never played without being confirmed.
   * @param {FullChoice} choice
   */
  pickHint(choice) {
    if (!this.shown || this.pending) return;
    this.selection.pick(choice, this.shown.view.targets.values());
    this.hints.clear();
    this.bubble.hide();
    this.render();
    this.focus.confirmation();
  }

  /** The connection was lost, or is back. */
  connectionChanged() {
    if (this.hintRequest) this.dropHintRequest(); // it is not answered on another connection
    this.render();
  }
}
