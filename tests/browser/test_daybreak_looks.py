"""Looking at cards of Daybreak: one pop-over for pointer, keyboard and finger, words or symbols; talk and log."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from keeling.locale import Translator
from tests.boards.frames import HOST, Shown, answer_for, serve
from tests.daybreak_stage import stage

HELD = """piece => { const { x, y, width, height } = piece.getBoundingClientRect();
  const at = { bubbles: true, pointerType: "touch", clientX: x + width / 2, clientY: y + height / 2 };
  piece.dispatchEvent(new PointerEvent("pointerdown", at)); }"""
OPEN = "said => document.querySelector('#tip.fan:not([hidden])')?.textContent.includes(said)"
HEAR = """async said => { const { table } = await import("/static/keeling.js"); await table.talk.hear([said]); }"""
SAID = {"number": 1, "seat": 1, "text": "Who has infrastructure?", "phrase": "", "piece": "", "at": 0}


def shown() -> Shown:
    s = stage(3).hand(0, "heat-pumps", "bike-lanes").hand(1, "seed-banks").stack(0, 1, "solar-fields", "buses-for-all")
    s.stack(1, 1, "warm-walls", "open-science").project("moonshot").forecast("barren-land").planet(bands=2)
    s.board(0, demand=20)  # energy is missing
    s.settle()
    return Shown(s.match, 0, "turn")


@contextmanager
def opened(browser: Any, width: int = 1366, height: int = 768, **more: Any) -> Iterator[Any]:
    """A page of the table."""
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", **more)
    serve(context)["/table"] = shown().page("en")
    answer_for(context, shown())
    page = context.new_page()
    page.goto(f"{HOST}/table")
    page.wait_for_selector("#prompt:not(:empty)")
    yield page
    context.close()


def name(key: str) -> str:
    return Translator("daybreak").text(f"card.{key}", "en")


def test_every_card_opens_the_same_pop_over(browser: Any) -> None:
    """Others' stacks had one, one's own cards the browser's slow title, hands and discards nothing."""
    opens = {
        "#card-heat-pumps": "heat-pumps", "#stack-1 h3": "solar-fields", "#stack-1 .sum": "buses-for-all",
        "#held-p2": "seed-banks", "#mini-p2-1": "open-science", "#gp-moonshot": "moonshot",
        "#cr-barren-land": "barren-land",
    }  # fmt: skip
    with opened(browser) as page:
        for where, key in opens.items():
            page.hover(where)
            page.wait_for_function(OPEN, arg=name(key), timeout=5000)
        page.hover(".piles")
        page.wait_for_selector("#tip.fan .none:visible")
        page.focus("#card-bike-lanes")
        page.keyboard.press("ArrowRight")
        page.wait_for_selector("#tip.fan:not([hidden]) .ttl")


def test_the_pop_over_of_a_use_says_what_it_does_to_gap_and_net(browser: Any) -> None:
    """At 1366×768 its place has no room for that, and a click on it asks for no confirmation."""
    with opened(browser) as page:
        page.wait_for_selector("#now-s1 .bal", state="attached")
        page.hover("#now-s1")
        page.wait_for_function(OPEN, arg=name("solar-fields"), timeout=5000)
        said = page.locator("#tip .brings")
        assert said.locator(".bal").all_inner_texts() == page.locator("#now-s1 .bal").all_text_contents() != []
        assert said.locator(".cost .ch1").count() == page.locator("#now-s1 .ch1").count() > 1
        page.hover("#card-bike-lanes")  # what brings nothing yet has no such line
        page.wait_for_function(OPEN, arg=name("bike-lanes"), timeout=5000)
        assert not said.count()


def test_a_finger_that_rests_opens_a_card_and_picks_nothing(browser: Any) -> None:
    with opened(browser, 390, 844, has_touch=True) as page:
        page.click(".t-hand")
        page.locator("#card-heat-pumps").evaluate(HELD)
        page.wait_for_selector("#tip.fan:not([hidden]) .ttl")
        assert not page.locator(".lc.chosen").count()


def test_cards_speak_in_words_or_in_symbols_as_one_likes(browser: Any) -> None:
    """At the size of a laptop they spoke in symbols alone."""
    with opened(browser) as page:
        words = [".lc .tell", ".top1 .tell", ".gp .said", ".cr .said"]
        assert all(page.locator(one).first.is_visible() for one in words)
        page.click("#menu summary")
        page.click("[data-texts=signs]")
        assert not page.locator(".tell:visible").count() and page.locator(".lc .eff").first.is_visible()
        page.reload()
        page.wait_for_selector("#prompt:not(:empty)")
        assert not page.locator(".tell:visible").count() and page.locator(".lc .foot").first.is_visible()


def test_the_talk_lies_beside_the_log_and_a_new_line_is_seen(browser: Any) -> None:
    """It was behind a tool, on which a number was all one saw of a line that came in."""
    with opened(browser) as page:
        log, talk = (page.locator(one).bounding_box() for one in ("#log-home", "#talk-home"))
        assert log["y"] == talk["y"] and log["x"] + log["width"] <= talk["x"] and talk["height"] > 60
        page.evaluate(HEAR, SAID)
        line = page.locator("#talk-home .said.fresh")
        assert "infrastructure" in line.inner_text() and page.locator("#talk-count").is_hidden()
        page.click("#talk-tool")
        assert page.locator("#pane-talk #talk-list").is_visible() and page.locator("#talk-home").is_visible()
        page.click("#talk-close")
        assert page.locator("#talk-home #talk-form").is_visible()
    with opened(browser, 390, 844) as page:
        page.evaluate(HEAR, SAID)
        assert "infrastructure" in page.locator(".heard").inner_text()


def test_on_a_phone_the_places_of_a_picked_card_open_by_themselves(browser: Any) -> None:
    """They were in another tab, behind a number."""
    with opened(browser, 390, 844, has_touch=True) as page:
        page.tap(".t-hand")
        page.tap("#card-heat-pumps")
        page.wait_for_selector(".place.pick:visible")
        page.tap(".t-log")
        first = page.locator("#side > :visible").first
        assert first.get_attribute("id") == "log-home"
        page.tap(".t-companies")
        assert page.locator("#held-p2").is_visible() and page.locator("#f-discards").is_visible()


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_names_stand_beside_their_powers(browser: Any, size: tuple[int, int]) -> None:
    """On a large screen, which is enlarged, the word “acting” left three letters of “Maximiliane” and one of “Ada”."""
    with opened(browser, *size) as page:
        names = page.locator(".pw .who > span:first-child")
        assert names.count() == 3 and all(
            one.evaluate("one => one.scrollWidth - one.clientWidth < 6") for one in names.all()
        )


WIDE = """one => { const range = document.createRange(); range.selectNodeContents(one);
  return range.getBoundingClientRect().width; }"""


def test_net_co2_stands_on_the_sun_of_a_phone(browser: Any) -> None:
    """Its dark figures ran over the edge onto the dark sea."""
    with opened(browser, 390, 844, color_scheme="dark") as page:
        sun = page.locator(".net").evaluate("one => one.getBoundingClientRect().height")
        assert page.locator(".net b").count() == 1
        assert all(one.evaluate(WIDE) <= 0.9 * sun for one in page.locator(".net :is(b, small)").all())
