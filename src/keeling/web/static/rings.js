// Lines that speak of pieces: whoever points at a line, tabs to it or taps it sees its pieces ringed on the board.

import { reveal } from "./reveal.js";

const LINE = "[data-rung]", PIECE = "[data-words]:not(li)";

/** The pieces a line speaks of, as far as they lie before this seat. */
export function pieces(line, seat) {
  const { rung, of } = line.dataset;
  if (of !== undefined && Number(of) !== seat) return [];
  return rung.split(";").flatMap(words => [...document.querySelectorAll(`${PIECE}[data-words="${CSS.escape(words)}"]`)]);
}

/** Rings the pieces of a line, or of none. */
function ring(line, seat) {
  for (const told of document.querySelectorAll(".told, .rung")) told.classList.remove("told", "rung");
  if (!line) return [];
  const found = pieces(line, seat);
  line.classList.add("rung");
  for (const piece of found) piece.classList.add("told");
  return found;
}

/** Lets lines ring their pieces; `seat()` tells through whose eyes the board is seen. */
export function rings(seat) {
  const of = event => event.target.closest?.(LINE);
  document.addEventListener("pointerover", event => {
    if (event.pointerType !== "touch" && (of(event) || document.querySelector(".rung:not(:focus)"))) ring(of(event), seat());
  });
  document.addEventListener("focusin", event => { if (of(event) || document.querySelector(".rung")) ring(of(event), seat()); });
  document.addEventListener("click", event => {
    const line = of(event);
    if (!line) return;
    const found = ring(line, seat());
    if (found.length && innerWidth < 700) reveal(found.find(piece => piece.closest(".stage")) ?? found[0]);
  });
}
