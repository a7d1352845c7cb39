// A gauge that changes: its bars grow, its marks slide along, its figure counts.

import { ease, time } from "./tempo.js";

const counting = new WeakMap(); // figure → the number of its last count

/** Where every bar and mark of a gauge stands and what every figure says now, by its id. */
export function levels() {
  const seen = new Map();
  for (const part of document.querySelectorAll("[data-grow][id]")) seen.set(part.id, { box: part.getBoundingClientRect() });
  for (const figure of document.querySelectorAll("[data-number][id]")) {
    seen.set(figure.id, { said: Number(figure.dataset.number), shown: Number(figure.firstChild.data) });
  }
  return seen;
}

/** Lets what has changed since then grow, slide and count. */
export function grow(before) {
  const duration = time("--t-score"), easing = ease("--ease-out");
  for (const part of document.querySelectorAll("[data-grow][id]")) {
    const from = before.get(part.id)?.box, to = part.getBoundingClientRect();
    if (!to.width || (from && !from.width)) continue;
    const old = from ?? { x: to.x, width: 0 };
    if (Math.abs(old.x - to.x) + Math.abs(old.width - to.width) < 1) continue;
    const slide = `translateX(${(old.x - to.x) / part.getScreenCTM().a}px)`;
    const start = part.dataset.grow === "bar" ? `${slide} scaleX(${old.width / to.width})` : slide;
    part.animate([{ transform: start }, { transform: "none" }], { duration, easing });
  }
  for (const figure of document.querySelectorAll("[data-number][id]")) {
    const old = before.get(figure.id), to = Number(figure.dataset.number);
    if (old && old.said !== to) count(figure, old.shown, to, duration);
  }
}

/** Counts a figure from one number to another; a later count takes over. */
function count(figure, from, to, duration) {
  const begun = performance.now(), turn = (counting.get(figure) ?? 0) + 1;
  counting.set(figure, turn);
  const tick = now => {
    if (counting.get(figure) !== turn || Number(figure.dataset.number) !== to) return;
    const part = Math.min(1, Math.max(0, (now - begun) / duration));
    figure.firstChild.data = Math.round(from + (to - from) * (1 - (1 - part) ** 3));
    if (part < 1) requestAnimationFrame(tick);
  };
  tick(begun);
}
