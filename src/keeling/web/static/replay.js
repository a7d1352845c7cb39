// Replay: a slider over the moments of a game, with play, pause and the arrow keys.

import { $, send, spoken } from "./dom.js";
import { Board, Frames } from "./onlook.js";

const PACE = 1100;
document.documentElement.classList.add("js");
const player = $("player"), slider = $("slider");
const { table, length } = player.dataset;
const stops = player.dataset.stops ? player.dataset.stops.split(",").map(stop => stop.split(":").map(Number)) : [];
const moments = [...stops.map(([at]) => at - 1), Number(length)]; // before each real choice, and the end
for (const id of ["map", "log"]) $(id).tabIndex = 0; // nothing in them can be chosen, yet keys must be able to scroll them
let seat = player.dataset.seat, wanted = moments.length - 1, playing = 0;

const board = new Board();
const frames = new Frames(key => {
  const [at, eyes] = key.split("/");
  return `/t/${table}/frame?at=${at}${eyes === "" ? "" : `&seat=${eyes}`}`;
});
const key = index => `${moments[index]}/${seat}`;

/** Goes to a moment by its index; only the last one wanted is shown. */
async function go(index, moving = true) {
  wanted = Math.max(0, Math.min(index, moments.length - 1));
  slider.value = wanted;
  $("moment").textContent = player.dataset.moment.replace("{at}", moments[wanted]).replace("{length}", length);
  $("branch").disabled = wanted === moments.length - 1 && document.body.classList.contains("over");
  for (const id of ["first", "back"]) $(id).disabled = wanted === 0;
  for (const id of ["next", "last"]) $(id).disabled = wanted === moments.length - 1;
  [...$("ticks").children].forEach((tick, n) => tick.classList.toggle("now", n === wanted));
  try {
    const asked = key(wanted), frame = await frames.get(asked);
    if (asked !== key(wanted)) return;
    say("");
    board.show(frame, moving);
    tell();
    if (wanted + 1 < moments.length) frames.get(key(wanted + 1)).catch(() => {});
  } catch (answer) {
    stop();
    say((await answer.json?.().catch(() => null))?.text ?? player.dataset.failed);
  }
}

/** Says what led to this moment: on a phone the log is elsewhere; and the slider says both to ears. */
function tell() {
  const line = $("log").firstElementChild, said = line ? spoken(line) : "";
  $("told").textContent = said;
  slider.setAttribute("aria-valuetext", [$("moment").textContent, said].filter(Boolean).join(": "));
}

/** Says what went wrong. */
function say(text) {
  $("notice").textContent = text;
  $("notice").hidden = !text;
}

/** Plays on until paused or over; from the end, from the beginning. */
function play() {
  if (wanted === moments.length - 1) go(0, false);
  player.classList.add("playing");
  $("play").title = player.dataset.pause;
  $("play").setAttribute("aria-label", player.dataset.pause);
  playing = setInterval(() => (wanted < moments.length - 1 ? go(wanted + 1) : stop()), PACE);
}

/** Pauses. */
function stop() {
  clearInterval(playing);
  playing = 0;
  player.classList.remove("playing");
  $("play").title = player.dataset.play;
  $("play").setAttribute("aria-label", player.dataset.play);
}

/** A step by hand. */
function step(index, moving = true) {
  stop();
  go(index, moving);
}

$("first").addEventListener("click", () => step(0, false));
$("back").addEventListener("click", () => step(wanted - 1));
$("next").addEventListener("click", () => step(wanted + 1));
$("last").addEventListener("click", () => step(moments.length - 1, false));
$("play").addEventListener("click", () => (playing ? stop() : play()));
slider.addEventListener("input", () => step(Number(slider.value), false));
addEventListener("keydown", event => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches?.("input[type=radio]")) return;
  const at = { ArrowLeft: wanted - 1, ArrowRight: wanted + 1, Home: 0, End: moments.length - 1 }[event.key];
  if (at !== undefined) step(at);
  else if (event.key === " " && !event.target.closest?.("button, a, summary")) playing ? stop() : play();
  else return;
  event.preventDefault();
});
document.querySelectorAll("[name=eyes]").forEach(choice => choice.addEventListener("change", () => {
  seat = choice.value;
  go(wanted, false);
}));
$("branch").addEventListener("click", async () => {
  stop();
  const answer = await send(`/t/${table}/branch`, { at: moments[wanted] });
  if (answer.data.url) location.assign(answer.data.url);
  else say(answer.data.text ?? player.dataset.failed);
});

// Whose choice each moment is stands under the slider.
$("ticks").append(...moments.map((at, n) => {
  const tick = document.createElement("i");
  if (stops[n]) tick.className = `p${stops[n][1] + 1}`;
  return tick;
}));
const from = new URLSearchParams(location.search).get("at") ?? player.dataset.begin;
go(from === "" ? wanted : Math.max(0, moments.findLastIndex(at => at <= Number(from))), false);
