"""Two people and a bot where all act at once: one takes back, the other reads of it, and bots wait to be let on."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.locale import text
from tests.browser.house import Tables


@pytest.fixture
def pair(house: Tables, browser: Any) -> Any:
    """Two pages at one table with a bot, in the stage in which all act at once, and a seat's move of a verb."""
    made = house.open("person", "person", "bot", game="daybreak", sheet={}, seed=4711)
    assert house.play_until(made, 0, "turn")
    contexts = [browser.new_context(reduced_motion="reduce", locale="en") for _ in range(2)]
    pages = [house.sit(context, made, seat) for seat, context in enumerate(contexts)]

    def move(seat: int, verb: str) -> str:
        options = house.ask(made["id"], "options", made["tokens"][seat])["options"]
        return str(next(option for option in options if option.startswith(verb)))

    def play(seat: int, verb: str) -> str:
        chosen = move(seat, verb)
        house.ask(made["id"], "play", made["tokens"][seat], {"move": chosen})
        return chosen

    yield house, made, pages, move, play
    for context in contexts:
        context.close()


def test_one_takes_back_after_all_have_acted_and_the_other_reads_it(pair: Any) -> None:
    house, made, (ann, ben), move, play = pair
    tucked = play(0, "tuck")
    play(1, "start")
    ann.wait_for_selector("#go-on:visible")
    assert house.about(made["id"])["waiting"] == [2]
    ann.click("#go-on")
    ann.wait_for_selector("#go-on", state="hidden")
    shows = (
        "([place, text]) => ((one) => (one.title || one.textContent).startsWith(text))(document.querySelector(place))"
    )
    ann.wait_for_function(shows, arg=["#undo", text("ui.web.undo-what", "en", what="Tuck")])
    others = [line for line in ann.locator("#log li").all_inner_texts() if not line.startswith("Ada")]
    ann.click("#undo:not(.off)")
    ben.wait_for_function(shows, arg=["#notice", text("ui.web.took-back", "en", player="Ada", what="Tuck")])
    ann.wait_for_function(
        "() => ![...document.querySelectorAll('#log li')].some(li => li.textContent.includes('Ada tucks'))"
    )
    assert set(others) <= set(ann.locator("#log li").all_inner_texts())
    assert move(0, "tuck") == tucked


def test_a_click_on_a_use_is_as_good_as_its_keys(pair: Any) -> None:
    _, _, (ann, _), move, _ = pair
    use = move(0, "use")
    ann.locator(f'[data-words="{use}"]:visible').first.click()
    ann.wait_for_function("() => document.querySelector('#prompt').textContent.includes('Which card')")
    assert ann.is_hidden("#confirm")


def test_which_action_is_asked_in_two_rows_by_the_names_of_cards(pair: Any) -> None:
    """A button for the bots took the room of the answers: in four rows they hid net CO₂ just when it was looked at."""
    _, _, (ann, _), move, _ = pair
    ann.set_viewport_size({"width": 1366, "height": 768})
    ann.wait_for_selector("#go-on:visible")
    ann.keyboard.press("p")
    ann.wait_for_selector("#crumbs .crumb")
    assert ann.is_hidden("#go-on") and ann.is_visible(".net")
    top = ann.locator(f"#stack-{move(0, 'use')[-1]} h3").inner_text()
    answers = ann.locator("#options .opt > span:first-of-type")
    assert top in answers.all_inner_texts()
    assert len({round(one.bounding_box()["y"]) for one in ann.locator("#options .opt").all()}) <= 2
    ann.keyboard.press("Escape")
    ann.wait_for_selector("#go-on:visible")


def test_whether_bots_wait_is_changed_in_the_menu(pair: Any) -> None:
    house, made, (ann, ben), _, _ = pair
    ben.click("#menu > summary")
    assert ben.is_checked("#bots-wait")
    ann.click("#menu > summary")
    ann.uncheck("#bots-wait")
    ben.wait_for_function("() => !document.querySelector('#bots-wait').checked")
    assert house.about(made["id"])["wait"] is False
