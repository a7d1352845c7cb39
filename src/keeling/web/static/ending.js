// The end of a game: one's own place, and where to go from there.

import { send } from "./dom.js";

/** Shows whoever looks at an end screen their own place, and leads on to another game, back through this one, or home. */
export function ways(table) {
  const { setup, frame, base } = table;
  for (const place of document.querySelectorAll("[data-place]")) place.hidden = Number(place.dataset.place) !== frame.seat || frame.seat === null;
  const to = { replay: `/t/${setup.table}/replay?at=0`, record: `${base}/record${frame.seat === null ? "" : `?seat=${frame.seat}`}` };
  for (const way of document.querySelectorAll("[data-way]")) {
    way.hidden = !setup.table || (way.dataset.way === "again" && !setup.mine.length);
    if (to[way.dataset.way]) way.href = to[way.dataset.way];
    if (way.dataset.way === "moment") way.href = `/t/${setup.table}/replay?at=${way.dataset.at}`;
  }
}

/** Hears who wants another game: with the same seats, and new chance. */
export function again(table) {
  document.addEventListener("click", async event => {
    if (!event.target.closest?.("[data-way=again]")) return;
    const { status, data } = await send(`/t/${table.setup.table}/again`, {});
    if (status === 201) location.href = data.url;
    else table.say(data.text ?? table.text("offline"));
  });
}
