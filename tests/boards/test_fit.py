"""No choice is cut off: every question of every game, in every language, in windows of five sizes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from keeling.games import GAMES
from keeling.locale import LANGUAGES
from tests.boards.frames import HOST, Shown, fullest, serve
from tests.stage import stage

SIZES = ((1366, 768), (1280, 720), (1920, 1080), (390, 844), (844, 390))
FITS = (Path(__file__).parent / "fits.js").read_text(encoding="utf-8")
# Only the bar is looked at, so nothing else need be drawn or laid out again and again.
BARE = "#map svg, #side > *, #hand > *, .top > * { display: none !important }"

ALL_SEEN = """() => {
  const box = document.getElementById("options").getBoundingClientRect();
  const boxes = [...document.querySelectorAll("#options button")].map(one => one.getBoundingClientRect());
  const seen = one => one.height > 0 && one.bottom <= box.bottom + 1 && one.bottom <= innerHeight;
  return boxes.length > 0 && boxes.every(seen);
}"""

PRICED = """async ([frame, verb]) => {
  const { table } = await import("/static/keeling.js");
  table.until = 0;
  table.apply(frame);
  table.picker.picks = [];
  table.picker.narrow();
  table.picker.add({ verbs: [verb], label: verb });
  table.bar.draw();
  const shown = one => [...one.querySelectorAll(".ch1")].filter(part => part.checkVisibility());
  return [...document.querySelectorAll("#options .opt")].map(one => shown(one).length);
}"""

BACK = """async () => {
  const { table } = await import("/static/keeling.js");
  table.bar.draw();
  const high = document.getElementById("bar").offsetHeight;
  table.picker.add({ at: 1, word: "solar" });
  table.bar.draw();
  return [high, document.getElementById("bar").offsetHeight];
}"""


def page_of(browser: Any, game: str, lang: str) -> tuple[Any, list[Any]]:
    """A page of this game, and the frames of all its questions; each shown under a revision of its own."""
    shown = fullest(game)
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    pages = serve(context)
    pages["/table"] = shown[0].page(lang)
    frames = []
    for number, one in enumerate(shown):
        frame = one.frame(lang)
        frame["ask"]["rev"] = frame["rev"] = number + 1
        frame["fragments"] = {key: html for key, html in frame["fragments"].items() if "data-form" in html}
        frames.append(frame)
    page = context.new_page()
    page.goto(f"{HOST}/table")
    page.wait_for_selector("#prompt:not(:empty)")
    page.add_style_tag(content=BARE)
    return page, frames


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_in_sight(browser: Any, game: str, lang: str) -> None:
    page, frames = page_of(browser, game, lang)
    faults: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        told = page.evaluate(FITS, frames)
        faults += [f"{width}×{height} {fault}" for fault in told]
    page.context.close()
    assert faults == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_four_actions_stand_in_one_row_and_the_turns_end_beside_its_question(
    browser: Any, lang: str
) -> None:
    """Long labels pushed the last action, and in German the end of the turn, into rows of their own."""
    page, frames = page_of(browser, "co2", lang)
    page.set_viewport_size({"width": 390, "height": 844})
    turn = max((one for one in frames if one["ask"]["turn"]), key=lambda one: len(one["ask"]["options"]))
    assert page.evaluate(FITS, [turn]) == []
    page.evaluate("""async () => {
      const { table } = await import("/static/keeling.js");
      table.picker.picks = [];
      table.picker.narrow();
      table.refresh();
    }""")
    rows = page.evaluate("""() => [...document.querySelectorAll("#options .gopts")].map(row =>
      [row.childElementCount, new Set([...row.children].map(one => one.getBoundingClientRect().top)).size])""")
    assert (4, 1) in map(tuple, rows) and all(tops == 1 for count, tops in rows if count <= 4)
    boxes = [page.locator(one).bounding_box() for one in ("#prompt", "#end")]
    assert boxes[1]["y"] < boxes[0]["y"] + boxes[0]["height"]  # beside each other
    four = builds().frame(lang)
    four["ask"]["rev"] = four["rev"] = 999
    for width, height in SIZES[:2] + SIZES[3:4]:  # their prices stand there, and no name is parted
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(FITS, [four]) == []
        assert page.evaluate(PRICED, [four, "build"]) == [4, 4, 4, 4], (width, lang)
        if width == 1280:  # once its rows are fewer the bar is low again: it stayed high for the rest of the game
            page.add_style_tag(content="#options{max-width:330px}")  # so narrow that they take many rows
            high, low = page.evaluate(BACK)
            assert high >= 110 and low < 105, (high, low)
    page.context.close()


def builds() -> Shown:
    """A turn with four plants to build, in regions with long names."""
    s = stage()
    for region in ("north-america", "south-america", "africa"):
        s.tile(region, "fusion", "solar", "biomass")
    for energy, region, slot in zip(
        ("fusion", "biomass", "fusion", "solar"),
        ("north-america", "north-america", "south-america", "africa"),
        ("tech", "research", "tech", "research"),
        strict=True,
    ):
        s.project(energy, region, slot, installed=True).level(0, energy, 4)
    s.tech(0, 6)
    s.t.money[0] = 30
    return Shown(s.match, 0, "turn")


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_that_is_turned_shows_all_choices_again(browser: Any, game: str) -> None:
    """The bar is fitted when the window changes, not only when the question does."""
    page, frames = page_of(browser, game, "de")
    turn = max(frames, key=lambda frame: (bool(frame["ask"]["turn"]), len(frame["ask"]["options"])))
    for width, height in ((390, 844), (844, 390), (390, 844)):
        page.evaluate(FITS, [turn]) if width == 390 else None
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(120)
        page.wait_for_function(ALL_SEEN, timeout=5000)
    page.context.close()


def test_the_look_finds_a_bar_that_cuts(browser: Any) -> None:
    """Two rows and no more, as it once was: the choices below are missed."""
    page, frames = page_of(browser, "co2", "de")
    turn = [frame for frame in frames if frame["ask"]["turn"]]
    assert page.evaluate(FITS, turn) == []
    page.add_style_tag(content="#options { max-height: 50px !important; overflow: hidden !important }")
    told = page.evaluate(FITS, turn)
    assert any("out of its box" in fault for fault in told) and any("scrolls" in fault for fault in told)
    page.context.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_goods_of_a_market_are_named_in_full(browser: Any, lang: str) -> None:
    """At 1280×720 "Erneuerbare Energie" and "Carbone" were cut off."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    serve(context)["/table"] = fullest("factories")[0].page(lang)
    page = context.new_page()
    page.goto(f"{HOST}/table")
    page.wait_for_selector(".mname")
    cut = page.evaluate("""() => [...document.querySelectorAll(".mname")].filter(one =>
      one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2).map(one => one.textContent)""")
    context.close()
    assert cut == []
