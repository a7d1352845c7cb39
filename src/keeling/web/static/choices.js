// The choices of the bar: groups of verbs at a turn, else few options in full, else the next word, or a slider.
// What a word is called comes with each option from the server; nothing here knows a game.

import { $, icon, label, make } from "./dom.js";
import { runs } from "./pick.js";
import { names, slider } from "./slider.js";

export const LISTED = 8; // answers that stand in the bar in full
const MOST = 12; // answers side by side
const FEW = 4, KEYS = 10, LONG = 5, CHIPS = 8, ROWS = 200, DIGITS = /\d/;

/** The words beside each other: an arrow needs no comma, and a number stands behind what it is the number of. */
const joined = parts => {
  const [last, first] = [part => part.startsWith("·"), part => !part.startsWith("·")].map(side => parts.filter(Boolean).filter(side));
  return bare([...first, ...last].reduce((said, part) => (said ? said + (/^[→·]/.test(part) ? " " : ", ") + part : part), ""));
};
const bare = part => part?.replace(/^· /, "");

/** Whether answers in full would take more than about three rows: then they are asked word by word. */
const long = options => options.reduce((sum, { parts, words }) => sum + joined(words.map((_, n) => (n ? parts[n] : ""))).length + CHIPS, 0) > ROWS;

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
    if (!picker) return this.invitation();
    if (one) return this.table.outlook.chips(one);
    const form = this.table.forms?.lead();
    const rest = picker.left.filter(option => option !== this.table.ends() && !(form && this.table.forms.owns(form, option)));
    const own = form ? this.form(form) : [];
    const plain = form ? rest.filter(({ text }) => text !== form.dataset.end) : rest;
    const shut = picker.picks.length ? [] : (frame.ask.closed ?? []).map(([why, said]) => this.shut(why, said));
    if (frame.ask.turn && !picker.picks.length) return [...this.fleeting(), ...this.groups(plain), ...shut];
    return [...own, ...(plain.length ? this.list(plain, listed) : []), ...shut];
  }

  /** Where a bot plays for me, the way back; while somebody on another screen is waited for, their link: perhaps they have not joined yet. */
  invitation() {
    const { setup, frame } = this.table;
    if (this.table.replaced) return [make("button", { type: "button", class: "btn", "data-resume": "" }, icon("person", "i16"), make("span", {}, this.table.text("play-myself")))];
    const away = setup.host && !frame.over ? frame.asked.filter(seat => !setup.mine.includes(seat) && !frame.thinking.includes(seat) && !frame.bots.includes(seat)) : [];
    const said = this.table.text("links.of", { player: away.map(seat => setup.names[seat]).join(", ") });
    const sits = away.map(seat => make("button", { type: "button", class: "btn", "data-sit-in": String(seat), hidden: this.table.presence?.missing([seat]) !== "away" && "" },
      icon("person", "i16"), make("span", {}, this.table.text("sit-in", { player: setup.names[seat] }))));
    return away.length ? [make("button", { type: "button", class: "btn", "data-links": "" }, icon("person", "i16"), make("span", {}, said)), ...sits] : [];
  }

  /** What a form of amounts shows in the bar: the way to it, and its end; what is filled in is never thrown away by it. */
  form(form) {
    const { forms, picker } = this.table;
    const end = picker.options.find(({ text }) => text === form.dataset.end);
    const title = form.dataset.way ?? forms.title(form), send = form.querySelector("[data-send]"), sends = send.dataset.says ?? send.textContent.trim();
    const way = this.button({ options: [], run: () => forms.show(form) }, [icon("plus", "i16"), make("span", {}, title)], title);
    const said = forms.holds(form) ? sends : form.dataset.nothing ?? end?.parts[0];
    if (!said) return [way];
    const does = forms.holds(form) ? { run: () => forms.send(form) } : { pick: { only: end.text, label: said } };
    return [way, this.button({ options: end ? [end] : [], ...does }, [icon("tick", "i16"), make("span", {}, said)], said)];
  }

  /** What can be done now and then no more, before all else. */
  fleeting() {
    const now = this.table.lapsing(), said = this.table.text("lapse.now");
    const buttons = now.map(option => this.button({ options: [option], pick: { only: option.text, label: option.label } },
      [icon(this.table.setup.glyphs[option.words[0]]?.[0] ?? "tick", "i16"), make("span", {}, this.brings(option))], `${said}: ${this.heard(option)}`,
      this.numbered(option) && option.chips?.length === 1 ? [] : this.chips(option, false)));
    return now.length ? [make("div", { class: "group fleeting", role: "group", "aria-label": said },
      make("span", { class: "gname", "aria-hidden": "true" }, said), make("div", { class: "gopts" }, ...buttons))] : [];
  }

  /** Whether an option names a card by its number. */
  numbered({ parts }) {
    return parts.some(part => part?.startsWith("·"));
  }

  /** What an option brings, with the number of its card behind; the whole sentence where no number is named. */
  brings(option) {
    return this.numbered(option) ? joined(option.parts.slice(1)) : option.label;
  }

  /** A button for ears: a number alone says nothing to them either. */
  heard(option) {
    return this.numbered(option) ? `${this.brings(option)}: ${option.label}` : option.label;
  }

  /** The actions of a turn in their rows; what is used up or closed keeps its place. */
  groups(rest) {
    const { setup } = this.table;
    const open = new Map();
    for (const option of rest) open.set(option.words[0], [...(open.get(option.words[0]) ?? []), option]);
    const known = new Set(setup.groups.flatMap(({ buttons }) => buttons.flatMap(({ verbs }) => verbs)));
    const others = [...open.keys()].filter(verb => !known.has(verb)).map(verb => ({ label: setup.words[verb] ?? verb, verbs: [verb], key: "" }));
    const rows = others.length ? [...setup.groups, { title: "", note: "", buttons: others }] : setup.groups;
    const stands = ({ verbs, always }) => always || verbs.some(verb => open.has(verb));
    return rows.filter(({ buttons }) => buttons.some(stands)).map(({ title, note, buttons }) =>
      make("div", { class: "group", role: "group", "aria-label": title },
        make("span", { class: "gname", "aria-hidden": "true" }, title, note && make("small", {}, note)),
        make("div", { class: "gopts" }, ...buttons.filter(stands).map(button => this.action(button, open)))));
  }

  /** One action of a turn: a verb or several, with its letter; what it costs is told once it is chosen. */
  action({ label: said, short, verbs, key }, open) {
    const can = verbs.filter(verb => open.has(verb)), [glyph] = this.table.setup.glyphs[verbs[0]] ?? [];
    if (!can.length) return this.shut(verbs[0], said, glyph && [glyph], key, short, verbs.some(verb => this.table.frame.ask.used?.includes(verb)));
    const options = can.flatMap(verb => open.get(verb)), one = options.length === 1 ? options[0] : null;
    const pick = { verbs: can, label: said }; // also of one alone: what it will do is told before it is done
    return this.button({ options, pick, letter: key }, [glyph && icon(glyph, "i16"), label(said, short)], one?.label ?? said);
  }

  /** Few options in full, or the choices of the next word, or a slider for a long row of figures. */
  list(rest, listed) {
    const next = this.table.picker.next(rest), { at } = next[0];
    const full = listed && rest.length <= (at ? LISTED : FEW) && (rest.length <= FEW || next.length < 2 || next.length === rest.length || !long(rest));
    this.brief = (full ? rest : next).length > LISTED;
    const figures = next.every(({ word }) => word && DIGITS.test(word)) && next.every(({ options }) => options[0].whole);
    if (next.length > LONG && figures) return [slider(this.table, next, choice => this.said(choice))];
    if (next.length > MOST) return [names(this.table, next, choice => this.said(choice))];
    if (full) return rest.map(option => this.alone(option, rest, at));
    return this.sorted(next).map(choice => this.choice(choice));
  }

  /** Figures stand in their order, and what has a tile of its own in that of the board. */
  sorted(next) {
    const figure = ({ word }) => Number(word?.replace(/\D/g, ""));
    if (next.every(({ word }) => word && DIGITS.test(word) && /^\W*\d/.test(word))) return next.sort((one, other) => figure(one) - figure(other));
    if (!next.every(({ at, options }) => this.glyph(options[0], at)?.matches(".en"))) return next;
    const { tiles } = this.table.setup;
    return next.sort((one, other) => tiles.indexOf(one.word) - tiles.indexOf(other.word));
  }

  /** One very option among few: what sets it apart from the others. */
  alone(option, rest, at) {
    const apart = this.telling(rest, option, at), last = n => option.parts[n]?.startsWith("·");
    const named = !apart.length ? [option.words.length] : apart.some(last) ? [...apart, ...option.parts.keys()].filter((n, i, all) => (i < apart.length || n > apart.find(last)) && all.indexOf(n) === i) : apart;
    const said = (option.whole && !this.tells(option, named)) || !at ? option.label : joined(named.map(n => option.parts[n])) || option.label;
    const says = named.some(last) && option.chips?.length === 1; // its one figure is what it is called by
    return this.button({ options: [option], pick: { only: option.text, label: said } }, this.face(option, named, said), this.heard(option), says ? [] : this.chips(option, false));
  }

  /** Whether behind a verb that is chosen already these words and the figures tell as much as the whole sentence, in less room. */
  tells({ words, chips }, places) {
    return !this.brief && this.table.picker.picks.length > 0 && chips?.length > 0 && places.every(n => words[n] && !DIGITS.test(words[n]));
  }

  /** All options that share the next word; one that is alone says more. */
  choice({ word, at, options }) {
    const one = options.length === 1 ? options[0] : null, place = word === undefined ? options[0].words.length : at;
    const numbered = options[0].parts[place]?.startsWith("·"); // a number alone says nothing: what it stands for does
    const does = numbered && joined([options.map(({ parts }) => joined(parts.slice(place + 1))).join(" / "), options[0].parts[place]]);
    const said = (one?.whole && at && !this.tells(one, [place]) ? one.label : does || options[0].parts[place]) || options[0].label;
    const pick = one ? { only: one.text, label: said } : { at, word };
    return this.button({ options, pick }, this.face(options[0], [place], said), one ? this.heard(one) : said, one ? this.chips(one, false) : []);
  }

  /** Glyph and words of a button; what has a tile of its own colour needs no word beside others. */
  face(option, named, said) {
    const tiles = option.whole || !named[0] ? [] : named.filter(n => this.glyph(option, n)?.matches(".en"));
    const words = tiles.length && tiles.length < named.length ? joined(named.filter(n => !tiles.includes(n)).map(n => option.parts[n])) || said : said;
    const drawn = tiles.length ? tiles.map(n => this.glyph(option, n)) : [this.glyph(option, named[0])];
    return [...drawn, make("span", {}, words)];
  }

  /** The places of the words that tell these answers apart; behind a tile the first that is enough, so that prices find room. */
  telling(options, { words, parts = [] }, from = 0) {
    const differ = words.map((_, n) => n).filter(n => n >= from && options.some(option => option.words[n] !== options[0].words[n]));
    const [first, ...more] = differ.filter(n => !this.glyph(options[0], n)?.matches(".en"));
    if (!more.length || first === differ[0] || more.some(n => parts[n]?.startsWith("→"))) return differ;
    const few = differ.filter(n => n <= first), said = new Set(options.map(option => few.map(n => option.words[n]).join(" ")));
    return said.size === options.length ? few : differ;
  }

  /** The place of the one word by which the buttons of these answers tell them apart, -1 if it takes several; tiles need no word. */
  apart(options) {
    const differ = this.telling(options, options[0]);
    const said = differ.filter(n => !this.glyph(options[0], n)?.matches(".en")), [at] = said.length ? said : differ;
    return said.length < 2 && new Set(options.map(option => option.words[at])).size === options.length ? at : -1;
  }

  /** One button: key, glyph, words, figures. */
  button(choice, face, label, chips = []) {
    const at = this.listed.push(choice);
    choice.key = choice.letter || (at <= KEYS && !choice.letter ? String(at % KEYS) : "");
    return make("button", { type: "button", class: "opt", "data-choice": at - 1, title: label, "aria-label": label, ...(choice.letter ? { "aria-keyshortcuts": choice.letter } : {}) },
      choice.key ? make("kbd", { "aria-hidden": "true" }, choice.key) : null, ...face, ...chips);
  }

  /** What is closed now: it says why; what is used up has a tick. */
  shut(why, said, glyph, key, short, used) {
    const named = used ? this.table.text("used-up", { what: said }) : said;
    return make("button", { type: "button", class: used ? "btn off used" : "btn off", "data-why": why, "data-letter": key ?? "", "aria-disabled": "true", "aria-label": named },
      key && make("kbd", { "aria-hidden": "true" }, key), glyph && icon(glyph[0], "i16"), label(said, short), used && icon("tick", "i14"));
  }

  /** The glyph of an option's word, on its colour if it has one; what it means may hang on the words before it. */
  glyph(option, at) {
    const { glyphs } = this.table.setup, word = option.words[at], stem = word?.replace(/\d+$/, "");
    const before = at > 0 ? [option.words[at - 1], option.words[0]] : [];
    const keys = [...before.flatMap(one => [`${one} ${word}`, `${one} ${stem}`]), word, stem];
    const [name, cls] = keys.map(key => glyphs?.[key]).find(Boolean) ?? [];
    if (!name) return null;
    return cls ? make("span", { class: `en sm ${cls}` }, icon(name)) : icon(name, "i16");
  }

  /** The figures that stand on an option. */
  chips(option, all = true) {
    const { points } = this.table.setup, shown = all || !this.brief || this.twin(option) ? option.chips : option.chips?.filter(({ icon }) => icon === points || icon === this.table.setup.ending);
    if (!shown?.length) return [];
    return [make("span", { class: "cost" }, ...shown.map(chip => make("span", { class: "ch1" }, icon(chip.icon, `i14 c-${chip.icon}`), chip.text)))];
  }

  /** Whether an option is another one with something more, or less: then their prices tell them apart. */
  twin({ words }) {
    const goes = (one, other) => one.length < other.length && one.every((word, at) => other[at] === word);
    return this.table.picker.left.some(other => goes(words, other.words) || goes(other.words, words));
  }

  /** A choice in words. */
  said({ options, at }) {
    return options.length === 1 ? options[0].label : bare(options[0].parts[at]);
  }

  /** What all options that are left have in common and nobody picked, unless each is said in full. */
  shared() {
    const { picker, frame } = this.table, [first] = picker.left;
    const places = picker.shared().filter(n => n || frame.ask.turn); // what is done is said by a question of its own
    const said = first.whole || !picker.next()[0].at ? "" : joined(places.map(n => first.parts[n]?.replace(/^→ /, "")));
    return said && said[0].toUpperCase() + said.slice(1);
  }

  /** What a pick is called. */
  named(pick) {
    if (pick.label) return pick.label;
    const option = this.table.picker.left[0];
    if (pick.run === undefined) return bare(option.parts[pick.at]) || option.label;
    const [at] = runs(option.words, pick.run);
    const said = joined(pick.run.map((word, n) => (word === "*" ? "" : option.parts[at + n])));
    return said || option.label;
  }
}
