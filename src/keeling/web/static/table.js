// A table as one browser sees it: the frame, the question, the picks, and what happens on a click.

import { Bar } from "./bar.js";
import { breathe } from "./breath.js";
import { $, fill, flag, make, send, spoken } from "./dom.js";
import { patch } from "./morph.js";
import { Outlook } from "./outlook.js";
import { remember, travel, wash } from "./move.js";
import { holds, Picker } from "./pick.js";
import { follow } from "./reveal.js";
import { room } from "./room.js";
import { stops } from "./keys.js";
import { Tip } from "./tip.js";

const PIECES = "[data-words]:not(li)", END = "E"; // the key that ends a turn in every game

/** The words of a piece or a line of the log. */
export const run = piece => piece.dataset.words.split(" ");

/** The chips of an option that are not another player's: those stand behind a token. */
const own = chips => chips.slice(0, (chips.findIndex(({ icon }) => /^p\d$/.test(icon)) + 1 || chips.length + 1) - 1);

/** Whether the server makes this choice itself, since there is only one, so that nobody need be asked. */
const forced = ask => ask && ask.by_itself && ask.options.length === 1;

/** Whether nothing is told on hovering: by touch nobody has seen yet what a choice does. */
const blind = () => matchMedia("(hover: none)").matches;

/** The table. */
export class Table {
  constructor(setup) {
    this.setup = setup;
    this.frame = { ...setup.frame };
    this.chips();
    if (forced(this.frame.ask)) this.frame.ask = null;
    this.picker = null;
    this.until = 0; // the revision that must be seen before the next choice
    this.notice = "";
    this.heard = []; // log lines not yet read out
    this.base = `/api/tables/${setup.table}`;
    this.outlook = new Outlook(this);
    this.bar = new Bar(this);
    this.tip = new Tip($("tip"), this);
    this.first = setup.log_from ?? 0; // the number of the oldest line shown
    this.question(this.frame.ask);
    this.refresh();
  }

  /** Whether a choice is under way: no second one is heard until its board is here. */
  get busy() {
    return this.frame.rev < this.until;
  }

  /** Whether a bot plays on the seat that somebody here holds. */
  get replaced() {
    const { seat, over, bots = [] } = this.frame;
    return seat !== null && !over && bots.includes(seat) && this.setup.mine.includes(seat);
  }

  /** A text of the page in the person's language, with its values put in. */
  text(key, values = {}) {
    const said = this.setup.texts?.[key] ?? "";
    return said.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  }

  // -- news ----------------------------------------------------------------------------------------------------

  /** Takes a patch: fragments, log, question. */
  apply(told) {
    const { fragments, log, log_from, whole, ...news } = told;
    const frame = whole ? news : { ...this.frame, ...news };
    if (forced(frame.ask)) frame.ask = null;
    if (frame.seat !== this.frame.seat) this.onturn?.(frame.seat);
    this.outlook.gauge.show("");
    const before = remember();
    this.bar.leave();
    const focus = document.activeElement?.id, changed = new Set();
    this.frame = frame;
    this.setup.names = frame.names;
    for (const [id, html] of Object.entries(fragments)) this.fragment(id, html, changed);
    this.log(log, log_from, whole);
    this.chips();
    this.question(frame.ask);
    this.tip.forget();
    if (!whole) wash(changed);
    this.announce();
    this.onnews?.(frame);
    this.refresh(); // it measures: after all that changes the page
    if (focus && document.activeElement === document.body) $(focus)?.focus();
    if (!whole) travel(before);
  }

  /** Puts one fragment in its place. */
  fragment(id, html, changed) {
    patch(id, html, element => { if (/\d/.test(element?.textContent ?? "")) changed.add(element); });
  }

  /** Renews the log from a line on; the newest stands on top. */
  log(lines, from, whole) {
    const list = $("log");
    const keep = whole ? 0 : Math.max(0, from - this.first);
    while (list.childElementCount > keep) list.firstElementChild.remove();
    if (whole) this.first = from;
    const holder = document.createElement("template");
    for (const line of lines) {
      holder.innerHTML = line.html;
      if (!whole) this.heard.push(spoken(holder.content));
      list.prepend(holder.content);
    }
  }

