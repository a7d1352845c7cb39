// The page of a table: wires the stream, the pointer, the keyboard, the settings and the notices together.

import { Amounts } from "./amounts.js";
import { $ } from "./dom.js";
import { Hint } from "./hint.js";
import { hear } from "./keys.js";
import { settings } from "./menu.js";
import { listen } from "./stream.js";
import { run, Table } from "./table.js";
import { Talk } from "./talk.js";

const setup = JSON.parse($("setup").textContent);
export const table = new Table(setup);
const hint = $("hint") && new Hint(table);
const talk = new Talk(table);
const amounts = table.forms = new Amounts(table);
const PIECE = "[data-words]:not(li)";
const TITLE = document.title, POLL = 20000;

/** The piece an event is about. */
const piece = event => event.target.closest?.(PIECE);

/** The piece a click means: the one hit, unless it rests and one that can be picked lies beneath; a bar over the board hides it. */
function meant(event) {
  const top = piece(event);
  if (!event.detail || !event.target.closest("#map, #side, #hand") || top?.matches(".pick, .chosen, .grey")) return top;
  const under = document.elementsFromPoint(event.clientX, event.clientY).map(one => one.closest?.(PIECE));
  return under.find(one => one && table.open().has(one)) ?? top;
}

document.addEventListener("click", event => {
  const crumb = event.target.closest("[data-crumb]"), choice = event.target.closest("[data-choice]");
  const button = event.target.closest("#confirm, #undo, #handover-go, #bar [data-why]");
  if (crumb) table.back(Number(crumb.dataset.crumb));
  else if (choice) table.choose(Number(choice.dataset.choice));
  else if (button) press(button);
  else if (event.target.closest("#tip, #help, #hintbox, #talk")) return;
  else {
    const one = meant(event);
    if (one) table.touch(one);
    else table.tip.hide();
  }
});

/** A button of the bar. */
function press(button) {
  if (button.id === "confirm") table.confirm();
  else if (button.id === "undo") table.undo();
  else if (button.id === "handover-go") uncover();
  else if (button.id === "end" && !table.closed(button)) table.play(table.ends());
  else table.tip.show(button);
}

document.addEventListener("pointerover", event => {
  if (event.pointerType === "touch") return;
  const one = piece(event) ?? event.target.closest?.("#bar [data-why]");
  const choice = event.target.closest?.("[data-choice]"), line = event.target.closest?.("#log [data-words]");
  table.light(choice && table.bar.listed[choice.dataset.choice]?.options, one?.dataset.words && run(one));
  document.querySelectorAll(".told").forEach(told => told.classList.remove("told"));
  if (line) document.querySelectorAll(`${PIECE}[data-words="${CSS.escape(line.dataset.words)}"]`).forEach(told => told.classList.add("told"));
  if (one && (!one.dataset.family || table.closed(one))) table.tip.later(one); // who counts up needs no tips
  else if (!event.target.closest?.("#tip") && !table.tip.box.hidden) table.tip.later(null, 220);
});
document.addEventListener("focusin", event => {
  const choice = event.target.closest("[data-choice]");
  if (choice?.matches(":focus-visible")) table.light(table.bar.listed[choice.dataset.choice]?.options);
  const one = piece(event);
  const shut = event.target.closest("#bar [data-why]");
  if ((one ?? shut)?.matches(":focus-visible")) table.tip.show(one ?? shut);
  else if (!one && !event.target.closest("#tip")) table.tip.hide();
});

hear({
  back: () => hint?.close() || table.back(),
  hint: () => hint?.press(),
  talk: () => talk.toggle(),
  undo: () => table.undo(),
  why: one => one && table.tip.show(one),
  digit: number => table.choose(number - 1),
  pick: one => table.touch(one),
  confirm: () => table.confirm(),
});

// -- one screen, several people --------------------------------------------------------------------------------

const last = `seat-${setup.table}`;

