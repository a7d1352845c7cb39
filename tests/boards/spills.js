// Texts that reach out of the box they stand in, or are cut by it, and words parted without a hyphen; what ends in three dots
// tells the rest on demand.
() => {
  const seen = one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(".sr, [hidden], svg");
  const named = one => [one.tagName.toLowerCase(), ...one.classList].join(".") + (one.id ? `#${one.id}` : "");
  const box = one => { const { x, y, right, bottom } = one.getBoundingClientRect(); return { x, y, right, bottom }; };
  const drawn = style => style.backgroundColor !== "rgba(0, 0, 0, 0)" || (style.borderStyle !== "none" && parseFloat(style.borderWidth) > 0);

  /** The nearest part of the page with an edge of its own: drawn, or one that cuts. */
  function holder(one) {
    for (let at = one; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display !== "inline" && style.display !== "contents" && (style.overflow !== "visible" || drawn(style))) return [at, style];
    }
    return [];
  }

  const found = new Set();
  for (const one of document.querySelectorAll("body *")) {
    const texts = [...one.childNodes].filter(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!texts.length || !seen(one)) continue;
    const [home, style] = holder(one);
    if (!home || /auto|scroll/.test(style.overflow) || (style.textOverflow === "ellipsis" && one.closest("[title], [aria-label], [data-tip], [data-about]"))) continue;
    const edge = box(home), range = document.createRange();
    for (const text of texts) {
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\u00ad]{4,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)));
        if (lines.size > 1 && !word.includes("\u00ad")) found.add(`${named(home)} < ${named(one)}: ${word} (parted)`);
      }
      range.selectNodeContents(text);
      for (const part of range.getClientRects()) {
        const out = Math.max(part.right - edge.right, edge.x - part.x, (part.bottom - edge.bottom) / 2, (edge.y - part.y) / 2); // a line is higher than its letters
        if (out > 1.5) found.add(`${named(home)} < ${named(one)}: ${text.data.trim()} (${Math.round(out)})`);
      }
    }
  }
  return [...found];
}
