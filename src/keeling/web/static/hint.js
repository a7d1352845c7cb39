// Hints, one depth per press: what to look at, what kind of move, and the move with what it should bring.

import { $, make } from "./dom.js";
import { holds } from "./pick.js";
import { reveal } from "./reveal.js";
import { run } from "./table.js";

const PIECES = "[data-words]:not(li)", DEEPEST = 3;

/** The hint to the present question, as far as it has been asked for. */
export class Hint {
  constructor(table) {
    this.table = table;
    this.box = $("hintbox");
    this.forget();
    $("hint").onclick = $("hint-more").onclick = () => this.press();
    $("hint-close").onclick = () => this.close();
    $("hint-play").onclick = () => this.play();
  }

  /** Knows nothing any more, for something else is asked. */
  forget() {
    this.asked = this.table.asked;
    this.told = null;
    this.depth = 0;
    this.box.hidden = true;
  }

  /** Goes one deeper; a box that was closed opens again as it was, and after the last depth it closes. */
  async press() {
    const { table } = this;
    if (!table.picker || table.busy) return;
    if (!this.told && !(await this.seek())) return;
    if (this.depth === DEEPEST && !this.box.hidden) return this.close();
    if (this.depth < DEEPEST && !(this.depth && this.box.hidden)) this.depth++;
    this.box.hidden = false;
    this.show();
    reveal(this.pieces()[0]);
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

  /** The pieces that carry the words of the move: those that say most, and its verb alone only if it has no other word. */
  pieces() {
    const words = this.told.move.split(" ");
    const all = [...document.querySelectorAll(PIECES)].filter(piece => holds(words, run(piece)));
    const things = words.length > 1 ? all.filter(piece => run(piece).join(" ") !== words[0]) : all;
    const best = things.filter(one => !things.some(other => run(other).length > run(one).length && holds(run(other), run(one))));
    return best.length ? best : [...document.querySelectorAll("#bar [data-why]")].filter(button => button.dataset.why === this.told.move);
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
    table.bar.listed.forEach(({ options }, at) => {
      if (options.some(option => option.text === this.told.move)) document.querySelector(`[data-choice="${at}"]`)?.classList.add("hinted");
    });
  }

  /** Writes down all that has been told so far. */
  show() {
    const { table, depth } = this;
    const { kind, move, then, effect } = this.told.texts;
    const labels = [...new Set(this.pieces().map(piece => piece.getAttribute("aria-label")).filter(Boolean))].slice(0, 2);
    const what = labels.join(" · ");
    const lines = [make("p", {}, what ? table.text("hint.look", { what }) : table.text("hint.bar"))];
    if (depth > 1) lines.push(make("p", {}, table.text("hint.kind", { what: kind })));
    if (depth > 2) {
      lines.push(make("p", { class: "move" }, move));
      if (then.length) lines.push(make("p", { class: "then" }, table.text("hint.then", { what: then.join(", ") })));
      lines.push(make("p", { class: "effect", title: table.text("hint.effect.help") }, effect));
    }
    $("hint-text").replaceChildren(...lines);
    [...$("hint-depth").children].forEach((dot, n) => dot.classList.toggle("on", n < depth));
    $("hint-more").hidden = depth === DEEPEST;
    $("hint-play").hidden = depth < DEEPEST;
    this.mark();
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
    const option = this.table.picker?.options.find(({ text }) => text === this.told?.move);
    if (option) this.table.play(option);
  }
}
