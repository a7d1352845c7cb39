// Amounts: forms whose rows are families of options that differ in a last number; sent all together.
// A form says what it adds up (data-most, data-budget, data-adds …); which amounts are open is known from the options.

import { grab } from "./carry.js";
import { reveal } from "./reveal.js";
import { amount, places, sums } from "./sums.js";

const SOUGHT = 2000; // milliseconds that a form is ringed after somebody looked for it
const FORMS = "[data-form]";

/** All forms of a page: what has been filled in, what it sums up to, and what is still to be sent. */
export class Amounts {
  constructor(table) {
    this.table = table;
    this.filled = new Map(); // by family, how many; by option of a toggle, one
    this.queue = []; // choices still to be made, in their order
    this.asked = "";
    this.start = []; // what the next form begins with
    this.onchange = null; // after each step of an amount
    document.addEventListener("click", event => this.click(event), true);
    document.addEventListener("pointerdown", event => grab(event, this));
  }

  /** The form that the present question wakes. */
  awake(form) {
    return Boolean(this.table.picker) && form.dataset.prompts.split(" ").includes(this.table.frame.ask.prompt);
  }

  /** The most of a family that is open now. */
  most(family) {
    const start = family.split(" "), { picker } = this.table;
    return (picker?.options ?? []).reduce((most, { words }) => {
      const same = words.length === start.length + 1 && start.every((word, n) => words[n] === word);
      return same ? Math.max(most, Number(words.at(-1)) || 0) : most;
    }, 0);
  }

  /** How many of a family are filled in. */
  count(family) {
    return this.filled.get(family) ?? 0;
  }

  /** The families of a form, each with its button for more. */
  rows(form) {
    return [...form.querySelectorAll("[data-family]:not([data-step])")];
  }

  /** The units of one side of a form, by its verb, or of the whole. */
  units(form, verb) {
    const told = this.rows(form).filter(row => !row.dataset.uncounted && (!verb || row.dataset.family.startsWith(`${verb} `)));
    const parts = [...form.querySelectorAll("[data-toggle]")].filter(one => !verb || one.dataset.toggle.startsWith(`${verb} `));
    const fixed = told.reduce((sum, row) => sum + this.fixed(form, row.dataset.family), 0) + parts.filter(one => one.matches(".named")).length;
    return fixed + told.reduce((sum, row) => sum + this.count(row.dataset.family), 0) + parts.reduce((sum, one) => sum + this.count(one.dataset.toggle), 0);
  }

  /** What has been named of a family before, so that it cannot be named again. */
  fixed(form, family) {
    return Number(form.querySelector(`[data-amount="${family}"]`)?.dataset.fixed ?? 0);
  }

  /** Whether one more of a row fits: open, within the limit of its side, and paid for. */
  fits(form, row) {
    const { family, excludes, cost } = row.dataset, verb = family.split(" ")[0];
    if (this.count(family) >= this.most(family)) return false;
    if (excludes && this.count(excludes) > 0) return false;
    if (form.dataset.single && this.rows(form).some(other => this.count(other.dataset.family) && other.dataset.family.split(" ")[0] !== verb)) return false;
    if (!row.dataset.uncounted && this.units(form, verb) >= Number(form.dataset.most)) return false;
    const budget = form.querySelector("[data-budget]")?.dataset.budget;
    return !(budget && Number(cost) > 0 && this.cost(form) + Number(cost) > Number(budget));
  }

  /** What all that is filled in costs. */
  cost(form) {
    return this.rows(form).reduce((sum, row) => sum + this.count(row.dataset.family) * Number(row.dataset.cost ?? 0), 0);
  }

