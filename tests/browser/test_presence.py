"""A friend sits down by the link under a name of their own, and the others see whether they are there."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games import GAMES
from tests.browser.house import Tables


def test_a_friend_says_a_name_and_is_seen_to_come_and_go(house: Tables, browser: Any) -> None:
    """CO₂ in the browser, P1 5: the friend could give no name, and nobody saw whether they had come."""
    mine = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce", locale="en")
    host = mine.new_page()
    host.goto(f"{house.url}/?game=daybreak")
    host.select_option("select[name=seat1]", "person")
    host.click("#new button[type=submit]")
    host.wait_for_selector("dialog.links[open]")
    link = host.locator("dialog.links .link").nth(1).text_content()
    host.keyboard.press("Escape")
    state = host.locator(".p2 .pres:visible").first
    state.wait_for()
    assert state.get_attribute("title") == "Has not joined yet"

    theirs = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce", locale="de")
    friend = theirs.new_page()
    friend.goto(link)
    assert friend.input_value("#name") == "" and friend.get_attribute("#name", "placeholder") == "Bea"
    friend.fill("#name", "Zoë")
    friend.click("text=Platz nehmen")
    friend.wait_for_selector("#bar")
    host.wait_for_selector(".p2 .pres.here:visible")
    host.wait_for_selector(":is(#side, .people, main) :text('Zoë'):visible")
    assert not host.locator(".p1 .pres:visible").count()  # of oneself one knows it
    friend.wait_for_selector(".p1 .pres.here:visible")
    theirs.close()
    host.wait_for_selector(".p2 .pres.away:visible")
    mine.close()


@pytest.mark.parametrize("game", GAMES)
def test_every_board_shows_who_is_there(house: Tables, browser: Any, game: str) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce", locale="en")
    page = house.sit(context, house.open("person", "person", "person", game=game, sheet={}), 0)
    page.wait_for_function("() => document.body.dataset.new")  # the server has told it: it says no more
    for state, told in (("here", [[0, 1], [], []]), ("away", [[0], [1], []]), ("new", [[0], [], [1]])):
        shown = dict(zip(("here", "away", "new"), told, strict=True))
        page.evaluate("told => import('/static/keeling.js').then(({ table }) => table.presence.show(told))", shown)
        assert page.locator(f".p2 .pres.{state}:visible").count() >= 1, state
        assert page.locator(f".p2 .pres:not(.{state}):visible").count() == 0, state
        assert not page.locator(".p1 .pres:visible").count()  # of oneself one knows it
    context.close()


@pytest.mark.parametrize(
    ("lang", "new", "away"),
    [
        ("en", "Bea has not joined yet", "Waiting for Bea (away)"),
        ("pl", "Jeszcze nie przy stole: Bea", "Kolej: Bea (poza stołem)"),
        ("de", "Bea ist noch nicht dabei", "Warten auf Bea (abwesend)"),
        ("it", "Bea non è ancora al tavolo", "In attesa di Bea (assente)"),
    ],
)
def test_whoever_is_waited_for_is_said_to_be_missing(
    house: Tables, browser: Any, lang: str, new: str, away: str
) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce", locale=lang)
    page = house.sit(context, house.open("person", "person", game="co2"), 0)
    tell = """told => import('/static/keeling.js').then(({ table }) => {
      table.apply({ fragments: {}, log: [], log_from: 0, ask: null, asked: [1] });
      table.presence.show(told);
    })"""
    page.wait_for_function("() => document.body.dataset.new === '1'")  # the server has told it: it says no more
    page.evaluate(tell, {"here": [0], "away": [], "new": [1]})
    assert page.inner_text("#prompt") == new
    page.evaluate(tell, {"here": [0], "away": [1], "new": []})
    assert page.inner_text("#prompt") == away
    page.evaluate(tell, {"here": [0, 1], "away": [], "new": []})
    assert new not in page.inner_text("#prompt") and away not in page.inner_text("#prompt")
    context.close()


def test_a_host_lets_a_bot_play_for_whoever_is_away(house: Tables, browser: Any) -> None:
    """Offered where the host waits, only while the one who is waited for is away."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce", locale="en")
    page = context.new_page()
    page.goto(f"{house.url}/?game=daybreak")
    for seat, kind in enumerate(("me", "person", "off", "off")):
        page.select_option(f"select[name=seat{seat}]", kind)
    page.fill("input[name=name1]", "Bea")
    page.click("#new button[type=submit]")
    page.wait_for_selector("dialog.links[open]")
    page.keyboard.press("Escape")
    tell = """told => import('/static/keeling.js').then(({ table }) => {
      table.apply({ fragments: {}, log: [], log_from: 0, ask: null, asked: [1] });
      table.presence.show(told);
    })"""
    page.wait_for_function("() => document.body.dataset.new === '1'")  # the server has told it: it says no more
    page.evaluate(tell, {"here": [0], "away": [], "new": [1]})
    offer = page.locator("[data-sit-in]")
    assert offer.count() == 1 and not offer.is_visible()
    page.evaluate(tell, {"here": [0], "away": [1], "new": []})
    assert offer.inner_text() == "Let a bot play (Bea)"
    offer.click()
    page.wait_for_function("() => import('/static/keeling.js').then(({ table }) => table.frame.bots.includes(1))")
    context.close()
