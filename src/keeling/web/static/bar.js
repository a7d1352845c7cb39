// The bar: what is asked, what has been picked, and what is left; it grows with its choices and cuts none off.

import { Choices, LISTED } from "./choices.js";
import { $, fill, flag, icon, label, make } from "./dom.js";
import { fit, watch } from "./fit.js";

const SOON = 120; // milliseconds: an answer that comes sooner needs no sign that it is waited for

/** Draws the bar of a table and knows what the digits stand for. */
export class Bar {
  constructor(table) {
    this.table = table;
    this.choices = new Choices(table);
    watch(() => this.draw());
  }

  /** What can be chosen by digit: `{options, pick}` each. */
  get listed() {
    return this.choices.listed;
  }

  /** Knows whether a choice is under way, and shows it if that takes long. */
  busy(on) {
    clearTimeout(this.late);
    $("bar").classList.toggle("busy", on);
    if (on) this.late = setTimeout(() => $("bar").classList.add("slow"), SOON);
    else $("bar").classList.toggle("slow", false);
  }

  /** Lets go of the focus on what a new question takes away, while the page is laid out: later this costs a layout. */
  leave() {
    const here = document.activeElement;
    this.left = Boolean(here?.closest("#options, #confirm"));
    if (this.left) here.blur();
  }

  /** Draws all of it, lets `beside` change what goes with it, and only then measures: so the page is laid out once. */
  draw(beside = () => {}) {
    const { table } = this;
    const { picker, frame } = table;
    const bar = $("bar"), here = document.activeElement;
    bar.classList.toggle("waiting", !picker);
    this.busy(table.busy);
    const one = picker?.left.length === 1 ? picker.left[0] : null;
    bar.classList.toggle("one", Boolean(one));
    this.crumbs(picker?.picks ?? []);
    this.buttons(one);
    table.outlook.warn(one);
    table.outlook.foresee();
    this.undo(frame);
    const within = picker?.picks.length || (frame.ask && !frame.ask.turn && !frame.ask.rests); // a question within the turn: its answers need the room
    $("go-on").hidden = within || !frame.held?.length || !table.setup.mine.includes(frame.seat) || table.replaced;
    for (const listed of [true, false]) { // where not all find room, only the next word is asked for
      this.full = listed;
      this.prompt();
      fill($("options"), ...this.choices.draw(one, listed));
      beside();
      if (fit()) break;
    }
    const lost = this.left || !here?.isConnected || (bar.contains(here) && here.hidden);
    this.left = false;
    if (lost) requestAnimationFrame(() => setTimeout(() => this.focus())); // after the paint, which it would delay
  }

  /** Gives the focus back to the bar if what had it is gone. */
  focus() {
    const here = document.activeElement;
    if (here && here !== document.body && !here.hidden) return;
    const one = this.table.picker?.left.length === 1;
    (one ? $("confirm") : $("options").querySelector(".opt, input"))?.focus({ preventScroll: true });
  }

  /** Undo: there with what it takes back, grey with the reason if that is no longer possible. */
  undo({ undo, undo_what: what, undo_why: why }) {
    const button = $("undo");
    button.hidden = !undo && !why;
    button.classList.toggle("off", !undo);
    const title = undo ? this.table.text(what ? "undo-what" : "undo", { what }) : why ?? "";
    if (button.title !== title) button.title = title;
    flag(button, "aria-disabled", !undo);
  }

  /** The picks so far, each to be taken back. */
  crumbs(picks) {
    const { left } = this.table.picker ?? { left: [] }, whole = left.length === 1 ? left[0].label : "";
    const said = picks.map(pick => this.choices.named(pick)).map(named => (named === whole ? this.table.setup.words[left[0].words[0]] ?? named : named));
    fill($("crumbs"), ...said.flatMap((one, n) => one === said[n + 1] ? [] : [ // the same twice is said once, and takes back the later pick
      make("button", { type: "button", class: "crumb", "data-crumb": n, "aria-label": this.table.text("take-back", { what: one }) }, make("span", {}, one), icon("cross")),
    ]));
  }

