// The drawer beside the board: log, talk, notes, key and aid, one at a time.

import { $ } from "./dom.js";

const PANES = ["log", "talk", "notes", "key", "aid"];

/** The drawer of one table; `talk` hears when its pane is opened or left. */
export class Drawer {
  constructor(table) {
    this.table = table;
    this.kept = `notes-${table.setup.table}`;
    this.pane = "";
    $("notes").value = localStorage.getItem(this.kept) ?? "";
    $("notes").oninput = () => localStorage.setItem(this.kept, $("notes").value);
    $("talk-close").onclick = () => this.close();
    this.dock();
    addEventListener("resize", () => this.dock());
    document.addEventListener("click", event => {
      const button = event.target.closest("[data-open]");
      if (button) this.toggle(button.dataset.open, Boolean(button.closest("#talk")));
    });
    $("talk").addEventListener("keydown", event => {
      if (event.key === "Escape") { this.close(); event.stopPropagation(); }
      if (event.target.matches("[role=tab]")) this.walk(event);
    });
  }

  /** Arrows go from tab to tab. */
  walk(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    this.open(PANES[(PANES.indexOf(this.pane) + step + PANES.length) % PANES.length], true);
    event.preventDefault();
    event.stopPropagation();
  }

  /** Opens a pane, or closes the drawer if it is open already; a tab never closes it. */
  toggle(pane, tab = false) {
    if (this.pane === pane && !tab) return this.close();
    if (!this.pane) this.from = document.activeElement;
    this.open(pane, tab);
  }

  /** Opens a pane. */
  open(pane, tab = false) {
    this.leave();
    this.pane = pane;
    $("talk").hidden = false;
    this.lie();
    for (const one of PANES) {
      $(`pane-${one}`).hidden = one !== pane;
      $(`open-${one}`).setAttribute("aria-selected", one === pane);
      $(`open-${one}`).tabIndex = one === pane ? 0 : -1;
    }
    if (pane === "log") $("pane-log").append($("log"));
    this.dock();
    if (pane === "key" || pane === "aid") this.look();
    this.ontalk?.(pane === "talk");
    if (tab) $(`open-${pane}`).focus();
    else ($(`pane-${pane}`).querySelector("input, textarea") ?? $(`open-${pane}`)).focus();
  }

  /** Lies over the column beside the board, where there is one: neither the bar nor a hand is covered. */
  lie() {
    const { left, right, bottom, width } = $("side").getBoundingClientRect(), beside = left > 0 && right <= innerWidth && width > 300 && width < innerWidth / 2;
    for (const [name, size] of [["--beside", width], ["--low", innerHeight - bottom]]) {
      if (beside) $("talk").style.setProperty(name, `${Math.round(size)}px`);
      else $("talk").style.removeProperty(name);
    }
  }

  /** Lays the talk beside the log where a board has room for it, else into the drawer. */
  dock() {
    const home = $("talk-home"), beside = this.pane !== "talk" && Boolean(home?.offsetParent), parts = ["talk-list", "talk-note", "talk-form"].map($).filter(Boolean);
    if (beside === parts[0]?.parentElement.matches("#talk-home")) return;
    for (const part of parts) (beside ? home : $("pane-talk")).append(part);
    $("talk-list").scrollTop = $("talk-list").scrollHeight;
  }

  /** Puts back what was borrowed. */
  leave() {
    if (this.pane === "log") $("log-home").append($("log"));
  }

  /** Closes the drawer. */
  close() {
    this.leave();
    this.pane = "";
    $("talk").hidden = true;
    this.dock();
    this.ontalk?.(false);
    document.activeElement?.blur(); // at once: until the browser lets go of what is hidden, a key would be typed there
    (this.from?.isConnected ? this.from : $("talk-tool")).focus();
  }

  /** Fetches key and aid once: they hang on the sheet and the language alone. */
  async look() {
    if (this.looked) return;
    this.looked = true;
    const answer = await fetch(`/t/${this.table.setup.table}/aid`).catch(() => null);
    if (!answer?.ok) { this.looked = false; return; }
    const holder = document.createElement("template");
    holder.innerHTML = await answer.text();
    for (const [pane, part] of [["key", ".keys"], ["aid", ".aids"]]) $(`pane-${pane}`).replaceChildren(holder.content.querySelector(part));
    $("key-find").oninput = () => this.find($("key-find").value);
    if (this.pane === "key") $("key-find").focus();
  }

  /** Shows the symbols whose names hold what is looked for. */
  find(words) {
    const wanted = words.trim().toLowerCase();
    for (const item of document.querySelectorAll(".keys [data-find]")) item.hidden = !item.dataset.find.includes(wanted);
    for (const group of document.querySelectorAll(".keyg")) group.hidden = !group.querySelector("li:not([hidden])");
    $("key-none").hidden = Boolean(document.querySelector(".keys li:not([hidden])"));
  }
}
