"""Two players talk at a table of every game: by writing, by a phrase in each one's own language, and by pointing."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games import GAMES
from keeling.locale import text
from tests.browser.house import Tables


@pytest.mark.parametrize("game", GAMES)
def test_what_one_says_the_other_reads(house: Tables, browser: Any, game: str) -> None:
    seats = max(2, GAMES[game].least_seats)
    table = house.open(*["person"] * seats, game=game, sheet=None)
    contexts = [
        browser.new_context(viewport={"width": 1366, "height": 768}, locale=lang, reduced_motion="reduce")
        for lang in ("en", "de")
    ]
    ada, bea = (house.sit(context, table, seat) for seat, context in enumerate(contexts))
    ada.wait_for_selector("#bar")
    bea.wait_for_selector("#bar")

    ada.keyboard.press("t")
    ada.fill("#talk-text", "<b>Hi</b> there")
    ada.keyboard.press("Enter")
    bea.wait_for_selector("#talk-count:text-is('1'), #talk-home .said")  # one after the other
    ada.click("[data-phrase=help]")
    bea.wait_for_selector("#talk-count:text-is('2'), #talk-home .said:nth-child(2)")  # a board may have room for it
    bea.click("#talk-tool")
    assert bea.locator(".said .words").all_inner_texts() == ["<b>Hi</b> there", text("ui.web.talk.phrase.help", "de")]
    assert bea.locator("#talk-count").is_hidden()

    before = house.about(table["id"])["rev"]
    bea.click("#talk-point")
    words = bea.evaluate(POINT)
    ada.wait_for_selector(".pointed.p2")
    link = ada.locator(".said .pointer").last
    assert link.get_attribute("data-piece") == words
    assert house.about(table["id"])["rev"] == before  # pointing chooses nothing
    ada.wait_for_selector(".pointed", state="detached")
    link.click()
    ada.wait_for_selector(".pointed.p2")
    for context in contexts:
        context.close()


# Presses the first piece outside the hand that can be seen, and says which it was.
POINT = """() => {
  const piece = [...document.querySelectorAll('[data-words]:not(li)')]
    .find(one => !one.closest('[data-secret], #talk') && one.checkVisibility() && one.getBoundingClientRect().width);
  piece.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
  return piece.dataset.words;
}"""


def test_a_secret_hand_is_not_pointed_at(house: Tables, browser: Any) -> None:
    table = house.open("person", "person", game="co2", sheet=None)
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page = house.sit(context, table, 0)
    page.wait_for_selector("#bar")
    page.click("#talk-tool")
    page.click("#talk-point")
    page.evaluate("""() => document.querySelector('[data-secret] [data-words]')
        .dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))""")
    assert page.inner_text("#talk-note") == text("ui.web.talk.secret", "en")
    assert house.about(table["id"])["said"] == 0
    context.close()
