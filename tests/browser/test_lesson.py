"""The lesson by clicking: each station's move on the real board, and a wrong press that plays nothing."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import Any

import pytest

from keeling.web.pages import lesson as tutorial
from tests.browser.house import Tables

GAME = "second-chance"
GAMES = tutorial.lessons()


def asking(game: str) -> list[int]:
    """The stations that ask for a move, counted from 0."""
    return [number for number, stop in enumerate(tutorial.plan(game)["station"]) if "ask" in stop["en"]]


ASKING = asking(GAME)


def visit(
    house: Tables, browser: Any, station: int, width: int = 1366, game: str = GAME, **more: Any
) -> tuple[Any, Any]:
    """The page of the lesson at a station, counted from 0, and its context."""
    size = {"width": width, "height": 768 if width > 700 else 844}
    context = browser.new_context(viewport=size, locale="en", reduced_motion="reduce", **more)
    page = context.new_page()
    page.goto(f"{house.url}/learn/{game}#{station + 1}")
    page.wait_for_selector(f'#no:text-is("{station + 1}")')
    return page, context


def press(page: Any, station: int, game: str = GAME) -> None:
    """Make the moves that a station asks for, press by press."""
    told: Any = tutorial.station(game, "en", station)
    for sentence, requests in groupby(told["requests"], itemgetter("text")):
        page.locator("#request-text", has_text=sentence).wait_for()
        moves = [request["move"] for request in requests]
        for _ in range(12):
            page.evaluate(SETTLED)
            assert not page.evaluate(HIDDEN), f"the lesson lies over what station {station + 1} asks for"
            assert page.evaluate(ASTRAY) == [], f"a ring of station {station + 1} is not on what it asks for"
            if not page.evaluate(NEXT, moves):
                break


# Waits until the board is there to which the last press led, as long as that takes on a busy machine.
SETTLED = """async () => {
  const { table } = await import('/static/learn.js');
  for (let n = 0; table.busy && n < 1500; n++) await new Promise((next) => setTimeout(next, 20));
}"""

# What the rings of the lesson lie on.
RINGED = """async () => (await import('/static/learn.js')).spots.parts.map((part) => part.dataset.words)"""

# Whether all pieces that lead on to the move lie behind the lesson.
HIDDEN = """async () => {
  const { table } = await import('/static/learn.js'), { run } = await import('/static/table.js');
  const { holds } = await import('/static/pick.js'), { hides } = await import('/static/spots.js');
  const leads = (one) => table.wanted && holds(table.wanted.words, run(one));
  const ways = [...table.able].filter((one) => one.checkVisibility() && leads(one));
  return ways.length > 0 && ways.every((one) => hides(document.getElementById('lesson'), one));
}"""

# The rings that lie on a piece of another move than the one asked for, or beside their piece.
ASTRAY = """async () => {
  const { spots, table } = await import('/static/learn.js'), { meant } = await import('/static/meant.js');
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
  const asked = table.wanted ? meant(table.wanted.words).filter((one) => one.checkVisibility()) : [];
  return spots.lit.filter(({ part, ring }) => {
    const box = part.getBoundingClientRect(), lies = ring.getBoundingClientRect();
    const beside = !ring.hidden && Math.abs(box.left - lies.left - 7) + Math.abs(box.bottom - lies.bottom + 7) > 4;
    return beside || (asked.length > 0 && !asked.includes(part));
  }).map(({ part }) => part.id || part.dataset.words);
}"""

# Presses what leads on to a move: confirm, the turn's end, a slider set to it, the button that holds it, or a form.
NEXT = """async (moves) => {
  const seen = (one) => one && one.checkVisibility() ? one : null;
  const { table } = await import('/static/learn.js');
  if (!moves.includes(table.wanted?.text)) return false;
  const slider = document.querySelector('#options .stepper');
  const next = table.next();
  if (slider && !seen(next)) {
    const range = slider.querySelector('input');
    const at = table.picker.next().findIndex(({ options }) => options.includes(table.wanted));
    range.value = at;
    range.dispatchEvent(new Event('input'));
    slider.querySelector('.take').click();
  } else if (seen(next)) next.click();
  else {
    for (const one of table.moves_asked) {
      const words = one.split(' '), family = words.slice(0, -1).join(' ');
      const row = document.querySelector(`[data-family="${family}"]:not([data-step])`);
      for (let n = Number(words.at(-1)); row && n > 0; n--) row.click();
    }
    seen(document.querySelector('[data-form].filled [data-send]')).click();
  }
  return true;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_lesson_by_clicking(house: Tables, browser: Any, game: str) -> None:
    page, context = visit(house, browser, 0, game=game)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    asks, count = asking(game), len(tutorial.plan(game)["station"])
    for station in range(count):
        page.wait_for_selector(f'#no:text-is("{station + 1}")')
        if station in asks:
            assert page.locator("#next").get_attribute("aria-disabled") == "true"
            press(page, station, game)
            page.wait_for_selector("#right:not([hidden])")
        if station + 1 < count:
            page.click("#next")
    assert page.locator("#next").inner_text() == "Play your first game"
    page.click("#next")
    page.wait_for_url("**/t/*")  # a table that is ready
    page.wait_for_selector("#options")
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
    assert "Legal, but not" not in reason and "Nothing was played" in reason
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


def test_the_card_makes_way_for_the_place_that_is_asked_for(house: Tables, browser: Any) -> None:
    page, context = visit(house, browser, 14, game="daybreak")
    page.wait_for_selector("#request:not([hidden])")
    page.evaluate("() => { document.getElementById('lesson').dataset.corner = 0; }")  # lower left, over the stack
    page.evaluate("async () => (await import('/static/spots.js')).place(document.getElementById('lesson'))")
    page.click("#card-planned-moves")
    assert not page.evaluate(HIDDEN)
    page.click("#f-stacks [data-words$=' s2'].pick >> nth=0")  # on top of stack 2
    page.wait_for_selector("#right:not([hidden])")
    context.close()


# What of the board the lesson's card lies over.
BEHIND = """() => {
  const card = document.getElementById("lesson").getBoundingClientRect();
  const things = [...document.querySelectorAll("#map .panel, #map .sk, .pw")].filter(one => one.checkVisibility());
  return things.filter(one => {
    const box = one.getBoundingClientRect();
    return box.left < card.right && card.left < box.right && box.top < card.bottom && card.top < box.bottom;
  }).map(one => one.id);
}"""


def test_the_card_lies_over_the_log_where_it_finds_room_there(house: Tables, browser: Any) -> None:
    """It lay over two stacks and the crisis, while half of the side column stood empty."""
    page, context = visit(house, browser, 5, game="daybreak")
    covered = {}
    for station in range(len(tutorial.plan("daybreak")["station"])):
        page.goto(f"{house.url}/learn/daybreak#{station + 1}")
        page.wait_for_selector(f'#no:text-is("{station + 1}")')
        page.evaluate(SETTLED)
        covered[station + 1] = page.evaluate(BEHIND)
    context.close()
    assert not any(covered.values()), covered


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


def test_rings_of_the_lesson_stay_below_the_head_of_a_phone(house: Tables, browser: Any) -> None:
    page, context = visit(house, browser, 2, 390, game="factories", has_touch=True, is_mobile=True)
    ring = page.locator(".spot:not(.missed)").first
    ring.wait_for()
    page.locator("#plot-technology").evaluate("one => one.scrollIntoView({block: 'start'})")
    ring.wait_for(state="hidden")
    context.close()


def test_on_a_phone_the_choices_are_in_sight_when_a_move_is_asked_for(house: Tables, browser: Any) -> None:
    """A station that speaks of the hand and of the map hid them, and the question stood in a column of words."""
    page, context = visit(house, browser, 4, 390, game="co2", has_touch=True, is_mobile=True)
    page.wait_for_selector("#options .opt:visible")
    assert page.locator("#end").is_visible() and page.locator("#prompt").bounding_box()["height"] < 50
    context.close()


def test_on_a_phone_a_wrong_press_names_the_way_to_choices_out_of_sight(house: Tables, browser: Any) -> None:
    page, context = visit(house, browser, 4, 390, game="daybreak", has_touch=True, is_mobile=True)
    page.wait_for_selector("#request:not([hidden])")
    page.tap("#end")
    assert "Press: Options › Support" in page.locator("#wrong").inner_text()
    page.tap("#bar .more.hinted")
    page.wait_for_selector("#options .opt:visible")
    context.close()


def test_a_plan_is_filled_in_and_sent_at_once(house: Tables, browser: Any) -> None:
    page, context = visit(house, browser, 2, game="factories")
    page.click("#options .opt:has-text('Conventional')")
    if page.locator("#confirm").is_visible():
        page.keyboard.press("Enter")
    page.locator("#request-no", has_text="2/2").wait_for()
    more = "[data-family='plan {}']:not([data-step]).pick"
    for good, units, ringed in (("wood", 2, "wood"), ("coal", 2, "coal"), ("steel", 2, "coal")):
        assert page.evaluate(RINGED) == [f"plan {ringed}"]  # the ring goes on once a row is right
        for _ in range(units):
            page.click(more.format(good))
    page.click("[data-form] [data-send]:visible")
    said = page.locator("#wrong").inner_text()  # one coal too many
    assert "coal" in said and "Nothing was played" in said
    page.click("[data-family='plan coal'][data-step]")
    page.click(more.format("steel"))
    assert page.evaluate(
        "async () => (await import('/static/learn.js')).spots.parts.map((part) => part.dataset.send)"
    ) == ["plan"]
    page.click("[data-form] [data-send]:visible")
    page.wait_for_selector("#right:not([hidden])")
    page.click("#back")
    context.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_request_shows_the_key_of_its_action(house: Tables, browser: Any, game: str) -> None:
    """The cap has the letter that stands on the action's button, and the letter begins the move."""
    capped = 0
    for station in asking(game)[:4]:
        page, context = visit(house, browser, station, game=game)
        page.wait_for_selector("#request:not([hidden])")
        key = page.locator("#request-key")
        if key.is_visible():
            capped += 1
            letter = key.inner_text()
            assert letter and page.locator(f'#options [aria-keyshortcuts="{letter}"], #end:not([hidden])').count()
            page.keyboard.press(letter.lower())
            page.wait_for_timeout(150)
            assert page.locator("#wrong").is_hidden()
        context.close()
    assert capped


def test_show_me_makes_all_moves_of_a_sentence(house: Tables, browser: Any) -> None:
    page, context = visit(house, browser, 11, game="factories")
    page.wait_for_selector("#request:not([hidden])")
    page.click("#show")
    page.locator("#request-no", has_text="2/2").wait_for()
    page.click("#show")
    page.wait_for_selector("#right:not([hidden])")
    assert "declines" in page.locator("#log").inner_text()
    context.close()


def test_the_turns_end_is_a_wrong_press_before_it_is_confirmed(house: Tables, browser: Any) -> None:
    page, context = visit(house, browser, 5, game="factories")
    page.wait_for_selector("#end .left")  # actions are left, so at a table it would ask first
    page.click("#end")
    assert "Nothing was played" in page.locator("#wrong").inner_text() and page.is_hidden("#confirm")
    context.close()


def test_a_station_that_only_shows_says_so(house: Tables, browser: Any) -> None:
    page, context = visit(house, browser, 2, game="co2")
    page.click("#options .opt:has-text('Propose')")
    assert "Nothing was played" in page.locator("#wrong").inner_text()
    page.click("#next")
    page.wait_for_selector('#no:text-is("4")')
    context.close()


def test_a_card_on_a_stack_is_not_cut_off_when_the_bar_has_its_height(house: Tables, browser: Any) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="it", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{house.url}/learn/daybreak#7")
    page.wait_for_selector("#bar .opt")
    page.wait_for_function(
        "() => [...document.querySelectorAll('[data-room]')].every(one => one.scrollHeight <= one.clientHeight + 2)",
        timeout=5000,
    )
    context.close()
