"""What a player is told, in the browser: since the last turn, phases, a pace of one's own, rings, key and aid, tips."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.house import Tables


def seated(house: Tables, browser: Any, table: dict[str, Any], **more: Any) -> tuple[Any, Any]:
    """A page at the first seat, and its context; what goes wrong on it is written down."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, **more)
    page = house.sit(context, table, 0)
    page.on("pageerror", lambda error: pytest.fail(str(error)))
    page.wait_for_selector("#prompt:not(:empty)")
    return page, context


def second_turn(house: Tables, table: dict[str, Any]) -> None:
    """Let the first seat play its first turn over the API, and wait for its second."""
    assert house.play_until(table, 0, "turn")
    while house.about(table["id"])["asked"] == [0]:
        options = house.ask(table["id"], "options", table["tokens"][0])["options"]
        house.ask(table["id"], "play", table["tokens"][0], {"move": options[0] if "end" not in options else "end"})
    assert house.play_until(table, 0, "turn")


def test_since_your_last_turn_opens_folds_rings_and_comes_again(house: Tables, browser: Any) -> None:
    """CO₂ in the browser, P2 2: bots' turns rushed by without a summary."""
    table = house.open("person", "person", "person", sheet={})
    second_turn(house, table)
    page, context = seated(house, browser, table)
    card, lines = page.locator("#since"), page.locator("#since-list li")
    assert card.is_visible() and 1 <= lines.count() <= 6
    told = lines.all_inner_texts()
    page.reload()
    page.wait_for_selector("#since:not([hidden])")
    assert lines.all_inner_texts() == told  # made from the record
    page.evaluate("bar.style.minHeight = '134px', import('/static/fit.js').then(({ fit }) => fit())")
    box, bar = card.bounding_box(), page.locator("#bar").bounding_box()
    assert box["y"] + box["height"] <= bar["y"] < 530  # the bar has a third row, over the map, and not over the card
    line = page.locator("#since-list [data-rung]").first
    line.hover()
    assert page.locator("#map .told, #side .told").count() > 0
    page.mouse.move(5, 5)
    page.keyboard.press("n")
    assert card.is_hidden()
    page.keyboard.press("n")
    assert card.is_visible()
    page.reload()
    page.wait_for_selector("#since[hidden]", state="attached")  # who has folded it need not fold it again
    page.evaluate("sessionStorage.clear()")
    page.reload()
    page.wait_for_selector("#since:not([hidden])")
    options = house.ask(table["id"], "options", table["tokens"][0])["options"]
    house.ask(table["id"], "play", table["tokens"][0], {"move": options[0]})
    page.wait_for_selector("#since[hidden]", state="attached")  # the first choice folds it
    page.reload()
    page.wait_for_selector("#prompt:not(:empty)")
    assert card.is_hidden() and page.locator("#since-tool").is_visible()
    context.close()


def test_the_first_pick_folds_the_card_before_anything_is_played(house: Tables, browser: Any) -> None:
    """It lay over regions that had to be pressed next."""
    table = house.open("person", "person", "person", sheet={})
    second_turn(house, table)
    page, context = seated(house, browser, table)
    page.wait_for_selector("#since:not([hidden])")
    rev = page.evaluate("import('/static/keeling.js').then(page => page.table.frame.rev)")
    page.keyboard.press("p")  # a kind of move: where is still to be said
    page.wait_for_selector("#since[hidden]", state="attached")
    assert page.locator("#since-tool").get_attribute("aria-expanded") == "false"
    assert page.evaluate("import('/static/keeling.js').then(page => page.table.frame.rev)") == rev
    page.keyboard.press("Escape")
    assert page.locator("#since").is_hidden()  # and it stays folded
    assert page.evaluate(COVERED, "w" * 20 + " and so on" * 18) == []  # what threatens all covers no piece either
    context.close()


# The pieces of the map below a warning that says so much.
COVERED = """said => {
  ahead.hidden = false;
  document.getElementById('ahead-text').textContent = said;
  const box = ahead.getBoundingClientRect();
  return [...document.querySelectorAll('#board .slotp, #board [id^=sp-], #board [id^=ag-], #board .rnamep')]
    .filter(one => {
      const its = one.getBoundingClientRect();
      return its.left < box.right && its.right > box.left && its.top < box.bottom && its.bottom > box.top;
    })
    .map(one => one.id);
}"""


