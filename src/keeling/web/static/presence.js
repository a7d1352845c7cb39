// Who is at the table: here, away, or not yet joined; the style shows it at each seat, the bar says it of whoever is waited for.

const PATIENCE = 4000; // milliseconds: whoever only loads the page anew is not away

/** Knows who of the others is here. */
export class Presence {
  constructor(table) {
    this.table = table;
    this.told = { here: [], away: [], new: [] };
  }

  /** Hears who is here now; that somebody has come is shown at once, that somebody has gone a little later. */
  hear(told) {
    clearTimeout(this.later);
    const gone = this.told.here.some(seat => told.away.includes(seat));
    if (gone) this.later = setTimeout(() => this.show(told), PATIENCE);
    else this.show(told);
  }

  /** Shows it of everybody else. */
  show(told) {
    const { mine } = this.table.setup;
    for (const state of Object.keys(this.told)) {
      this.told[state] = told[state].filter(seat => !mine.includes(seat));
      document.body.dataset[state] = this.told[state].join(" ");
    }
    if (!this.table.picker) this.table.bar.prompt();
    for (const one of document.querySelectorAll("[data-sit-in]")) one.hidden = !this.told.away.includes(Number(one.dataset.sitIn));
  }

  /** How the one who is waited for is missing, if so: `new`, `away` or nothing. */
  missing([seat, ...more]) {
    return (!more.length && ["new", "away"].find(state => this.told[state].includes(seat))) || "";
  }
}
