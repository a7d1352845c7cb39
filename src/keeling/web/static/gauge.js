// The gauge as it would stand after the choice that is looked at; the true one comes back when nobody looks any more.

import { $ } from "./dom.js";
import { grow, levels } from "./grow.js";
import { patch } from "./morph.js";
import { time } from "./tempo.js";

/** The gauge of one table. */
export class Gauge {
  constructor() {
    this.own = ""; // the true gauge, while another one is shown
    this.shown = "";
  }

  /** Shows what would be, or with nothing what is. */
  show(html) {
    if (html === this.shown || !$("f-gauge")) return;
    const own = this.own || this.now(), before = levels();
    patch("f-gauge", html || own);
    $("f-gauge").classList.toggle("would", Boolean(html));
    this.own = html ? own : "";
    this.shown = html;
    if (time("--t-move")) grow(before);
  }

  /** The gauge as it is, whatever its figures have counted to by now. */
  now() {
    const copy = $("f-gauge").cloneNode(true);
    for (const figure of copy.querySelectorAll("[data-number]")) figure.firstChild.data = figure.dataset.number.replace("-", "−");
    return copy.outerHTML;
  }
}