@pytest.mark.parametrize("size", [(390, 844), (683, 384), (844, 390)])
def test_in_a_small_window_the_card_is_one_line_until_it_is_unfolded(house: Tables, browser: Any, size: Any) -> None:
    """On the phone, and at 200 % zoom, it covered the board until it was folded."""
    table = house.open("person", "person", "person", sheet={})
    second_turn(house, table)
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=True)
    page = house.sit(context, table, 0)
    card = page.locator("#since")
    card.wait_for()
    assert card.bounding_box()["height"] < 60 and page.locator("#since-list").is_hidden()
    assert page.locator("#since-count").inner_text() == str(page.locator("#since-list li").count())
    box, bar = card.bounding_box(), page.locator("#bar").bounding_box()
    assert box["y"] + box["height"] <= bar["y"] + 1 and box["width"] < size[0] * 0.8
    page.click("#since-lines")
    assert page.locator("#since-list li").first.is_visible()
    assert page.locator("#since-lines").get_attribute("aria-expanded") == "true"
    page.click("#since-lines")
    assert page.locator("#since-list").is_hidden() and card.is_visible()
    page.click("#since-close")
    assert card.is_hidden()
    page.click("#since-tool")  # who asks for it wants to read it
    assert page.locator("#since-list li").first.is_visible()
    context.close()


def test_a_hint_and_what_happened_since_the_last_turn_are_never_open_together(house: Tables, browser: Any) -> None:
    table = house.open("person", "person", "person", sheet={})
    second_turn(house, table)
    page, context = seated(house, browser, table)
    assert page.is_visible("#since")
    page.click("#hint")
    page.wait_for_selector("#hintbox:not([hidden])")
    assert page.is_hidden("#since")
    page.click("#since-tool")
    assert page.is_visible("#since") and page.is_hidden("#hintbox")
    context.close()


def test_watching_again_opens_before_what_is_told(house: Tables, browser: Any) -> None:
    table = house.open("person", "person", "person", sheet={})
    second_turn(house, table)
    page, context = seated(house, browser, table)
    page.goto(house.url + page.locator("#since footer a").get_attribute("href"))
    page.wait_for_function("() => !document.getElementById('next').disabled")
    assert 0 < page.evaluate("slider.value / slider.max") < 1
    context.close()


def test_a_phase_has_a_card_and_the_others_wait_at_ones_own_pace(house: Tables, browser: Any) -> None:
    """CO₂ in the browser, P2 2 and 3: pace, pause, and a card for the supply phase."""
    table = house.open("person", "person", sheet={"calendar": {"decades": [3, 3, 3, 3, 3], "rounds": [1, 1, 1, 1, 1]}})
    assert house.play_until(table, 1, "turn")
    page, context = seated(house, browser, table)
    page.evaluate("localStorage.setItem('pace', 'slow')")
    page.reload()
    page.wait_for_selector("#prompt:not(:empty)")
    page.keyboard.press(" ")  # pause
    assert page.locator("#pace").is_visible()
    rev = page.evaluate("import('/static/keeling.js').then(page => page.table.frame.rev)")
    options = house.ask(table["id"], "options", table["tokens"][1])["options"]
    house.ask(table["id"], "play", table["tokens"][1], {"move": options[0]})
    page.locator("#pace-text", has_text=re.compile(r"\d")).wait_for()
    assert page.evaluate("import('/static/keeling.js').then(page => page.table.frame.rev)") == rev
    page.keyboard.press(" ")
    page.locator("#pace").wait_for(state="hidden")
    page.wait_for_timeout(1200)  # slow is nine tenths of a second
    assert page.evaluate("import('/static/keeling.js').then(page => page.table.frame.rev)") > rev
    while not page.locator("#phase").is_visible():  # until the supply phase is over
        asked = house.about(table["id"])["asked"]
        assert asked
        options = house.ask(table["id"], "options", table["tokens"][asked[0]])["options"]
        house.ask(table["id"], "play", table["tokens"][asked[0]], {"move": options[0]})
        page.wait_for_timeout(100)
    card = page.locator("#phase")
    assert "ppm" in card.inner_text() and card.locator(".pmine").count() == 1
    assert page.locator("#phase-soon").inner_text() == ""  # the first one stays until it has been read
    assert page.evaluate("document.querySelector('.game').inert")
    page.keyboard.press("Enter")
    assert card.is_hidden() and not page.evaluate("document.querySelector('.game').inert")
    context.close()