  /** A click on a button of a form; one that is closed is left to the table, which says why. */
  click(event) {
    const button = event.target.closest?.("[data-family], [data-toggle], [data-send], [data-play], [data-undo-then], .ps.own");
    const form = button?.closest(FORMS);
    this.start = event.target.closest?.("[data-fill]")?.dataset.fill.split(", ").filter(Boolean) ?? this.start;
    if (!button || (form && !this.awake(form)) || this.table.busy) return;
    if (button.dataset.send) this.send(form);
    else if (button.dataset.play) {
      if (!this.table.picker?.options.some(({ text }) => text === button.dataset.play)) return;
      this.table.play({ text: button.dataset.play });
    }
    else if (button.dataset.undoThen) this.withdraw(button.dataset.undoThen);
    else if (!this.change(form, button)) return;
    event.stopPropagation();
    event.preventDefault();
  }

  /** One more or one less; false if it is not open. */
  change(form, button) {
    const { family, step, against, toggle, take } = button.dataset;
    if (take) this.filled.set(take, this.count(take) - 1);
    else if (toggle) {
      const verb = toggle.split(" ")[0];
      if (!this.count(toggle) && (!this.table.picker.options.some(option => option.text === toggle) || this.units(form, verb) >= Number(form.dataset.most))) return false;
      this.filled.set(toggle, 1 - this.count(toggle));
    } else if (step) {
      if (this.count(family) <= 0) return true;
      this.filled.set(family, this.count(family) - 1);
    } else if (against && this.count(against) > 0) this.filled.set(against, this.count(against) - 1);
    else if (this.fits(form, button)) this.filled.set(family, this.count(family) + 1);
    else return this.count(family) > 0;
    this.insists = "";
    this.draw();
    this.table.bar.draw();
    this.onchange?.();
    return true;
  }

  // -- sending -------------------------------------------------------------------------------------------------

  /** Sends a form: every amount in the order of its rows, all together, then the word that ends it if it is still asked for. */
  async send(form) {
    const end = this.table.picker?.options.find(({ text }) => text === form.dataset.end);
    if (end && this.sure(end)) { // nothing is filled in: asked after, as in the bar
      if (this.table.picker.left.length === 1) return this.table.confirm(true);
      return this.table.pick({ only: end.text, label: form.dataset.nothing });
    }
    const told = this.rows(form).filter(row => this.count(row.dataset.family)).map(row => `${row.dataset.family} ${this.count(row.dataset.family)}`);
    for (const one of form.querySelectorAll("[data-toggle]")) if (this.count(one.dataset.toggle)) told.push(one.dataset.toggle);
    this.prompts = form.dataset.prompts.split(" ");
    this.queue = [form.dataset.end];
    if (!told.length) return this.next();
    if (await this.table.send({ moves: told })) this.filled.clear();
    else this.stop();
    this.next();
  }

  /** Takes back what was sent and then says a word. */
  withdraw(word) {
    this.queue = [word];
    this.prompts = null;
    this.table.undo();
  }

  /** Makes the choice that waits as soon as its question has come; what is no longer asked for is dropped. */
  next() {
    const { table } = this;
    if (!this.queue.length || table.busy || !table.picker) return;
    const asked = !this.prompts || this.prompts.includes(table.frame.ask.prompt);
    const option = asked && table.picker.options.find(({ text }) => text === this.queue[0]);
    this.stop();
    if (option) table.send({ move: option.text });
  }

  /** Forgets what was still to be sent. */
  stop() {
    this.queue = [];
    this.draw();
  }

  // -- and the bar ---------------------------------------------------------------------------------------------

  /** The form that the question is about; at a turn there are other choices as well, and none leads. */
  lead() {
    const { ask } = this.table.frame;
    return ask && !ask.turn ? [...document.querySelectorAll(FORMS)].find(form => this.awake(form) && this.rows(form).length) : undefined;
  }

  /** Whether an option is chosen by filling in a form. */
  owns(form, { words, text }) {
    const family = words.slice(0, -1).join(" ");
    return this.rows(form).some(row => row.dataset.family === family) || [...form.querySelectorAll("[data-toggle]")].some(one => one.dataset.toggle === text);
  }

  /** Whether anything is filled in. */
  holds(form) {
    return this.awake(form) && (this.rows(form).some(row => this.count(row.dataset.family)) || [...form.querySelectorAll("[data-toggle]")].some(one => this.count(one.dataset.toggle)));
  }

