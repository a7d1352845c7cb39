// Motion: what changed moves from where it was to where it is; only transform and opacity, never in the way of input.

import { $ } from "./dom.js";
import { grow, levels } from "./grow.js";
import { ease, time } from "./tempo.js";
import { faces, turn, turned } from "./turn.js";

const LONGEST = 2500; // milliseconds for all that one patch moves

/** How the board looks now, as far as it can move. */
export function remember() {
  return { places: places(), faces: faces(), levels: levels() };
}

/** Where every piece that may travel stands now, by its id, and how the drawing that it is in lies on the screen. */
function places() {
  const seen = new Map(), lies = new Map();
  for (const piece of document.querySelectorAll("[data-flip][id]")) {
    const box = piece.getBoundingClientRect(), drawing = piece.ownerSVGElement;
    if (drawing && !lies.has(drawing)) lies.set(drawing, drawing.getScreenCTM());
    if (box.width) seen.set(piece.id, { group: piece.dataset.flip, box, drawing, lay: lies.get(drawing) });
  }
  return seen;
}

/** Where a box of an older moment would be now: a drawing that is scaled takes its pieces along, and none of them flies for that. */
function along({ box, drawing, lay: was }) {
  const is = was && drawing.isConnected && drawing.getScreenCTM();
  if (!is || (is.a === was.a && is.e === was.e && is.f === was.f)) return box;
  const scale = is.a / was.a;
  return { x: (box.x - was.e) * scale + is.e, y: (box.y - was.f) * scale + is.f, width: box.width * scale, height: box.height * scale };
}

/** Lets pieces travel from where they were, the same piece or one of its group that is gone; new ones drop in, tiles turn. */
export function travel({ places: before, faces: shown, levels: stood }) {
  const length = time("--t-move");
  if (!length) return;
  const now = places();
  grow(stood);
  const gone = new Map();
  for (const [id, old] of before) {
    old.box = along(old);
    if (!now.has(id)) gone.set(old.group, [...(gone.get(old.group) ?? []), old.box]);
  }
  const moves = [], shifts = []; // pieces that go somewhere, and what only makes room
  const flips = [...document.querySelectorAll("[data-face][id]")].filter(tile => turned(tile, shown));
  for (const [id, { group, box }] of now) {
    if (flips.some(tile => tile.id === id)) continue;
    const from = before.get(id)?.box ?? gone.get(group)?.shift();
    if (!from) moves.push([id, null]);
    else if (Math.hypot(middle(from).x - middle(box).x, middle(from).y - middle(box).y) > 3) {
      (before.has(id) ? shifts : moves).push([id, [from, box]]);
    }
  }
  const short = time("--t-panel"), gap = Math.min(time("--t-gap"), (LONGEST - length) / Math.max(1, moves.length + flips.length));
  for (const one of [...shifts, ...moves]) if (one[1]) one[1] = flight($(one[0]), ...one[1]); // all before the first one flies
  for (const [id, way] of shifts) fly(id, way, short, 0, ease("--ease-out"));
  moves.forEach(([id, way], n) => {
    if (way) fly(id, way, length, n * gap, ease("--ease-in-out"));
    else if ($(id).dataset.face) turn($(id), null, n * gap);
    else fly(id, [{ opacity: 0, transform: "scale(1.25)" }, { opacity: 1, transform: "none" }], short, n * gap, ease("--ease-drop"));
  });
  flips.forEach((tile, n) => turn(tile, shown.get(tile.id).look, (moves.length + n) * gap));
}

/** Animates one piece. */
function fly(id, frames, duration, delay, easing) {
  $(id).animate(frames, { duration, delay, easing, fill: "backwards" });
}

/** The middle of a box. */
function middle(box) {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The way of a piece from one box to another, a little larger in mid-air. */
function flight(piece, from, to) {
  const scale = piece.ownerSVGElement ? piece.getScreenCTM().a : piece.currentCSSZoom || 1;
  const x = (middle(from).x - middle(to).x) / scale, y = (middle(from).y - middle(to).y) / scale;
  return [
    { transform: `translate(${x}px, ${y}px)` },
    { transform: `translate(${x / 2}px, ${y / 2}px) scale(1.06)` },
    { transform: "none" },
  ];
}

/** Washes elements whose figures have changed. */
export function wash(elements) {
  for (const element of elements) {
    if (element.classList.contains("changed")) { // anew from the beginning
      element.classList.remove("changed");
      requestAnimationFrame(() => element.classList.add("changed"));
    } else element.classList.add("changed");
    setTimeout(() => element.classList.remove("changed"), 1200);
  }
}
