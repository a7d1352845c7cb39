"""Pages as a browser loads them: few requests, and one that did not come up whole says so and comes back."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games import GAMES
from keeling.locale import text
from tests.browser.house import Tables

MOST = 15  # requests a page, first of all its own


def watched(page: Any) -> tuple[list[str], list[str]]:
    """What a page asks for, and what goes wrong in it."""
    asked: list[str] = []
    wrong: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
    return asked, wrong


@pytest.mark.parametrize("game", GAMES)
def test_every_page_is_few_requests_and_works(house: Tables, browser: Any, game: str) -> None:
    table = house.open(*["person"] * GAMES[game].least_seats, game=game, sheet=None, seed=5)
    page = browser.new_context(reduced_motion="reduce").new_page()
    asked, wrong = watched(page)
    home = f"{house.url}/t/{table['id']}"
    pages = ["/", f"/rules/{game}", f"/learn/{game}"]
    for address in (*(house.url + path for path in pages), f"{home}/join/{table['tokens'][0]}", home, f"{home}/replay"):
        asked.clear()
        page.goto(address)
        page.wait_for_selector("html.up", state="attached")
        assert len(asked) <= MOST and wrong == [], (address, asked)
        assert page.is_hidden("#unloaded")
        assert all("/static/joined/" in one for one in asked if "/static/" in one), asked
    page.context.close()


@pytest.mark.parametrize("how", ["refused", "away", "faulty", "unstyled"])
def test_a_page_that_did_not_load_says_so_and_comes_back_by_itself(house: Tables, browser: Any, how: str) -> None:
    """Its script or its style sheet is refused, nobody answers, or the script fails on its way."""
    table = house.open("person", "person", seed=5)
    context = browser.new_context(locale="de-DE", reduced_motion="reduce")
    failing = True

    def answer(route: Any) -> None:
        if not failing:
            route.continue_()
        elif how == "away":
            route.abort()
        elif how == "faulty":
            route.fulfill(body="throw new Error('faulty')", content_type="text/javascript")
        else:
            route.fulfill(status=503, body="")

    context.route("**/*.css" if how == "unstyled" else "**/keeling.js", answer)
    page = house.sit(context, table, 0)
    page.wait_for_selector("#unloaded", state="visible")
    assert text("ui.web.retry", "de") in page.inner_text("#unloaded")
    failing = False
    page.wait_for_selector("html.up", state="attached", timeout=60_000)
    assert page.is_hidden("#unloaded") and page.is_visible("#bar")
    assert page.evaluate("sessionStorage.getItem('tries')") == "0"
    context.close()
