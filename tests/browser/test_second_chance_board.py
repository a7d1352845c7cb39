"""The board of Second Chance: rings from a goal, ghost flags, tabs in short windows, words that are not cut off."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.locale import LANGUAGES
from tests.browser.house import Tables
from tests.browser.test_look import CUT

GAME = "second-chance"


def seated(house: Tables, browser: Any, width: int, height: int, lang: str = "en", **more: Any) -> tuple[Any, Any]:
    """A page at a fresh table of four, and its context."""
    table = house.open("person", "person", "person", "person", game=GAME, sheet={}, seed=3)
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=lang, reduced_motion="reduce", **more
    )
    page = house.sit(context, table, 0)
    page.wait_for_selector("#prompt:not(:empty)")
    return page, context


def test_a_goal_rings_what_would_turn_it(house: Tables, browser: Any) -> None:
    page, context = seated(house, browser, 1366, 768)
    place = page.locator("#f-outlook .g1 .et.open .rg").first
    place.hover()
    ringed = page.locator(".slotp.told")
    assert ringed.count() == 3  # nothing is planned there: its three slots
    region = ringed.first.evaluate("one => one.dataset.words.split(' ')[0]")
    assert page.evaluate("() => [...document.querySelectorAll('.told')].every(one => one.matches('.slotp'))")
    assert page.locator(f"#f-region-{region} .told").count() == 3
    page.locator("#f-outlook .g2 .et.open").first.focus()  # the keyboard does as well
    assert page.locator("#f-tracks .told").count() == 1 and page.locator(".slotp.told").count() == 0
    page.locator("#f-outlook .g3 .et.open").first.click()  # and a press
    assert page.locator(".told:not(.summit)").count() == 0
    context.close()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 720)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_summit_says_its_city_on_a_laptop(house: Tables, browser: Any, width: int, height: int, lang: str) -> None:
    """Buttons and lesson call summits by their city; the tiles said it on tall screens alone."""
    page, context = seated(house, browser, width, height, lang)
    names = page.locator("#f-summits .sname")
    assert names.count() == 4 and all(one.is_visible() and one.inner_text() for one in names.all())
    assert all(one.evaluate("one => one.scrollWidth <= one.clientWidth") for one in names.all())
    low = page.evaluate(
        "Math.max(...[...document.querySelectorAll('.side > *')].map(one => one.getBoundingClientRect().bottom))"
    )
    assert low <= height
    context.close()


def test_goals_to_choose_from_are_named_and_no_card_beside_them_is_cut_off(house: Tables, browser: Any) -> None:
    """Nine cards lie in the hand of whoever plays alone, and the bar asked for a number."""
    table = house.open("person", game=GAME, sheet={}, seed=7)
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="pl", reduced_motion="reduce")
    page = house.sit(context, table, 0)
    page.wait_for_selector(".offer[data-key]")
    names = page.locator("#options .opt span").all_inner_texts()
    assert len(names) == 4 and not any(sign.isdigit() for name in names for sign in name)
    for width, height in ((1280, 720), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator("#f-hand .card").count() == 9 and page.evaluate(LOW) == []
    context.close()


# The texts of cards in hand that have no room.
LOW = """() => [...document.querySelectorAll('#f-hand :is(.cm, .cn, .ct) :is(span, em), #f-hand .cm')]
  .filter(one => one.checkVisibility() && !one.closest('.sr'))
  .filter(one => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflow !== 'visible'
    || one.scrollWidth > one.parentElement.clientWidth + 1)
  .map(one => one.innerText)"""


def test_a_goal_can_be_tapped_on_a_phone(house: Tables, browser: Any) -> None:
    page, context = seated(house, browser, 390, 844, has_touch=True, is_mobile=True)
    page.tap("label[for=tab-goals] >> nth=0")
    page.locator("#f-outlook .g1 .et.open").first.tap()
    assert page.locator("#tip").is_visible() and page.locator("#tip").inner_text()
    context.close()


def test_where_a_plant_would_take_control_a_ghost_flag_stands(house: Tables, browser: Any) -> None:
    station = 15  # Ada builds in Asia
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{house.url}/learn/{GAME}#{station}")
    page.wait_for_selector(f'#no:text-is("{station}")')
    assert page.locator(".foreseen").count() == 0  # only once the verb is chosen
    page.evaluate("localStorage.setItem('confirm', 'all')")  # a single plant would be built at once
    page.click("#options .opt:has-text('Build')")
    assert page.locator("[data-words='asia scientist'] .foreseen").count() == 1
    context.close()


def test_short_windows_have_tabs_for_what_has_no_room(house: Tables, browser: Any) -> None:
    page, context = seated(house, browser, 1280, 660, "de")
    assert page.locator("#f-summits").is_visible() and not page.locator("#f-goals").is_visible()
    page.click("label[for=st-goals]")
    assert page.locator("#f-goals").is_visible() and not page.locator("#f-summits").is_visible()
    for part in ("#f-players", "#f-tracks", "#f-outlook", "#f-goals"):
        box = page.locator(part).bounding_box()
        assert box["y"] + box["height"] <= 660, part
    page.click("label[for=st-market]")
    box = page.locator(".scm").bounding_box()
    assert box["y"] + box["height"] <= 660
    page.set_viewport_size({"width": 1366, "height": 768})
    assert all(page.locator(part).is_visible() for part in ("#f-summits", "#f-goals", "#f-market"))
    assert not page.locator(".stabs").is_visible()
    context.close()


def test_the_market_is_called_by_its_whole_name(house: Tables, browser: Any) -> None:
    for size in ((1280, 800), (1280, 720), (1366, 768)):
        page, context = seated(house, browser, *size, "de")
        if size[1] < 735:
            page.click("label[for=st-market]")
        assert [one for one in page.evaluate(CUT) if "KEZ" in one] == [], size
        context.close()
