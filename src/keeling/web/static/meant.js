// The pieces that a move is about, found by the words they share with it.

import { holds } from "./pick.js";
import { run } from "./table.js";

const PIECES = ".game [data-words]:not(li):not([data-again])";

/** The pieces that carry words of a move, those that say most; its verb alone is none, unless the move has no other word. */
export function meant(words) {
  const all = [...document.querySelectorAll(PIECES)].filter(piece => holds(words, run(piece)));
  const things = words.length > 1 ? all.filter(piece => run(piece).join(" ") !== words[0]) : all;
  return things.filter(one => !things.some(other => run(other).length > run(one).length && holds(run(other), run(one))));
}