/** Covers the table until the next player has taken the screen. */
function cover(seat) {
  if (setup.mine.length < 2 || !setup.mine.includes(seat)) return;
  $("handover-who").textContent = table.text("handover", { player: setup.names[seat] });
  $("handover-token").setAttribute("href", `#i-p${seat + 1}`);
  $("handover-token").parentNode.setAttribute("class", `tok p${seat + 1}`);
  $("handover").dataset.seat = seat;
  $("handover").hidden = false;
  document.querySelector(".game").inert = true;
  $("handover-go").focus();
}

/** Uncovers the table. */
function uncover() {
  sessionStorage.setItem(last, $("handover").dataset.seat);
  $("handover").hidden = true;
  document.querySelector(".game").inert = false;
  $("options").querySelector("button")?.focus({ focusVisible: false });
}

const seen = sessionStorage.getItem(last);
if (seen !== null && Number(seen) !== table.frame.seat && !table.frame.over) cover(table.frame.seat);
else if (table.frame.seat !== null) sessionStorage.setItem(last, table.frame.seat);
table.onturn = seat => { if (!table.frame.over) cover(seat); };

// -- notices ---------------------------------------------------------------------------------------------------

let told = false;

/** Shows in the tab's title whether it is my turn, and tells a person who looks elsewhere once. */
function notice(mine) {
  document.title = mine ? `● ${table.text("your-turn")} – Keeling` : TITLE;
  if (mine && !told && document.hidden && window.Notification?.permission === "granted") {
    new Notification(table.text("your-turn"), { body: TITLE, tag: setup.table, icon: "/static/favicon.svg" });
  }
  told = mine;
}

/** While nobody looks the stream is closed; a short question now and then is enough. */
async function poll() {
  if (!document.hidden || !setup.mine.length) return;
  const answer = await fetch("/waiting").catch(() => null);
  if (answer?.ok) notice((await answer.json()).tables.some(one => one.id === setup.table));
}
setInterval(poll, POLL);

/** Counts the pickable pieces on the phone's tabs, and on whatever else leads to what is hidden. */
function count(able) {
  for (const tab of document.querySelectorAll("[data-home]")) {
    const { home } = tab.dataset;
    badge(tab, home ? [...able].filter(one => one.closest(home) && !one.dataset.again).length : 0);
  }
  for (const way of document.querySelectorAll("[data-shows]")) badge(way, [...able].filter(one => one.closest(way.dataset.shows)).length);
}

/** Writes a count into a tab's dot. */
function badge(tab, number) {
  const dot = tab.querySelector(".dot");
  if (!dot) return;
  dot.hidden = !number;
  if (dot.textContent !== String(number)) dot.textContent = number;
}

let asked = "";

/** Goes back to one's own part of the board when something there is asked for. */
function home(able) {
  if (!table.picker || table.busy || table.asked === asked) return; // news may come before the answer to one's own move
  asked = table.asked;
  const own = $("look-own");
  if (own && [...able].some(piece => piece.closest(own.parentElement.dataset.home))) own.checked = true;
}

/** Tells what went wrong at the table, each once. */
function alerts({ alerts: all = [] }) {
  const kept = `alerts-${setup.table}`;
  const fresh = all.filter(one => one.at > Number(sessionStorage.getItem(kept)));
  if (!fresh.length) return;
  sessionStorage.setItem(kept, fresh.at(-1).at);
  table.say(fresh.map(one => one.text).join(" "));
}

table.onrefresh = able => { home(able); count(able); hint?.mark(); amounts.refresh(); };
table.onnews = frame => { notice(Boolean(frame.ask)); alerts(frame); document.body.classList.toggle("over", Boolean(frame.over)); };
table.refresh();
alerts(table.frame);
notice(Boolean(table.frame.ask));
settings(table);

let first = true;
listen(
  () => {
    const { seat, stamp } = table.frame;
    const asked = new URLSearchParams({ since: first ? stamp : "", heard: talk.heard, ...(seat === null ? {} : { seat }) });
    first = false;
    return `/t/${setup.table}/events?${asked}`;
  },
  { patch: news => table.apply(news), talk: said => talk.hear(said) },
  on => { $("lost").hidden = on; document.body.classList.toggle("connecting", !on); },
);