  /** The rules behind the question, for whoever opens them. */
  help() {
    const { frame, setup } = this.table;
    $("help").hidden = !frame.ask?.help.length;
    if (!frame.ask) return;
    fill($("help-text"), ...frame.ask.help.flatMap(one => {
      const [head, link, said] = ["h3", "a", "p"].map(name => document.createElement(name));
      link.href = `/rules/${setup.game}#${one.rule}`;
      link.target = "_blank";
      link.textContent = `${one.title} (${one.rule})`;
      head.append(link);
      said.textContent = one.text;
      return [head, said];
    }));
  }

  /** The question, the one answer that is left, a refusal, or who is waited for. */
  prompt() {
    const { table } = this;
    this.help();
    const { frame, notice, picker } = table;
    const one = picker?.left.length === 1 ? picker.left[0] : null;
    const said = (frame.ask ? this.asked(one) : frame.over ? table.text("over") : this.waited()) ?? "";
    const cause = frame.ask ? !one && frame.ask.cause : frame.cause;
    const about = one && table.outlook.of(one)?.about;
    const shared = picker?.picks.length && !one ? this.choices.shared() : "";
    const before = [cause && `${cause}.`, shared].filter(Boolean).map(text => make("small", { class: "cause" }, text));
    const lost = one ? table.lapsing(one).map(({ label: what }) => table.text("lapse.lost", { what })) : [];
    fill($("prompt"), ...before, said, ...[about, ...lost].filter(Boolean).map((text, n) => make("small", n || !about ? { class: "lost" } : {}, text)));
    $("notice").hidden = !notice;
    fill($("notice"), notice);
  }

  /** What is asked now: the question, or its next word, or whether the one answer left is meant. */
  asked(one) {
    const { table } = this;
    const { picker, frame, setup } = table;
    if (one) return table.forms?.sure(one) ?? one.label;
    if (picker.picks.length) {
      const next = picker.next(), listed = this.full && picker.left.length <= LISTED;
      const word = picker.verb && setup.which?.[picker.verb]?.[listed ? this.choices.apart(picker.left) : next[0].at];
      return word || (listed ? table.text("which.one") : frame.ask.text);
    }
    if (!frame.ask.turn) return frame.ask.text;
    return (table.ends() && setup.done) || (setup.groups.some(({ title }) => title) ? table.text("your-turn") : frame.ask.text);
  }

  /** Who is waited for, and which bots are thinking. */
  waited() {
    const { table } = this;
    const { asked, thinking, held = [] } = table.frame, seats = [...new Set([...asked.filter(seat => !held.includes(seat)), ...thinking])];
    if (seats.length === 1 && seats[0] === table.frame.seat && !table.frame.thinking.length) return ""; // the table goes on by itself
    if (table.replaced) return table.text("bot-plays");
    const how = table.presence?.missing(seats); // a lesson knows nobody who could be away
    const key = seats.length && seats.every(seat => table.frame.thinking.includes(seat)) ? (seats[1] === undefined ? "thinking" : "thinking.many") : how ? `waiting.${how}` : "waiting";
    return table.text(key, { players: seats.map(seat => table.setup.names[seat]).join(", ") });
  }

  /** Confirm for the one answer left; the turn's end where there is one, greyed with its reason while it is not yet allowed. */
  buttons(one) {
    const { table } = this;
    const { picker, frame } = table;
    const ends = table.ends();
    const confirm = $("confirm");
    confirm.hidden = !one;
    if (one) confirm.setAttribute("aria-label", `${table.text("confirm")}: ${one.label}`);
    const end = $("end");
    end.hidden = !frame.ask?.turn || Boolean(one) || !table.setup.end;
    end.classList.toggle("off", !ends);
    end.classList.toggle("can", Boolean(ends) && picker.picks.length === 0);
    flag(end, "aria-disabled", !ends);
    const left = ends && frame.ask?.left;
    fill(end, make("kbd", { "aria-hidden": "true" }, "E"), label(table.setup.words[table.setup.end] ?? "", table.setup.end_short), ...(left ? [make("small", { class: "left" }, left)] : []));
  }
}
