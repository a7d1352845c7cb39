// Room for words: what overflows its place is marked `tight`, so that its style can say the same shorter.

let boxes = [];

/** Marks anew everything that must not be cut off (`data-room`), all measured before anything is changed. */
export function room() {
  boxes = [...document.querySelectorAll("[data-room]")];
  for (const box of boxes) box.classList.remove("tight");
  const full = boxes.filter(box => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1);
  for (const box of full) box.classList.add("tight");
}

addEventListener("resize", () => { if (boxes.length) room(); });
