"""Second Chance in the browser: whole games by clicking on the board, as a team, as rivals, and alone on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.clicker import Clicker, play
from tests.browser.house import Tables
from tests.games.second_chance import SHEET

CALENDAR = {"decades": {"cooperative": 2, "competitive": 2}, "rounds": [2, 2, 2, 2], "last_rounds": [2, 2, 2, 2]}
SHORT = {**SHEET, "calendar": CALENDAR}
GAME = "second-chance"


@pytest.mark.parametrize(
    ("kinds", "options"),
    [
        (("person", "bot"), {"inspectors": True}),
        (("person", "bot", "bot"), {"mode": "competitive"}),
        (("person",), {"solo_card": "9"}),
    ],
)
def test_a_whole_game_by_clicking(house: Tables, browser: Any, kinds: tuple[str, ...], options: dict[str, Any]) -> None:
    table = house.open(*kinds, game=GAME, sheet=SHORT, options=options)
    phone = len(kinds) == 1
    size = {"width": 390, "height": 844} if phone else {"width": 1366, "height": 768}
    motion = "no-preference" if options.get("mode") else "reduce"
    context = browser.new_context(viewport=size, reduced_motion=motion)
    player = Clicker(house.sit(context, table, 0))
    play(player)
    assert player.errors == []
    page = player.page
    assert page.locator("#f-end").is_visible()
    took = page.locator("#f-end .took tr").count()
    assert took >= 4 if options.get("mode") != "competitive" else took == 0  # a team is told what it took
    context.close()


def test_the_decade_end_is_always_in_sight(house: Tables, browser: Any) -> None:
    table = house.open("person", "person", game=GAME, sheet=SHORT)
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    page = house.sit(context, table, 0)
    page.wait_for_selector("#prompt:not(:empty)")
    for part in ("#f-outlook", "#ol-said", "#f-goals", "#f-lobbyists"):
        box = page.locator(part).bounding_box()
        assert box is not None and box["y"] + box["height"] <= 768, part
    assert page.locator("#f-outlook .et").count() == 21
    context.close()


def test_the_reduction_begins_at_the_least_that_is_safe_and_tells_its_price(house: Tables, browser: Any) -> None:
    """It began at giving up nothing, which loses, and told the price only after the choice (S-63)."""
    sheet = {**SHORT, "climate": {**SHEET["climate"], "limit": 420}}
    table = house.open("person", "person", game=GAME, sheet=sheet)
    assert house.play_until(table, 1, "reduce")  # the start player proposes
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en", reduced_motion="reduce")
    page = house.sit(context, table, 1)
    told = page.locator(".stepper .does")
    told.get_by_text(re.compile(r"\d+ → 420$")).wait_for()
    assert told.get_by_text(re.compile(r"^300 → \d+$")).count() == 1
    page.locator(".stepper input").press("ArrowRight")
    told.get_by_text(re.compile(r"\d+ → 410$")).wait_for()
    context.close()
