// How long a motion takes and how it eases, as the tokens say; who wants less motion gets none.

/** What a token says now. */
const token = name => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** A time token in milliseconds. */
export const time = name => parseFloat(token(name)) || 0;

/** An easing token. */
export const ease = name => token(name) || "ease";
