"""Daybreak in the browser: three people act at the same time to the end, and a killed server loses nothing."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.browser.clicker import Clicker, play
from tests.browser.house import Tables

GAME = "daybreak"
SIZES = ((1366, 768), (1280, 720), (390, 844))


@contextmanager
def three(house: Tables, browser: Any, table: dict[str, Any]) -> Iterator[list[Clicker]]:
    """Three people at a table, each with a browser of their own; one of them plays on a phone."""
    contexts = [
        browser.new_context(viewport={"width": wide, "height": high}, reduced_motion="reduce") for wide, high in SIZES
    ]
    try:
        yield [Clicker(house.sit(context, table, seat), seat) for seat, context in enumerate(contexts)]
    finally:
        for context in contexts:
            context.close()


def clicked(players: list[Clicker], times: int, until: float = float("inf")) -> None:
    """Let everybody click in turn, so often; at a time given it has taken too long."""
    assert time.monotonic() < until, f"nothing more after {[player.clicks for player in players]} clicks"
    for _ in range(times):
        if not sum(player.step() for player in players):
            players[0].page.wait_for_timeout(20)


def test_three_people_act_at_the_same_time_to_the_end(house: Tables, browser: Any) -> None:
    # who comes first depends on the clock, so the game must not be over before all have acted: two rounds, no collapse
    table = house.open(*["person"] * 3, game=GAME, sheet={"round": {"rounds": 2, "lose": 30}}, seed=3)
    with three(house, browser, table) as players:
        together, until = 0, time.monotonic() + 150
        while not together:
            clicked(players, 1, until)
            together = len(house.about(table["id"])["asked"]) > 1
        play(*players, seconds=240)
        assert house.about(table["id"])["ending"]
        for player in players:
            assert player.errors == [] and player.clicks > 5
            assert player.page.locator("#f-end .kline").count() == 3
            assert player.page.locator("#f-end .crs li").count() > 0


def test_a_server_killed_in_the_middle_of_a_local_stage_loses_nothing(tmp_path: Path, browser: Any) -> None:
    own = Tables(tmp_path)
    own.start()
    try:
        table = own.open(*["person"] * 3, game=GAME, sheet=None, seed=5)
        with three(own, browser, table) as players:
            until = time.monotonic() + 150
            while len(own.about(table["id"])["asked"]) < 3:
                clicked(players, 1, until)
            clicked(players, 6)
            for player in players:  # no choice is under way
                while player.page.locator("#bar.busy").count():
                    player.page.wait_for_timeout(20)
            before = [_seen(own, table, seat) for seat in range(3)]
            own.kill()
            own.start()
            assert [_seen(own, table, seat) for seat in range(3)] == before
            here = own.about(table["id"])["rev"]
            while own.about(table["id"])["rev"] < here + 6:  # the pages have found the table again and go on
                clicked(players, 1, until)
    finally:
        own.kill()


def _seen(house: Tables, table: dict[str, Any], seat: int) -> dict[str, Any]:
    """A seat's view and what it may do."""
    token = table["tokens"][seat]
    return {"view": house.ask(table["id"], "view", token), "options": house.ask(table["id"], "options", token)}


def test_the_cards_page_filters(house: Tables, browser: Any) -> None:
    table = house.open("person", "bot", game=GAME, sheet=None)
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    page = house.sit(context, table, 0)
    page.wait_for_selector("#prompt:not(:empty)")
    page.goto(f"{house.url}/cards/{GAME}")
    every = page.locator(".kard:visible").count()
    page.locator("input[data-tag=solar]").check()
    sunny = page.locator(".kard:visible").count()
    page.locator("#search").fill("zzz")
    assert 0 < sunny < every and page.locator(".kard:visible").count() == 0
    assert page.locator("#found").text_content() == page.locator("#found").get_attribute("data-nothing")
    context.close()


def test_on_a_phone_the_next_question_is_where_a_piece_was_picked(house: Tables, browser: Any) -> None:
    """The places of a picked action lie in another tab, which opens by itself; what is asked next can be answered."""
    table = house.open("person", "bot", game=GAME, sheet=None, seed=5)
    assert house.play_until(table, 0, "turn")
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page = house.sit(context, table, 0)
    page.locator("#options [data-choice]", has_text="Use").first.click()
    page.wait_for_function("() => !document.getElementById('tab-map').checked")
    use = page.locator("[data-words]:is(.pick, .may):visible", has_text="Use").first
    use.click()
    page.wait_for_function("() => document.getElementById('tab-map').checked")
    page.locator("#options .opt:visible").first.wait_for()
    context.close()
