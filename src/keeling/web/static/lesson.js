// A table at which one learns: it asks for one move at a time, plays no other one, and explains a wrong press.

import { $ } from "./dom.js";
import { tell } from "./onlook.js";
import { run, Table } from "./table.js";

/** The table of a lesson: `onright` hears how many of the moves asked for were made, `onwrong` of others, `onwait` of any while none is asked for, `onundo` if one is taken back. */
export class LessonTable extends Table {
  constructor(setup) {
    super({ ...setup, texts: { ...setup.texts, waiting: setup.texts["learn.read"], over: setup.texts["learn.read"] } });
    this.move_asked = ""; // as text
    this.moves_asked = []; // all that the same sentence asks for, this one first
    this.shown = new Map();
  }

  /** Shows a station: its board, its log, its question. */
  show(stop, moving) {
    const { requests, step, ...told } = stop;
    this.moves_asked = requests.slice(step, step + (requests[step]?.lasts ?? 0)).map(({ move }) => move);
    this.move_asked = this.moves_asked[0] ?? "";
    this.base = `/learn/${this.setup.game}/${stop.number}/${step}`;
    const fragments = Object.fromEntries(Object.entries(stop.fragments).filter(([id, html]) => this.shown.get(id) !== html));
    for (const [id, html] of Object.entries(fragments)) this.shown.set(id, html);
    this.until = 0;
    this.apply({ ...told, fragments, whole: !moving });
  }

  /** The log as it was at this moment. */
  log(lines) {
    tell(lines);
  }

  /** The option that is asked for. */
  get wanted() {
    return this.picker?.options.find(({ text }) => text === this.move_asked);
  }

  /** Adds a pick that leads to the move; another one is explained. */
  pick(pick) {
    if (!this.wanted || this.busy) return this.onwait?.();
    const before = this.picker.left;
    this.picker.add(pick);
    const leads = this.picker.left.includes(this.wanted), [first] = this.picker.left;
    this.picker.back();
    if (leads) return super.pick(pick);
    const piece = pick.run && [...this.able].find(one => run(one).join(" ") === pick.run.join(" "));
    this.wrong(piece?.getAttribute("aria-label") || pick.label || first?.parts[pick.at] || before[0].label, null, piece);
  }

  /** Plays the move that is asked for, and no other. */
  play(option) {
    if (!this.wanted || this.busy) return this.onwait?.();
    if (option.text !== this.move_asked) return this.wrong(this.picker.options.find(({ text }) => text === option.text)?.label ?? option.text);
    this.right(1);
  }

  /** Begins the move that is asked for, and no other: the turn's end, too, is a wrong press before anybody confirms it. */
  advise(move) {
    if (!this.wanted || this.busy) return this.onwait?.();
    if (move === this.move_asked) return super.advise(move);
    this.wrong(this.picker.options.find(({ text }) => text === move)?.label ?? move);
  }

  /** The board goes on by so many of the moves that are asked for. */
  right(count) {
    this.until = Infinity;
    this.tip.hide();
    this.bar.busy(true);
    this.onright?.(count);
  }

  /** Makes all moves of the sentence at once. */
  shown_how() {
    if (this.wanted && !this.busy) this.right(this.moves_asked.length);
  }

  /** Takes back the last move of the station. */
  undo() {
    if (this.frame.undo && !this.busy) this.onundo?.();
  }

  /** Amounts that were filled in, as one move or several; the word that ends them may be asked for as well. */
  async send({ move, moves = [move] }) {
    if (!this.wanted || this.busy) return false;
    const ends = this.forms?.queue ?? [], all = [...moves, ...ends].slice(0, this.moves_asked.length);
    this.forms?.stop();
    const other = moves.find((one, n) => one !== this.moves_asked[n]);
    if (other === undefined) this.right(all.every((one, n) => one === this.moves_asked[n]) ? all.length : moves.length);
    else this.wrong(this.picker.options.find(({ text }) => text === other)?.label ?? other);
    return this.busy;
  }

  /** A piece or verb that is closed: the engine says why. */
  async refuse(piece) {
    if (!this.wanted || this.busy) return super.refuse(piece);
    const { asked } = this, move = this.closed(piece) && this.move(piece);
    const reason = move ? await this.tip.reason(move) : null;
    if (asked === this.asked) this.wrong(piece.getAttribute("aria-label") || piece.textContent.trim(), reason, piece);
  }

  /** Tells of a wrong press, and what to press now. */
  wrong(what, reason, piece) {
    this.tip.hide();
    this.refresh();
    this.onwrong?.(what, reason, piece, this.next());
  }

  /** What leads on to the move: a button of the bar, or if the move is picked, the one that confirms it. */
  next() {
    if (this.picker.left.length === 1) return $("confirm");
    if (this.wanted === this.ends()) return $("end");
    const at = this.bar.listed.findIndex(({ options }) => options.includes(this.wanted));
    return document.querySelector(`[data-choice="${at}"]`);
  }

  /** What is drawn in a lesson is known: a choice that needs no confirmation is made at once. */
  async unseen(option) {
    return this.play(option);
  }

  /** Nothing is asked of a server but what closes a move. */
  async foresee() {
    return null;
  }

  /** Why a move is closed. */
  async why(move) {
    const answer = await fetch(`${this.base}/why?${new URLSearchParams({ move, lang: this.setup.lang })}`);
    return answer.ok ? (await answer.json()).reason : null;
  }
}
