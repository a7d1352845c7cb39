// Making elements without markup in strings.

const SVG = "http://www.w3.org/2000/svg";

/** An element with attributes and children; what is null or false is left out. */
export function make(tag, attributes = {}, ...inside) {
  const made = ["svg", "use", "g", "rect", "circle", "text"].includes(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value != null && value !== false) made.setAttribute(name, value);
  made.append(...inside.filter(part => part != null && part !== ""));
  return made;
}

/** A symbol of the sprite. */
export function icon(name, cls = "") {
  return make("svg", { class: `i ${cls}`.trim(), "aria-hidden": "true" }, make("use", { href: `#i-${name}` }));
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
