// What of the bar cannot be read or reached: run in a page with a list of frames; every way of a question is tried.
async frames => {
  const { table } = await import("/static/keeling.js");
  const faults = [];
  const seen = one => one.getClientRects().length && getComputedStyle(one).visibility !== "hidden";
  const said = one => one.textContent.trim().slice(0, 60);
  const parted = one => { // the first word of it that goes on in another line though nothing says so
    const range = document.createRange(), all = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (all.nextNode()) for (const { 0: word, index } of all.currentNode.data.matchAll(/[\p{L}\u00ad]{4,}/gu)) {
      range.setStart(all.currentNode, index);
      range.setEnd(all.currentNode, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)));
      if (lines.size > 1 && !word.includes("\u00ad")) return word;
    }
    return "";
  };
  const look = where => {
    const bar = document.getElementById("bar"), box = document.getElementById("options");
    const edge = bar.getBoundingClientRect(), inside = box.getBoundingClientRect();
    const tell = (what, one) => faults.push(`${where}: ${what}: ${said(one)}`);
    const out = (inner, outer) => inner.left < outer.left - 1 || inner.right > outer.right + 1 || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (out(edge, screen)) tell("bar out of the window", bar);
    const parts = [...bar.querySelectorAll("button, input, select, #prompt, .notice, summary, .ch1")].filter(seen);
    for (const one of parts) {
      const place = one.getBoundingClientRect();
      if (box.contains(one) ? out(place, inside) : out(place, edge)) tell("out of its box", one);
      const inner = [one, ...one.querySelectorAll("span")].filter(part => seen(part) && !part.matches(".sr, svg *, .en"));
      const cut = inner.some(part => getComputedStyle(part).display !== "inline" && (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2));
      if (one.matches("button") && cut) tell("text is cut", one);
      if (one.matches("button, #prompt") && parted(one)) tell(`parts “${parted(one)}” without a hyphen`, one);
      if (one.matches("button") && !said(one) && !one.title) tell("says nothing", one);
      const x = place.left + place.width / 2, y = place.top + place.height / 2, hit = document.elementFromPoint(x, y);
      if (!hit || !(one.contains(hit) || hit.contains(one))) tell("is overlapped", one);
    }
    const laid = parts.filter(one => one.matches("button, input, #prompt")).map(one => [one, one.getBoundingClientRect()]);
    laid.forEach(([one, a], n) => laid.slice(n + 1).forEach(([other, b]) => {
      if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) tell(`overlaps “${said(other)}”`, one);
    }));
    if (box.matches(".scrolls")) tell("scrolls", box);
  };
  const reach = where => { // whether every option is on the bar, in a group of it, in a form, or ends the turn
    const held = new Set(table.bar.listed.flatMap(({ options }) => options)), form = table.forms?.lead?.();
    const slid = document.querySelector("#options .stepper :is(input, select)");
    const left = table.picker.left.filter(option => !held.has(option) && option !== table.ends?.() && !(form && table.forms.owns(form, option)));
    if (left.length && !slid && table.picker.left.length > 1) faults.push(`${where}: not on the bar: ${left.slice(0, 3).map(option => option.text).join("; ")}`);
  };
  const ways = (where, deep) => {
    look(where);
    reach(where);
    if (!deep || table.picker.left.length === 1) return;
    const all = table.bar.listed.filter(({ options, pick }) => pick && options.length);
    const heavy = [...all].sort((one, other) => other.options.length - one.options.length);
    const tried = [...heavy.slice(0, deep > 1 ? 4 : 1), ...all.filter(({ options }) => options.length === 1).slice(0, deep - 1)];
    for (const { pick, options } of new Set(tried)) {
      table.picker.add(pick);
      table.bar.draw();
      ways(`${where} › ${options[0].words.slice(0, 1 + (pick.at ?? 9)).join(" ")}`, deep - 1);
      table.picker.back();
    }
  };
  for (const frame of frames) {
    document.getElementById("lost").hidden = true;
    table.until = 0;
    table.apply(frame);
    if (!table.picker) continue;
    table.picker.picks = [];
    table.picker.narrow();
    table.refresh();
    ways(frame.ask.prompt, 2);
  }
  return faults;
}
