// What the one choice left will do, asked of the server before it is confirmed: chips, what comes then, a warning.

import { $, fill, icon, make } from "./dom.js";
import { Gauge } from "./gauge.js";

const HELD = 1000; // milliseconds that a choice which loses the game is held down

/** The outlook on choices at the present question. */
export class Outlook {
  constructor(table) {
    this.table = table;
    this.known = new Map(); // by move, what was told
    this.asked = "";
    this.insists = ""; // the dangerous move that was confirmed once
    this.gauge = new Gauge();
    $("confirm").addEventListener("pointerdown", () => this.hold());
    for (const kind of ["pointerup", "pointerleave", "pointercancel"]) $("confirm").addEventListener(kind, () => this.let());
  }

  /** What is known of a choice; asks for it if nothing is, and draws again once it is here. */
  of(option) {
    const { table } = this;
    this.forget();
    if (!this.known.has(option.text)) {
      this.known.set(option.text, null);
      this.ask(option.text).then(told => { if (told) table.bar.draw(); });
    }
    return this.known.get(option.text);
  }

  /** Forgets what was told at another question. */
  forget() {
    const { asked } = this.table;
    if (this.asked === asked) return;
    this.known.clear();
    this.asked = asked;
    this.insists = "";
  }

  /** Asks the server what a move will do; nothing if something else is asked by then. */
  async ask(move) {
    const { table } = this, { asked } = table;
    this.forget();
    const told = this.known.get(move) ?? (await table.foresee(move).catch(() => null));
    if (!told?.chips || asked !== table.asked) return null;
    this.known.set(move, told);
    return told;
  }

  /** Shows on the gauge and in the strip what a choice would leave ahead; without one, what the one choice left would, or how things are. */
  foresee(option) {
    const { picker } = this.table, one = option ?? (picker?.left.length === 1 && picker.picks.length ? picker.left[0] : null);
    this.gauge.show((one && this.known.get(one.text)?.gauge) || "");
    this.table.come(one);
  }

  /** Whether a choice may lose the game for all: then it is not made by one press. */
  risky(option) {
    const { setup } = this.table;
    if (!setup.ending || !option.chips?.some(({ icon }) => icon === setup.ending)) return false;
    const told = this.of(option);
    return !told || Boolean(told.alarm?.lost);
  }

  /** The chips of a choice: what is paid, gained, what others get, what else follows. */
  chips(option) {
    const told = this.of(option);
    return told ? (told.chips.length ? [this.drawn(told)] : []) : this.table.bar.choices.chips(option);
  }

  /** What a choice will ask one then, for a tip; nothing if it asks nothing. */
  asks({ then }) {
    const steps = (then ?? []).filter(({ icon, mine }) => mine && !/^p\d$/.test(icon)); // that one's turn goes on is no question
    return steps.length ? [make("span", { class: "asks" }, make("b", {}, this.table.text("then")), ...steps.map(step => make("span", {}, icon(step.icon, "i14"), step.text)))] : [];
  }

  /** All chips of what was told. */
  drawn({ chips }) {
    return make("span", { class: "pv" }, ...chips.map(chip => this.chip(chip)));
  }

  /** One chip; another player's begins with the name. */
  chip({ tone, seat, name, parts }) {
    const whose = seat === undefined ? [] : [icon(`p${seat + 1}`, "tok"), name && make("b", {}, name)];
    const says = !name && parts.length === 1 && parts[0].text.includes(" ") ? " says" : ""; // a sentence, not figures
    return make("span", { class: `pc ${tone}${says}${seat === undefined ? "" : ` p${seat + 1}`}` }, ...whose,
      ...parts.map(part => make("span", {}, part.icon && icon(part.icon, `i14 c-${part.icon}`), part.text)));
  }

  /** Shows the warning of a choice, and on its button that it must be meant. */
  warn(option) {
    const alarm = option && this.of(option)?.alarm, risky = Boolean(option) && this.risky(option), { table } = this;
    $("alarm").hidden = !alarm;
    fill($("alarm"), ...(alarm ? [icon("event", "i16"), make("span", {}, make("b", {}, alarm.text), risky ? ` ${table.text("risk.hold")}` : "")] : []));
    $("confirm").classList.toggle("risk", risky);
    $("confirm").lastElementChild.textContent = table.text(risky ? "risk.do" : "confirm");
    $("bar").classList.toggle("danger", risky);
  }

  /** Whether a press confirms: of a dangerous choice only the second one by the keyboard. */
  confirms(option, pointer) {
    if (!this.risky(option)) return true;
    if (pointer) return false;
    if (this.insists === option.text) return true;
    this.insists = option.text;
    return false;
  }

  /** Begins to hold a dangerous choice down. */
  hold() {
    const { picker } = this.table, one = picker?.left.length === 1 ? picker.left[0] : null;
    if (!one || !this.risky(one)) return;
    $("confirm").classList.add("held");
    this.timer = setTimeout(() => { this.let(); this.table.play(one); }, HELD);
  }

  /** Lets it go. */
  let() {
    clearTimeout(this.timer);
    $("confirm").classList.remove("held");
  }
}
