// All cards of a game: search as you type, and filters; any of the decks, all of the tags, all of the words.

import { $ } from "./dom.js";
import { listen, plain, tell, words } from "./search.js";

document.documentElement.classList.add("js");
const cards = [...document.querySelectorAll(".kard")].map(card => ({
  card, text: plain(card.textContent), deck: card.dataset.deck, tags: card.dataset.tags.split(" "),
}));
const decks = [...document.querySelectorAll(".kdeck")], boxes = [...document.querySelectorAll("input[type=checkbox]")];

/** The filters of a kind that are set. */
const set = kind => boxes.filter(box => box.checked && box.dataset[kind]).map(box => box.dataset[kind]);

/** Shows the cards with all these words that pass the filters, and says how many there are. */
function search(asked) {
  const sought = words(asked), of = set("deck"), tags = set("tag");
  let count = 0;
  for (const { card, text, deck, tags: own } of cards) {
    const fits = sought.every(word => text.includes(word)) && (!of.length || of.includes(deck)) && tags.every(tag => own.includes(tag));
    card.hidden = !fits;
    count += fits;
  }
  for (const deck of decks) deck.hidden = !deck.querySelector(".kard:not([hidden])");
  tell($("found"), sought.length + of.length + tags.length, count);
}

for (const box of boxes) box.addEventListener("change", () => search($("search").value));
listen($("search"), search);
if (boxes.some(box => box.checked)) search($("search").value); // as the browser kept them