  /** The agenda as it lies ahead, or as it would after a choice that is looked at or the one left. */
  come(option) {
    const { picker } = this, one = option ?? (picker?.left.length === 1 && picker.picks.length ? picker.left[0] : null);
    const then = one && this.outlook.of(one)?.then, { turns = [], seat: me } = this.frame;
    const mine = turns.map(seat => ({ icon: `p${seat + 1}`, text: seat === me ? this.text("come.you") : this.setup.names[seat], mine: seat === me }));
    const [title, steps] = then?.length ? ["then", then] : !picker && mine.length ? ["come.turns", mine] : ["come.title", this.frame.come ?? []];
    const told = JSON.stringify([title, steps]);
    if (told === this.coming) return; // most choices that are looked at change nothing of it
    this.coming = told;
    $("come-title").textContent = this.text(title);
    $("come").parentElement.title = steps.map(step => step.text).join(" › "); // a long way ahead goes on beyond the strip
    $("come").replaceChildren(...steps.map(step => {
      const made = $("t-come").content.cloneNode(true);
      made.querySelector("use").setAttribute("href", `#i-${step.icon}`);
      made.querySelector(".txt").textContent = step.text;
      made.querySelector(".st").classList.toggle("asks-me", step.mine);
      return made;
    }));
  }

  /** Shows on the seats whose bot is thinking. */
  chips() {
    for (const chip of document.querySelectorAll("[data-chip]")) {
      chip.classList.toggle("thinking", this.frame.thinking.includes(Number(chip.dataset.chip)));
    }
  }

  /** Reads out what was done, once per turn: when bots have stopped thinking; the new question is read from the bar. */
  announce() {
    if (this.frame.thinking.length && !this.frame.ask && !this.frame.over) return;
    if (this.heard.length) $("live").textContent = this.heard.splice(0).join(". ");
  }

  /** Begins a question, or goes on with the same one. */
  question(ask) {
    const older = this.picker;
    this.picker = null;
    if (!ask) return;
    const options = ask.options.map(([words, label, chips, parts, whole]) => ({ words, label, chips, parts, whole, text: words.join(" ") }));
    this.picker = new Picker(options);
    if (older && this.asked === `${ask.seat} ${ask.rev}`) this.picker.carry(older);
    this.asked = `${ask.seat} ${ask.rev}`;
  }

  // -- showing -------------------------------------------------------------------------------------------------

  /** Marks every piece as it stands to the question, and draws the bar. */
  refresh() {
    const { picker } = this;
    const one = picker?.left.length === 1 ? picker.left[0] : null;
    const numbered = [], taken = [];
    this.able = new Set();
    const fleeting = this.lapsing();
    this.calm = Boolean(picker) && this.frame.ask.turn && !picker.picks.length; // which action is meant is still open
    for (const piece of document.querySelectorAll(PIECES)) {
      const words = run(piece);
      const held = picker?.count(words) ?? 0;
      const chosen = Boolean(picker) && (picker.picked(words) >= 0 || (Boolean(one) && held > 0));
      const can = Boolean(picker) && !chosen && !this.busy && picker.can(words);
      const shut = Boolean(picker) && !held;
      if (can) this.able.add(piece);
      if (chosen) taken.push(piece);
      piece.classList.toggle("pick", can && !this.calm); // only what differs: every change costs a style
      piece.classList.toggle("may", can && this.calm);
      piece.classList.toggle("chosen", chosen);
      piece.classList.toggle("grey", shut && Boolean(picker.verb) && piece.dataset.why?.split(" ")[0] === picker.verb);
      piece.classList.toggle("lit", false);
      piece.classList.toggle("fleeting", can && words.length > 1 && fleeting.some(option => holds(option.words, words)));
      flag(piece, "aria-pressed", chosen);
      flag(piece, "aria-disabled", shut);
      if (can || piece.dataset.key) numbered.push([piece, can ? words : null]);
    }
    document.body.classList.toggle("picking", Boolean(picker?.picks.length));
    follow(taken);
    this.now();
    room();
    stops(this.able);
    breathe(this.able.size > 0 && !this.calm);
    this.bar.draw(() => {
      for (const [piece, words] of numbered) this.number(piece, words);
      this.ghosts();
      this.onrefresh?.(this.able);
    });
  }