  /** What to ask before a form is left empty though something fits into it; undefined if there is nothing to ask. */
  sure({ text }) {
    const form = this.lead();
    const empty = form?.dataset.sure && form.dataset.end === text && !this.holds(form);
    return empty && this.rows(form).some(row => this.fits(form, row)) ? form.dataset.sure : undefined;
  }

  /** Whether a choice is held back since it would throw away what is filled in; said once, and whoever insists is heard. */
  keeps(text) {
    const form = [...document.querySelectorAll(FORMS)].find(one => this.holds(one));
    const insists = `${this.table.asked} ${text}`;
    if (!form || this.insists === insists) return false;
    this.insists = insists;
    this.table.say(this.table.text("unsent", { what: this.title(form) }));
    return true;
  }

  /** What a form is called. */
  title(form) {
    return form.closest("[aria-label]").getAttribute("aria-label");
  }

  /** Brings a form into sight and the focus into it; both are ringed, so that a mouse sees it too. */
  show(form) {
    reveal(form);
    const first = this.rows(form).find(row => this.fits(form, row)) ?? form.querySelector("button");
    first?.focus();
    for (const one of [form, first]) {
      one?.classList.add("sought");
      setTimeout(() => one?.classList.remove("sought"), SOUGHT);
    }
  }

  // -- showing -------------------------------------------------------------------------------------------------

  /** After the table has marked its pieces: goes on sending, forgets what is past, and draws all forms. */
  refresh() {
    const { table } = this;
    if (table.asked !== this.asked && table.picker) {
      this.asked = table.asked;
      if (!this.queue.length) {
        this.filled.clear();
        this.begin();
      }
    }
    this.draw();
    if (this.queue.length) queueMicrotask(() => this.next());
  }

  /** Fills in what a form is to begin with, as far as it is open: an offer that is answered with another. */
  begin() {
    for (const move of this.start) {
      const words = move.split(" "), family = words.slice(0, -1).join(" ");
      const part = document.querySelector(`[data-toggle="${move}"]`);
      if (!part) this.filled.set(family, Math.min(Number(words.at(-1)), this.most(family)));
      else if (this.table.picker.options.some(option => option.text === move)) this.filled.set(move, 1);
    }
    this.start = [];
  }

  /** Writes amounts, sums and warnings into every form. */
  draw() {
    for (const form of document.querySelectorAll(FORMS)) {
      const awake = this.awake(form);
      form.classList.toggle("awake", awake);
      const some = this.holds(form);
      form.classList.toggle("filled", some);
      if (!awake) continue;
      for (const out of form.querySelectorAll("[data-amount]")) amount(this, form, out);
      for (const row of this.rows(form)) {
        const taken = this.count(row.dataset.against) > 0, can = taken || this.fits(form, row);
        if (taken !== row.classList.contains("back")) back(row);
        row.classList.toggle("pick", can && !this.table.calm);
        row.classList.toggle("may", can && this.table.calm);
        if (can) row.removeAttribute("aria-disabled");
        else row.setAttribute("aria-disabled", "true");
      }
      for (const less of form.querySelectorAll("[data-step]")) {
        less.classList.toggle("can", this.count(less.dataset.family) > 0);
        less.setAttribute("aria-disabled", String(this.count(less.dataset.family) <= 0));
      }
      for (const one of form.querySelectorAll("[data-toggle]")) one.classList.toggle("on", this.count(one.dataset.toggle) > 0);
      const send = form.querySelector("[data-send]");
      const open = some || this.table.picker.options.some(option => option.text === form.dataset.end);
      send.disabled = !open;
      if (send.dataset.says && form.dataset.nothing) send.querySelector("span").textContent = some ? send.dataset.says : form.dataset.nothing;
      sums(this, form);
      places(this, form);
    }
  }
}

/** Lets a button that now takes back what its opposite has filled in say so, or its own words again. */
function back(row) {
  const { back: other } = row.dataset;
  row.classList.toggle("back");
  row.dataset.back = row.getAttribute("aria-label");
  row.setAttribute("aria-label", other);
}
