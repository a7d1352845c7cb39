// Amounts: forms whose rows are families of options that differ in a last number; sent as one choice after another.
// A form says what it adds up (data-most, data-budget, data-held …); which amounts are open is known from the options.

import { make } from "./dom.js";

const FORMS = "[data-form]";

/** All forms of a page: what has been filled in, what it sums up to, and what is still to be sent. */
export class Amounts {
  constructor(table) {
    this.table = table;
    this.filled = new Map(); // by family, how many; by option of a toggle, one
    this.queue = []; // choices still to be made, in their order
    this.asked = "";
    document.addEventListener("click", event => this.click(event), true);
    document.addEventListener("pointerdown", event => this.grab(event));
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
    return !(form.dataset.budget && Number(cost) > 0 && this.cost(form) + Number(cost) > Number(form.dataset.budget));
  }

  /** What all that is filled in costs. */
  cost(form) {
    return this.rows(form).reduce((sum, row) => sum + this.count(row.dataset.family) * Number(row.dataset.cost ?? 0), 0);
  }

  /** A click on a button of a form; one that is closed is left to the table, which says why. */
  click(event) {
    const button = event.target.closest?.("[data-family], [data-toggle], [data-send], [data-play], [data-undo-then], .ps.own");
    const form = button?.closest(FORMS);
    if (!button || (form && !this.awake(form)) || this.table.busy) return;
    if (button.dataset.send) this.send(form);
    else if (button.dataset.play) {
      if (!this.table.picker?.options.some(({ text }) => text === button.dataset.play)) return;
      this.run([button.dataset.play]);
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
    this.draw();
    return true;
  }

  // -- dragging ------------------------------------------------------------------------------------------------

  /** Takes a unit to carry it into a place. */
  grab(event) {
    const grip = event.target.closest?.("[data-drag]"), form = grip?.closest(FORMS);
    if (!grip || !this.awake(form) || event.button > 0) return;
    event.preventDefault();
    const row = this.rows(form).find(one => one.dataset.family === grip.dataset.drag), places = form.querySelector("[data-places]");
    const ghost = make("div", { class: "ghost-unit", "aria-hidden": "true" }, grip.firstElementChild.cloneNode(true));
    const over = at => { const box = places.getBoundingClientRect(); return at.clientX > box.left - 12 && at.clientX < box.right + 12 && at.clientY > box.top - 12 && at.clientY < box.bottom + 12; };
    const move = at => { ghost.style.left = `${at.clientX}px`; ghost.style.top = `${at.clientY}px`; places.classList.toggle("over", over(at)); };
    let moved = false;
    document.body.append(ghost);
    move(event);
    const on = at => { moved = true; move(at); };
    const off = at => {
      removeEventListener("pointermove", on);
      ghost.remove();
      places.classList.remove("over");
      if (row && (over(at) || !moved)) this.change(form, row);
    };
    addEventListener("pointermove", on);
    addEventListener("pointerup", off, { once: true });
  }

  // -- sending -------------------------------------------------------------------------------------------------

  /** Sends a form: every amount in the order of its rows, then the word that ends it. */
  send(form) {
    const told = this.rows(form).filter(row => this.count(row.dataset.family)).map(row => `${row.dataset.family} ${this.count(row.dataset.family)}`);
    for (const one of form.querySelectorAll("[data-toggle]")) if (this.count(one.dataset.toggle)) told.push(one.dataset.toggle);
    const prompts = form.dataset.prompts.split(" ");
    this.run([...told, form.dataset.end], prompts);
  }

  /** Takes back what was sent and then says a word, all in one. */
  withdraw(word) {
    this.queue = [word];
    this.prompts = null;
    this.table.undo();
  }

  /** Makes choices one after another, each when its question has come. */
  run(moves, prompts = null) {
    this.queue = moves;
    this.prompts = prompts;
    this.next();
  }

  /** Makes the next choice of the queue if it is open; what a question no longer asks for is dropped. */
  next() {
    const { table } = this;
    if (!this.queue.length || table.busy || !table.picker) return;
    const { ask } = table.frame;
    if (this.prompts && !this.prompts.includes(ask.prompt)) return this.stop();
    const option = table.picker.options.find(({ text }) => text === this.queue[0]);
    if (!option) {
      const last = this.queue.length === 1;
      if (!last) table.say(table.text("not-now"));
      return this.stop();
    }
    this.queue.shift();
    this.filled.delete(option.words.slice(0, -1).join(" "));
    this.filled.delete(option.text);
    table.play(option);
  }

  /** Forgets what was still to be sent. */
  stop() {
    this.queue = [];
    this.draw();
  }

  // -- showing -------------------------------------------------------------------------------------------------

  /** After the table has marked its pieces: goes on sending, forgets what is past, and draws all forms. */
  refresh() {
    const { table } = this;
    if (table.asked !== this.asked && table.picker) {
      this.asked = table.asked;
      if (!this.queue.length) this.filled.clear();
    }
    this.draw();
    if (this.queue.length) queueMicrotask(() => this.next());
  }

  /** Writes amounts, sums and warnings into every form. */
  draw() {
    for (const form of document.querySelectorAll(FORMS)) {
      const awake = this.awake(form);
      form.classList.toggle("awake", awake);
      const some = awake && [...this.rows(form).map(row => row.dataset.family), ...[...form.querySelectorAll("[data-toggle]")].map(one => one.dataset.toggle)].some(family => this.count(family));
      form.classList.toggle("filled", some);
      if (!awake) continue;
      for (const out of form.querySelectorAll("[data-amount]")) this.amount(form, out);
      for (const row of this.rows(form)) {
        const can = this.fits(form, row) || this.count(row.dataset.against) > 0;
        row.classList.toggle("pick", can);
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
      this.sums(form);
      this.places(form);
    }
  }

  /** One amount; what is sold counts as less than nothing. */
  amount(form, out) {
    const n = this.count(out.dataset.amount) - this.count(out.dataset.less), fixed = Number(out.dataset.fixed ?? 0);
    out.textContent = n < 0 ? `−${-n}` : n + fixed;
    out.classList.toggle("some", n !== 0 || fixed > 0);
  }

  /** The sums: units, money, energy, pollution; and the warnings that follow from them. */
  sums(form) {
    const { held, waste, dump } = form.dataset;
    const used = [...form.querySelectorAll("[data-kind]")].filter(kind => this.rows(kind).some(row => this.count(row.dataset.family) + this.fixed(form, row.dataset.family)));
    const energy = used.reduce((sum, kind) => sum + Number(kind.dataset.energy), 0);
    const pollution = used.reduce((sum, kind) => sum + Number(kind.dataset.pollution), 0);
    const money = -this.cost(form);
    const less = this.count("plan recycle") + this.fixed(form, "plan recycle");
    const over = Number(waste) + pollution - less - Number(dump);
    const said = { energy, pollution, money: money ? `${money < 0 ? "−" : "+"}$${Math.abs(money)}` : "" };
    for (const out of form.querySelectorAll("[data-out]")) {
      const [what, verb] = out.dataset.out.split(" ");
      const n = what === "units" ? this.units(form, verb) : said[what];
      out.textContent = out.dataset.text ? out.dataset.text.replace("{count}", n).replace("{n}", n) : n;
    }
    this.warn(form, "energy", energy > Number(held), { need: energy, have: held });
    this.warn(form, "dump", over > 0, { count: over });
  }

  /** Shows or hides a warning with its figures. */
  warn(form, what, on, values) {
    const box = form.querySelector(`[data-warn="${what}"]`);
    if (!box) return;
    box.hidden = !on;
    const said = box.dataset.text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
    if (on && box.textContent !== said) box.textContent = said;
  }

  /** Fills the places with the units that are planned; a tap takes one out again. */
  places(form) {
    const places = form.querySelector("[data-places]");
    if (!places) return;
    const units = this.rows(form).flatMap(row => {
      const { family } = row.dataset, grip = form.querySelector(`[data-drag="${family}"]`);
      const one = mine => make("span", { class: mine ? "ps own" : "ps", ...(mine ? { "data-take": family } : {}) }, grip.firstElementChild.cloneNode(true));
      return [...Array(this.fixed(form, family)).fill(false), ...Array(this.count(family)).fill(true)].map(one);
    });
    const free = Math.max(0, Number(places.dataset.places) - units.length);
    places.replaceChildren(...units, ...Array.from({ length: free }, () => make("i", { class: "cell" })));
  }
}
