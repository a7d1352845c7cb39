// Making elements without markup in strings.

const SVG = "http://www.w3.org/2000/svg";

/** An element with attributes and children; what is null or false is left out. */
export function make(tag, attributes = {}, ...inside) {
  const made = ["svg", "use", "g", "rect", "circle", "text"].includes(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value != null && value !== false) made.setAttribute(name, value);
  made.append(...inside.filter(part => part != null && part !== "" && part !== false));
  return made;
}

/** A symbol of the sprite. */
export function icon(name, cls = "") {
  return make("svg", { class: `i ${cls}`.trim(), "aria-hidden": "true" }, make("use", { href: `#i-${name}` }));
}

/** A label, with a shorter one to take its place where room is scarce, if it has one. */
export function label(full, short) {
  return short ? make("span", {}, make("span", { class: "full" }, full), make("span", { class: "short" }, short)) : make("span", {}, full);
}

/** Says of an element that something is so, or no longer; nothing is written that stands there already. */
export function flag(element, name, on) {
  if (!on) element.removeAttribute(name);
  else if (element.getAttribute(name) !== "true") element.setAttribute(name, "true");
}

/** Fills a box with nodes and texts; what stands there just so stays, for whatever is new must be styled and laid out. */
export function fill(box, ...parts) {
  let at = box.firstChild;
  for (const part of parts) {
    const fresh = typeof part === "string" ? new Text(part) : part, old = at;
    at = at?.nextSibling ?? null;
    if (!old) box.append(fresh);
    else if (old.live || fresh.live || !old.isEqualNode(fresh)) renew(old, fresh);
  }
  while (at) {
    const last = at;
    at = at.nextSibling;
    last.remove();
  }
}

/** Makes one node look like another: inside if both are plain boxes, else by taking its place. */
function renew(old, fresh) {
  if (old.live || fresh.live || old.nodeName !== "DIV" || fresh.nodeName !== "DIV") return old.replaceWith(fresh);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  fill(old, ...fresh.childNodes);
}

/** The element with an id. */
export const $ = id => document.getElementById(id);

/** Sends JSON and gives the answer's status and data; without a server, status 0. */
export async function send(url, data) {
  try {
    const answer = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(data) });
    return { status: answer.status, data: await answer.json().catch(() => ({})) };
  } catch {
    return { status: 0, data: {} };
  }
}

/** A line as it is read out: without what is for the eye alone. */
export function spoken(line) {
  const copy = line.cloneNode(true);
  copy.querySelectorAll("[aria-hidden]").forEach(one => one.remove());
  return copy.textContent.replace(/\s+/g, " ").replace(/[,\s]+$/, "").trim();
}
