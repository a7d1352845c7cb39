"""Everybody can hear the board: words for every figure, a name for every control, and keys that work everywhere."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from keeling.games import GAMES
from tests.browser.ears import bare, bare_figures, nameless
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
    page.wait_for_function("() => document.getElementById('prompt').textContent")
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


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_team_hears_its_forecast_in_words(house: Tables, browser: Any, lang: str) -> None:
    table = house.open(*["person"] * 3, game="second-chance", sheet=None, seed=5, options={"mode": "cooperative"})
    house.play_until(table, 0, "turn")
    seen = context(browser, 1366, 768, lang)
    page = house.sit(seen, table, 0)
    page.wait_for_function("() => document.getElementById('prompt').textContent")
    tree = page.locator("#side").aria_snapshot()
    assert bare_figures(tree) == [] and "500 ppm" in tree and "≈" not in tree
    seen.close()


LIVE = "() => document.getElementById('live').textContent"


def go_on(house: Tables, table: dict[str, Any]) -> str:
    """Somebody chooses something; the move."""
    seat = house.about(table["id"])["asked"][0]
    options = house.ask(table["id"], "options", table["tokens"][seat])["options"]
    house.ask(table["id"], "play", table["tokens"][seat], {"move": options[-1]})
    return str(options[-1])


@pytest.mark.parametrize("game", list(GAMES))
def test_what_happens_is_said_in_words(house: Tables, browser: Any, game: str) -> None:
    table = running(house, game, moves=12)
    seen = context(browser, 1366, 768, "en")
    page = house.sit(seen, table, 0)
    page.wait_for_function("() => document.getElementById('prompt').textContent")
    for _ in range(30):  # what happens before the page listens is on it already, and not news
        go_on(house, table)
        page.wait_for_timeout(100)
        if page.evaluate(LIVE):
            break
    said = page.evaluate(LIVE)
    assert len(said) > 8 and not bare(said), said
    seen.close()


def test_plans_are_heard_with_their_goods(house: Tables, browser: Any) -> None:
    table = house.open(*["person"] * 3, game="factories", sheet=None)
    seen = context(browser, 1366, 768, "en")
    page = house.sit(seen, table, 0)
    for move in ("open conventional", "plan wood 2", "plan coal 1", "plan steel 3", "done"):
        seat = house.about(table["id"])["asked"][0]
        house.ask(table["id"], "play", table["tokens"][seat], {"move": move})
    page.wait_for_function("() => document.querySelector('#log').textContent.includes('steel')")
    tree = page.locator("#log").aria_snapshot().replace(" :", ":").replace(" ,", ",")
    assert re.search(r"\w+ plans: 2 wood, 1 coal, 3 steel", tree), tree
    seen.close()


def test_a_choice_taken_back_is_announced(house: Tables, browser: Any) -> None:
    table = house.open("person", game="co2", seed=3)
    seen = context(browser, 1366, 768, "en")
    house.play_until(table, 0, "turn")
    options = house.ask(table["id"], "options", table["tokens"][0])["options"]
    move = next(option for option in options if option.startswith(("buy", "sell")))
    house.ask(table["id"], "play", table["tokens"][0], {"move": move})
    page = house.sit(seen, table, 0)
    page.wait_for_selector("#options button")
    page.keyboard.press("u")
    page.wait_for_function(LIVE)
    assert re.match(r"Undone: (Buy|Sell) \d permit", page.evaluate(LIVE)), page.evaluate(LIVE)
    seen.close()


def test_escape_closes_the_help(house: Tables, browser: Any) -> None:
    table = house.open("person", game="co2", seed=3)
    house.play_until(table, 0, "turn")
    seen = context(browser, 1366, 768, "en")
    page = house.sit(seen, table, 0)
    page.wait_for_selector("#help:not([hidden])")
    page.click("#help summary")
    assert page.locator("#help-text").is_visible()
    page.keyboard.press("Escape")
    assert not page.locator("#help-text").is_visible()
    assert page.evaluate("document.activeElement.matches('#help summary')")
    seen.close()


def test_letters_work_with_the_focus_on_a_radio(house: Tables, browser: Any) -> None:
    table = house.open(*["person"] * 3, game="factories", sheet=None)
    house.play_until(table, 0, "turn")
    seen = context(browser, 1366, 768, "en")
    page = house.sit(seen, table, 0)
    page.wait_for_selector("#options .opt kbd")
    page.focus("#look-own")
    letter = page.locator("#options .opt kbd").first.inner_text()
    before = page.inner_text("#bar")
    page.keyboard.press(letter.lower())
    assert page.inner_text("#bar") != before
    seen.close()


@pytest.mark.parametrize("game", list(GAMES))
def test_at_twice_the_size_a_board_is_left(house: Tables, browser: Any, game: str) -> None:
    """1366×768 enlarged to 200 %: the bar folds to its prompt, and unfolds within the window."""
    table = running(house, game, moves=12)
    seen = context(browser, 683, 384, "en")
    page = house.sit(seen, table, 0)
    page.wait_for_selector("#bar .fold")
    assert page.locator("#map").bounding_box()["height"] >= 140
    page.click("#bar .fold")
    page.wait_for_selector("#options button")
    for part in ("#bar", ".tabs"):
        box = page.locator(part).bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= 385, part
    seen.close()
