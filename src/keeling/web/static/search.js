// Searching as you type: what is written counts as it sounds, without accents and capitals.

/** A text as it is searched. */
export const plain = text => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("₂", "2");

/** The words of a question. */
export const words = asked => plain(asked).split(/\s+/).filter(Boolean);

/** Asks again whenever the box changes; a slash goes to it, Escape empties it, an address may bring the question. */
export function listen(box, search) {
  box.addEventListener("input", () => search(box.value));
  addEventListener("keydown", event => {
    if (event.key === "/" && document.activeElement !== box) {
      event.preventDefault();
      box.focus();
    } else if (event.key === "Escape" && document.activeElement === box) {
      box.value = "";
      search("");
    }
  });
  const asked = new URLSearchParams(location.search).get("q");
  if (asked) search((box.value = asked));
}

/** Says how many were found. */
export function tell(place, asked, count) {
  place.textContent = !asked ? "" : count ? place.dataset.count.replace("{count}", count) : place.dataset.nothing;
}
