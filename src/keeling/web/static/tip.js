// The tooltip: what a piece is, or why it cannot be chosen now and which rule says so.

const PAUSE = 120, LINGER = 220;

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
  later(piece, pause = PAUSE) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (piece ? this.show(piece) : this.hide()), pause);
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
    const label = piece.getAttribute("aria-label") ?? piece.title ?? "";
    const why = this.table.closed(piece) ? this.table.move(piece) : "";
    const ahead = piece.closest("#f-gauge") && document.getElementById("ahead-said")?.textContent; // the gauge tells what is to come
    this.say(label, piece.dataset.about ?? ahead ?? "", "");
    if (!why) return;
    const reason = await this.reason(why);
    if (this.piece === piece && reason) this.say(label, reason.text.replace(` [${reason.rule}]`, ""), reason.rule);
  }

  /** The reason why a move is closed, asked once per revision. */
  reason(move) {
    if (!this.known.has(move)) this.known.set(move, this.table.why(move).catch(() => null));
    return this.known.get(move);
  }

  /** Fills and places the box. */
  say(what, sentence, rule) {
    const { box, piece } = this;
    const parts = [["b", what], ["span", sentence]].filter(([, text]) => text).map(([tag, text]) => {
      const part = document.createElement(tag);
      part.textContent = text;
      return part;
    });
    if (rule && this.table.setup.rules) {
      const link = document.createElement("a");
      link.className = "rule";
      link.href = `/rules/${this.table.setup.game}#${rule}`;
      link.target = "_blank";
      link.textContent = this.table.text("rule", { rule });
      parts.push(link);
    }
    box.replaceChildren(...parts);
    box.hidden = !parts.length;
    box.classList.toggle("no", Boolean(sentence));
    piece.setAttribute("aria-describedby", box.id);
    if (!box.hidden) this.place(piece.getBoundingClientRect());
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
