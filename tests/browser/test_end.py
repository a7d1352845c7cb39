"""The end of a game in the browser: from its screen one goes on to another game, or back to this one's beginning."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.locale import LANGUAGES
from tests.browser.house import SHORT, Tables


def test_play_again_opens_a_table_with_the_same_seats_and_replay_begins_at_the_beginning(
    house: Tables, browser: Any
) -> None:
    """CO₂ in the browser, P2 16: the end screen was a dead end."""
    table = house.open("person", "person", sheet=SHORT)
    assert not house.play_until(table, 0, "never asked")
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    page = house.sit(context, table, 0)
    replay = page.locator("[data-way=replay]")
    page.goto(house.url + replay.get_attribute("href"))
    page.wait_for_function("() => document.getElementById('first')?.disabled")
    assert page.evaluate("Number(slider.value)") == 0 and page.locator("#f-end").is_hidden()
    page.click("#next")  # what led there is told, also by the slider
    page.wait_for_function("() => document.getElementById('told').textContent.length > 3")
    assert page.inner_text("#told") in page.get_attribute("#slider", "aria-valuetext")
    page.go_back()
    page.click("[data-way=again]")
    page.wait_for_url(lambda url: "/t/" in url and table["id"] not in url)
    page.wait_for_selector("#prompt:not(:empty)")
    again = house.about(page.url.rsplit("/", 1)[1])
    before = house.about(table["id"])
    assert again["ending"] == "" and [one["name"] for one in again["seats"]] == [one["name"] for one in before["seats"]]
    context.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_team_reads_what_it_took_and_goes_back_to_the_moment(house: Tables, browser: Any, lang: str) -> None:
    """Lines of a row stood apart by a pixel, on a phone texts lay over each other, and nothing led to the moment."""
    table = house.open("person", "person", game="second-chance", sheet=None, options={"mode": "cooperative"})
    assert not house.play_until(table, 0, "never asked")
    for width, height in ((1366, 768), (390, 844)):
        context = browser.new_context(viewport={"width": width, "height": height}, locale=lang, reduced_motion="reduce")
        page = house.sit(context, table, 0)
        page.wait_for_selector("#f-end .tk")
        assert page.evaluate(
            """() => [...document.querySelectorAll(".tk tbody tr")].flatMap(row => [...row.cells].filter(cell => {
              const { top, bottom } = cell.getBoundingClientRect(), first = row.cells[0].getBoundingClientRect();
              return top !== first.top || bottom !== first.bottom || cell.scrollHeight > cell.clientHeight + 1;
            }).map(cell => cell.innerText))"""
        ) == []  # fmt: skip
        page.click("[data-way=moment]")
        page.wait_for_selector("#player #next:enabled")
        page.wait_for_selector("#ticks .now")
        assert 0 < page.evaluate("Number(slider.value)") < page.evaluate("Number(slider.max)")
        context.close()


def test_the_replay_of_a_long_game_fits_a_phone(house: Tables, browser: Any) -> None:
    """With two hundred choices the marks under the slider were wider than the phone, and so was all of the bar."""
    table = house.open("person", "person", sheet=SHORT)
    assert not house.play_until(table, 0, "never asked")
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="pl", has_touch=True, is_mobile=True)
    page = house.sit(context, table, 0)
    page.goto(f"{house.url}/t/{table['id']}/replay?at=0")
    page.wait_for_selector("#ticks .now")
    page.evaluate(
        "() => $ticks.append(...Array.from({ length: 400 }, () => document.createElement('i')))".replace("$", "")
    )
    for part in ("#player", "#slider", "#branch", "#moment"):
        box = page.locator(part).bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390, part
    context.close()