  /** Shows on a piece what its move would bring now: what stands on the option itself. */
  now() {
    for (const place of document.querySelectorAll("[data-now]")) {
      const words = place.dataset.now.split(" ");
      const options = words.includes("*") ? this.picker?.left : this.picker?.options;
      const held = options?.filter(option => holds(option.words, words)) ?? [];
      place.classList.toggle("sole", held.length === 1); // of several, what they bring is not said yet
      const balance = (held.length === 1 && this.frame.ask?.balance?.[held[0].text]) || [];
      fill(place, ...(held.length === 1 ? this.bar.choices.chips(held[0]) : []), ...balance.map(({ tone, parts }) => make("span", { class: `bal ${tone}` }, parts[0].text)));
    }
  }

  /** Puts the key of the bar's choice on the piece that stands for just the same. */
  number(piece, words) {
    const held = words && this.picker.left.filter(option => holds(option.words, words));
    const same = held && this.bar.listed.find(({ options }) => options.length === held.length && options.every(o => held.includes(o)));
    const digit = same?.letter ? undefined : same?.key || undefined;
    if (piece.dataset.key === digit) return;
    piece.querySelector(":scope > .key")?.remove();
    if (!digit) return piece.removeAttribute("data-key");
    piece.dataset.key = digit;
    const ring = piece.ownerSVGElement && piece.querySelector(".ring");
    if (!ring) return;
    const x = Number(ring.getAttribute("x")), y = Number(ring.getAttribute("y"));
    piece.append(make("g", { class: "key", "aria-hidden": "true" },
      make("rect", { class: "picktag", x: x - 6, y: y - 6, width: 16, height: 16, rx: 4 }),
      make("text", { x: x + 2, y: y + 5.6 }, piece.dataset.key)));
  }

  /** Draws what every move of a piece would bring there, as a ghost, once a verb is picked. */
  ghosts() {
    document.querySelectorAll(".foreseen").forEach(ghost => ghost.remove());
    const { marks = [] } = this.setup;
    for (const piece of this.picker?.picks.length && marks.length ? document.querySelectorAll("g.pick, g.chosen") : []) {
      const held = this.picker.left.filter(option => holds(option.words, run(piece))), ring = piece.querySelector(".ring");
      const mark = held.length && ring && marks.find(name => held.every(({ chips }) => own(chips).some(chip => chip.icon === name)));
      if (!mark) continue;
      const x = Number(ring.getAttribute("x")) + Number(ring.getAttribute("width")), y = Number(ring.getAttribute("y"));
      piece.append(make("g", { class: "foreseen", "aria-hidden": "true" }, make("circle", { cx: x - 3, cy: y + 3, r: 9.5 }),
        make("svg", { x: x - 10, y: y - 4, width: 14, height: 14, viewBox: "0 0 24 24" }, make("use", { href: `#i-${mark}` }))));
    }
  }

  /** Lights pieces that stand for any of these options, and options that a piece stands for. */
  light(options, words) {
    document.querySelectorAll(".lit").forEach(one => one.classList.remove("lit"));
    if (options) {
      for (const piece of this.able) if (options.some(option => holds(option.words, run(piece)))) piece.classList.add("lit");
    } else if (words) {
      for (const button of $("options").querySelectorAll("[data-choice]")) {
        const { options: held } = this.bar.listed[button.dataset.choice];
        if (held.some(option => holds(option.words, words))) button.classList.add("lit");
      }
    }
  }

  // -- picking -------------------------------------------------------------------------------------------------

  /** The pieces that can be picked now. */
  open() {
    return this.able;
  }

  /** Whether a piece is closed to somebody who is asked. */
  closed(piece) {
    return Boolean(this.picker) && piece.getAttribute("aria-disabled") === "true";
  }

  /** The move a closed piece is asked after: one of the verb picked so far if there is any like it, else its own. */
  move(piece) {
    const own = piece.dataset.why ?? "", { verb } = this.picker;
    const like = verb && own.split(" ")[0] !== verb && piece.dataset.words && this.picker.like(run(piece));
    if (like || !own.includes("*")) return like || own;
    const card = this.picker.picks.find(pick => pick.run?.length === 1)?.run[0]; // any card: the one in hand, or whether the verb is open at all
    return card ? own.replace("*", card) : own.split(" ")[0];
  }

