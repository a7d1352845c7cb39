// Phase cards: what a supply, an event or the end of a round has brought; nothing goes on while one is read.

import { $ } from "./dom.js";

/** The card of one table; `pace` says how long it stands, and `done` hears when all have been read. */
export class PhaseCard {
  constructor(table, pace, done) {
    this.table = table;
    this.pace = pace;
    this.done = done;
    this.waiting = [];
    this.kept = `phase-${table.setup.table}`;
    this.seen = Number(sessionStorage.getItem(this.kept) ?? -1);
    if (this.seen < 0) this.note(table.frame.phases?.at(-1)?.id ?? 0); // whoever has just come has missed nothing
    $("phase-go").onclick = () => this.next();
    $("phase").addEventListener("keydown", event => {
      if (event.key === "Escape" || (event.key === "Enter" && !event.target.closest("label, input"))) { this.next(); event.preventDefault(); }
      event.stopPropagation();
    });
    $("phase").addEventListener("click", event => { if (event.target === $("phase")) this.next(); });
  }

  /** Whether a card is being read. */
  get open() {
    return !$("phase").hidden;
  }

  /** Remembers the last card that was there. */
  note(id) {
    this.seen = id;
    sessionStorage.setItem(this.kept, id);
  }

  /** Takes the cards of a frame; those that are new are shown one after the other. */
  news(phases = []) {
    const fresh = phases.filter(({ id }) => id > this.seen);
    if (!fresh.length) return;
    this.note(fresh.at(-1).id);
    if (!this.pace.shows) return;
    this.waiting.push(...fresh);
    if (!this.open) this.next();
  }

  /** Shows the next card, or goes on. */
  next() {
    clearInterval(this.timer);
    const card = this.waiting.shift();
    if (!card) {
      if (!this.open) return;
      $("phase").hidden = true;
      document.querySelector(".game").inert = false;
      this.back?.focus?.();
      return this.done();
    }
    if (!this.open) this.back = document.activeElement;
    $("phase-text").innerHTML = card.html;
    $("phase").hidden = false;
    document.querySelector(".game").inert = true;
    $("phase-go").focus();
    this.count(card.waits || localStorage.getItem("phases") === "wait" ? 0 : this.pace.patience);
  }

  /** Counts the seconds down after which it goes on by itself; with none, it waits. */
  count(left) {
    clearInterval(this.timer);
    const say = () => ($("phase-soon").textContent = left ? this.table.text("phase.soon", { count: left }) : "");
    say();
    if (!left) return;
    this.timer = setInterval(() => {
      left--;
      say();
      if (left <= 0) this.next();
    }, 1000);
  }
}
