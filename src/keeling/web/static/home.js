// The home page: seats come and go, files are read, and the tab says when a table waits.

import { $, send } from "./dom.js";

const POLL = 15000, MOST_FILE = 400_000;
document.documentElement.classList.add("js");

// -- seats

const form = $("new");
const rows = [...form.querySelectorAll("[data-seat]")];
const kind = row => row.querySelector("select");

/** Shows the seats that are taken, and what can be added. */
function seats() {
  const bots = []; // each name once, as the server gives them
  for (const row of rows) {
    row.hidden = kind(row).value === "off";
    const name = row.querySelector("input"), pioneer = kind(row).selectedOptions[0].dataset.name;
    const bot = pioneer && [pioneer, ...form.dataset.further.split(" ")].find(one => !bots.includes(one));
    bots.push(bot);
    name.placeholder = kind(row).value === "person" ? form.dataset.invite : bot ?? name.dataset.name;
    row.classList.toggle("invite", kind(row).value === "person");
  }
  for (const line of form.querySelectorAll("[data-level]")) line.classList.toggle("off", rows.every(row => kind(row).value !== `bot:${line.dataset.level}`));
  const taken = rows.filter(row => !row.hidden).length;
  $("add").hidden = taken === rows.length;
  for (const row of rows) row.querySelector("[data-off]").disabled = taken === 1;
  for (const group of form.querySelectorAll("[data-least]")) { // not every option means something to so many
    group.hidden = taken < Number(group.dataset.least) || taken > Number(group.dataset.most ?? taken);
  }
  for (const group of form.querySelectorAll("[data-needs]")) { // an option of a switch that is off
    const needed = form.querySelector(`input[type=checkbox][name="option.${group.dataset.needs}"]`);
    if (needed && !needed.checked) group.hidden = true;
  }
  for (const value of form.querySelectorAll("[data-only]")) {  // not every number of players has it
    const box = value.querySelector("input");
    value.hidden = !value.dataset.only.split(" ").includes(String(taken));
    if (value.hidden && box.checked) value.parentElement.querySelector("label:not([hidden]) input").checked = true;
  }
  for (const group of form.querySelectorAll("fieldset:has([data-only])")) { // one value alone is no choice
    group.hidden ||= group.querySelectorAll(".seg label:not([hidden])").length === 1;
  }
  shares();
}

/** Says which of what the table shares out each seat comes to have, and hides what it has not. */
function shares() {
  const box = form.querySelector("[data-shares]"), there = rows.filter(row => !row.hidden);
  if (!box) return;
  const { by, sets, easiest } = JSON.parse(box.dataset.shares);
  const chosen = form.querySelector(`[name="option.${by}"]:checked`)?.value;
  const all = sets[`${chosen}-${there.length}`] ?? [], left = [...all], has = new Map();
  const selects = there.map(row => row.querySelector("[data-share]"));
  for (const select of selects) {
    select.closest(".share").hidden = !all.length;
    for (const one of select.options) one.hidden = one.disabled = easiest.includes(one.value) && !all.includes(one.value);
    if (select.selectedOptions[0].disabled) select.value = select.options[0].value;
  }
  const take = (select, one) => { has.set(select, one); left.splice(left.indexOf(one), 1); };
  for (const select of selects) { // who named one first has it
    if (!easiest.includes(select.value)) continue;
    if (left.includes(select.value)) take(select, select.value);
    else select.value = select.options[0].value;
  }
  for (const select of selects) if (select.value === "easiest" && left.length) take(select, easiest.find(one => left.includes(one)));
  const open = selects.some(select => select.value === "random");
  for (const select of selects) if (select.value === select.options[0].value && !open && left.length) take(select, left[0]);
  for (const select of selects) {
    for (const one of select.options) {
      const got = one.selected && one.value !== has.get(select) && has.get(select);
      const name = got && [...select.options].find(({ value }) => value === got).dataset.word;
      one.textContent = name ? `${name} (${one.dataset.plain})` : one.dataset.word;
    }
  }
}

form.addEventListener("change", seats);
form.addEventListener("click", event => {
  const off = event.target.closest("[data-off]");
  if (off) kind(off.closest("[data-seat]")).value = "off";
  if (event.target.closest("#add")) {
    const free = rows.find(row => kind(row).value === "off");
    kind(free).value = form.dataset.bot;
    seats();
    kind(free).focus();
  }
  if (event.target.closest("#dice")) $("seed").value = crypto.getRandomValues(new Uint32Array(1))[0];
  seats();
});
seats();

// -- a component sheet from a file

/** Puts a file's text into the form. */
async function sheet(file) {
  if (!file) return;
  $("sheet").value = file.size <= MOST_FILE ? await file.text() : "";
  $("sheetname").textContent = `${file.name}, ${Math.ceil(file.size / 1024)} KB`;
  $("drop").open = true;
}

$("sheetfile").addEventListener("change", event => sheet(event.target.files[0]));
const drop = $("drop");
for (const kind of ["dragenter", "dragover"]) {
  drop.addEventListener(kind, event => {
    event.preventDefault();
    drop.classList.add("over");
  });
}
drop.addEventListener("dragleave", () => drop.classList.remove("over"));
drop.addEventListener("drop", event => {
  event.preventDefault();
  drop.classList.remove("over");
  sheet(event.dataTransfer.files[0]);
});

// -- a record from a file

$("record").addEventListener("change", async event => {
  const file = event.target.files[0];
  if (!file) return;
  const says = $("record-says");
  const answer = await send("/records", { record: await file.text() });
  if (answer.data.url) location.assign(answer.data.url);
  says.textContent = answer.data.text ?? answer.data.error ?? String(answer.status);
  says.hidden = Boolean(answer.data.url);
  event.target.value = "";
});

// -- whose turn it is

const title = document.title, can = "Notification" in window && document.querySelector(".tb");
let known = new Set([...document.querySelectorAll("tr:has(.yours)")].map(row => row.id.slice(6)));

/** Asks which tables wait, and says so in the tab, and once in a notification. */
async function poll() {
  let due;
  try {
    const answer = await fetch("/waiting");
    if (!answer.ok) return;
    due = (await answer.json()).tables;
  } catch {
    return;
  }
  document.title = due.length ? `(${due.length}) ${title}` : title;
  const fresh = due.filter(table => !known.has(table.id));
  const changed = fresh.length || due.length !== known.size;
  known = new Set(due.map(table => table.id));
  if (can && Notification.permission === "granted") {
    for (const table of fresh) {
      const note = new Notification(table.name, { body: $("notify").dataset.says, tag: table.id, icon: "/static/favicon.svg" });
      note.onclick = () => { window.focus(); location.assign(`/t/${table.id}`); };
    }
  }
  if (changed) tables();
}

/** Draws the list of tables anew, without touching the form. */
async function tables() {
  const answer = await fetch(location.pathname === "/open" ? "/" : location.href);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [old, fresh] = [document, page].map(from => from.querySelector(".tb"));
  if (old && fresh) old.replaceWith(fresh);
}

const notify = $("notify");
if (can && Notification.permission === "default") notify.hidden = false;
notify.addEventListener("click", async () => {
  notify.hidden = await Notification.requestPermission() !== "default";
});
if (document.querySelector(".tb")) setInterval(poll, POLL);
if (known.size) document.title = `(${known.size}) ${title}`;
