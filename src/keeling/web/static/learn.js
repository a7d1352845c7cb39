// The lesson: station after station on the real board, with rings around what the text speaks of; some ask for a move.

import { Amounts } from "./amounts.js";
import { $, make } from "./dom.js";
import { count, hands, home } from "./hands.js";
import { hear } from "./keys.js";
import { LessonTable } from "./lesson.js";
import { meant } from "./meant.js";
import { Frames } from "./onlook.js";
import { holds } from "./pick.js";
import { reveal } from "./reveal.js";
import { hides, place, Spots } from "./spots.js";
import { run } from "./table.js";

const PATIENCE = 2; // wrong presses, after which "show me" is offered aloud
document.documentElement.classList.add("js");
const panel = $("lesson"), stations = document.querySelectorAll(".way li").length;
export const table = new LessonTable(JSON.parse($("setup").textContent));
const amounts = table.forms = new Amounts(table);
export const spots = new Spots(panel);
const frames = new Frames(query => `/learn/${panel.dataset.game}/frame?${query}`);
const fetched = (number, step) => frames.get(`at=${number}&step=${step}`);
let now = -1, stop = null, misses = 0;

/** Goes to a station; the address keeps it, so that reloading and changing the language stay there. */
async function go(number, step = 0) {
  number = Math.max(0, Math.min(number, stations - 1));
  if (number === now && step === (stop?.step ?? -1)) return;
  const moving = Math.abs(number - now) <= 1, same = number === now;
  now = number;
  if (!same) history.replaceState(null, "", `#${number + 1}`);
  const told = await fetched(number, step).catch(() => null);
  if (!told || number !== now) return;
  stop = told;
  misses = 0;
  table.show(stop, moving);
  if (!same) words();
  request();
  light(same);
  const after = step < stop.requests.length ? [number, step + 1] : [number + 1, 0];
  if (after[0] < stations) fetched(...after).catch(() => {});
}

/** Writes the station's words. */
function words() {
  $("no").textContent = now + 1;
  $("title").textContent = stop.title;
  $("text").textContent = stop.text;
  $("rule").href = panel.dataset.rules + stop.rule;
  $("rule").querySelector("span").textContent = stop.rule;
  $("back").disabled = now === 0;
  $("next").querySelector("span").textContent = now === stations - 1 ? panel.dataset.last : panel.dataset.next;
  document.querySelectorAll(".way a").forEach((link, n) => {
    link.classList.toggle("done", n < now);
    if (n === now) link.setAttribute("aria-current", "step");
    else link.removeAttribute("aria-current");
  });
  document.querySelectorAll(".pulldown a").forEach(link => (link.hash = `${now + 1}`));
}

/** What the station asks for now, or that all of it is done. */
function request() {
  const { requests, step } = stop, asks = step < requests.length, done = requests.length > 0 && !asks;
  $("request").hidden = !asks;
  $("request-text").textContent = asks ? requests[step].text : "";
  $("request-no").textContent = asks && requests[step].sentences > 1 ? `${requests[step].no}/${requests[step].sentences}` : "";
  const key = asks && table.frame.ask?.turn ? table.key(requests[step].move.split(" ")[0]) : "";
  $("request-key").textContent = key;
  $("request-key").hidden = !key;
  $("right").hidden = !done;
  $("wrong").hidden = true;
  $("show").hidden = !asks;
  $("show").classList.remove("loud");
  document.querySelector("#bar .more").classList.remove("hinted");
  panel.classList.toggle("asks", asks);
  $("next").classList.toggle("off", asks);
  $("next").setAttribute("aria-disabled", String(asks));
  if (done || document.activeElement === document.body) (done ? $("next") : null)?.focus({ preventScroll: true });
}

/** The move that is to be made next: in a form the first one of its sentence that is not filled in yet, then what sends it. */
function due() {
  const next = stop.requests[stop.step], sentence = stop.requests.slice(stop.step).filter(({ text }) => text === next?.text);
  const filled = ({ move }) => {
    const words = move.split(" "), most = Number(words.pop());
    return most > 0 && amounts.count(words.join(" ")) === most;
  };
  return sentence.find(request => !filled(request))?.move;
}

/** What is ringed: the pieces of the move that is asked for; where none is, what the text speaks of. */
function lit() {
  const move = due(), sender = document.querySelector("[data-form].awake [data-send]");
  if (stop.requests[stop.step] && !move && sender) return [sender];
  const asked = move ? meant(move.split(" ")).filter(piece => piece.checkVisibility()) : [];
  if (asked.length) return asked;
  if (move && move === table.setup.end) return [$("end")];
  const named = stop.words.map(words => document.querySelector(`.game [data-words="${CSS.escape(words)}"]:not([data-again]):not(li)`));
  return [...stop.ids.map($), ...named].filter(Boolean);
}

