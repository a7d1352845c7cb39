// On a phone only one part of the table is seen at a time.

import { $ } from "./dom.js";

/** On a phone, turns to the part of the board where something has been chosen, unless it is seen already. */
export function follow(chosen) {
  if (innerWidth >= 700 || !chosen.length) return;
  const ways = [...document.querySelectorAll("label[data-shows]")].filter(way => chosen.some(piece => piece.closest(way.dataset.shows)));
  if (ways.length && !ways.some(way => way.control.checked)) ways[0].control.checked = true;
}

/** Opens the tab and the part of the board where a thing is. */
export function reveal(thing) {
  const way = [...document.querySelectorAll("label[data-shows]")].find(one => thing?.closest(one.dataset.shows));
  if (way) way.control.checked = true;
  const own = $("look-own");
  if (own && thing?.closest(own.parentElement.dataset.home)) own.checked = true;
  const homes = [...document.querySelectorAll(".tab[data-home]")].filter(one => one.dataset.home && thing?.closest(one.dataset.home));
  const tab = homes.at(-1)?.dataset.tab ?? "map"; // the players' table lies in the side column: the narrower home counts
  $(`tab-${tab}`).checked = true;
  const scrolls = document.documentElement.scrollHeight > innerHeight; // a phone on its side
  if (innerWidth >= 700) return scrolls ? thing?.scrollIntoView({ block: "center" }) : undefined;
  if (tab === "map") thing?.closest(".stage")?.scrollIntoView({ block: "nearest" });
  else thing.scrollIntoView({ block: "center" });
}
