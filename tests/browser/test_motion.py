"""Motion: the gauge counts and grows, tiles turn over; nothing moves for who wants no motion."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.house import Tables

# Changes the gauge and a project's face as a patch would, and tells what is to be seen on the way and in the end.
_CHANGE = """async () => {
  const { remember, travel } = await import("/static/move.js");
  const { patch } = await import("/static/morph.js");
  const region = document.querySelector("[data-face=proposed]").closest("[id^=f-region-]");
  const gauge = document.getElementById("f-gauge");
  const later = gauge.outerHTML.replace(/data-number="\\d+">\\d+/, 'data-number="470">470')
    .replace(/H\\d+(\\.\\d)?v16/, "H400v16");
  const seen = { from: Number(gauge.querySelector("#ppm").textContent), figures: [], moved: [] };
  const before = remember();
  patch("f-gauge", later);
  patch(region.id, region.outerHTML.replace('data-face="proposed"', 'data-face="installed"'));
  travel(before);
  for (const one of document.getAnimations()) if (one.effect.target.id.endsWith("-turned")) one.currentTime = 120;
  const motions = document.getAnimations().filter(one => !(one instanceof CSSAnimation)); // what can be picked breathes
  seen.moved = motions.map(one => one.effect.target.id);
  const [look] = document.querySelectorAll("[id$=-turned]");
  const middle = one => one.getBoundingClientRect().x + one.getBoundingClientRect().width / 2;
  seen.beside = look && Math.abs(middle(look) - middle(document.getElementById(look.id.slice(0, -7))));
  const until = performance.now() + 1200;
  while (performance.now() < until && !(seen.figures.at(-1) === 470)) {
    seen.figures.push(Number(document.getElementById("ppm").textContent));
    await new Promise(requestAnimationFrame);
  }
  await Promise.all(motions.map(one => one.finished));
  seen.left = document.querySelectorAll("[id$=-turned]").length;
  return seen;
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_gauge_counts_and_a_tile_turns(house: Tables, browser: Any, motion: str) -> None:
    table = house.open("person", "person", seed=11)
    assert house.play_until(table, 0, "turn")
    for seat in (0, 1):  # until somebody has proposed something
        told = house.ask(table["id"], "options", table["tokens"][seat])
        move = next((option for option in told["options"] if option.startswith("propose ")), None)
        if move:
            house.ask(table["id"], "play", table["tokens"][seat], {"move": move})
            break
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion=motion)
    page = house.sit(context, table, 0)
    page.wait_for_selector("[data-face=proposed]")
    seen = page.evaluate(_CHANGE)
    assert seen["figures"][-1] == 470 and seen["left"] == 0
    if motion == "reduce":
        assert seen["moved"] == [] and seen.get("beside") is None and set(seen["figures"]) == {470}
    else:
        between = [figure for figure in seen["figures"] if seen["from"] < figure < 470]
        assert len(between) > 3 and between == sorted(between)
        assert seen["beside"] < 2  # a tile turns where it lies
        assert sum(one.endswith("-turned") for one in seen["moved"]) == 1
        assert "gw-coal-bar" in seen["moved"]
    context.close()
