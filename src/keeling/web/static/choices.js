// The choices of the bar: groups of verbs at a turn, else few options in full, else the next word, or a slider.
// What a word is called comes with each option from the server; nothing here knows a game.

import { $, icon, make } from "./dom.js";
import { holds } from "./pick.js";
import { slider } from "./slider.js";

const LISTED = 8, FEW = 4, KEYS = 10, LONG = 5, DIGITS = /\d/;

/** The words beside each other: an arrow needs no comma. */
const joined = parts => parts.filter(Boolean).reduce((said, part) => (said ? said + (part.startsWith("→") ? " " : ", ") + part : part), "");

/** Draws the choices of one question. */
export class Choices {
  constructor(table) {
    this.table = table;
    this.listed = [];
  }

  /** All that stands in the bar now, few options in full if they are to be `listed`; of the one answer left, what it costs and gives. */
  draw(one, listed = true) {
    const { picker, frame } = this.table;
    this.listed = [];
    $("options").classList.toggle("grouped", Boolean(picker) && !one && frame.ask.turn && !picker.picks.length);
    if (!picker) return [];
    if (one) return this.chips(one);
    const form = this.table.forms?.lead();
    const rest = picker.left.filter(option => option !== this.table.ends() && !(form && this.table.forms.owns(form, option)));
    const own = form ? this.form(form) : [];
    const plain = form ? rest.filter(({ text }) => text !== form.dataset.end) : rest;
    const shut = picker.picks.length ? [] : (frame.ask.closed ?? []).map(([why, said]) => this.shut(why, said));
    if (frame.ask.turn && !picker.picks.length) return [...this.groups(plain), ...shut];
    return [...own, ...(plain.length ? this.list(plain, listed) : []), ...shut];
  }

  /** What a form of amounts shows in the bar: the way to it, and its end; what is filled in is never thrown away by it. */
  form(form) {
    const { forms, picker } = this.table;
    const end = picker.options.find(({ text }) => text === form.dataset.end);
    const title = forms.title(form), sends = form.querySelector("[data-send]").textContent.trim();
    const way = this.button({ options: [], run: () => forms.show(form) }, [icon("plus", "i16"), make("span", {}, title)], title);
    const said = forms.holds(form) ? sends : form.dataset.nothing ?? end?.parts[0];
    if (!said) return [way];
    const does = forms.holds(form) ? { run: () => forms.send(form) } : { pick: { only: end.text, label: said } };
    return [way, this.button({ options: end ? [end] : [], ...does }, [icon("tick", "i16"), make("span", {}, said)], said)];
  }

  /** The verbs of a turn in their rows, those that always stand there also while they are closed. */
  groups(rest) {
    const { setup } = this.table;
    const next = new Map(this.table.picker.next(rest).filter(() => rest.length).map(choice => [choice.word, choice]));
    const known = new Set(setup.groups.flatMap(({ verbs }) => verbs));
    const rows = setup.groups.map(({ title, note, verbs, always }) => [title, note, verbs.filter(verb => next.has(verb) || always.includes(verb))]);
    const others = [...next.keys()].filter(verb => !known.has(verb));
    if (others.length) rows.push(["", "", others]);
    return rows.filter(([, , verbs]) => verbs.length).map(([title, note, verbs]) =>
      make("div", { class: "group", role: "group", "aria-label": title },
        make("span", { class: "gname", "aria-hidden": "true" }, title, note && make("small", {}, note)),
        make("div", { class: "gopts" }, ...verbs.map(verb => (next.has(verb) ? this.choice(next.get(verb)) : this.shutVerb(verb))))));
  }

  /** Few options in full, or the choices of the next word, or a slider for a long row of figures. */
  list(rest, listed) {
    const next = this.table.picker.next(rest), { at } = next[0];
    const figures = next.every(({ word }) => word && DIGITS.test(word)) && next.every(({ options }) => options[0].whole);
    if (next.length > 2 * KEYS || (next.length > LONG && figures)) return [slider(this.table, next, choice => this.said(choice))];
    if (listed && rest.length <= (at ? LISTED : FEW)) return rest.map(option => this.alone(option, rest, at));
    return this.sorted(next).map(choice => this.choice(choice));
  }

