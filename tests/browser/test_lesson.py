"""The lesson by clicking: each station's move on the real board, and a wrong press that plays nothing."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.web import tutorial
from tests.browser.house import Tables

GAME = "second-chance"
STOPS = tutorial.plan(GAME)["station"]
ASKING = [number for number, stop in enumerate(STOPS) if "ask" in stop["en"]]


def visit(house: Tables, browser: Any, station: int, width: int = 1366, **more: Any) -> tuple[Any, Any]:
    """The page of the lesson at a station, counted from 0, and its context."""
    size = {"width": width, "height": 768 if width > 700 else 844}
    context = browser.new_context(viewport=size, locale="en", reduced_motion="reduce", **more)
    page = context.new_page()
    page.goto(f"{house.url}/learn/{GAME}#{station + 1}")
    page.wait_for_selector(f'#no:text-is("{station + 1}")')
    return page, context


def press(page: Any, station: int) -> None:
    """Make the moves that a station asks for, press by press."""
    for request in tutorial.station(GAME, "en", station)["requests"]:
        page.locator("#request-text", has_text=request["text"]).wait_for()
        for _ in range(6):
            if not page.evaluate(NEXT, request["move"]):
                break
            page.wait_for_timeout(80)


# Presses what leads on to a move: confirm, the turn's end, a slider set to it, or the button that holds it.
NEXT = """async (move) => {
  const seen = (one) => one && one.checkVisibility() ? one : null;
  const { table } = await import('/static/learn.js');
  if (!table.wanted || table.wanted.text !== move) return false;
  const slider = document.querySelector('#options .stepper');
  const next = table.next();
  if (slider && !seen(next)) {
    const range = slider.querySelector('input');
    const at = table.picker.next().findIndex(({ options }) => options.includes(table.wanted));
    range.value = at;
    range.dispatchEvent(new Event('input'));
    slider.querySelector('.take').click();
  } else seen(next).click();
  return true;
}"""


def test_the_whole_lesson_by_clicking(house: Tables, browser: Any) -> None:
    page, context = visit(house, browser, ASKING[0])
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    for station in range(ASKING[0], len(STOPS)):
        page.wait_for_selector(f'#no:text-is("{station + 1}")')
        if station in ASKING:
            assert page.locator("#next").get_attribute("aria-disabled") == "true"
            press(page, station)
            page.wait_for_selector("#right:not([hidden])")
        if station + 1 < len(STOPS):
            page.click("#next")
    assert errors == []
    context.close()


def test_a_wrong_press_is_explained_and_plays_nothing(house: Tables, browser: Any) -> None:
    page, context = visit(house, browser, ASKING[0])
    page.wait_for_selector("#options .opt")
    money = page.locator("#f-mine").inner_text()
    page.click("#options .opt:has-text('Market')")
    said = page.locator("#wrong").inner_text()
    assert said.startswith("Market") and "Press: Plan" in said and "Nothing was played" in said
    page.click("#options .btn.off:has-text('Build')", force=True)  # the engine closes it: its reason is told
    page.locator("#wrong b", has_text="Build").wait_for()
    reason = page.locator("#wrong").inner_text()
    assert "another move" not in reason and "Nothing was played" in reason
    assert "loud" in page.locator("#show").get_attribute("class")  # after the second wrong press
    page.click("#next", force=True)
    assert page.locator("#no").inner_text() == str(ASKING[0] + 1)  # the move comes first
    assert page.locator("#f-mine").inner_text() == money
    page.click("#show")
    page.wait_for_selector("#right:not([hidden])")
    assert page.locator("#log").inner_text().count("recycling") >= 1
    page.keyboard.press("Enter")
    page.wait_for_selector(f'#no:text-is("{ASKING[0] + 2}")')
    context.close()


def test_the_move_is_made_on_the_board_itself(house: Tables, browser: Any) -> None:
    page, context = visit(house, browser, ASKING[0])
    page.wait_for_selector("#options .opt")
    page.keyboard.press("p")  # plan
    page.click("[data-words='asia scientist'].pick")
    page.click("#options .opt:has-text('Recycling')")
    if page.locator("#confirm").is_visible():
        page.keyboard.press("Enter")
    page.wait_for_selector("#right:not([hidden])")
    page.keyboard.press("u")
    page.wait_for_selector("#request:not([hidden])")
    context.close()


@pytest.mark.parametrize("station", [ASKING[0], ASKING[-1]])
def test_the_lesson_on_a_phone(house: Tables, browser: Any, station: int) -> None:
    page, context = visit(house, browser, station, 390, has_touch=True, is_mobile=True)
    page.wait_for_selector("#request:not([hidden])")
    for part in ("#request", "#show", "#next"):
        box = page.locator(part).bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= 844, part
    page.tap("#show")
    page.wait_for_selector("#right:not([hidden])")
    context.close()
