// Pointer and focus at a table: what a click means, and what is lit and said under the pointer.

import { $ } from "./dom.js";
import { run } from "./table.js";

const PIECE = "[data-words]:not(li)", TIP = "[data-tip], [data-over], [id^='f-'] [title], [id^='f-'] [role=img][aria-label]";
const TITLED = "[id^='f-'] [title], [data-hushed]"; // what the browser would tell in a manner of its own
const HELD = 450; // milliseconds that a finger rests on something to hear what it is

/** The piece an event is about. */
const piece = event => event.target.closest?.(PIECE);

/** Keeps the browser from telling a title while the pointer is there: the tooltip of the page does. */
function quiet(titled) {
  for (const one of document.querySelectorAll("[data-hushed]")) if (one !== titled) {
    one.title = one.dataset.hushed;
    delete one.dataset.hushed;
  }
  if (!titled?.title) return;
  titled.dataset.hushed = titled.title;
  titled.removeAttribute("title");
}

/** Lets somebody play at a table with a pointer, and with the focus. */
export function hands(table) {
  /** The piece a click means: the one hit, unless it rests and one that can be picked lies beneath; a bar over the board hides it. */
  function meant(event) {
    const top = piece(event);
    if (!event.detail || !event.target.closest("#map, #side, #hand") || top?.matches(".pick, .chosen, .grey")) return top;
    const under = document.elementsFromPoint(event.clientX, event.clientY).map(one => one.closest?.(PIECE));
    return under.find(one => one && table.open().has(one)) ?? top;
  }

  /** A button of the bar. */
  function press(button, pointer) {
    if (button.id === "confirm") table.confirm(pointer);
    else if (button.id === "undo") table.undo();
    else if (button.id === "end") table.finish();
    else if (button.id === "go-on") table.bots({ go_on: true });
    else table.refuse(button);
  }

  document.addEventListener("click", event => {
    const crumb = event.target.closest("[data-crumb]"), choice = event.target.closest("[data-choice]");
    const button = event.target.closest("#confirm, #undo, #go-on, #bar [data-why]");
    const help = event.target.closest("[data-help]");
    if (help) table.advise(help.dataset.help);
    else if (crumb) table.back(Number(crumb.dataset.crumb));
    else if (choice) table.choose(Number(choice.dataset.choice));
    else if (button) press(button, event.detail > 0);
    else if (event.target.closest("#tip, #help, #hintbox, #talk, [data-rung]")) return;
    else {
      const one = meant(event);
      point(one);
      const told = !one && event.target.closest(TIP);
      if (one) table.touch(one);
      else if (told) table.tip.show(told);
      else table.tip.hide();
    }
  });

  let rested = ""; // where the pointer was last
  const place = event => `${event.clientX} ${event.clientY}`;
  document.addEventListener("pointermove", event => { rested = place(event); }, { passive: true });
  document.addEventListener("pointerover", event => {
    if (event.pointerType === "touch") return;
    if (rested === place(event)) return table.tip.leave(); // what came to lie below a pointer at rest is not pointed at
    rested = place(event);
    quiet(event.target.closest?.(TITLED));
    const one = piece(event) ?? event.target.closest?.(`#bar [data-why], [data-tip], [data-over], ${TITLED}`);
    const choice = event.target.closest?.("[data-choice]");
    table.light(choice && table.bar.listed[choice.dataset.choice]?.options, one?.dataset.words && run(one));
    if (!event.target.closest?.("[data-rung]")) point(event.target.closest?.("[data-rings]"));
    const held = choice && table.bar.listed[choice.dataset.choice];
    if (held?.options?.length !== 1) table.outlook.foresee();
    if (held?.options?.length === 1 && !held.letter) table.tip.foresee(choice, held.options[0]);
    else if (one && (!one.dataset.family || table.closed(one))) table.tip.later(one); // who counts up needs no tips
    else if (!event.target.closest?.("#tip")) table.tip.leave();
  });

  let resting = 0, told = false;
  document.addEventListener("pointerdown", event => { // a finger that rests asks what it is, and picks nothing
    clearTimeout(resting);
    told = false;
    const one = event.pointerType === "touch" && (piece(event) ?? event.target.closest?.(TIP));
    if (one) resting = setTimeout(() => { told = true; table.tip.show(one); }, HELD);
  });
  for (const kind of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(kind, () => clearTimeout(resting), true);
  document.addEventListener("contextmenu", event => { if (told) event.preventDefault(); });
  document.addEventListener("click", event => {
    if (!told) return;
    told = false;
    event.preventDefault();
    event.stopPropagation();
  }, true);

  document.addEventListener("focusin", event => {
    const choice = event.target.closest("[data-choice]");
    const held = choice?.matches(":focus-visible") && table.bar.listed[choice.dataset.choice];
    if (held) table.light(held.options);
    if (held?.options?.length !== 1) table.outlook.foresee();
    const one = piece(event);
    if (!event.target.closest("[data-rung]")) point(event.target.closest("[data-rings]"));
    const shut = event.target.closest(`#bar [data-why], ${TIP}`);
    if ((one ?? shut)?.matches(":focus-visible")) table.tip.show(one ?? shut);
    else if (!one && !event.target.closest("#tip")) table.tip.hide();
    if (held?.options?.length === 1 && !held.letter) table.tip.foresee(choice, held.options[0]);
  });
}

/** Rings what a thing points at: the first of its selectors that finds anything. */
function point(thing) {
  for (const told of document.querySelectorAll(".told")) told.classList.remove("told");
  const found = (thing?.dataset.rings ?? "").split("|").filter(Boolean).map(where => document.querySelectorAll(where));
  for (const one of found.find(all => all.length) ?? []) one.classList.add("told");
}

/** Counts the pickable pieces on the phone's tabs, once an action is chosen, and on whatever else leads to what is hidden. */
export function count(all, calm) {
  const able = calm ? [] : all;
  for (const tab of document.querySelectorAll("[data-home]")) {
    const { home } = tab.dataset;
    badge(tab, home ? [...(tab.matches(".tab") ? able : all)].filter(one => one.closest(home) && !one.dataset.again).length : 0);
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

let led = "", from = null;

/**
 * On a phone, opens the tab with most of the places for what was picked, if none of them is in sight; once for each pick.
 * With the next question it goes back to where it was picked, unless the person has gone elsewhere.
 */
export function lead(table, able) {
  const { picks = [] } = table.picker ?? {}, told = `${table.asked} ${JSON.stringify(picks)}`;
  if (from && (from.asked !== table.asked || !picks.length)) {
    if (from.to.checked) from.tab.checked = true;
    from = null;
  }
  if (innerWidth >= 700 || led === told) return;
  led = told;
  if (!picks.length || !able.size || [...able].some(one => one.checkVisibility())) return;
  const homes = [...document.querySelectorAll(".tab[data-home]")].filter(tab => tab.dataset.home);
  const [most] = homes.map(tab => [[...able].filter(one => one.closest(tab.dataset.home)).length, tab]).sort(([one], [other]) => other - one);
  if (!most?.[0]) return;
  const to = $(most[1].htmlFor), tab = document.querySelector(`input[name="${to.name}"]:checked`);
  if (tab && tab !== to) from = { asked: table.asked, tab, to };
  to.checked = true;
}

let asked = "";

/** Goes back to one's own part of the board when something there is asked for. */
export function home(table, able) {
  if (!table.picker || table.busy || table.asked === asked) return; // news may come before the answer to one's own move
  asked = table.asked;
  const own = $("look-own");
  if (own && [...able].some(piece => piece.closest(own.parentElement.dataset.home))) own.checked = true;
}
