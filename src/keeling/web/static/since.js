// Since your last turn: a card with a few lines; it opens when a turn begins and folds to a button at the first pick:
// what can be chosen then may lie below it.
// In a small window it opens as one line, which unfolds, so that the board stays in sight.

import { $ } from "./dom.js";

const SMALL = matchMedia("(max-width: 699px), (max-height: 520px)");

/** The card of one table. */
export class Since {
  constructor(table) {
    this.table = table;
    $("since-close").onclick = () => this.fold(true);
    $("since-lines").onclick = () => this.brief(!$("since").matches(".brief"));
    $("since-tool").onclick = () => this.toggle();
    $("since").addEventListener("keydown", event => {
      if (event.key !== "Escape") return;
      this.fold(true);
      event.stopPropagation();
    });
    this.news(table.frame);
  }

  /** Where it is kept that this seat has folded the card of a turn. */
  get kept() {
    return `since-${this.table.setup.table}-${this.table.frame.seat}`;
  }

  /** Shows what a frame tells: the card if a turn has just begun, and the button for as long as it lasts. */
  news({ since: told = {}, ask, over }) {
    const some = Boolean(told.html) && !over;
    $("since-tool").hidden = !some;
    if (!some) { $("since").hidden = true; this.html = ""; return; }
    if (this.html !== told.html) this.fill(told.html);
    const key = String(told.key);
    if (!told.fresh && this.open === key) this.fold(); // the seat has chosen, perhaps at another screen
    if (key !== this.key) $("since").hidden = true;
    this.key = key;
    if (ask?.turn && told.fresh && sessionStorage.getItem(this.kept) !== key) this.show(key);
  }

  /** Puts in the lines, and how many there are. */
  fill(html) {
    $("since-list").innerHTML = this.html = html;
    $("since-count").textContent = $("since-list").querySelectorAll("li:not(.more)").length;
    $("since").classList.toggle("harm", Boolean($("since-list").querySelector(".harm")));
  }

  /** Shows the heading of the card alone, or all of it. */
  brief(on) {
    $("since").classList.toggle("brief", on);
    $("since-lines").setAttribute("aria-expanded", String(!on));
  }

  /** Opens the card; one that opens by itself leaves a small window to the board. */
  show(key = "") {
    this.open = key; // of the turn for which it opened by itself
    this.onopen?.();
    this.brief(Boolean(key) && SMALL.matches);
    $("since").hidden = false;
    $("since-tool").setAttribute("aria-expanded", "true");
    const first = $("since-list").querySelector("[data-rung]");
    if (first) first.tabIndex = 0;
  }

  /** Folds it, for the rest of this turn; `back` puts the focus on its button. */
  fold(back = false) {
    if ($("since").hidden) return false;
    $("since").hidden = true;
    this.open = "";
    $("since-tool").setAttribute("aria-expanded", "false");
    if (this.key) sessionStorage.setItem(this.kept, this.key);
    if (back) $("since-tool").focus();
    return true;
  }

  /** Opens it or folds it. */
  toggle() {
    if ($("since-tool").hidden) return;
    if ($("since").hidden) this.show();
    else this.fold(true);
  }
}
