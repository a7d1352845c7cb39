"""A hand of Daybreak that has grown: every card has a title that can be read and a place that can be pressed."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.locale import LANGUAGES
from tests.boards.frames import HOST, Shown, serve
from tests.boards.test_spill import SPILLS
from tests.daybreak_stage import stage

SIZES = ((1366, 768), (1280, 720))
# Of every card its place in the hand, whether it is inside of it, and how much of its title is cut off.
CARDS = """() => { const home = document.querySelector('#hand, .hand').getBoundingClientRect();
  return [...document.querySelectorAll('#f-hand .lc')].map(card => {
    const [box, title] = [card.getBoundingClientRect(), card.querySelector('h3')];
    return { wide: box.width, high: box.height, inside: box.right <= home.right + 1 && box.bottom <= home.bottom + 1,
             cut: Math.max(title.scrollHeight - title.clientHeight, title.scrollWidth - title.clientWidth) };
  }); }"""


def holding(cards: int) -> Shown:
    """A player in the local stage with so many cards in hand."""
    table = stage(4)
    table.hand(0, *[table.key(card) for card in table.t.deck[-cards:]])
    return Shown(table.match, 0, "turn")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_of_over_twenty_cards_can_be_read_and_pressed(browser: Any, lang: str) -> None:
    """They were strips of 50 pixels whose titles ended after a syllable."""
    context = browser.new_context(reduced_motion="reduce")
    pages, page = serve(context), context.new_page()
    for count in (11, 22, 30):
        pages["/table"] = holding(count).page(lang)
        page.goto(f"{HOST}/table")
        page.wait_for_selector("#prompt:not(:empty)")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(100)
            found = page.evaluate(CARDS)
            assert len(found) == count and all(card["inside"] for card in found)
            assert all(card["wide"] >= 100 and card["high"] >= 28 for card in found)
            ended = sum(card["cut"] > 2 for card in found)  # in three dots; the card's tip has all of it
            assert count > 24 or ended <= 2, (count, width, lang)
            assert [fault for fault in page.evaluate(SPILLS) if ".lc" in fault] == []
    context.close()


def test_a_full_hand_scrolls_on_a_phone_down_to_its_last_card(browser: Any) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    serve(context)["/table"] = holding(22).page("de")
    page = context.new_page()
    page.goto(f"{HOST}/table")
    page.wait_for_selector("#prompt:not(:empty)")
    page.click(".t-hand")
    last = page.locator("#f-hand .lc").last
    last.scroll_into_view_if_needed()
    box, bar = last.bounding_box(), page.locator("#bar").bounding_box()
    assert box is not None and bar is not None and box["y"] + box["height"] <= bar["y"] + 1
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    context.close()
