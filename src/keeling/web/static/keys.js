// The keyboard: Tab between groups, arrows within one, letters for actions, digits for answers, Enter, Esc, Space, u, h, t, n and ?.

const PANES = { l: "log", k: "key", a: "aid" };
const TIPS = "[data-words], [data-tip], [title]:not([data-words] *), [role=img][aria-label]";
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The pieces and buttons of the group that an element belongs to, those that can be seen. */
function fellows(element) {
  const group = element.closest("#options, [id^='f-'], #log, #since-list, .tools, .tabs");
  if (!group) return [];
  const all = group.matches("[id^='f-']") ? TIPS : group.matches("#log, #since-list") ? "[data-rung]" : "button, a";
  return [...group.querySelectorAll(all)].filter(one => one.checkVisibility?.() ?? true);
}

const PAIRED = "[data-step] ~ [data-family]"; // "more" beside its "less", which is a button that Tab always finds

/** Gives every group of pieces one stop for Tab: where one was last, else its first open piece, else its first; and every "more" of a form. */
export function stops(open) {
  for (const group of document.querySelectorAll("[id^='f-'], #log")) {
    const pieces = [...group.querySelectorAll(group.id === "log" ? "[data-rung]" : "[data-words], [data-tip]")];
    const stop = pieces.find(p => p === document.activeElement) ?? pieces.find(p => open.has(p)) ?? pieces[0];
    for (const piece of pieces) {
      const index = piece === stop || piece.matches(PAIRED) ? "0" : "-1";
      if (piece.getAttribute("tabindex") !== index) piece.setAttribute("tabindex", index);
    }
  }
}

/** Lets the arrows, Home and End move the focus within a group. */
export function walk(event) {
  const here = event.target;
  const step = STEPS[event.key];
  if ((!step && event.key !== "Home" && event.key !== "End") || here.matches("input, select, textarea")) return false;
  const all = fellows(here);
  const at = all.indexOf(here);
  if (at < 0 || all.length < 2) return false;
  const next = event.key === "Home" ? all[0] : event.key === "End" ? all.at(-1) : all[(at + step + all.length) % all.length];
  if (!here.matches("button, a")) here.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
  event.preventDefault();
  return true;
}

/** Closes the box of a summary that is open, and brings the focus back to it; false if there is none. */
function shut() {
  const open = document.querySelector("details:is(.help, .menu)[open]");
  if (!open) return false;
  open.open = false;
  open.querySelector("summary").focus();
  return true;
}

/** Brings the focus from a button beside the bar to the answer that a key has left over, so that Enter confirms it. */
function settle(button) {
  const confirm = document.getElementById("confirm");
  if (button && !button.closest("#bar") && confirm && !confirm.hidden) confirm.focus({ preventScroll: true });
}

/** Hears the keys that hold for the whole table; `does` has the deeds by name. */
export function hear(does) {
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open], .game[inert]")) return;
    const typing = event.target.matches("input:not([type=range], [type=radio], [type=checkbox]), select, textarea");
    if (typing || walk(event)) return;
    const piece = event.target.closest?.("[data-words]");
    const button = event.target.closest?.("button, a, input, summary");
    let done = true;
    if (event.key === "Escape") shut() || does.back();
    else if (event.key === "u") does.undo();
    else if (event.key === "h") does.hint();
    else if (event.key === "t") does.talk();
    else if (event.key === "n") does.since?.();
    else if (PANES[event.key] && does.open) does.open(PANES[event.key]);
    else if (event.key === "?") does.why(piece);
    else if (/^[a-z]$/i.test(event.key)) (done = does.letter?.(event.key.toUpperCase()) ?? false) && settle(button);
    else if (/^[0-9]$/.test(event.key)) (done = does.digit(Number(event.key) || 10)) && settle(button);
    else if ((event.key === "Enter" || event.key === " ") && piece && !button) does.pick(piece);
    else if (event.key === " " && !button) does.pause?.();
    else if (event.key === "Enter" && !button) done = does.confirm();
    else done = false;
    if (done) event.preventDefault();
  });
}
