// On a phone only one part of the table is seen at a time.

import { $ } from "./dom.js";

/** Opens the tab and the part of the map where a thing is. */
export function reveal(thing) {
  const region = $(`see-${thing?.closest("[id^=f-region-]")?.id.slice(9)}`);
  if (region) region.checked = true;
  const tab = thing?.closest(".hand") ? "hand" : thing?.closest(".players") ? "companies" : thing?.closest(".side") ? "table" : "map";
  $(`tab-${tab}`).checked = true;
  if (innerWidth >= 700) return;
  if (tab === "map") thing?.closest(".stage")?.scrollIntoView({ block: "nearest" });
  else thing.scrollIntoView({ block: "center" });
}
