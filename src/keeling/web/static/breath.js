// Breathing: what can be picked dims for a moment, all together, now and then; between two breaths nothing is drawn.

import { $ } from "./dom.js";

const REST = 990, BREATH = 810; // milliseconds; the style says the same of a breath
let timer = 0;

/** Begins with a rest: whatever happens at the table begins it anew, so that no breath is in the way of what is new. */
export function breathe(on) {
  clearTimeout(timer);
  $("map").classList.toggle("breathes", false);
  if (!on) return;
  timer = setTimeout(() => {
    $("map").classList.add("breathes");
    timer = setTimeout(() => breathe(true), BREATH);
  }, REST);
}
