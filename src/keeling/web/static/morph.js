// A keyed morph: fragments become what the server sent, and nodes that stay keep focus, scroll and animation.

const OURS = new Set(["tabindex", "aria-pressed", "aria-disabled"]); // of pieces: they hang on the question, and are marked anew after every patch
const STATES = new Set(["pick", "may", "chosen", "grey", "lit"]);

/** Makes the element with this id look like the given HTML or SVG; `changed(element)` hears of new texts. */
export function patch(id, html, changed = () => {}) {
  const old = document.getElementById(id);
  if (!old) return;
  const range = document.createRange();
  range.selectNodeContents(old.parentNode); // the parser takes the namespace from here
  const fresh = range.createContextualFragment(html).firstElementChild;
  if (fresh) become(old, fresh, changed);
}

/** Turns one node into another of the same name, or replaces it. */
function become(old, fresh, changed) {
  if (old.nodeName !== fresh.nodeName || old.nodeType !== fresh.nodeType) return old.replaceWith(fresh);
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) {
      old.data = fresh.data;
      changed(old.parentElement);
    }
    return;
  }
  const piece = fresh.hasAttribute("data-words") || fresh.hasAttribute("data-tip");
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !(piece && OURS.has(name))) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    const wanted = piece && name === "class" ? marked(value, old) : value;
    if (old.getAttribute(name) !== wanted && !(piece && OURS.has(name) && old.hasAttribute(name))) old.setAttribute(name, wanted);
  }
  children(old, fresh, changed);
}

/** The classes of a piece together with the states that it is in. */
function marked(classes, old) {
  return [classes, ...[...old.classList].filter(name => STATES.has(name))].join(" ");
}

/** Brings the children into line: those with ids find each other, the others pair up in order. */
function children(old, fresh, changed) {
  const kept = new Map([...old.children].filter(child => child.id).map(child => [child.id, child]));
  const wanted = new Set([...fresh.children].map(child => child.id).filter(Boolean));
  let at = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    while (at && at.id && !wanted.has(at.id)) at = drop(at);
    const same = child.id ? kept.get(child.id) : at && !at.id && at.nodeName === child.nodeName ? at : null;
    if (!same) old.insertBefore(child, at);
    else {
      if (same === at) at = at.nextSibling;
      else old.insertBefore(same, at);
      become(same, child, changed);
    }
  }
  while (at) at = drop(at);
}

/** Removes a node and gives the next one. */
function drop(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}
