// How long a motion takes and how it eases, as the tokens say; who wants less motion gets none.

const known = new Map(); // what tokens say, asked once: amid a change of the page every question costs a style
matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", () => known.clear());

/** What a token says now. */
function token(name) {
  if (!known.has(name)) known.set(name, getComputedStyle(document.documentElement).getPropertyValue(name).trim());
  return known.get(name);
}

/** A time token in milliseconds. */
export const time = name => parseFloat(token(name)) || 0;

/** An easing token. */
export const ease = name => token(name) || "ease";