  /** Adds a pick; the last one of a choice that can be taken back needs no confirmation if the person likes it so. */
  pick(pick) {
    const { picker } = this;
    if (!picker || this.busy) return;
    this.notice = "";
    picker.add(pick);
    const one = picker.left.length === 1 ? picker.left[0] : null;
    if (one && !this.confirms(one) && (pick.only || picker.picks.length > 1 || this.named(one))) return this.unseen(one);
    this.refresh();
  }

  /** Whether all of a choice but its verb was picked, where it can be taken back: by pointer as by keyboard nobody is asked again. */
  named(option) {
    const picked = this.picker.picks.flatMap(pick => pick.run ?? pick.word ?? []).flatMap(word => word.split("|"));
    return this.frame.ask.shared && option.words.slice(1).every(word => picked.includes(word));
  }

  /** Makes a choice at once, unless it shows something new or is a card that a finger cannot have read: of such verbs the server is asked first. */
  async unseen(option) {
    const { draws = [] } = this.setup, { asked } = this;
    if (!draws.includes(option.words[0])) return this.play(option);
    const told = await this.outlook.ask(option.text), { left = [] } = this.picker ?? {};
    if (asked !== this.asked || left.length !== 1 || left[0].text !== option.text) return;
    if (told && !told.draws && !(told.about && blind())) this.play(option);
    else this.refresh();
  }

  /** The option that ends the turn, if it is open. */
  ends() {
    return this.frame.ask?.turn ? this.picker?.options.find(({ text }) => text === this.setup.end) : undefined;
  }

  /** The open answers that are gone with the next choice of another kind, unless this is one of them. */
  lapsing(option) {
    const lapses = this.frame.ask?.lapses ?? [];
    return lapses.includes(option?.text) ? [] : this.picker?.options.filter(({ text }) => lapses.includes(text)) ?? [];
  }

  /** Whether a choice is to be confirmed: all, or only those after which something new is seen, or that leave much undone. */
  confirms(option) {
    const { reveals } = this.setup;
    if (this.forms?.sure(option) || this.outlook.risky(option) || this.lapsing(option).length) return true;
    if (localStorage.getItem("confirm") === "all" || !reveals) return true;
    if (this.frame.ask.shared && option.words.some(word => /^p\d$/.test(word))) return true; // a gift: another may use it at once
    if (option.chips?.length && blind()) return true;
    return reveals.includes(this.frame.ask.prompt) || reveals.includes(option.words[0]);
  }

  /** A click on a piece: pick it, take it back, confirm with it, or hear why not. */
  touch(piece) {
    const { picker } = this;
    const words = run(piece);
    if (picker && !this.busy) {
      if (picker.left.length === 1 && holds(picker.left[0].words, words)) return this.confirm(true);
      const at = picker.picked(words);
      if (at >= 0) return this.back(at);
      if (picker.can(words)) return this.pick({ run: words });
    }
    this.refuse(piece);
  }

  /** Says why a piece or a closed verb cannot be picked. */
  refuse(piece) {
    this.tip.show(piece);
  }

  /** Takes back a pick, or closes the tooltip. */
  back(index) {
    if (index === undefined && !this.tip.box.hidden) this.tip.hide();
    if (!this.picker?.picks.length) return;
    this.picker.back(index);
    this.refresh();
  }

  /** Chooses what the bar lists under a number. */
  choose(index, digit) {
    const choice = this.bar.listed[index];
    if (digit && choice?.letter) return false; // an action has its letter
    if (choice?.run) choice.run();
    else if (choice) this.pick(choice.pick);
    return Boolean(choice);
  }

  /** The letter of the action that a verb belongs to; empty if it has none. */
  key(verb) {
    const { end, groups } = this.setup;
    return (verb === end ? END : groups.flatMap(({ buttons }) => buttons).find(({ verbs }) => verbs.includes(verb))?.key) ?? "";
  }

  /** Chooses the action of a letter, instead of one begun before; a closed one says why. False if no action has it. */
  letter(key) {
    const { frame, picker, bar } = this;
    if (key === END && frame.ask?.turn && this.setup.end) return this.finish();
    if (!frame.ask?.turn || this.busy || !this.setup.groups.some(({ buttons }) => buttons.some(one => one.key === key))) return false;
    if (picker.picks.length) {
      picker.picks = [];
      picker.narrow();
      this.refresh();
    }
    const at = bar.listed.findIndex(({ letter }) => letter === key), shut = document.querySelector(`#options [data-letter="${key}"]`);
    if (at >= 0) return this.choose(at);
    shut?.focus();
    if (shut) this.refuse(shut);
    return Boolean(shut);
  }