  /** Figures stand in their order. */
  sorted(next) {
    const figure = ({ word }) => Number(word?.replace(/\D/g, ""));
    return next.every(({ word }) => word && DIGITS.test(word) && /^\W*\d/.test(word)) ? next.sort((one, other) => figure(one) - figure(other)) : next;
  }

  /** One very option among few: what sets it apart from the others. */
  alone(option, rest, at) {
    const apart = option.words.map((_, n) => n).filter(n => n >= at && rest.some(other => other.words[n] !== rest[0].words[n]));
    const named = apart.length ? apart : [option.words.length];
    const said = option.whole || !at ? option.label : joined(named.map(n => option.parts[n])) || option.label;
    return this.button({ options: [option], pick: { only: option.text, label: said } }, this.face(option, named, said), option.label, this.chips(option));
  }

  /** All options that share the next word; one that is alone says more. */
  choice({ word, at, options }) {
    const one = options.length === 1 ? options[0] : null, place = word === undefined ? options[0].words.length : at;
    const said = (one?.whole && at ? one.label : options[0].parts[place]) || options[0].label;
    const pick = one ? { only: one.text, label: said } : { at, word };
    return this.button({ options, pick }, this.face(options[0], [place], said), one?.label ?? said, one ? this.chips(one) : []);
  }

  /** Glyph and words of a button; what has a tile of its own colour needs no word beside others. */
  face(option, named, said) {
    const tiles = option.whole || !named[0] ? [] : named.filter(n => this.glyph(option, n)?.matches(".en"));
    const words = tiles.length && tiles.length < named.length ? joined(named.filter(n => !tiles.includes(n)).map(n => option.parts[n])) || said : said;
    const drawn = tiles.length ? tiles.map(n => this.glyph(option, n)) : [this.glyph(option, Math.min(named[0], option.words.length - 1))];
    return [...drawn, make("span", {}, words)];
  }

  /** One button: key, glyph, words, figures. */
  button(choice, face, label, chips = []) {
    this.listed.push(choice);
    const key = this.listed.length;
    return make("button", { type: "button", class: "opt", "data-choice": key - 1, title: label, "aria-label": label },
      key <= KEYS ? make("kbd", { "aria-hidden": "true" }, String(key % KEYS)) : null, ...face, ...chips);
  }

  /** A verb that is closed now. */
  shutVerb(verb) {
    const why = document.querySelector(`[data-why^="${verb} "]`)?.dataset.why ?? verb;
    const { words, glyphs } = this.table.setup;
    return this.shut(why, words[verb], glyphs[verb]);
  }

  /** What is closed now: it says why. */
  shut(why, said, glyph) {
    return make("button", { type: "button", class: "btn off", "data-why": why, "aria-disabled": "true", "aria-label": said },
      glyph && icon(glyph[0], "i16"), make("span", {}, said));
  }

  /** The glyph of an option's word, on its colour if it has one; what it means may hang on the words before it. */
  glyph(option, at) {
    const { glyphs } = this.table.setup, word = option.words[at], stem = word?.replace(/\d+$/, "");
    const before = at > 0 ? [option.words[at - 1], option.words[0]] : [];
    const keys = [...before.flatMap(one => [`${one} ${word}`, `${one} ${stem}`]), word];
    const [name, cls] = keys.map(key => glyphs?.[key]).find(Boolean) ?? [];
    if (!name) return null;
    return cls ? make("span", { class: `en sm ${cls}` }, icon(name)) : icon(name, "i16");
  }

  /** The figures that stand on an option. */
  chips(option) {
    if (!option.chips?.length) return [];
    return [make("span", { class: "cost" }, ...option.chips.map(chip => make("span", { class: "ch1" }, icon(chip.icon, `i14 c-${chip.icon}`), chip.text)))];
  }

  /** A choice in words. */
  said({ options, at }) {
    return options.length === 1 ? options[0].label : options[0].parts[at];
  }

  /** What a pick is called. */
  named(pick) {
    if (pick.label) return pick.label;
    const option = this.table.picker.left[0];
    if (pick.run === undefined) return option.parts[pick.at] || option.label;
    const at = option.words.findIndex((_, n) => holds(option.words.slice(n, n + pick.run.length), pick.run));
    const said = joined(pick.run.map((word, n) => (word === "*" ? "" : option.parts[at + n])));
    return said || option.label;
  }
}
