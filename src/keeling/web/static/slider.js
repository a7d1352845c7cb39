// A slider for a long row of figures, and a list for many names; both with a button to take what is shown.

import { icon, make } from "./dom.js";
import { fit } from "./fit.js";

const REST = 150; // milliseconds after which a figure is looked at

/** The slider over choices; `named` says a choice in words. */
export function slider(table, next, named) {
  const loses = ({ chips }) => chips?.some(({ icon: sign }) => sign === table.setup.ending);
  const least = Math.max(0, next.findIndex(({ options }) => !options.every(loses))); // it begins at the least that is safe
  const range = make("input", { type: "range", min: 0, max: next.length - 1, value: least, step: 1, "aria-label": table.bar.asked() });
  const said = make("output", {}, named(next[least]));
  const does = make("span", { class: "does", role: "status" });
  let rests = 0;
  const show = () => {
    said.textContent = named(next[range.value]);
    range.setAttribute("aria-valuetext", said.textContent);
    clearTimeout(rests);
    rests = setTimeout(() => tell(next[range.value].options), REST);
  };
  const tell = async options => { // what the figure shown will do: chips, a warning, and the gauge
    const told = options.length === 1 && (await table.outlook.ask(options[0].text));
    if (!told || !range.isConnected || next[range.value].options !== options) return;
    does.replaceChildren(table.outlook.drawn(told), ...(told.alarm ? [make("b", { class: "c-bad" }, told.alarm.text)] : []));
    table.outlook.foresee(options[0]);
    fit();
  };
  const step = by => () => { range.stepUp(by); show(); };
  const take = () => {
    clearTimeout(rests);
    const { options, at, word } = next[range.value];
    if (options.length === 1) table.outlook.risky(options[0]) ? table.pick({ only: options[0].text, label: options[0].label }) : table.play(options[0]);
    else table.pick({ at, word });
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
  return Object.assign(make("div", { class: "stepper" }, less, range, more, go, does), { live: true }); // it listens: never kept for another
}

/** A list of many names, in which one also finds by typing. */
export function names(table, next, named) {
  const list = make("select", { "aria-label": table.bar.asked() }, ...next.map((choice, at) => make("option", { value: at }, named(choice))));
  const go = make("button", { type: "button", class: "btn go take" }, icon("tick"), make("span", {}, table.text("confirm")));
  go.onclick = () => {
    const { options, at, word } = next[list.value];
    table.pick(options.length === 1 ? { only: options[0].text, label: options[0].label } : { at, word });
  };
  list.onchange = () => table.light(next[list.value].options);
  return Object.assign(make("div", { class: "stepper" }, list, go), { live: true });
}
