"""What can be done now and then no more: it stands first in the bar, and is asked about before it is lost."""

from __future__ import annotations

from typing import Any

import keeling
from tests.browser.house import Tables


def fleeting() -> tuple[int, str, str]:
    """A game whose first player can begin with what a card of theirs names: its seed, that move, and the card's."""
    for seed in range(99):
        match = keeling.new("second-chance", 2, seed)
        if match.owed()[0].seat:
            continue
        for option in match.owed()[0].options:
            trial = match.fork()
            trial.play(0, " ".join(option))
            if option[0] == "plan" and option[3] == "tech" and trial.ask_of(0) and trial.lapsing(0):
                return seed, " ".join(option), " ".join(trial.lapsing(0)[0])
    raise AssertionError("no such game")


def test_what_is_about_to_lapse_stands_first_and_is_asked_about(house: Tables, browser: Any) -> None:
    seed, done, move = fleeting()
    table = house.open("person", "person", game="second-chance", seed=seed, sheet=None)
    house.ask(table["id"], "play", table["tokens"][0], {"move": done})
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    page = house.sit(context, table, 0)
    page.wait_for_selector("#options .group.fleeting .opt")
    first = page.locator("#options .opt").first
    said = first.get_attribute("aria-label") or ""
    assert said.startswith("Only now: ") and move.split()[1] in said
    shown = first.locator("span").first.inner_text()  # what it brings comes first: a number alone says nothing
    assert shown.endswith(f"· Card {move.split()[1]}") and not shown.startswith(("Card", "·", "Play"))
    assert page.locator(f"#card-{move.split()[1]}.fleeting").count() == 1
    page.keyboard.press("e")  # to end the turn would lose it: that is asked first
    page.wait_for_selector("#confirm:visible")
    assert "too late" in page.locator("#prompt small.lost").inner_text()
    page.keyboard.press("Escape")
    page.wait_for_selector("#options .group.fleeting .opt")
    page.locator("#options .group.fleeting .opt").first.click()  # the card itself costs nothing: no such question
    page.wait_for_selector("#options .group.fleeting", state="detached")
    assert page.locator("#prompt small.lost").count() == 0
    context.close()