def test_key_and_aid_are_one_key_away_and_can_be_searched(house: Tables, browser: Any) -> None:
    """Factory Commons, 9: no key to the icons, no way to the rules of this game."""
    table = house.open("person", "person", "person", game="factories", sheet={"limits": {"storage": 13}})
    page, context = seated(house, browser, table)
    page.keyboard.press("k")
    page.wait_for_selector(".keys li")
    every = page.locator(".keys li:visible").count()
    page.fill("#key-find", "waste")
    assert 0 < page.locator(".keys li:visible").count() < every
    page.fill("#key-find", "zzz")
    assert page.locator("#key-none").is_visible()
    page.keyboard.press("Escape")
    assert page.locator("#talk").is_hidden()
    page.keyboard.press("a")
    assert page.locator("#pane-aid").is_visible()  # the key that follows at once is heard, too
    assert "13" in page.locator("#pane-aid").inner_text()  # the table's own sheet
    assert page.locator("#pane-aid a[href='/rules/factories']").count() == 1
    page.click("#open-notes")
    page.fill("#notes", "Bea keeps selling")
    page.reload()
    page.wait_for_selector("#prompt:not(:empty)")
    page.keyboard.press("l")
    assert page.locator("#pane-log #log").count() == 1
    page.keyboard.press("Escape")
    assert page.locator("#log-home #log").count() == 1
    assert page.locator("#notes").input_value() == "Bea keeps selling"
    context.close()


def test_pieces_say_what_they_are_to_a_finger_and_to_the_keyboard(house: Tables, browser: Any) -> None:
    """CO₂ in the browser, P2 10: no tooltips on half the board; Factory Commons, 6: none by touch."""
    table = house.open("person", "person", sheet={})
    assert house.play_until(table, 1, "turn")  # whoever is asked picks what lies beneath
    page, context = seated(house, browser, table)
    for piece, word in (
        ("#sp-europe-4", "space"),
        ("#pms-europe", "permit"),
        ("#ag-europe", "Accepts"),
        ("#trk-solar .sp", "income"),
    ):
        page.locator(piece).first.click(force=True)
        page.wait_for_selector("#tip:not([hidden])")
        assert word in page.locator("#tip").inner_text(), piece
        page.keyboard.press("Escape")
    page.locator("#f-gauge svg.wide").click()
    assert "fossil plants" in page.locator("#tip").inner_text()  # what is to come
    assert page.locator("#f-region-europe [data-tip][tabindex]").count() > 3
    context.close()


def test_what_comes_to_lie_below_a_pointer_at_rest_says_nothing(house: Tables, browser: Any) -> None:
    """CO₂ in the browser, P3: tips opened by themselves under a resting pointer."""
    table = house.open("person", "person", "person", sheet={})
    second_turn(house, table)
    page, context = seated(house, browser, table)
    close = page.locator("#since-close").bounding_box()
    x, y = close["x"] + close["width"] / 2, close["y"] + close["height"] / 2
    page.evaluate(  # a piece below the button
        """([x, y]) => {
          const piece = document.querySelector('#f-market'), box = piece.getBoundingClientRect();
          piece.dataset.tip = piece.title = 'the market';
          const at = { left: `${x - box.width / 2}px`, top: `${y - box.height / 2}px` };
          Object.assign(piece.style, { position: 'fixed', ...at });
        }""",
        [x, y],
    )
    page.mouse.click(x, y)
    page.wait_for_selector("#since[hidden]", state="attached")
    page.wait_for_timeout(400)
    assert page.locator("#tip").is_hidden()
    page.mouse.move(5, 5)
    page.mouse.move(x, y)
    page.wait_for_selector("#tip:not([hidden])")
    context.close()


def test_cards_and_events_can_be_read_on_a_phone(house: Tables, browser: Any) -> None:
    """Factory Commons, 6: a card that can be played could not be read by touch, nor could an event."""
    table = house.open("person", "person", "person", game="factories", sheet={})
    assert house.play_until(table, 0, "turn")
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = house.sit(context, table, 0)
    page.wait_for_selector("#prompt:not(:empty)")
    page.evaluate("document.getElementById('tab-hand').click()")
    sentence = page.locator("#f-hand .card .cs").first
    assert sentence.is_visible() and len(sentence.inner_text()) > 10
    assert page.evaluate(
        "[...document.querySelectorAll('#f-hand .cs')].every(one => one.scrollHeight <= one.clientHeight + 1)"
    )
    context.close()
