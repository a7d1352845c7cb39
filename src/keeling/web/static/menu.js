// Settings: colours, confirmation, notices; links to the seats; the host's seats.

import { $, make, send } from "./dom.js";

/** Wires the settings menu of a table. */
export function settings(table) {
  const { setup } = table;
  const home = `/t/${setup.table}`;

  document.addEventListener("click", event => {
    const theme = event.target.closest("[data-theme-set]");
    if (theme) colours(theme.dataset.themeSet);
    if (!event.target.closest("#menu")) $("menu")?.removeAttribute("open");
  });

  const all = $("confirm-all");
  if (all) {
    all.checked = localStorage.getItem("confirm") === "all";
    all.onchange = () => localStorage.setItem("confirm", all.checked ? "all" : "new");
  }
  const bell = $("notify");
  if (bell) {
    bell.hidden = !window.Notification || Notification.permission !== "default";
    bell.onclick = async () => { bell.hidden = (await Notification.requestPermission()) !== "default"; };
  }
  const links = $("links");
  if (links) links.onclick = () => show(table, home);
}

/** Sets the colours and remembers them. */
function colours(mode) {
  const root = document.documentElement;
  if (mode === "auto") root.removeAttribute("data-theme");
  else root.dataset.theme = mode;
  document.cookie = `theme=${mode};path=/;max-age=${mode === "auto" ? 0 : 34560000};samesite=lax`;
  document.querySelectorAll("[data-theme-set]").forEach(one => one.classList.toggle("on", one.dataset.themeSet === mode));
}

/** Shows the links to the seats, with a button to copy each; the host may let a bot sit in for somebody. */
async function show(table, home) {
  const { setup } = table;
  const found = await fetch(`${home}/links`).then(answer => answer.json());
  const rows = found.seats.map(({ seat, name, url }) => row(table, name, url, setup.host ? swap(table, home, seat) : null));
  if (found.watch) rows.push(row(table, table.text("watch"), found.watch, null));
  const dialog = make("dialog", { class: "panel links", "aria-label": table.text("links") });
  const close = make("button", { type: "button", class: "btn", autofocus: "" }, table.text("close"));
  close.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  dialog.append(make("h2", { class: "title" }, table.text("links")), make("ul", {}, ...rows), close);
  document.body.append(dialog);
  dialog.showModal();
}

/** One link: whose it is, the address, and a button to copy it. */
function row(table, name, url, more) {
  const field = make("input", { readonly: "", value: url, "aria-label": name });
  const copy = make("button", { type: "button", class: "btn" }, table.text("copy"));
  copy.onclick = async () => {
    field.select();
    await navigator.clipboard?.writeText(url).catch(() => document.execCommand("copy"));
    copy.textContent = table.text("copied");
  };
  return make("li", {}, make("b", {}, name), field, copy, more);
}

/** The host's switch between a person and a bot on a seat. */
function swap(table, home, seat) {
  const { setup } = table;
  const button = make("button", { type: "button", class: "btn" });
  const name = () => { button.textContent = table.text(setup.kinds[seat] === "bot" ? "to-person" : "to-bot"); };
  button.onclick = async () => {
    const kind = setup.kinds[seat] === "bot" ? "person" : "bot";
    const { status } = await send(`${home}/seat`, { seat, kind });
    if (status === 200) setup.kinds[seat] = kind;
    name();
  };
  name();
  return button;
}
