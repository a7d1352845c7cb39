// Looking on: a board that is shown frame by frame, without a question.

import { $ } from "./dom.js";
import { patch } from "./morph.js";
import { remember, travel, wash } from "./move.js";

/** A board on the page; it knows what it shows. */
export class Board {
  constructor() {
    this.shown = new Map();
  }

  /** Shows a frame: its fragments and its log; pieces travel if the step is a small one. */
  show(frame, moving = true) {
    const before = remember();
    const changed = new Set();
    for (const [id, html] of Object.entries(frame.fragments)) {
      if (this.shown.get(id) === html) continue;
      this.shown.set(id, html);
      patch(id, html, element => { if (/\d/.test(element?.textContent ?? "")) changed.add(element); });
    }
    $("f-end").hidden = !frame.fragments["f-end"];
    tell(frame.log);
    if (moving) {
      travel(before);
      wash(changed);
    }
  }
}

/** Brings the log to this moment; the newest line stands on top. */
export function tell(lines) {
  const list = $("log");
  const have = [...list.children].reverse().map(line => line.outerHTML);
  let same = 0;
  while (same < have.length && same < lines.length && have[same] === lines[same].html) same++;
  while (list.childElementCount > same) list.firstElementChild.remove();
  const holder = document.createElement("template");
  for (const line of lines.slice(same)) {
    holder.innerHTML = line.html;
    list.prepend(holder.content);
  }
  list.scrollTop = 0;
}

const WAITS = [400, 1000, 2500]; // milliseconds before a frame is asked for again

/** Asks for data; where the server is busy or away, again a little later. */
async function ask(address, waits = WAITS) {
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) return answer.json();
  if (!waits.length || (answer && answer.status < 429)) throw answer ?? new Error(address);
  await new Promise(done => setTimeout(done, waits[0]));
  return ask(address, waits.slice(1));
}

/** Fetches a frame once; the last few are kept. */
export class Frames {
  constructor(address) {
    this.address = address;
    this.kept = new Map();
  }

  /** The frame of a key, fetched at most once. */
  get(key) {
    if (!this.kept.has(key)) {
      const fetched = ask(this.address(key));
      fetched.catch(() => this.kept.delete(key));
      this.kept.set(key, fetched);
      if (this.kept.size > 60) this.kept.delete(this.kept.keys().next().value);
    }
    return this.kept.get(key);
  }
}
