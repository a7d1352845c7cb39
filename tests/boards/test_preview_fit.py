"""What a choice will do stands in the bar in full before it is made, in every game and language."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from keeling.core.notation import parse
from keeling.games import GAMES
from keeling.locale import LANGUAGES
from keeling.web.play.move_preview import outlook
from tests.boards.frames import NAMES, Shown, fullest
from tests.boards.test_fit import page_of
from tests.stage import stage

SIZES = ((1366, 768), (1280, 720), (390, 844))
TRIED, KEPT = 4, 8  # moves of a verb that are looked at, and the longest previews that are then shown

SHOW = """async ([frame, told]) => {
  const { table } = await import("/static/keeling.js");
  table.until = 0;
  table.apply(frame);
  table.outlook.asked = table.asked;
  table.outlook.known.set(told.move, told);
  table.advise(told.move);
  const box = document.getElementById("options"), inside = box.getBoundingClientRect(), faults = [];
  const chips = [...box.querySelectorAll(".pc")], bar = document.getElementById("bar").getBoundingClientRect();
  if (!chips.length) faults.push("no preview");
  if (box.matches(".scrolls")) faults.push("scrolls");
  if (bar.top < 0 || bar.bottom > innerHeight + 1) faults.push("bar out of the window");
  for (const chip of chips) {
    const { top, bottom, right } = chip.getBoundingClientRect(), said = chip.textContent;
    const out = top < inside.top - 1 || bottom > inside.bottom + 1 || right > inside.right + 1;
    if (out) faults.push(`cut: ${said}`);
    const token = chip.querySelector(":scope > svg"), first = token?.nextElementSibling?.getBoundingClientRect();
    if (first && first.top > token.getBoundingClientRect().bottom) faults.push(`token alone: ${said}`);
  }
  return faults.map(fault => `${told.move}: ${fault}`);
}"""


def length(told: dict[str, Any]) -> int:
    """How much a preview says."""
    return sum(len(str(part["text"])) + 8 for chip in told["chips"] for part in chip["parts"])


def moves(shown: Shown) -> list[str]:
    """A few moves of each verb of a question."""
    ask = shown.match.ask_of(shown.seat)
    assert ask is not None
    found: dict[str, list[str]] = {}
    for option in ask.options:
        found.setdefault(option[0], []).append(" ".join(option))
    return [move for some in found.values() for move in some[:: max(1, len(some) // TRIED)]]


@cache
def longest(game: str) -> list[tuple[int, str]]:
    """The moves whose previews say most, with the number of their question."""
    found = []
    for number, shown in enumerate(fullest(game)):
        names = NAMES[: shown.match.seats]
        told = [(outlook(shown.match, shown.seat, parse(move), "de", names), move) for move in moves(shown)]
        found += sorted([(length(one), number, move) for one, move in told], reverse=True)[:2]
    return [(number, move) for _, number, move in sorted(found, reverse=True)[:KEPT]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_choice_will_do_is_in_sight(browser: Any, game: str, lang: str) -> None:
    """It was cut off below the third row, and the tokens of others stood on lines of their own."""
    page, frames = page_of(browser, game, lang)
    faults: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for number, move in longest(game):
            shown = fullest(game)[number]
            told = outlook(shown.match, shown.seat, parse(move), lang, NAMES[: shown.match.seats])
            faults += [f"{width}×{height} {fault}" for fault in page.evaluate(SHOW, [frames[number], told])]
    page.context.close()
    assert faults == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plant_for_which_anothers_scientist_is_sent_off_says_all_of_it(browser: Any, lang: str) -> None:
    """Costs, points, expertise of two, control of a region and where the scientist goes: the longest there is."""
    s = stage().tile("south-america", "fusion", "solar", "biomass")
    s.project("fusion", "south-america", "tech", installed=True, scientist=1)
    s.level(0, "fusion", 4).level(1, "fusion", 2).tech(0, 4)
    s.t.money[0] = 18
    for place in range(len(s.t.summit)):  # no summit has room: the scientist is sure to go home
        s.t.summit[place] = -1
    shown = Shown(s.match, 0, "turn")
    told: dict[str, Any] = outlook(s.match, 0, parse("build fusion south-america tech"), lang, NAMES[: s.match.seats])
    assert len(told["chips"]) >= 8
    page, _ = page_of(browser, "co2", lang)
    frame = shown.frame(lang)
    frame["ask"]["rev"] = frame["rev"] = 99
    faults: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        faults += [f"{width}×{height} {fault}" for fault in page.evaluate(SHOW, [frame, told])]
    page.context.close()
    assert faults == []
