"""Whole games by clicking only: three people at one screen, and two people online with a bot."""

from __future__ import annotations

from typing import Any

from tests.browser.clicker import Clicker, play
from tests.browser.house import WHOLE, Tables


def test_hotseat_to_the_end(house: Tables, browser: Any) -> None:
    """Three people at one browser reach the final scores; the cover stands between two hands."""
    table = house.open("person", "person", "person", sheet=WHOLE)
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    page = house.sit(context, table, 0, 1, 2)
    player = Clicker(page, seed=3)
    play(player)
    told = house.about(table["id"])
    assert told["ending"] and told["scores"]
    shown = page.inner_text("#f-end")
    assert all(str(score) in shown for score in told["scores"])
    assert player.errors == []
    context.close()


def test_online_to_the_end(house: Tables, browser: Any) -> None:
    """Two people in two browsers and a bot reach the same final scores."""
    table = house.open("person", "bot", "person", options={"draft": True, "auction": True}, sheet=WHOLE)
    size = {"width": 1366, "height": 768}
    contexts = [browser.new_context(viewport=size, reduced_motion=motion) for motion in ("no-preference", "reduce")]
    players = [
        Clicker(house.sit(context, table, seat), seed=seat + 5) for context, seat in zip(contexts, (0, 2), strict=True)
    ]
    play(*players)
    scores = house.about(table["id"])["scores"]
    for player in players:
        shown = player.page.inner_text("#f-end")
        assert all(str(score) in shown for score in scores)
        assert player.errors == []
    for context in contexts:
        context.close()
