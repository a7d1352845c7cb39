// The lesson: station after station on the real board, with rings around what the text speaks of.

import { $ } from "./dom.js";
import { Board, Frames } from "./onlook.js";
import { reveal } from "./reveal.js";

const GAP = 7; // between a thing and the outside of its ring
document.documentElement.classList.add("js");
const panel = $("lesson"), count = document.querySelectorAll(".way li").length;
const board = new Board();
const frames = new Frames(number => `/learn/${panel.dataset.game}/frame?at=${number}`);
let now = -1, lit = [];

/** Goes to a station; the address keeps it, so that reloading and changing the language stay there. */
async function go(number) {
  number = Math.max(0, Math.min(number, count - 1));
  if (number === now) return;
  const moving = Math.abs(number - now) === 1;
  now = number;
  history.replaceState(null, "", `#${number + 1}`);
  const stop = await frames.get(number).catch(() => null);
  if (!stop || number !== now) return;
  board.show(stop, moving);
  $("no").textContent = number + 1;
  $("title").textContent = stop.title;
  $("text").textContent = stop.text;
  $("rule").href = panel.dataset.rules + stop.rule;
  $("rule").querySelector("span").textContent = stop.rule;
  $("back").disabled = number === 0;
  $("next").querySelector("span").textContent = number === count - 1 ? panel.dataset.last : panel.dataset.next;
  document.querySelectorAll(".way a").forEach((link, n) => {
    link.classList.toggle("done", n < number);
    if (n === number) link.setAttribute("aria-current", "step");
    else link.removeAttribute("aria-current");
  });
  document.querySelectorAll(".pulldown a").forEach(link => (link.hash = `${number + 1}`));
  const named = stop.words.map(words => document.querySelector(`.game [data-words="${CSS.escape(words)}"]:not([data-again]):not(li)`));
  light([...stop.ids.map($), ...named].filter(Boolean));
  reveal(lit.find(({ part }) => !part.closest(".top"))?.part);
  rings();
  setTimeout(rings, 500); // when the pieces have arrived
  if (number + 1 < count) frames.get(number + 1).catch(() => {});
}

/** Puts a ring around everything that is lit; what is out of sight has none. */
function rings() {
  const bar = panel.getBoundingClientRect(), over = innerWidth < 700 || getComputedStyle(panel).position === "fixed";
  for (const { part, ring } of lit) {
    const box = part.getBoundingClientRect();
    ring.hidden = !box.width || (over && box.bottom > bar.top + 4 && !panel.contains(part));
    ring.style.left = `${box.left - GAP}px`;
    ring.style.top = `${box.top - GAP}px`;
    ring.style.width = `${box.width + 2 * GAP}px`;
    ring.style.height = `${box.height + 2 * GAP}px`;
  }
}

/** Lights other things than before. */
function light(parts) {
  for (const { ring } of lit) ring.remove();
  lit = parts.map(part => {
    const ring = document.createElement("div");
    ring.className = "spot";
    document.body.append(ring);
    return { part, ring };
  });
}

$("back").addEventListener("click", () => go(now - 1));
$("next").addEventListener("click", () => (now === count - 1 ? location.assign(`/?game=${panel.dataset.game}`) : go(now + 1)));
addEventListener("keydown", event => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches?.("input")) return;
  const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: count - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  go(to);
});
addEventListener("hashchange", () => go(Number(location.hash.slice(1)) - 1));
addEventListener("resize", rings);
document.addEventListener("change", rings);
document.addEventListener("scroll", rings, true);
go((Number(location.hash.slice(1)) || 1) - 1);
