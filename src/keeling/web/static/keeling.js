// The page of a table: wires the stream, the pointer, the keyboard, the settings and the notices together.

import { Ahead } from "./ahead.js";
import { Amounts } from "./amounts.js";
import { $ } from "./dom.js";
import { Drawer } from "./drawer.js";
import { again, ways } from "./ending.js";
import { count, hands, home, lead } from "./hands.js";
import { Hint } from "./hint.js";
import { hear } from "./keys.js";
import { settings } from "./menu.js";
import { Pace } from "./pace.js";
import { PhaseCard } from "./phase.js";
import { Presence } from "./presence.js";
import { rings } from "./rings.js";
import { Since } from "./since.js";
import { listen } from "./stream.js";
import { Table } from "./table.js";
import { Talk } from "./talk.js";

const setup = JSON.parse($("setup").textContent);
export const table = new Table(setup);
const hint = $("hint") && new Hint(table);
const drawer = new Drawer(table);
const talk = table.talk = new Talk(table, drawer);
const presence = table.presence = new Presence(table);
const amounts = table.forms = new Amounts(table);
const TITLE = document.title, POLL = 20000;

const since = new Since(table), ahead = new Ahead(table);
if (hint) { // one box at a time: each lies over what the other speaks of
  hint.onopen = () => since.fold();
  since.onopen = () => hint.close();
}
let phase = null;
const pace = new Pace(table, () => Boolean(phase?.open));
phase = new PhaseCard(table, pace, () => pace.move());

hands(table);
rings(() => table.frame.seat);
hear({
  back: () => hint?.close() || since.fold(true) || table.back(),
  hint: () => hint?.press(),
  talk: () => talk.toggle(),
  open: pane => drawer.toggle(pane),
  since: () => since.toggle(),
  pause: () => pace.toggle(),
  undo: () => table.undo(),
  why: one => one && table.tip.show(one),
  digit: number => table.choose(number - 1, true),
  letter: key => table.letter(key),
  pick: one => table.touch(one),
  confirm: () => table.confirm(),
});

// -- one screen, several people --------------------------------------------------------------------------------

const last = `seat-${setup.table}`;

/** Covers the table until the next player has taken the screen; where nothing is hidden nobody need look away. */
function cover(seat) {
  if (setup.open || setup.mine.length < 2 || !setup.mine.includes(seat)) return;
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

$("handover-go").addEventListener("click", uncover);
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

/** Tells what others or fate did to somebody after their last choice, once. */
function touched({ notice: told }) {
  const kept = `notice-${setup.table}-${table.frame.seat}`;
  const [at, text] = JSON.parse(sessionStorage.getItem(kept) ?? "null") ?? [-1, ""];
  if (!told || (told.at <= at && told.text === text)) return; // its number may be smaller than before: somebody took a choice back
  sessionStorage.setItem(kept, JSON.stringify([told.at, told.text]));
  table.say(told.text, told.harm);
}

let before = table.frame.back?.at ?? -1;
/** Tells what another took back, once: its line is gone from the log. */
function takenBack({ back }) {
  if (!back || back.at <= before) return;
  before = back.at;
  table.say(back.text);
  $("live").textContent = back.text;
}

/** Tells what went wrong at the table, each once. */
function alerts({ alerts: all = [] }) {
  const kept = `alerts-${setup.table}`;
  const fresh = all.filter(one => one.at > Number(sessionStorage.getItem(kept)));
  if (!fresh.length) return;
  sessionStorage.setItem(kept, fresh.at(-1).at);
  table.say(fresh.map(one => one.text).join(" "));
}

table.onrefresh = able => { if (table.picker?.picks.length) since.fold(); home(table, able); lead(table, able); count(able, table.calm); hint?.mark(); amounts.refresh(); };
table.onplay = () => since.fold();
table.onnews = frame => { since.news(frame); ahead.news(frame); phase.news(frame.phases); notice(Boolean(frame.ask)); touched(frame); takenBack(frame); alerts(frame); if ($("bots-wait")) $("bots-wait").checked = frame.wait; document.body.classList.toggle("over", Boolean(frame.over)); ways(table); };
again(table);
ways(table);
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
  { patch: news => pace.take(news), talk: said => talk.hear(said), presence: told => presence.hear(told) },
  on => { $("lost").hidden = on; document.body.classList.toggle("connecting", !on); },
);
