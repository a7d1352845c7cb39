// The bar: what is asked, what has been picked, and what is left, in at most two rows.

import { $, icon, make } from "./dom.js";

const LISTED = 4, KEYS = 10, FIGURE = /^\W?\d+\D*$/, NUMBER = /^\d+$/;

/** The word before another in an option: what it means may hang on it; a verb hangs on nothing. */
const verb = (option, word) => {
  const at = option.words.indexOf(word);
  return at <= 0 ? "" : option.words[1] === "component" && at === 2 ? "component" : option.words[0];
};

/** Draws the bar of a table and knows what the digits stand for. */
export class Bar {
  constructor(table) {
    this.table = table;
    this.listed = []; // what can be chosen by digit: {options, pick}
  }

  /** A word in the person's language; after some verbs it may mean another thing. */
  word(word, verb = "") {
    const { setup } = this.table;
    const [, stem, number] = /^(.*?)(\d*)$/.exec(word ?? "");
    const own = setup.words?.[`${verb} ${word}`] ?? setup.words?.[`${verb} ${stem}`];
    if (own) return setup.words[`${verb} ${word}`] ?? `${own} ${number}`;
    return setup.words?.[word] ?? (/^p\d$/.test(word) ? setup.names?.[word.slice(1) - 1] : undefined) ?? word;
  }

  /** The glyph of a word, on its colour if it has one. */
  glyph(word, verb = "") {
    const { glyphs } = this.table.setup;
    const [name, cls] = glyphs?.[`${verb} ${word}`] ?? glyphs?.[`${verb} ${word?.replace(/\d+$/, "")}`] ?? glyphs?.[word] ?? [];
    if (!name) return null;
    return cls ? make("span", { class: `en sm ${cls}` }, icon(name)) : icon(name, "i16");
  }

  /** The figures that stand on an option. */
  chips(option) {
    if (!option.chips?.length) return [];
    return [make("span", { class: "cost" }, ...option.chips.flatMap(chip => [icon(chip.icon, `i14 c-${chip.icon}`), chip.text]))];
  }

  /** Draws all of it. */
  draw() {
    const { table } = this;
    const { picker, frame } = table;
    const bar = $("bar"), here = document.activeElement;
    this.listed = [];
    bar.classList.toggle("waiting", !picker);
    bar.classList.toggle("busy", table.busy);
    $("options").classList.remove("tight", "tiny");
    this.crumbs(picker?.picks ?? []);
    const one = picker?.left.length === 1 ? picker.left[0] : null;
    this.prompt();
    const rest = picker ? picker.left.filter(option => option.text !== "end") : [];
    const parts = one ? this.chips(one) : rest.length ? this.choices(rest) : [];
    $("options").replaceChildren(...parts, ...(one || picker?.picks.length ? [] : this.shut(rest)));
    this.buttons(one);
    for (const size of ["tight", "tiny"]) if ($("options").scrollHeight > $("options").clientHeight + 2) $("options").classList.add(size);
    this.undo(frame);
    const lost = !here?.isConnected || (bar.contains(here) && here.hidden);
    if (lost) (one ? $("confirm") : $("options").querySelector(".opt, input"))?.focus();
  }

  /** Undo: there if a choice could be taken back, grey with the reason if one no longer can. */
  undo({ undo, undo_why: why }) {
    const button = $("undo");
    button.hidden = !undo && !why;
    button.classList.toggle("off", !undo);
    button.title = undo ? this.table.text("undo") : why ?? "";
    button.setAttribute("aria-disabled", String(!undo));
  }

  /** The picks so far, each to be taken back. */
  crumbs(picks) {
    $("crumbs").replaceChildren(...picks.map((pick, n) =>
      make("button", { type: "button", class: "crumb", "data-crumb": n, "aria-label": this.table.text("take-back", { what: this.named(pick) }) },
        this.named(pick), icon("cross"))));
  }

  /** What a pick is called. */
  named(pick) {
    const words = (pick.run ?? [pick.word]).filter(word => !/[*|]/.test(word));
    if (NUMBER.test(words[0])) words.unshift(this.table.picker.left[0].words[0]);
    const verb = pick.run ? pick.run[0].split("|")[0] : this.table.picker?.left[0]?.words[0];
    return pick.label ?? words.map(word => this.word(word, word === verb ? "" : verb)).join(" ");
  }

