"""Hands of five cards, of which every card is one: each is read whole at laptop size, in four languages."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from keeling.locale import LANGUAGES
from tests.boards.frames import HOST, Shown, serve
from tests.boards.test_spill import DRAWN, SIZES, SPILLS
from tests.second_chance_stage import stage

MOST = 5  # lobbyists in a hand at the start of a game
CARDS = 36
MODES = ("cooperative", "competitive")  # with personal goals beside them, or a company goal
# The lower halves of cards that end in three dots.
DOTTED = """() => [...document.querySelectorAll("#f-hand .cn span")].filter(one => one.scrollWidth > one.clientWidth)
  .map(one => one.closest("[id]").id + ": " + one.textContent)"""


@cache
def hands() -> list[Shown]:
    """Every lobbyist is in one of these hands, those beside each other on the sheet far from each other."""
    step = -(-CARDS // MOST)
    found = []
    for mode in MODES:
        for first in range(1, step + 1):
            s = stage(4, mode).hand(0, *range(first, CARDS + 1, step)).turn_of(0)
            found.append(Shown(s.match, 0, s.prompt))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_hand_of_lobbyists_is_read_whole(browser: Any, lang: str) -> None:
    """At 1280×720 it said “Wissenschaftl er”, “Wiederverwer tung” and “1 Tech-Mar…”."""
    context = browser.new_context(reduced_motion="reduce")
    pages, page, faults = serve(context), context.new_page(), []
    for number, one in enumerate(hands()):
        pages["/table"] = one.page(lang)
        page.goto(f"{HOST}/table")
        page.wait_for_selector("#prompt:not(:empty)")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            found = [fault for fault in page.evaluate(SPILLS) if ".card" in fault or ".c" in fault.split(" < ")[-1]]
            faults += [f"{number} {width} {fault}" for fault in found + page.evaluate(DOTTED)]
    context.close()
    assert faults == [], "\n".join(faults)
