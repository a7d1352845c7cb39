// What threatens all: a sentence with what would help, over the board for as long as it holds; and the last round.

import { $ } from "./dom.js";

/** The banner of one table. */
export class Ahead {
  constructor(table) {
    this.kept = `ahead-${table.setup.table}`;
    $("ahead-close").onclick = () => this.close();
    this.news(table.frame);
  }

  /** Shows what a frame tells; a warning that was closed comes again when it says something else. */
  news({ ahead = {} }) {
    const { said = "", warning = "", last = false } = ahead;
    this.warning = warning;
    if ($("ahead-text").textContent !== warning) $("ahead-text").textContent = warning;
    if ($("ahead-said").textContent !== said) $("ahead-said").textContent = said;
    $("ahead").hidden = !warning || sessionStorage.getItem(this.kept) === warning;
    $("last-round").hidden = !last;
  }

  /** Puts the warning away. */
  close() {
    sessionStorage.setItem(this.kept, this.warning);
    $("ahead").hidden = true;
  }
}
