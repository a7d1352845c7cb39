"""A hand of Daybreak that has grown: every card has a title that can be read and a place that can be pressed."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.locale import LANGUAGES
from tests.boards.frames import HOST, Shown, serve
from tests.boards.test_spill import SPILLS
from tests.daybreak_stage import stage
from tests.factories_stage import stage as factories

SIZES = ((1366, 768), (1280, 720))
# Of every card its place in the hand, whether it is inside of it, and how much of its title is cut off.
CARDS = """() => { const home = document.querySelector('#hand, .hand').getBoundingClientRect();
  return [...document.querySelectorAll('#f-hand .lc')].map(card => {
    const [box, title] = [card.getBoundingClientRect(), card.querySelector('h3')];
    return { wide: box.width, high: box.height, inside: box.right <= home.right + 1 && box.bottom <= home.bottom + 1,
             cut: Math.max(title.scrollHeight - title.clientHeight, title.scrollWidth - title.clientWidth) };
  }); }"""

# Every word of a title that stands on two lines though nothing in it says where it may be broken.
BROKEN = """() => [...document.querySelectorAll('#f-hand .lc h3')].flatMap(title => {
  const words = [...title.textContent.matchAll(/[^\\s\\u00ad-]{2,}(?=[\\s,\\u00ad]|$)/g)], text = title.firstChild;
  return words.filter(({ 0: word, index }) => {
    const run = document.createRange();
    run.setStart(text, index + 1); // before it there may be a hyphen
    run.setEnd(text, index + word.length);
    return new Set([...run.getClientRects()].map(box => Math.round(box.top))).size > 1;
  }).map(([word]) => word);
})"""


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
            assert count > 24 or page.evaluate(BROKEN) == []  # a word is broken with a hyphen or not at all
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


def test_a_place_says_what_it_gains_only_once_a_card_is_chosen(browser: Any) -> None:
    """“No gain now” stood on every stack before anybody had said which card goes there."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    serve(context)["/table"] = holding(6).page("en")
    page = context.new_page()
    page.goto(f"{HOST}/table")
    page.wait_for_selector("#prompt:not(:empty)")
    said = """() => [...document.querySelectorAll('.place.up')].filter(one => one.offsetParent)
      .map(one => one.lastElementChild).map(one => one.textContent + getComputedStyle(one, '::after').content)"""
    page.keyboard.press("s")
    page.wait_for_selector(".place.up.pick")
    assert set(page.evaluate(said)) == {"none"}
    page.keyboard.press("1")
    page.wait_for_selector(".lc.chosen")
    assert page.evaluate(said) and "none" not in page.evaluate(said)
    context.close()


def test_where_the_system_sets_the_colours_tracks_and_prices_are_still_read(browser: Any) -> None:
    """The present price, the actions left and the tipping points were told by grounds that such a system takes away."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, forced_colors="active")
    pages, page = serve(context), context.new_page()
    ground = "one => getComputedStyle(one).backgroundColor"
    for match, seat in ((holding(6).match, 0), (factories().match, 0)):
        pages["/table"] = Shown(match, seat, "turn").page("en")
        page.goto(f"{HOST}/table")
        page.wait_for_selector("#prompt:not(:empty)")
        page.wait_for_timeout(100)
        now = page.locator(".now:not(svg *):visible").first
        assert now.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"
        if page.locator(".fxt").count():
            grounds = page.locator(".fxt").first.locator(":scope > *").evaluate_all(f"all => all.map({ground})")
            assert len(set(grounds)) > 1
        else:
            on = page.locator(".acts i.on").first.evaluate(ground)
            assert on != page.locator(".acts").first.evaluate(ground)
    context.close()
