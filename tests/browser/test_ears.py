"""Everybody can hear the board: words for every figure, a name for every control, and keys that work everywhere."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from keeling.games import GAMES
from tests.browser.ears import bare_figures, nameless
from tests.browser.house import Tables
from tests.browser.test_look import context

PARTS = ("#log", "#f-players, #f-powers", "#hand", "#board", "#side", ".top")
OPTIONS = {"second-chance": {"mode": "competitive"}}
ENDS = ("end", "rest")  # what leaves everything else undone


def running(house: Tables, game: str, moves: int = 45) -> dict[str, Any]:
    """A table of three people in the midst of a game, at the turn of the first."""
    people = ["person"] * 3
    table = house.open(*people, game=game, sheet=None, seed=5, options=OPTIONS.get(game, {}))
    chance = random.Random(4)
    for number in range(3 * moves):
        seat = house.about(table["id"])["asked"][0]
        asked = house.ask(table["id"], "options", table["tokens"][seat])
        if number > moves and seat == 0 and asked["prompt"] == "turn":
            break
        some = [option for option in asked["options"] if option.split()[0] not in ENDS] or asked["options"]
        house.ask(table["id"], "play", table["tokens"][seat], {"move": chance.choice(some)})
    return table


@pytest.fixture(scope="module", params=list(GAMES))
def heard(request: pytest.FixtureRequest, house: Tables, browser: Any) -> Any:
    """A page at a running table of each game."""
    seen = context(browser, 1366, 768, "en")
    page = house.sit(seen, running(house, request.param), 0)
    page.wait_for_function("document.getElementById('prompt').textContent")
    yield page
    seen.close()


@pytest.mark.parametrize("part", PARTS)
def test_every_figure_is_heard_with_what_it_counts(heard: Any, part: str) -> None:
    assert bare_figures(heard.locator(part).first.aria_snapshot()) == []


def test_every_control_has_a_name(heard: Any) -> None:
    assert nameless(heard.locator("body").aria_snapshot()) == []


def test_the_others_are_a_table_with_heads(heard: Any) -> None:
    tree = heard.locator("#f-players, #f-powers").first.aria_snapshot()
    heads = re.findall(r"columnheader", tree)
    rows = re.split(r"- '?row ", tree)[2:]
    assert len(heads) > 5 and len(rows) >= 3
    for row in rows[:3]:
        assert len(re.findall(r"- (?:'|)(?:cell|rowheader)", row)) == len(heads)
