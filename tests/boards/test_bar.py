"""The bar in a browser: letters, rows, calm boards, reasons to press, what a choice will do, and dangerous ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from keeling.games import GAMES
from keeling.games.second_chance.model.words import ENERGIES
from keeling.locale import LANGUAGES, say
from keeling.locale import word as word_of
from keeling.web.drawing.boards import board
from tests.boards.frames import HOST, NAMES, Shown, answer_for, fullest, serve
from tests.boards.test_outlook import burning
from tests.boards.test_reasons import ready
from tests.second_chance_stage import stage

RESERVED = set("UHNKATLE")
PLAYED = "() => window.sent"
Open = Callable[..., Any]


@pytest.fixture
def open_at(browser: Any) -> Iterator[Open]:
    """Opens a page at a moment of a match; what it sends is kept and not answered."""
    contexts = []

    def opened(match: Any, seat: int = 0, size: tuple[int, int] = (1366, 768)) -> Any:
        ask = match.ask_of(seat)
        shown = Shown(match, seat, ask.prompt)
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
        contexts.append(context)
        serve(context)["/table"] = shown.page("en")
        answer_for(context, shown)
        page = context.new_page()
        page.goto(f"{HOST}/table")
        page.wait_for_selector("#prompt:not(:empty)")
        page.evaluate("""async () => {
          const { table } = await import("/static/keeling.js");
          window.sent = [];
          table.send = told => { window.sent.push(told.move ?? told.moves); return Promise.resolve(true); };
        }""")
        page.add_style_tag(content="#lost { display: none }")
        return page

    yield opened
    for context in contexts:
        context.close()


def labels(page: Any, which: str) -> list[str]:
    return [one.strip() for one in page.locator(which).all_inner_texts()]


@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_a_letter_of_its_own_and_none_is_reserved(game: str) -> None:
    drawn = board(game)
    verbs = [verb for row in drawn.GROUPS.values() for verb in row]
    keys: dict[str, set[str]] = {}
    for verb in verbs:
        keys.setdefault(drawn.LETTERS.get(verb, ""), set()).add(drawn.SHARED.get(verb, verb))
    assert "" not in keys and not RESERVED & set(keys)
    assert [names for names in keys.values() if len(names) > 1] == []


def test_at_the_start_of_a_turn_two_rows_and_a_calm_board(open_at: Open) -> None:
    """Rings appear once an action is chosen; whoever points at one sees its places dashed."""
    page = open_at(ready(money=12).match)
    assert labels(page, ".gname") == ["MAIN\nchoose one", "FREE\neach once"]
    assert [one[0] for one in labels(page, ".gopts kbd")] == list("PIBSMCD")
    assert page.locator(".pick").count() == 0 and page.locator(".may").count() > 0
    page.hover("#options [aria-label^=Build]")
    assert page.locator(".slotp.lit").count() == 1
    page.keyboard.press("b")
    assert page.locator(".slotp:is(.pick, .chosen)").count() == 1 and page.locator("[data-key]").count() <= 1


def test_letters_choose_actions_and_digits_only_answers(open_at: Open) -> None:
    """Keys once renumbered after every step: the same digit moved a scientist, then bought a permit."""
    page = open_at(ready(money=12).match)
    page.keyboard.press("1")
    assert page.locator(".crumb").count() == 0
    page.keyboard.press("m")
    assert labels(page, ".crumb") == ["Market"]
    page.keyboard.press("s")  # another action instead
    assert labels(page, ".crumb") == ["Scientist"]
    page.keyboard.press("m")
    page.keyboard.press("2")
    assert page.evaluate(PLAYED) == ["sell"]


def test_what_is_used_keeps_its_place_with_a_tick(open_at: Open) -> None:
    s = ready(money=12)
    before = labels(open_at(s.match), ".gopts > *")
    page = open_at(s.play(0, "buy").match)
    assert labels(page, ".gopts > *") == before
    assert labels(page, ".gopts .used") == ["M\nMarket"]
    page.keyboard.press("m")
    page.wait_for_selector("#tip:has-text('already traded')")


def test_a_reason_has_two_lines_and_help_to_press(open_at: Open) -> None:
    """It once took the first impossible move, in a region nobody had thought of."""
    page = open_at(ready(money=9).match)
    page.keyboard.press("b")
    page.wait_for_selector("#tip .near")
    assert labels(page, "#tip .near .what") == [
        "Build solar in Asia (project on the tech slot)",
        "Build recycling in Africa (project on the money slot)",
    ]
    assert "$1 short ($9 of $10)" in page.inner_text("#tip .near")
    page.click("#tip [data-help]")
    assert page.is_visible("#confirm") and "Sell" in page.inner_text("#prompt")
    page.click("#confirm")
    assert page.evaluate(PLAYED) == ["sell"]


def test_what_a_choice_will_do_stands_there_before_it_is_confirmed(open_at: Open) -> None:
    page = open_at(ready(money=12).match)
    page.keyboard.press("b")
    page.wait_for_selector(".pv")
    shown = labels(page, ".pv .pc")
    assert shown[:3] == ["12 → 2", "2 → 0", "0 → 8"] and any("controls Asia" in one for one in shown)
    assert page.inner_text("#come-title") == "THEN"


def test_a_choice_that_loses_the_game_is_held_or_meant_twice(open_at: Open) -> None:
    """Once a slider and one press were enough to lose for everybody, without a word."""
    page = open_at(burning().match)
    move = "async move => (await import('/static/keeling.js')).table.advise(move)"
    page.evaluate(move, "burn 8")
    page.wait_for_selector("#alarm:not([hidden])")
    assert "everybody loses. Still safe: Burn 3 waste." in page.inner_text("#alarm")
    page.click("#confirm")
    assert page.evaluate(PLAYED) == []  # a short press does nothing
    page.keyboard.press("Enter")
    assert page.evaluate(PLAYED) == []
    page.keyboard.press("Enter")
    assert page.evaluate(PLAYED) == ["burn 8"]
    page.evaluate(move, "burn 3")
    page.wait_for_selector("#alarm[hidden]", state="attached")
    page.click("#confirm")
    assert page.evaluate(PLAYED) == ["burn 8", "burn 3"]


def test_a_dangerous_choice_held_for_a_second_is_made(open_at: Open) -> None:
    page = open_at(burning().match)
    page.evaluate("async () => (await import('/static/keeling.js')).table.advise('burn 8')")
    page.wait_for_selector("#confirm.risk")
    box = page.locator("#confirm").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.wait_for_function("() => window.sent.length === 1")
    page.mouse.up()
    assert page.evaluate(PLAYED) == ["burn 8"]


def test_twins_with_and_without_a_card_show_both_prices(open_at: Open) -> None:
    """A build with a lobby card once showed the full price, and its twin was called “money”."""
    s = ready(money=12).hand(0, 16)
    page = open_at(s.match)
    page.keyboard.press("b")
    shown = labels(page, "#options .opt")
    assert len(shown) == 2 and "−10" in shown[0] and "card" in shown[1] and "−7" in shown[1]


def test_energies_to_choose_from_stand_in_the_order_of_their_tracks(open_at: Open) -> None:
    s = stage(2)
    s.settle()
    page = open_at(s.match, s.seats_asked()[0])
    page.keyboard.press("p")
    page.wait_for_function("() => document.querySelectorAll('#options .opt .en').length > 1")
    shown = page.locator("#options .opt span:not(.en):not(.cost)").all_inner_texts()
    tracks = [word_of(energy, "en", game="second-chance").capitalize() for energy in ENERGIES]
    assert [one.capitalize() for one in shown] == [track for track in tracks if track in shown]


def test_the_question_of_a_slot_names_project_and_region() -> None:
    """Alone one was once asked for a slot without a word of which project, and where."""
    found = [one for one in fullest("co2", (1,)) if one.prompt == "solo-slot"]
    asked = found[0].told("en")["ask"]["text"]
    about = found[0].match.about(found[0].seat)
    assert set(about) == {"energy", "region"} and asked.endswith(": on which slot do you put the project?")


def test_whoever_waits_sees_whose_turns_come_first(open_at: Open) -> None:
    from keeling.web.play.upcoming import until

    s = ready()
    assert until(s.match, 1)[:2] == [0, 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_nothing_is_taken_back_names_the_player_and_no_line(lang: str) -> None:
    """It once said “Player 2, line 93”."""
    s = ready(money=12).play(0, "build solar asia tech").end_turn(0)
    s.play(1, s.options(1)[0])
    reason = s.match.why_no_undo(0)
    assert reason is not None
    said = say(reason, lang, NAMES, "co2")
    assert reason.code == "undo-drawn" or NAMES[1] in said
    assert not any(sign.isdecimal() for sign in said)


def test_whoever_only_passes_over_a_piece_gets_no_tip(open_at: Open) -> None:
    """It once came after the pointer had left, and stayed."""
    page = open_at(ready(money=9).match)
    page.wait_for_timeout(50)
    closed = page.locator("#bar [data-why]").first.bounding_box()
    page.mouse.move(closed["x"] + 5, closed["y"] + 5)
    page.mouse.move(2, 2)
    page.wait_for_timeout(400)
    assert page.locator("#tip").is_hidden()
    page.mouse.move(closed["x"] + 5, closed["y"] + 5)
    page.wait_for_selector("#tip:not([hidden])")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_actions_says_how_many_are_left_and_asks(open_at: Open, lang: str) -> None:
    """Factory Commons, P2 12: with actions left it did not ask."""
    match = burning(counter=4).match
    left = Shown(match, 0, "turn").told(lang)["ask"]["left"]
    assert str(match.view(0)["turn"]["actions"]) in left
    if lang == "en":
        page = open_at(match)
        assert left in page.inner_text("#end")
        page.click("#end")
        page.wait_for_selector("#confirm:not([hidden])")
        assert page.evaluate(PLAYED) == []
        page.click("#confirm")
        assert page.evaluate(PLAYED) == ["end"]


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720)])
def test_help_lies_beside_its_button_and_not_over_the_board(open_at: Open, size: tuple[int, int]) -> None:
    """Factory Commons, P2 21: it lay over the factories that one is to choose between."""
    page = open_at(burning(counter=4).match, size=size)
    page.click("#help")
    page.wait_for_selector("#help-text")
    box, bar = (page.locator(what).bounding_box() for what in ("#help-text", "#bar"))
    assert box["x"] >= bar["x"] + bar["width"] and box["y"] + box["height"] <= size[1]


def test_a_phone_turns_to_where_something_is_chosen(open_at: Open) -> None:
    """Phones, P2 18: the region shown stayed another one than that of the project."""
    page = open_at(ready(money=12).match, size=(390, 844))
    seen = """() => [...document.querySelectorAll("label[data-shows]")]
      .filter(way => way.control.checked).map(way => way.dataset.shows)"""
    before = page.evaluate(seen)
    page.evaluate("""async () => {
      const { table } = await import("/static/keeling.js");
      const far = table.picker.options.find(({ words }) => words[0] === "propose" && !words.includes("europe"));
      table.picker.add({ run: far.words });
      table.refresh();
    }""")
    assert page.evaluate(seen) != before
    assert page.locator(f"{page.evaluate(seen)[0]} .chosen").count()


def test_on_a_phone_who_trades_sees_what_there_is_to_sell(open_at: Open) -> None:
    """Phones, P2 18: the store was on another tab."""
    page = open_at(burning(counter=4).match, size=(390, 844))
    page.locator('.tab[data-tab="table"]').click()
    assert page.locator("#f-market").is_visible() and page.locator("#f-store .st").is_visible()
    assert page.locator("#f-store .du").is_hidden()
