// The rules: search as you type; all words must be in a rule, wherever they stand.

import { $ } from "./dom.js";
import { listen, plain, tell, words as parted } from "./search.js";

document.documentElement.classList.add("js");
const rules = [...document.querySelectorAll(".rule")].map(rule => ({ rule, text: plain(rule.textContent) }));
const parts = [...document.querySelectorAll(".part")];
const lights = "highlights" in CSS ? new Highlight() : null;
if (lights) CSS.highlights.set("found", lights);

/** Shows the rules with all these words and says how many there are. */
function search(asked) {
  const words = parted(asked);
  let count = 0;
  lights?.clear();
  for (const { rule, text } of rules) {
    const holds = words.every(word => text.includes(word));
    rule.hidden = !holds;
    count += holds;
    if (holds && lights) for (const word of words) if (word.length > 1) light(rule, word);
  }
  for (const part of parts) part.hidden = !part.querySelector(".rule:not([hidden])");
  tell($("found"), words.length, count);
}

/** Marks a word wherever it stands in a rule. */
function light(rule, word) {
  const texts = document.createTreeWalker(rule, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode, said = plain(node.data);
    if (said.length !== node.data.length) continue;
    for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + word.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      lights.add(range);
    }
  }
}

const box = $("search");
addEventListener("hashchange", () => {
  const target = document.querySelector(`.rule${CSS.escape ? `#${CSS.escape(location.hash.slice(1))}` : ""}`);
  if (target?.hidden) {
    box.value = "";
    search("");
    target.scrollIntoView();
  }
});
$("print").addEventListener("click", () => print());
listen(box, search);
