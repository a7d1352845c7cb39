// What a form of amounts adds up to: units, money, energy, pollution, and the warnings that follow; no rule, only sums.

import { make } from "./dom.js";

/** One amount; what is sold counts as less than nothing. */
export function amount(amounts, form, out) {
  const n = amounts.count(out.dataset.amount) - amounts.count(out.dataset.less), fixed = Number(out.dataset.fixed ?? 0);
  out.textContent = n < 0 ? `−${-n}` : n + fixed;
  out.classList.toggle("some", n !== 0 || fixed > 0);
}

/** The sums: units, money, energy, pollution; and the warnings that follow from them. */
export function sums(amounts, form) {
  const { held, waste, dump } = form.dataset;
  const used = [...form.querySelectorAll("[data-kind]")].filter(kind => amounts.rows(kind).some(row => amounts.count(row.dataset.family) + amounts.fixed(form, row.dataset.family)));
  const energy = used.reduce((sum, kind) => sum + Number(kind.dataset.energy), 0);
  const pollution = used.reduce((sum, kind) => sum + Number(kind.dataset.pollution), 0);
  const money = -amounts.cost(form);
  const less = amounts.rows(form).filter(row => row.dataset.lessens)
    .reduce((sum, { dataset: { family } }) => sum + amounts.count(family) + amounts.fixed(form, family), 0);
  const over = Number(waste) + pollution - less - Number(dump);
  const said = { energy, pollution, money: money ? `${money < 0 ? "−" : "+"}$${Math.abs(money)}` : "" };
  for (const out of form.querySelectorAll("[data-out]")) {
    const [what, verb] = out.dataset.out.split(" ");
    const n = what === "units" ? amounts.units(form, verb) : said[what];
    out.textContent = out.dataset.text ? out.dataset.text.replace("{count}", n).replace("{n}", n) : n;
  }
  warn(form, "energy", energy > Number(held), { need: energy, have: held });
  warn(form, "dump", over > 0, { count: over });
}

/** Shows or hides a warning with its figures. */
function warn(form, what, on, values) {
  const box = form.querySelector(`[data-warn="${what}"]`);
  if (!box) return;
  box.hidden = !on;
  const said = box.dataset.text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  if (on && box.textContent !== said) box.textContent = said;
}

/** Fills the places with the units that are planned; a tap takes one out again. */
export function places(amounts, form) {
  const places = form.querySelector("[data-places]");
  if (!places) return;
  const units = amounts.rows(form).flatMap(row => {
    const { family } = row.dataset, grip = form.querySelector(`[data-drag="${family}"]`);
    const one = mine => make("span", { class: mine ? "ps own" : "ps", ...(mine ? { "data-take": family } : {}) }, grip.firstElementChild.cloneNode(true));
    return [...Array(amounts.fixed(form, family)).fill(false), ...Array(amounts.count(family)).fill(true)].map(one);
  });
  const free = Math.max(0, Number(places.dataset.places) - units.length);
  places.replaceChildren(...units, ...Array.from({ length: free }, () => make("i", { class: "cell" })));
}
