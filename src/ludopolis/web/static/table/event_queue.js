/** Events one after the other, each left to be seen for a while, without falling far behind. */

const MAX_BEHIND = 1900; // milliseconds that the page is behind the table at most
const MAX_SHOWN = 5; // events that wait; more than that are skipped

/** @template Event */
export class EventQueue {
  /**
   * @param {object} handlers
   * @param {(event: Event) => boolean | Promise<boolean>} handlers.show is it worth a look?
   * @param {(event: Event) => void} handlers.skip it is not shown, because there are too many
   * @param {() => boolean} handlers.isWatched does anybody look? If not, nothing waits
   * @param {() => number} handlers.pace milliseconds for which an event is left to be seen
   */
  constructor({ show, skip, isWatched, pace }) {
    this.show = show;
    this.skip = skip;
    this.isWatched = isWatched;
    this.pace = pace;
    /** @type {Event[]} */
    this.events = [];
    this.running = false;
    /** Show the next event now. */
    this.hurry = () => {};
  }

  /** @param {Event} event */
  push(event) {
    this.events.push(event);
    if (!this.running) this.run();
  }

  async run() {
    this.running = true;
    try {
      while (this.events.length) {
        for (const event of this.events.splice(0, this.events.length - MAX_SHOWN)) this.skip(event);
        const event = /** @type {Event} */ (this.events.shift());
        if (await this.show(event)) await this.pause();
      }
    } finally {
      this.running = false;
    }
  }

  /** Leave time to look; the more events wait, the less. */
  pause() {
    if (!this.isWatched()) return undefined;
    const time = Math.min(this.pace(), MAX_BEHIND / (this.events.length + 1));
    return new Promise((resolve) => {
      this.hurry = () => resolve(undefined);
      setTimeout(resolve, time);
    });
  }
}
