// Rings that lie over the board, and a card that makes room for them.

const GAP = 7, EDGE = 10; // between a thing and the outside of its ring; between a card and the edge of the board
const EASE = 4; // how much of a thing may be out of sight
const FLIGHT = 500; // ms, until all pieces have arrived

/** Rings around things; what is out of sight, or behind the panel that speaks of it, has none. */
export class Spots {
  constructor(panel) {
    this.panel = panel;
    this.lit = [];
    this.missed = null;
  }

  /** The things that are lit. */
  get parts() {
    return this.lit.map(({ part }) => part);
  }

  /** Lights other things than before. */
  light(parts) {
    for (const { ring } of this.lit) ring.remove();
    this.lit = parts.map(part => ({ part, ring: ringed("spot") }));
    this.miss(null);
  }

  /** Marks the one thing that was pressed by mistake, or none. */
  miss(part) {
    this.missed?.ring.remove();
    this.missed = part ? { part, ring: ringed("spot missed") } : null;
    this.draw();
  }

  /** Keeps the rings with pieces that are still on their way. */
  trail(until = performance.now() + FLIGHT) {
    this.draw();
    if (performance.now() < until) requestAnimationFrame(() => this.trail(until));
  }

  /** Puts every ring in its place. */
  draw() {
    const low = this.panel.getBoundingClientRect().top + EASE, high = document.getElementById("f-seats").getBoundingClientRect().bottom - EASE;
    const rolls = part => innerWidth < 700 && !part.closest(".bar,.top,.pseats"); // a phone's board, between its head and the panel
    for (const { part, ring } of [...this.lit, ...(this.missed ? [this.missed] : [])]) {
      const box = part.getBoundingClientRect();
      ring.hidden = !box.width || (rolls(part) && (box.top < high || box.bottom > low));
      ring.style.left = `${box.left - GAP}px`;
      ring.style.top = `${box.top - GAP}px`;
      ring.style.width = `${box.width + 2 * GAP}px`;
      ring.style.height = `${box.height + 2 * GAP}px`;
    }
  }
}

/** A ring that lies over the page. */
function ringed(cls) {
  const ring = document.createElement("div");
  ring.className = cls;
  document.body.append(ring);
  return ring;
}

/** Where a card lies over nothing but the log, if there is room for it. */
function beside(width, height) {
  const log = document.querySelector("#side > .log"), area = log?.getBoundingClientRect();
  if (!area || area.height < height) return null;
  const right = document.getElementById("side").getBoundingClientRect().right - EDGE, low = area.bottom - EDGE - height;
  const others = [...document.querySelectorAll("#side > :not(.log)")].map(one => one.getBoundingClientRect());
  return others.some(box => share(box, right - width, low, right, area.bottom)) ? null : [right - width, low];
}

/** Puts a card where it hides nothing but the log, else into the corner of the board where it hides least of these things; without things where it was before. */
export function place(card, things) {
  card.style.left = card.style.top = card.style.bottom = "";
  if (getComputedStyle(card).position !== "fixed" || getComputedStyle(card).bottom === "0px") return; // it has a place of its own
  const [map, bar] = ["map", "bar"].map(id => document.getElementById(id).getBoundingClientRect()), zoom = card.currentCSSZoom || 1;
  const { width, height } = card.getBoundingClientRect();
  const left = map.left + EDGE, right = map.right - EDGE - width, low = Math.min(map.bottom, bar.top) - EDGE - height, high = map.top + EDGE;
  const corners = [[left, low], [right, low], [left, high], [right, high]], free = beside(width, height);
  const boxes = (things ?? []).map(thing => thing.getBoundingClientRect());
  const hidden = (x, y) => boxes.reduce((sum, box) => sum + share(box, x, y, x + width, y + height), 0);
  const shares = corners.map(at => hidden(...at));
  if (things) card.dataset.corner = free && !hidden(...free) ? corners.length : shares.indexOf(Math.min(...shares));
  const [x, y] = [...corners, free][card.dataset.corner ?? 0] ?? corners[0];
  card.style.left = `${x / zoom}px`;
  if (y === high) card.style.top = `${y / zoom}px`;
  else card.style.bottom = `${(innerHeight - y - height) / zoom}px`; // it grows upward
}

/** Whether a card hides most of a thing, or more than another share of it. */
export function hides(card, thing, least = 0.5) {
  const { left, top, right, bottom } = card.getBoundingClientRect();
  return share(thing.getBoundingClientRect(), left, top, right, bottom) > least;
}

/** How much of a box lies behind a card. */
function share(box, left, top, right, bottom) {
  const wide = Math.min(box.right, right) - Math.max(box.left, left), high = Math.min(box.bottom, bottom) - Math.max(box.top, top);
  return wide > 0 && high > 0 ? (wide * high) / (box.width * box.height) : 0;
}