  /** Ends the turn; what would be left unused is said first, and a closed end says why. */
  finish() {
    const end = this.ends(), insists = end && this.forms?.insists === `${this.asked} ${end.text}`;
    if (!end) this.refuse($("end"));
    else if (insists || !(this.frame.ask.left || this.lapsing(end).length)) this.play(end);
    else if (!this.forms?.keeps(end.text)) this.advise(end.text);
    return true;
  }

  /** Begins a choice that was advised: what was picked before is let go, and this one is confirmed. */
  advise(move) {
    const option = this.picker?.options.find(({ text }) => text === move);
    if (!option || this.busy) return;
    this.tip.hide();
    this.picker.picks = [];
    this.picker.add({ only: option.text, label: option.label });
    this.refresh();
  }

  /** Confirms the one option that is left. */
  confirm(pointer = false) {
    const one = this.picker?.left.length === 1 ? this.picker.left[0] : null;
    if (one && this.outlook.confirms(one, pointer)) this.play(one);
    return Boolean(one);
  }

  // -- talking to the server -----------------------------------------------------------------------------------

  /** Makes a choice, unless something is filled in that it would throw away: that is said first. */
  play(option) {
    if (!this.forms?.keeps(option.text)) return this.send({ move: option.text });
  }

  /** Makes choices: one, or several together or not at all. */
  send(told) {
    const { ask } = this.frame;
    return this.post("play", { ...told, rev: ask.rev, seat: ask.seat });
  }

  /** Takes back the last choice. */
  undo() {
    if (this.forms?.keeps("")) return;
    if (this.frame.undo) return this.retract();
    if (this.frame.undo_why) this.say(this.frame.undo_why);
  }

  /** Takes it back, and says aloud what: on the page one only sees that it is gone. */
  async retract() {
    const { seat, rev, undo_what: what } = this.frame;
    const done = await this.post("undo", { seat, rev });
    if (done) $("live").textContent = this.text("undone", { what });
    return done;
  }

  /** Tells the bots how to act: whether to wait for people, or to go on now. */
  async bots(how) {
    const { status, data } = await send(`${this.base}/bots`, { ...how, ...(this.setup.mine.includes(this.frame.seat) ? { seat: this.frame.seat } : {}) });
    if (status !== 200) this.say(data.text ?? this.text("offline"));
  }

  /** Sends a deed and shows a refusal as its sentence; true if it was heard. */
  async post(deed, data) {
    if (this.busy) return;
    this.onplay?.();
    this.until = Infinity;
    this.notice = "";
    this.tip.hide();
    breathe(false);
    this.bar.busy(true); // no more: whatever is drawn now delays the answer
    const { status, data: told } = await send(`${this.base}/${deed}`, data);
    this.until = status === 200 ? told.rev : 0;
    if (status !== 200) this.notice = told.text ?? this.text("offline");
    if (status !== 200 && this.picker?.picks.length) this.picker.back();
    if (!this.busy) this.refresh(); // else its board is still to come, and draws all of this
    if (this.notice) this.say(this.notice);
    return status === 200;
  }

  /** Tells something beside the question, for a while; what is neither a loss nor a refusal has no colour. */
  say(sentence, bad = true) {
    this.notice = sentence;
    $("notice").classList.toggle("calm", !bad);
    this.bar.prompt();
    clearTimeout(this.silence);
    this.silence = setTimeout(() => { this.notice = ""; this.bar.prompt(); }, 8000);
  }

  /** What a move would do. */
  async foresee(move) {
    const asked = new URLSearchParams({ move, seat: this.frame.seat, lang: this.setup.lang });
    const answer = await fetch(`${this.base}/preview?${asked}`);
    return answer.ok ? answer.json() : null;
  }

  /** Why a move is closed. */
  async why(move) {
    const asked = new URLSearchParams({ move, seat: this.frame.seat, lang: this.setup.lang });
    const answer = await fetch(`${this.base}/why?${asked}`);
    return answer.ok ? (await answer.json()).reason : null;
  }
}