/** Rings what belongs to this step; the card makes room for it and for what is asked for. */
function light(same) {
  spots.light(lit());
  if (!same) {
    const seen = spots.parts.filter(part => !part.closest(".top"));
    reveal((table.wanted && seen.find(part => part.closest("#map"))) || seen[0]); // on a phone the choices stand below the map alone
    place(panel, [...spots.parts, ...pieces()]);
  }
  spots.trail();
}

/** Moves the card away if it hides all that leads on to the move, or a part of the form that is to be filled in. */
function clear(able) {
  const ways = [...able].filter(piece => table.wanted && piece.checkVisibility() && holds(table.wanted.words, run(piece)));
  const forms = [...new Set(ways.map(piece => piece.closest("[data-form].awake")).filter(Boolean))];
  const hidden = ways.length && ways.every(piece => hides(panel, piece));
  if (hidden || forms.some(form => hides(panel, form, 0))) place(panel, [...ways, ...forms]);
}

/** The pieces of the moves that the station asks for. */
function pieces() {
  if (!stop) return []; // the window may change before the first station is here
  const moves = stop.requests.map(({ move }) => move.split(" "));
  return [...document.querySelectorAll(".game [data-words]:not(li)")].filter(piece => run(piece).length > 1 && moves.some(move => holds(move, run(piece))));
}

/** The right press: the board goes on to where it leads. */
table.onright = count => go(now, stop.step + count);

/** The last move of this station is taken back. */
table.onundo = () => go(now, stop.step - 1);

/** A wrong press: what it was, why it is not for now, and what is. */
table.onwrong = (what, reason, piece, next) => {
  const said = reason ? reason.text.replace(` [${reason.rule}]`, "") : table.text("learn.other");
  const way = beyond(next), names = [way, next].filter(Boolean).map(one => one.getAttribute("title") || one.textContent.trim());
  $("wrong").replaceChildren(
    make("b", {}, what), ` ${said} `, next ? make("span", { class: "instead" }, table.text("learn.instead", { what: names.join(" › ") })) : "", " ", make("small", {}, table.text("learn.nothing")));
  $("wrong").hidden = false;
  if (++misses >= PATIENCE) $("show").classList.add("loud");
  for (const one of [way, next]) one?.classList.add("hinted");
  spots.miss(piece);
};

/** On a phone, what leads to the choices while they are out of sight. */
function beyond(next) {
  return next && !next.checkVisibility() ? document.querySelector("#bar .more") : null;
}

/** A press at a station that only shows. */
table.onwait = () => {
  if (table.busy) return;
  table.refresh();
  $("wrong").replaceChildren(table.text("learn.look"), " ", make("small", {}, table.text("learn.nothing")));
  $("wrong").hidden = false;
};

/** The next station, unless a move is asked for. */
function onward() {
  if (table.wanted) {
    $("wrong").replaceChildren(table.text("learn.first"));
    $("wrong").hidden = false;
    $("show").classList.add("loud");
  } else if (now === stations - 1) $("first").submit();
  else go(now + 1);
}

table.onrefresh = able => { home(table, able); count(able); amounts.refresh(); spots.miss(null); clear(able); };
amounts.onchange = () => light(true);
hands(table);
hear({
  back: () => table.back(),
  hint: () => $("show").hidden || $("show").focus(),
  talk: () => {},
  undo: () => table.undo(),
  why: piece => piece && table.tip.show(piece),
  digit: number => table.choose(number - 1, true),
  letter: key => table.letter(key),
  pick: piece => table.touch(piece),
  confirm: () => (table.wanted ? table.confirm() : (onward(), true)),
});
$("back").addEventListener("click", () => go(now - 1));
$("next").addEventListener("click", onward);
$("show").addEventListener("click", () => table.shown_how());
addEventListener("keydown", event => {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.target.matches?.("input")) return;
  const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: stations - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  go(to);
});
addEventListener("hashchange", () => go(Number(location.hash.slice(1)) - 1));
const moved = new ResizeObserver(() => { place(panel); spots.trail(); }); // rings stay on their pieces when the bar grows
for (const part of [$("bar"), $("map")]) moved.observe(part);
addEventListener("resize", () => { place(panel, [...spots.parts, ...pieces()]); spots.draw(); });
document.addEventListener("change", () => spots.draw());
document.addEventListener("scroll", () => spots.draw(), true);
go((Number(location.hash.slice(1)) || 1) - 1);
