// Room in the bar: it grows by rows; before that symbols go, labels shorten, and letters shrink; where all would still scroll, prices go.

import { $ } from "./dom.js";

const SIZES = ["bare", "brief", "tight"], ROWS = 2, SLACK = 2, LIFT = 34;
let high = 0; // the bar's height when it was last fitted

/** Lets the bar's first further row lie over a drawing that can slide up by as much: else all of it is scaled anew. */
function slide(bar) {
  const map = document.querySelector(".map.slides > .stage");
  if (!map) return;
  const lift = Math.max(0, Math.min(LIFT, high - (least(bar) || high)));
  bar.style.marginTop = lift ? `${-lift}px` : "";
  bar.style.alignSelf = lift ? "end" : ""; // stretched, it would fill all of its place for ever
  for (const one of document.querySelectorAll(".since, .paced, .warned")) one.style.setProperty("--lift", `${lift}px`); // cards on the drawing
  map.style.transform = lift ? `translateY(${-lift}px)` : "";
}

/** The height below which the bar does not shrink, where it lies over a drawing. */
const least = bar => Number.parseFloat(getComputedStyle(bar).getPropertyValue("--least")) || 0;

/** How many rows of choices stand below each other. */
function rows(box) {
  const tops = [...box.querySelectorAll("button")].filter(one => one.offsetParent).map(one => Math.round(one.offsetTop + one.offsetHeight / 2));
  return tops.sort((a, b) => a - b).filter((top, n) => n === 0 || top - tops[n - 1] > 8).length;
}

/** Fits the choices into the bar as the window is now, and leaves room for it where it lies over the board; false if some must scroll. */
export function fit() {
  const box = $("options"), bar = $("bar");
  if (high) bar.style.height = `${high}px`; // while it is measured, else the whole board is scaled at every try
  box.classList.remove(...SIZES, "lean", "scrolls");
  let now = rows(box), idle = [];
  for (const size of now > ROWS ? SIZES : []) {
    box.classList.add(size);
    const then = rows(box);
    idle = then === now ? [...idle, size] : []; // some gain a row only together
    now = then;
    if (now <= ROWS) break;
  }
  box.classList.remove(...idle); // they would cost something and gain nothing
  bar.style.height = "";
  const over = () => box.scrollHeight > box.clientHeight + SLACK;
  if (over()) box.classList.add("lean", ...SIZES);
  box.classList.toggle("scrolls", over());
  const height = Math.max(bar.offsetHeight, bar.style.marginTop ? least(bar) : 0);
  if (height !== high) {
    high = height;
    for (const one of document.querySelectorAll(".game, .helpbox, .since")) one.style.setProperty("--bar-high", `${high}px`);
    slide(bar);
  }
  return !box.matches(".scrolls");
}

/** Draws again whenever the bar becomes wider or narrower: another window, a phone turned, a drawer, another tab. */
export function watch(draw) {
  let width = 0, height = 0;
  const look = () => {
    const now = [$("bar").clientWidth, innerHeight];
    if (Math.abs(now[0] - width) < 1 && now[1] === height) return;
    [width, height] = now;
    draw();
  };
  new ResizeObserver(look).observe($("bar"));
  addEventListener("resize", look);
  document.addEventListener("change", event => { if (event.target.matches(".ctl")) draw(); });
}
