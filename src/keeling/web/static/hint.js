// Hints, one depth per press: what to look at, what kind of move, and the move with what it should bring.

import { $, make } from "./dom.js";
import { holds } from "./pick.js";
import { reveal } from "./reveal.js";
import { run } from "./table.js";

const PIECES = "[data-words]:not(li)", DEEPEST = 3, EDGE = 10;
const SOON = 4; // choices after which what was to follow a move is still the plan

/** The heading of a panel, if it has one. */
const titled = panel => panel.querySelector("h2")?.textContent.trim();

/** The hint to the present question, as far as it has been asked for. */
export class Hint {
  constructor(table) {
    this.table = table;
    this.box = $("hintbox");
    this.forget();
    $("hint").onclick = $("hint-more").onclick = () => this.press();
    $("hint-close").onclick = () => this.close();
    $("hint-play").onclick = () => this.play();
    addEventListener("resize", () => { if (!this.box.hidden) this.show(); });
  }

  /** Knows nothing any more, for something else is asked. */
  forget() {
    this.asked = this.table.asked;
    this.told = null;
    this.depth = 0;
    this.box.hidden = true;
    if (this.table.picker) this.recall();
  }

  /** Shows what was to follow the move that was just played for this seat, as long as its turn goes on. */
  recall() {
    const { rest, table } = this;
    this.rest = null;
    if (!rest?.then.length || !table.frame.ask.turn || table.frame.rev > rest.rev + SOON || innerWidth < 700) return; // there it would lie over the bar
    $("hint-text").replaceChildren(make("p", { class: "then" }, table.text("hint.then", { what: rest.then.join(" · ") })));
    for (const dot of $("hint-depth").children) dot.classList.remove("on");
    $("hint-more").hidden = $("hint-play").hidden = true; // of what is asked now nothing has been told yet
    this.box.hidden = false;
    this.place([]);
  }

  /** Goes one deeper; a box that was closed opens again as it was, and after the last depth it closes. */
  async press() {
    const { table } = this;
    if (!table.picker || table.busy) return;
    if (!this.told && !(await this.seek())) return;
    if (this.depth === DEEPEST && !this.box.hidden) return this.close();
    if (this.depth < DEEPEST && !(this.depth && this.box.hidden)) this.depth++;
    this.box.hidden = false;
    this.onopen?.();
    reveal(this.pieces()[0]);
    this.show();
  }

  /** Asks the server; false if there is no hint to this question. */
  async seek() {
    const { table, asked } = this;
    if (this.waits === asked) return false;
    this.waits = asked;
    const late = setTimeout(() => table.say(table.text("hint.wait")), 300);
    const query = new URLSearchParams({ seat: table.frame.ask.seat, lang: table.setup.lang });
    const answer = await fetch(`${table.base}/hint?${query}`).catch(() => null);
    const told = await answer?.json().catch(() => null);
    clearTimeout(late);
    this.waits = "";
    table.say(answer?.ok ? "" : told?.text ?? table.text("offline"));
    if (!answer?.ok || this.asked !== asked || table.asked !== asked) return false;
    this.told = told;
    return true;
  }

  /** The pieces that carry the words of the move, those that say most; of a verb alone, at first only where it stands. */
  pieces() {
    const words = this.told.move.split(" ");
    const all = [...document.querySelectorAll(PIECES)].filter(piece => holds(words, run(piece)));
    const things = words.length > 1 ? all.filter(piece => run(piece).join(" ") !== words[0]) : all;
    const best = things.filter(one => !things.some(other => run(other).length > run(one).length && holds(run(other), run(one))));
    if (words.length > 1 || this.depth > 1) return best;
    return [...new Set(best.map(piece => piece.closest(".panel")).filter(panel => panel && titled(panel)))];
  }

  /** Marks the pieces, and from the second depth on the choices of the bar that lead to the move. */
  mark() {
    const { table } = this;
    if (!table.picker || table.asked !== this.asked) this.forget();
    $("hint").hidden = !table.picker;
    document.querySelectorAll(".hinted").forEach(one => one.classList.remove("hinted"));
    if (!this.told || this.box.hidden) return;
    for (const piece of this.pieces()) piece.classList.add("hinted");
    if (this.depth < 2) return;
    $("end").classList.toggle("hinted", this.told.move === table.setup.end);
    table.bar.listed.forEach(({ options }, at) => {
      if (options.some(option => option.text === this.told.move)) document.querySelector(`[data-choice="${at}"]`)?.classList.add("hinted");
    });
  }

  /** Writes down all that has been told so far. */
  show() {
    const { table, depth } = this;
    const { kind, move, then, effect, needs, brings } = this.told.texts;
    const pieces = this.pieces();
    const what = [...new Set(pieces.map(piece => piece.getAttribute("aria-label") ?? titled(piece)).filter(Boolean))].slice(0, 2).join(" · ");
    if (depth === 1) this.look = what ? table.text("hint.look", { what }) : table.text("hint.bar");
    const lines = [...needs.map(need => make("p", { class: "need" }, need)), make("p", {}, this.look)];
    if (depth > 1) lines.push(make("p", {}, table.text("hint.kind", { what: kind })));
    if (depth > 2) {
      lines.push(make("p", { class: "move" }, move));
      if (then.length) lines.push(make("p", { class: "then" }, table.text("hint.then", { what: then.join(" · ") })));
      lines.push(...brings.map(what => make("p", { class: "brings" }, what)));
      if (effect) lines.push(make("p", { class: "effect", title: table.text("hint.effect.help") }, effect));
    }
    $("hint-text").replaceChildren(...lines);
    [...$("hint-depth").children].forEach((dot, n) => dot.classList.toggle("on", n < depth));
    $("hint-more").hidden = depth === DEEPEST;
    $("hint-play").hidden = depth < DEEPEST;
    if (document.activeElement === document.body) $("hint-play").focus();
    this.mark();
    this.place(pieces.map(piece => piece.getBoundingClientRect()));
  }

  /** Puts the box above the bar, or on a phone over it; where it would hide what it speaks of, to another side. */
  place(seen) {
    const { box } = this;
    const map = $("map").getBoundingClientRect(), phone = innerWidth < 700;
    const floor = phone ? document.querySelector(".tabs").getBoundingClientRect().top : $("bar").getBoundingClientRect().top - EDGE;
    const { width, height } = box.getBoundingClientRect();
    const left = map.left + EDGE, right = Math.max(left, map.right - EDGE - width), low = floor - height, high = map.top + EDGE;
    const sides = phone ? [[0, low]] : [[left, low], [right, low], [right, high], [left, high]];
    const [x, y] = sides.find(([x, y]) => !seen.some(one => one.left < x + width && x < one.right && one.top < y + height && y < one.bottom)) ?? sides[0];
    box.style.left = `${x}px`;
    box.style.top = `${y}px`;
  }

  /** Closes the box; false if it was not open. */
  close() {
    if (this.box.hidden) return false;
    this.box.hidden = true;
    this.mark();
    $("hint").focus();
    return true;
  }

  /** Makes the move that was told. */
  play() {
    const { table, told } = this, option = table.picker?.options.find(({ text }) => text === told?.move);
    if (!option) return;
    this.rest = option.text === table.setup.end ? null : { then: told.texts.then, rev: table.frame.rev };
    table.play(option);
  }
}