  /** The rules behind the question, for whoever opens them. */
  help() {
    const { frame, setup } = this.table;
    $("help").hidden = !frame.ask;
    if (!frame.ask) return;
    $("help-text").replaceChildren(...frame.ask.help.flatMap(one => {
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
    const { frame, notice } = table;
    const { picks, left } = table.picker ?? { picks: [], left: [] };
    const one = left.length === 1 ? left[0] : null;
    const done = table.setup.done && frame.ask?.prompt === "turn" && table.picker?.options.some(option => option.text === "end");
    let said = one ? one.label : picks.length ? table.text("options", { count: left.length }) : done ? table.setup.done : frame.ask?.text;
    if (!frame.ask) said = frame.over ? table.text("over") : this.waited();
    $("prompt").replaceChildren(said ?? "");
    $("notice").hidden = !notice;
    $("notice").textContent = notice;
  }

  /** Who is waited for, and which bots are thinking. */
  waited() {
    const { table } = this;
    const seats = [...new Set([...table.frame.asked, ...table.frame.thinking])];
    if (seats.length === 1 && seats[0] === table.frame.seat) return ""; // the table goes on by itself
    const key = seats.length && seats.every(seat => table.frame.thinking.includes(seat)) ? "thinking" : "waiting";
    return table.text(key, { players: seats.map(seat => table.setup.names[seat]).join(", ") });
  }

  /** Few options in full, or the choices of the next word, or a slider for a long row of figures. */
  choices(rest) {
    const next = this.table.picker.next(rest);
    if (rest.length <= LISTED) {
      const { at } = next[0];
      const differ = n => rest.some(option => option.words[n] !== rest[0].words[n]);
      return rest.map(option => {
        const words = option.words.filter((_, n) => n >= at && differ(n));
        const pick = { only: option.text, label: words.map(word => this.word(word, verb(option, word))).join(" ") || option.label };
        return this.option([option], pick, words.length ? words : option.words.slice(-1), this.chips(option), option.label);
      });
    }
    const figures = next.every(choice => FIGURE.test(choice.word) && this.word(choice.word, verb(choice.options[0], choice.word)) === choice.word);
    if (next.length > 2 * KEYS || (next.length > LISTED + 1 && figures)) return [this.slider(next)];
    return next.map(choice => {
      const alone = choice.options.length === 1 ? choice.options[0] : null;
      const pick = alone ? { only: alone.text, label: this.word(choice.word ?? alone.words.at(-1), verb(alone, choice.word)) } : { at: choice.at, word: choice.word };
      const words = choice.word === undefined ? alone.words.slice(-1) : [choice.word];
      return this.option(choice.options, pick, words, alone ? this.chips(alone) : [], alone?.label);
    });
  }

  /** One button: key, glyph, words, figures. */
  option(options, pick, words, chips, label) {
    this.listed.push({ options, pick });
    const key = this.listed.length;
    if (NUMBER.test(words[0])) words = [options[0].words[0], ...words]; // a number alone says nothing
    const shown = words.flatMap((word, n) => {
      const after = verb(options[0], word), drawn = this.glyph(word, after);
      const tile = drawn?.classList.contains("en");
      return [n === 0 || tile ? drawn : null, tile && words.length > 1 ? null : make("span", {}, this.word(word, after) || label)];
    });
    return make("button", { type: "button", class: "opt", "data-choice": key - 1, title: label, "aria-label": label },
      key <= KEYS ? make("kbd", { "aria-hidden": "true" }, String(key % KEYS)) : null, ...shown, ...chips);
  }

  /** The verbs of a question that always stand in the bar, those that are closed now: each says why. */
  shut(rest) {
    const { setup, frame } = this.table;
    const verbs = (setup.always?.[frame.ask?.prompt] ?? []).filter(verb => !rest.some(option => option.words[0] === verb));
    return verbs.map(verb => {
      const why = document.querySelector(`[data-why^="${verb} "]`)?.dataset.why ?? verb;
      const said = this.word(verb);
      return make("button", { type: "button", class: "btn off", "data-why": why, "aria-disabled": "true", "aria-label": said },
        this.glyph(verb), said);
    });
  }

  /** A slider with its figure and a button to take it. */
  slider(next) {
    const named = choice => (choice.options.length === 1 ? choice.options[0].label : this.word(choice.word));
    const range = make("input", { type: "range", min: 0, max: next.length - 1, value: 0, step: 1, "aria-label": this.table.frame.ask.text });
    const said = make("output", {}, named(next[0]));
    const step = by => () => { range.stepUp(by); show(); };
    const show = () => { said.textContent = named(next[range.value]); range.setAttribute("aria-valuetext", said.textContent); };
    const take = () => {
      const { options, at, word } = next[range.value];
      if (options.length === 1) this.table.play(options[0]);
      else this.table.pick({ at, word });
    };
    const less = make("button", { type: "button", class: "btn", "aria-hidden": "true", tabindex: -1 }, "−");
    const more = make("button", { type: "button", class: "btn", "aria-hidden": "true", tabindex: -1 }, "+");
    const go = make("button", { type: "button", class: "btn go take" }, icon("tick"), said);
    less.onclick = step(-1);
    more.onclick = step(1);
    range.oninput = show;
    range.onkeydown = event => { if (event.key === "Enter") take(); };
    go.onclick = take;
    show();
    return make("div", { class: "stepper" }, less, range, more, go);
  }

  /** Confirm for the one answer left; End turn when there is one, greyed with its reason while it is not yet allowed. */
  buttons(one) {
    const { table } = this;
    const { picker, frame } = table;
    const ends = picker?.options.some(option => option.text === "end");
    const confirm = $("confirm");
    confirm.hidden = !one;
    if (one) confirm.setAttribute("aria-label", `${table.text("confirm")}: ${one.label}`);
    const end = $("end");
    end.hidden = !frame.ask || frame.ask.prompt !== "turn" || one?.text === "end";
    end.classList.toggle("off", !ends);
    end.classList.toggle("can", Boolean(ends) && picker.picks.length === 0);
    end.setAttribute("aria-disabled", String(!ends));
  }
}
