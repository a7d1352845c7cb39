"""The gauge is redrawn for the choice that is looked at: as it then is, and back when nobody looks any more."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.games import GAMES
from keeling.server.live_table import take_forced
from keeling.web.drawing.boards import board
from keeling.web.play.gauge_preview import gauge
from tests.boards.games import NAMES, positions
from tests.boards.test_bar import Open, open_at
from tests.boards.test_outlook import burning

__all__ = ["open_at"]
GAUGE = "document.getElementById('f-gauge').outerHTML"


def drawn(match: keeling.Match) -> str:
    sheet, names = match.position.figures.sheet, NAMES[: match.seats]
    return str(
        board(match.game.name).fragments(match.view(None), sheet, names, ["person"] * match.seats, "en")["f-gauge"]
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_gauge_shown_before_a_choice_is_the_one_after_it(game: str) -> None:
    found = 0
    for number, match in enumerate(positions(game, 3, 3, 400)):
        asks = match.asks if number % 4 == 0 and found < 3 else []
        for option in asks[0].choices[:: max(1, len(asks[0].choices) // 15)] if asks else []:
            seat, digest, names = asks[0].seat, match.digest, NAMES[: match.seats]
            then = gauge(match, seat, option, "en", names)
            saved = match.fork()
            assert match.digest == digest and match.view(seat) == saved.view(seat)  # looking changes nothing
            told = match.preview(seat, option)
            if not then or told.more or told.ending:
                continue
            saved.play(seat, option)
            take_forced(saved)
            if saved.asks and saved.asks[0].seat == seat:  # else others or fate have moved as well
                assert then == drawn(saved), option
                found += then != drawn(match)
    assert found


def test_a_choice_that_is_looked_at_redraws_the_gauge_and_leaving_it_brings_it_back(open_at: Open) -> None:
    page: Any = open_at(burning(counter=4).match)
    before = page.evaluate(GAUGE)
    page.evaluate("import('/static/keeling.js').then(({ table }) => table.advise('burn 3'))")
    page.wait_for_selector("#f-gauge.would")
    assert page.locator("#cpc").inner_text().startswith("10") and page.evaluate(GAUGE) != before
    page.keyboard.press("Escape")
    page.wait_for_selector("#f-gauge:not(.would)")
    assert page.evaluate(GAUGE) == before
    page.evaluate("import('/static/keeling.js').then(({ table }) => table.advise('burn 3'))")
    page.wait_for_selector("#f-gauge.would")
    page.evaluate("""() => import('/static/keeling.js').then(({ table }) =>
      table.apply({ fragments: {}, log: [], log_from: 0, rev: 99, ask: null, asked: [1] }))""")
    assert page.evaluate(GAUGE) == before  # news that do not touch the gauge find the true one


def test_a_slider_says_what_the_figure_it_stands_on_will_do(open_at: Open) -> None:
    """Burning eight waste was one press away without a word of eight points and sixteen on the counter."""
    page: Any = open_at(burning(counter=4).match)
    page.keyboard.press("f")
    page.focus(".stepper input")
    page.keyboard.press("End")
    page.wait_for_selector("#f-gauge.would")
    assert "10 → 2" in page.inner_text(".stepper .does") and page.locator("#cpc").inner_text().startswith("20")
    assert page.get_attribute(".stepper input", "aria-valuetext") == "Burn 8 waste"
    page.keyboard.press("Home")
    page.wait_for_function("() => document.querySelector('.does').textContent.includes('10 → 9')")
    page = open_at(burning(counter=14).match)
    page.keyboard.press("f")
    page.focus(".stepper input")
    page.keyboard.press("End")
    page.wait_for_selector(".does b")
    assert "everybody loses" in page.inner_text(".does") and "Still safe: Burn 3 waste" in page.inner_text(".does")
