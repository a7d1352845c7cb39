// Settings: colours, confirmation, notices; links to the seats; the host's seats.

import { $, make, send } from "./dom.js";

const TAIL = 8; // letters at the end of a link that are always shown
const TOLD = 2000; // milliseconds for which it stands there that a link was copied

/** Wires the settings menu of a table. */
export function settings(table) {
  const { setup } = table;
  const home = `/t/${setup.table}`;

  document.addEventListener("click", event => {
    const theme = event.target.closest("[data-theme-set]");
    if (theme) colours(theme.dataset.themeSet);
    if (!event.target.closest("#menu")) $("menu")?.removeAttribute("open");
  });

  texts(localStorage.getItem("card-texts") ?? "words", table);
  if ($("card-texts")) $("card-texts").hidden = !document.querySelector(".tell");
  document.addEventListener("click", event => {
    const way = event.target.closest("[data-texts]")?.dataset.texts;
    if (way) texts(way, table);
  });
  remember($("confirm-all"), "confirm", "all", "new");
  remember($("phases-wait"), "phases", "wait", "go");
  const wait = $("bots-wait");
  if (wait) wait.onchange = () => table.bots({ wait: wait.checked });
  const bell = $("notify");
  if (bell) {
    bell.hidden = !window.Notification || Notification.permission !== "default";
    bell.onclick = async () => { bell.hidden = (await Notification.requestPermission()) !== "default"; };
  }
  document.addEventListener("click", event => {
    if (event.target.closest("#links, [data-links]")) show(table, home);
    const seat = event.target.closest("[data-sit-in]")?.dataset.sitIn;
    if (seat) send(`${home}/seat`, { seat: Number(seat), kind: "bot", bot: "normal" }); // whoever comes back takes it back
    if (event.target.closest("[data-resume]")) send(`${home}/seat`, { seat: table.frame.seat, kind: "person" });
  });
  if (location.hash === "#links") { // a table for friends has just been opened
    history.replaceState(null, "", location.pathname);
    show(table, home);
  }
}

/** Lets a box stand for one of two values of a setting, which this browser keeps. */
function remember(box, name, on, off) {
  if (!box) return;
  box.checked = localStorage.getItem(name) === on;
  box.onchange = () => localStorage.setItem(name, box.checked ? on : off);
}

/** Sets the colours and remembers them. */
function colours(mode) {
  const root = document.documentElement;
  if (mode === "auto") root.removeAttribute("data-theme");
  else root.dataset.theme = mode;
  document.cookie = `theme=${mode};path=/;max-age=${mode === "auto" ? 0 : 34560000};samesite=lax`;
  document.querySelectorAll("[data-theme-set]").forEach(one => one.classList.toggle("on", one.dataset.themeSet === mode));
}

/** Lets cards say what they do in words or in signs, and remembers it. */
function texts(way, table) {
  localStorage.setItem("card-texts", way);
  document.documentElement.classList.toggle("signs", way === "signs");
  document.querySelectorAll("[data-texts]").forEach(one => one.classList.toggle("on", one.dataset.texts === way));
  table.refresh();
}

/** Shows the links to the seats, with a button to copy each; the host may let a bot sit in for somebody. */
async function show(table, home) {
  const { setup } = table;
  $("menu")?.removeAttribute("open"); // else it stays open behind the dialog
  const found = await fetch(`${home}/links`).then(answer => answer.json());
  const rows = found.seats.map(one => row(table, one.name, one.url, setup.host ? swap(table, home, one) : null, one.qr));
  if (found.watch) rows.push(row(table, table.text("watch"), found.watch, null));
  const dialog = make("dialog", { class: "panel links", "aria-label": table.text("links") });
  const close = make("button", { type: "button", class: "btn", autofocus: "" }, table.text("close"));
  close.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  const friends = found.seats.filter(({ seat, sits }) => sits === "person" && !setup.mine.includes(seat)).map(({ name }) => name);
  const how = friends.length ? [make("p", {}, table.text("links.how", { players: friends.join(", ") }))] : [];
  dialog.append(make("h2", { class: "title" }, table.text("links")), ...how, make("ul", {}, ...rows), close);
  document.body.append(dialog);
  dialog.showModal();
}

/** One link: whose it is, the address, shortened in its middle if it must be, and buttons to copy it, to share it and to show it to a phone. */
function row(table, name, url, more, qr) {
  const field = make("span", { class: "link", title: url }, make("span", {}, url.slice(0, -TAIL)), make("span", {}, url.slice(-TAIL)));
  const copy = make("button", { type: "button", class: "btn", "aria-label": `${table.text("copy")}: ${name}` }, table.text("copy"));
  copy.onclick = async () => {
    if (navigator.clipboard) await navigator.clipboard.writeText(url).catch(() => copied(copy, url));
    else copied(copy, url); // a page that is not served over https has no clipboard
    copy.textContent = `${table.text("copied")} ✓`;
    setTimeout(() => (copy.textContent = table.text("copy")), TOLD);
  };
  const share = make("button", { type: "button", class: "btn", hidden: !navigator.share && "" }, table.text("share"));
  share.onclick = () => navigator.share({ url }).catch(() => null); // whoever thinks better of it shares nothing
  return make("li", {}, make("b", {}, name), field, make("span", { class: "sends" }, copy, share, ...(qr ? [shown(table, name, qr)] : [])), more);
}

/** A button that shows or hides the code of a link, below its row. */
function shown(table, name, qr) {
  const code = make("span", { class: "qr", role: "img", "aria-label": `${table.text("qr")}: ${name}` });
  code.innerHTML = qr;
  const button = make("button", { type: "button", class: "btn", "aria-expanded": "false", "aria-label": `${table.text("qr")}: ${name}` }, table.text("qr"));
  button.onclick = () => {
    const open = !code.isConnected;
    if (open) button.closest("li").append(code);
    else code.remove();
    button.setAttribute("aria-expanded", String(open));
  };
  return button;
}

/** Copies a text in the old way, out of a field that is gone at once. */
function copied(beside, text) {
  const field = make("input", { class: "sr", value: text });
  beside.after(field);
  field.select();
  document.execCommand("copy");
  field.remove();
  beside.focus();
}

/** The host's choice of who plays on a seat: a person or a bot of some level; a bot's link would only take its seat away. */
function swap(table, home, { seat, name, sits }) {
  const known = [["person", table.text(table.setup.mine.includes(seat) ? "home.me" : "home.person")], ...table.setup.levels];
  if (known.every(([value]) => value !== sits)) known.push([sits, sits]);
  const choice = make("select", { "aria-label": table.text("sits", { player: name }) },
    ...known.map(([value, said]) => make("option", { value, selected: value === sits && "" }, said)));
  const show = () => choice.closest("li")?.classList.toggle("bot", choice.value !== "person");
  choice.onchange = async () => {
    const person = choice.value === "person";
    const { status, data } = await send(`${home}/seat`, { seat, kind: person ? "person" : "bot", bot: person ? "" : choice.value });
    if (status !== 200) choice.value = sits;
    else {
      sits = choice.value;
      choice.closest("li").querySelector("b").textContent = data.name;
    }
    show();
  };
  queueMicrotask(show);
  return choice;
}
