// The tooltip: what a piece is, or why it cannot be chosen now and which rule says so.

import { icon, make } from "./dom.js";

const PAUSE = 120, LOOK = 300, LINGER = 220; // milliseconds; a card is looked at a little longer before it opens

// Reasons that speak of how a move is written: they help who types moves, and nobody who points at pieces.
const NOTATION = new Set(["unknown-verb", "not-offered", "malformed", "incomplete", "empty-move"]);

/** The cards that a thing opens as a pop-over: its own, or those of the element that it names. */
function over(piece) {
  const home = piece.dataset?.over ? document.getElementById(piece.dataset.over) : piece;
  return home?.querySelector(":scope > .over") ?? null;
}

/** Speaks for pieces; `table` answers what may be picked, asked and fetched. */
export class Tip {
  constructor(box, table) {
    this.box = box;
    this.table = table;
    this.timer = 0;
    this.piece = null;
    this.known = new Map(); // answers of the server at this revision
    box.addEventListener("pointerenter", () => clearTimeout(this.timer));
    box.addEventListener("pointerleave", () => this.later(null, LINGER));
  }

  /** Shows a piece's tooltip after a moment, or hides it. */
  later(piece, pause = piece && over(piece) ? LOOK : PAUSE) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (piece ? this.show(piece) : this.hide()), pause);
  }

  /** The pointer is over nothing that speaks: what is shown lingers a little, what was still to be shown is not. */
  leave() {
    if (this.box.hidden) clearTimeout(this.timer);
    else this.later(null, LINGER);
  }

  /** Hides the tooltip. */
  hide() {
    clearTimeout(this.timer);
    this.piece?.removeAttribute("aria-describedby");
    this.piece = null;
    this.box.hidden = true;
  }

  /** Forgets the answers, for the board has changed. */
  forget() {
    this.known.clear();
    if (this.piece && !this.piece.isConnected) this.hide();
  }

  /** Says what a piece is, and if it is closed to somebody who is asked, why. */
  async show(piece) {
    clearTimeout(this.timer);
    this.piece = piece;
    const label = piece.getAttribute("aria-label") ?? (piece.title || piece.dataset.hushed) ?? "";
    const why = this.table.closed(piece) ? this.table.move(piece) : "";
    const ahead = piece.closest("#f-gauge") && document.getElementById("ahead-said")?.textContent; // the gauge tells what is to come
    if (over(piece)) this.lay(piece);
    else this.say(label, piece.dataset.about ?? ahead ?? "");
    if (!why) return;
    const reason = await this.reason(why);
    if (this.piece === piece && reason) this.say(over(piece) ? "" : label, reason.text.replace(` [${reason.rule}]`, ""), reason);
  }

  /** Lays open the cards of a piece. */
  lay(piece) {
    const { box } = this, cards = [...over(piece).cloneNode(true).childNodes];
    for (const one of cards.flatMap(card => [card, ...(card.querySelectorAll?.("[id]") ?? [])])) one.removeAttribute?.("id"); // there are others of that name
    const brings = piece.querySelector(":scope > .sole:not(:empty)"); // what its place may have no room for
    box.replaceChildren(...(brings ? [make("div", { class: "brings" }, ...[...brings.childNodes].map(one => one.cloneNode(true)))] : []), ...cards);
    box.hidden = false;
    box.className = "tip fan";
    piece.setAttribute("aria-describedby", box.id);
    this.place(piece.getBoundingClientRect());
  }

  /** Says of an answer in the bar what it will do. */
  async foresee(button, option) {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const told = await this.table.outlook.ask(option.text);
      if (!told || !button.isConnected || !button.matches(":hover, :focus")) return;
      this.table.outlook.foresee(option);
      const asks = this.table.outlook.asks(told);
      if (!told.chips.length && !asks.length) return this.hide();
      this.piece = button;
      this.box.replaceChildren(make("b", {}, option.label), this.table.outlook.drawn(told), ...asks, ...(told.alarm ? [make("span", { class: "alarmed" }, told.alarm.text)] : []));
      this.box.hidden = false;
      this.box.className = "tip no";
      this.place(button.getBoundingClientRect());
    }, PAUSE);
  }

  /** The reason why a move is closed, asked once per revision. */
  reason(move) {
    const real = told => (NOTATION.has(told?.code) ? null : told); // the piece is there for another question
    if (!this.known.has(move)) this.known.set(move, this.table.why(move).then(real, () => null));
    return this.known.get(move);
  }

  /** Fills and places the box: what it is, what closes it, the nearest misses and what would help. */
  say(what, sentence, reason) {
    const { box, piece } = this;
    const head = reason ? [icon("why-not", "i16"), make("span", {}, what)] : [what];
    const parts = [what && make("b", {}, ...head), sentence && make("span", {}, sentence)].filter(Boolean);
    const near = reason?.near ?? [];
    if (near.length) parts.push(make("ul", { class: "near" }, ...near.map(miss => this.miss(miss))));
    if (reason?.rule && this.table.setup.rules) {
      parts.push(make("a", { class: "rule", href: `/rules/${this.table.setup.game}#${reason.rule}`, target: "_blank" }, this.table.text("rule", { rule: reason.rule })));
    }
    const open = over(piece);
    if (open && reason) this.lay(piece);
    if (open) box.append(make("div", { class: "shut" }, ...parts));
    else box.replaceChildren(...parts);
    box.hidden = !parts.length;
    if (!open) box.className = reason ? "tip no" : "tip";
    piece.setAttribute("aria-describedby", box.id);
    if (!box.hidden) this.place(piece.getBoundingClientRect());
  }

  /** One near miss: what it is, what is missing, and what would help as a button. */
  miss({ what, why, help }) {
    const { table } = this, key = help && table.key(help.move.split(" ")[0]);
    return make("li", {}, what && make("span", { class: "what" }, what), why && make("span", {}, why),
      help && make("button", { type: "button", class: "helps", "data-help": help.move, "aria-label": table.text("helps", { what: help.text }) }, key && make("kbd", { "aria-hidden": "true" }, key), help.text));
  }

  /** Puts the box beside a piece: never over it, and over no button of the bar, and over as few pickable ones as can be. */
  place(at) {
    const { box } = this;
    box.style.left = box.style.top = "0";
    if (getComputedStyle(box).position === "static") return; // a block in the page, on the phone
    const zoom = box.currentCSSZoom || 1, gap = 9, edge = 6;
    const { width, height, left, top } = box.getBoundingClientRect();
    const x = Math.min(Math.max(edge, at.x + at.width / 2 - width / 2), innerWidth - width - edge);
    const y = Math.min(Math.max(edge, at.y + at.height / 2 - height / 2), innerHeight - height - edge);
    const bar = document.getElementById("bar").getBoundingClientRect();
    box.style.setProperty("--up", this.piece?.closest("#bar") ? `${innerHeight - bar.top + gap}px` : ""); // on the phone
    const sides = [
      ["top", x, at.top - height - gap], ["bottom", x, at.bottom + gap], ["right", at.right + gap, y],
      ["left", at.left - width - gap, y], ["", x, bar.top - height - gap],
    ];
    const others = [...this.table.open()].map(piece => [piece.getBoundingClientRect(), 1]);
    for (const button of document.querySelectorAll("#bar button")) others.push([button.getBoundingClientRect(), 20]);
    const best = sides
      .map(([side, px, py]) => {
        const mine = { left: px, top: py, right: px + width, bottom: py + height };
        const out = px < 0 || py < 0 || mine.right > innerWidth || mine.bottom > innerHeight || meet(mine, at);
        const worth = others.reduce((sum, [other, weight]) => sum + (meet(mine, other) ? weight : 0), 0);
        return [side, px, py, (out ? 1000 : 0) + worth];
      })
      .sort((one, other) => one[3] - other[3])[0];
    box.dataset.side = best[0];
    box.style.left = `${(best[1] - left) / zoom}px`;
    box.style.top = `${(best[2] - top) / zoom}px`;
    box.style.setProperty("--ax", `${Math.max(10, at.x + at.width / 2 - best[1] - 7) / zoom}px`);
  }
}

/** Whether two boxes overlap. */
function meet(one, other) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
