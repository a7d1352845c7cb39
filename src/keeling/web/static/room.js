// Room for words: what overflows its place is marked `tight`, so that its style can say the same shorter, where that is not
// enough `cramped`, so that something less important makes room, and at last `dense`: then `--lines` is how many whole lines of
// what may be cut (`data-lines`) there are room for.

let boxes = [];

/** Marks anew everything that must not be cut off (`data-room`), all measured before anything is changed. */
export function room() {
  boxes = [...document.querySelectorAll("[data-room]")];
  for (const box of boxes) box.classList.remove("tight", "cramped", "dense");
  const full = boxes.filter(overflows);
  for (const box of full) box.classList.add("tight");
  const none = full.filter(overflows);
  for (const box of none) box.classList.add("cramped");
  if (!none.length) return;
  const last = none.filter(overflows);
  for (const box of last) box.classList.add("dense");
  const cut = last.map(box => [box, box.querySelector("[data-lines]")]).filter(([, text]) => text?.checkVisibility());
  const lines = cut.map(([box, text]) => Math.floor((box.clientHeight + 1) / Number.parseFloat(getComputedStyle(text).lineHeight)));
  cut.forEach(([box], n) => box.style.setProperty("--lines", Math.max(1, lines[n])));
  const rest = full.filter(box => !none.includes(box)); // what made room for those may have made enough for these
  for (const box of rest) box.classList.remove("tight");
  for (const box of rest.filter(overflows)) box.classList.add("tight");
}

/** Whether something holds more than it can show. */
function overflows(box) {
  return box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
}

const again = () => { if (boxes.length) room(); };
addEventListener("resize", again);
const bar = document.getElementById("bar"); // what it grows by, the board lacks
if (bar) new ResizeObserver(again).observe(bar);
