"""Every card fits into a full hand: no text of it is cut off, in four languages, on a laptop and on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.co2.board.hand import hand
from keeling.web.drawing.render import page as template
from tests.browser.house import Tables
from tests.browser.test_look import LANGUAGES, context
from tests.web.play import positions

# Puts a hand on the page and finds what of it is cut off.
CUT = """html => import("/static/morph.js").then(({ patch }) => {
  patch("f-hand", html);
  return [...document.querySelectorAll("#f-hand :is(.ct span, .cm, .cx, .cn, .cn span)")]
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .filter(one => getComputedStyle(one).display !== "inline")
    .map(one => `${one.closest(".card").id} ${one.className || one.tagName}: ${one.textContent}`);
})"""
SIZES = {"laptop": (1366, 768), "small": (1280, 720), "phone": (390, 844)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_no_card_is_cut_off_in_a_full_hand(house: Tables, browser: Any, lang: str, size: str) -> None:
    table = house.open("person", "bot", seed=3)
    seen = context(browser, *SIZES[size], lang)
    page = house.sit(seen, table, 0)
    page.wait_for_selector("#bar")
    if size == "phone":
        page.click(".t-hand")
    match = next(positions(2, 3))
    view, sheet = match.view(0), match.position.figures.sheet
    lobby, goals = [row["no"] for row in sheet["lobby"]], [row["no"] for row in sheet["company_goals"]]
    for turn in range(max(len(goals), -(-len(lobby) // 5))):
        held = [lobby[(5 * turn + n) % len(lobby)] for n in range(5)]
        view["players"][0] |= {"lobby": held, "goal": goals[turn % len(goals)], "goal_discarded": False, "pack": []}
        html = template("co2/hand.html", lang, **hand(view, sheet, ["Ada", "Bea"], lang))
        assert page.evaluate(CUT, html) == []
    seen.close()
