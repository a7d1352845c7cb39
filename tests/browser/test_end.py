"""The end of a game in the browser: from its screen one goes on to another game, or back to this one's beginning."""

from __future__ import annotations

from typing import Any

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
    page.wait_for_function("document.getElementById('first')?.disabled")
    assert page.evaluate("Number(slider.value)") == 0 and page.locator("#f-end").is_hidden()
    page.go_back()
    page.click("[data-way=again]")
    page.wait_for_url(lambda url: "/t/" in url and table["id"] not in url)
    page.wait_for_selector("#prompt:not(:empty)")
    again = house.about(page.url.rsplit("/", 1)[1])
    before = house.about(table["id"])
    assert again["ending"] == "" and [one["name"] for one in again["seats"]] == [one["name"] for one in before["seats"]]
    context.close()
