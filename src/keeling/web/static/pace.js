// The pace at which one follows the others: patches wait in a line, and each viewer lets them come as fast as they like.

import { $ } from "./dom.js";

const GAPS = { none: 0, fast: 150, normal: 450, slow: 900, step: 450, pause: 0 };
const PATIENCE = { fast: 3, normal: 6, slow: 6 };
const MODES = ["pause", "step", "slow", "normal", "fast"];

/** The line of patches before one table. */
export class Pace {
  constructor(table, reading) {
    this.table = table;
    this.reading = reading; // whether a card is being read
    this.line = [];
    this.last = 0; // when the last step was shown
    this.actor = null; // whose step it was
    this.held = false;
    const wished = localStorage.getItem("pace"), calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.usual = document.body.dataset.paced ? (calm ? "step" : "normal") : "none";
    this.set(MODES.includes(wished) ? wished : this.usual, false);
    document.addEventListener("change", event => { if (event.target.name?.startsWith("pace")) this.set(event.target.value); });
    $("pace-go").onclick = () => this.go();
  }

  /** Whether phases are told on cards. */
  get shows() {
    return this.mode !== "none";
  }

  /** How many seconds a card stands before it goes on by itself; 0: until it is read. */
  get patience() {
    return PATIENCE[this.mode] ?? 0;
  }

  /** Changes the pace, and remembers it; a pause is for now only. */
  set(mode, keep = true) {
    if (mode === "pause" && this.mode !== "pause") this.before = this.mode;
    this.mode = mode;
    this.held = false;
    if (keep && mode !== "pause") localStorage.setItem("pace", mode);
    for (const box of document.querySelectorAll("input[name^=pace]")) box.checked = box.value === mode;
    this.onchange?.();
    this.move();
  }

  /** Space: stops, or goes on. */
  toggle() {
    if (this.mode === "pause" || this.held) this.go();
    else this.set("pause");
  }

  /** Goes on: at the pace of before, or to the next company. */
  go() {
    if (this.mode === "pause") return this.set(this.before && this.before !== "pause" ? this.before : this.usual, false);
    this.held = false;
    this.actor = null;
    this.move();
  }

  /** Takes a patch: at once if somebody is asked or has chosen just now, else in its turn. */
  take(news) {
    this.line.push(news);
    if (news.whole) this.line = [news];
    if (news.whole || this.mode === "none" || this.table.busy) return this.flush();
    this.move();
  }

  /** Whether somebody is asked here: then nothing may be older than the question. */
  get asked() {
    const { ask } = this.table.frame;
    return Boolean(ask) && !ask.rests;
  }

  /** Shows all that waits. */
  flush() {
    clearTimeout(this.timer);
    while (this.line.length) this.show();
    this.tell();
  }

  /** Shows what is due, and comes again for the rest. */
  move() {
    clearTimeout(this.timer);
    while (this.line.length && !this.stopped()) {
      if (this.asked) return this.flush();
      const wait = this.last + GAPS[this.mode] - performance.now();
      if (wait > 0 && this.line[0].rev !== undefined) {
        this.timer = setTimeout(() => this.move(), wait);
        break;
      }
      this.show();
    }
    this.tell();
  }

  /** Whether the next step must wait for somebody. */
  stopped() {
    if (this.asked) return false;
    if (this.mode === "pause" || this.reading()) return true;
    if (this.mode !== "step" || this.line[0].rev === undefined) return false;
    const [actor] = this.table.frame.asked;
    this.held = this.held || (this.actor !== null && actor !== this.actor && !this.table.setup.mine.includes(this.actor));
    return this.held;
  }

  /** Shows the first patch of the line. */
  show() {
    const news = this.line.shift();
    if (news.rev !== undefined) {
      this.actor = this.table.frame.asked[0] ?? null;
      this.last = performance.now();
    }
    this.table.apply(news);
  }

  /** Says that it is stopped, and how much is still to see. */
  tell() {
    const steps = this.line.filter(news => news.rev !== undefined).length;
    const paused = this.mode === "pause", on = (paused || (this.held && steps > 0)) && !this.reading();
    $("pace").hidden = !on;
    $("pace-text").textContent = [paused && this.table.text("pace.paused"), steps && this.table.text("pace.waits", { count: steps })].filter(Boolean).join(" · ");
  }
}
