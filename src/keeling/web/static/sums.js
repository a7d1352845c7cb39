// What a form of amounts adds up to: units, money, whatever its groups say they add, and the warnings that follow; no rule, only sums.

import { make } from "./dom.js";

/** One amount; what is sold counts as less than nothing. */
export function amount(amounts, form, out) {
  const n = amounts.count(out.dataset.amount) - amounts.count(out.dataset.less), fixed = Number(out.dataset.fixed ?? 0);
  out.textContent = n < 0 ? `−${-n}` : n + fixed;
  (out.closest("output") ?? out).classList.toggle("some", n !== 0 || fixed > 0);
}

/** The sums of a form, and the warnings that follow from them. */
export function sums(amounts, form) {
  const rows = amounts.rows(form);
  const filled = row => amounts.count(row.dataset.family) + amounts.fixed(form, row.dataset.family);
  const adds = [...form.querySelectorAll("[data-adds]")].filter(group => amounts.rows(group).some(filled)).map(group => JSON.parse(group.dataset.adds));
  const sum = what => adds.reduce((total, one) => total + (one[what] ?? 0), 0);
  for (const out of form.querySelectorAll("[data-out]")) {
    const [what, verb] = out.dataset.out.split(" ");
    const n = what === "units" ? amounts.units(form, verb) : what === "money" ? -amounts.cost(form) : sum(what);
    const said = out.dataset.text ? out.dataset.text.replace(/\{(count|n)\}/, Math.abs(n)) : n;
    out.textContent = what !== "money" ? said : n ? (n < 0 ? "−" : "+") + said : "";
  }
  for (const box of form.querySelectorAll("[data-warn]")) {
    const { warn: what, base = 0, most } = box.dataset;
    const less = rows.filter(row => row.dataset.lessens === what).reduce((total, row) => total + filled(row), 0);
    const need = Number(base) + sum(what) - less;
    warn(box, need > Number(most), { need, have: most, count: need - most });
  }
}

/** Shows or hides a warning with its figures. */
function warn(box, on, values) {
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
