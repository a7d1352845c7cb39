// A slider for a long row of figures, with its figure in words and a button to take it.

import { icon, make } from "./dom.js";

/** The slider over choices; `named` says a choice in words. */
export function slider(table, next, named) {
  const range = make("input", { type: "range", min: 0, max: next.length - 1, value: 0, step: 1, "aria-label": table.frame.ask.text });
  const said = make("output", {}, named(next[0]));
  const show = () => { said.textContent = named(next[range.value]); range.setAttribute("aria-valuetext", said.textContent); };
  const step = by => () => { range.stepUp(by); show(); };
  const take = () => {
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
  return Object.assign(make("div", { class: "stepper" }, less, range, more, go), { live: true }); // it listens: never kept for another
}
