/** It is your turn: a tone, a mark in the title, another icon. */

const TURN_ICON = new URL("turn.svg", import.meta.url).href;
const TONES = [523.25, 783.99]; // c'' and g''

export class TurnAlert {
  constructor() {
    this.title = document.title;
    this.icon = /** @type {HTMLLinkElement} */ (
      document.querySelector("link[rel~=icon]") ?? document.createElement("link")
    );
    this.icon.rel = "icon";
    document.head.append(this.icon);
    this.usualIcon = this.icon.getAttribute("href");
    this.isMyTurn = false;
    /** @type {AudioContext | null} */
    this.audio = null;
    // Browsers let a page sound only after a click (a finger that only comes down does not count) or a
    // key, and phones take that back when one was elsewhere.
    const wake = () => {
      this.audio ??= new AudioContext();
      if (this.audio.state !== "running") this.audio.resume();
    };
    for (const kind of ["click", "keydown"]) addEventListener(kind, wake, { capture: true });
  }

  /**
   * @param {boolean} isMyTurn
   * @param {string} text
   * @param {boolean} sound
   */
  update(isMyTurn, text, sound) {
    if (isMyTurn === this.isMyTurn) return;
    this.isMyTurn = isMyTurn;
    document.title = isMyTurn ? `● ${text} – ${this.title}` : this.title;
    const icon = isMyTurn ? TURN_ICON : this.usualIcon;
    if (icon) this.icon.setAttribute("href", icon);
    if (isMyTurn && sound) this.playTones();
  }

  playTones() {
    const audio = this.audio;
    if (audio?.state !== "running") return;
    TONES.forEach((pitch, at) => {
      const start = audio.currentTime + at * 0.16;
      const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
      const volume = new GainNode(audio, { gain: 0 });
      volume.gain.setTargetAtTime(0.12, start, 0.01);
      volume.gain.setTargetAtTime(0, start + 0.1, 0.09);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.8);
    });
  }
}
