// Tiles that are turned over: the old face narrows to an edge, the new one widens from there.

import { ease, time } from "./tempo.js";

const EDGE = { transform: "scaleX(0)" }, FLAT = { transform: "none" };

/** What face every tile that may be turned shows now, by its id, with its look. */
export function faces() {
  const seen = new Map();
  for (const tile of document.querySelectorAll("[data-face][id]")) seen.set(tile.id, { face: tile.dataset.face, look: tile.cloneNode(true) });
  return seen;
}

/** Whether a tile now shows another face than before. */
export const turned = (tile, before) => tile.dataset.face !== (before.get(tile.id)?.face ?? tile.dataset.face);

/** Turns a tile from its old look, if it had one, to the new. */
export function turn(tile, look, delay) {
  const half = time("--t-flip") / 2;
  tile.animate([EDGE, FLAT], { duration: half, delay: delay + (look ? half : 0), easing: ease("--ease-out"), fill: "backwards" });
  if (!look) return;
  look.id = `${tile.id}-turned`; // an id that no fragment holds: the next patch takes it away
  look.removeAttribute("data-flip");
  look.removeAttribute("data-face");
  look.classList.add("turned");
  tile.after(look);
  const away = look.animate([FLAT, EDGE], { duration: half, delay, easing: "ease-in", fill: "both" });
  away.onfinish = away.oncancel = () => look.remove();
}
