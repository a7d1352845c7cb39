"""Hands of five cards, of which every card is one: each is read whole at laptop size, in four languages."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from keeling.locale import LANGUAGES
from tests.boards.frames import HOST, Shown, serve
from tests.boards.test_spill import DRAWN, SIZES, SPILLS
from tests.factories_stage import stage as works
from tests.second_chance_stage import stage

MOST = 5  # lobbyists in a hand at the start of a game
CARDS = 36
LONG = 60  # letters; a longer sentence may go on in the pop-over of its card where the window is low
MODES = ("cooperative", "competitive")  # with personal goals beside them, or a company goal
# The lower halves of cards that end in three dots.
DOTTED = """() => [...document.querySelectorAll("#f-hand .cn span")].filter(one => one.scrollWidth > one.clientWidth)
  .map(one => one.closest("[id]").id + ": " + one.textContent)"""


@cache
def hands() -> list[Shown]:
    """Every lobbyist is in one of these hands, those beside each other on the sheet far from each other."""
    step = -(-CARDS // MOST)
    found = []
    for mode in MODES:
        for first in range(1, step + 1):
            s = stage(4, mode).hand(0, *range(first, CARDS + 1, step)).turn_of(0)
            found.append(Shown(s.match, 0, s.prompt))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_hand_of_lobbyists_is_read_whole(browser: Any, lang: str) -> None:
    """At 1280×720 it said “Wissenschaftl er”, “Wiederverwer tung” and “1 Tech-Mar…”."""
    context = browser.new_context(reduced_motion="reduce")
    pages, page, faults = serve(context), context.new_page(), []
    for number, one in enumerate(hands()):
        pages["/table"] = one.page(lang)
        page.goto(f"{HOST}/table")
        page.wait_for_selector("#prompt:not(:empty)")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            found = [fault for fault in page.evaluate(SPILLS) if ".card" in fault or ".c" in fault.split(" < ")[-1]]
            faults += [f"{number} {width} {fault}" for fault in found + page.evaluate(DOTTED)]
    context.close()
    assert faults == [], "\n".join(faults)


# Texts and symbols of lobbyists that lie under the digit that picks them.
COVERED = """() => [...document.querySelectorAll("#f-hand .card[data-key], #f-hand .half[data-key]")].flatMap(home => {
  const badge = getComputedStyle(home, "::before"), at = home.getBoundingClientRect();
  const px = side => parseFloat(badge[side]);
  if (badge.content === "none") return [];
  const left = at.left + px("left"), top = at.top + px("top"), right = left + px("width"), low = top + px("height");
  const hidden = box => box.left < right - 1 && box.right > left + 1 && box.top < low - 2 && box.bottom > top + 2;
  return [...home.closest(".card").querySelectorAll(".gain, .cx, .cn span, .en.lg")].flatMap(one => {
    const text = document.createRange();
    text.selectNodeContents(one);
    return [...text.getClientRects()].some(hidden) ? [`${home.id}: ${badge.content} on ${one.textContent.trim()}`] : [];
  });
})"""


# How much room the parts of lobbyists have, and whose heads are cut.
ROOM = """() => [...document.querySelectorAll("#f-hand .card > :is(.cm, .cn), #f-hand .ct span")].map(one =>
  `${one.closest("[id]").id} ${one.clientHeight} ${one.matches("span") && one.scrollWidth > one.clientWidth}`)"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_digits_of_lobbyists_hide_nothing_of_them(browser: Any, lang: str) -> None:
    """At 1280×720 they lay on “1×→ ♟” and “1 Tech-Marker”; at 1366×768 they left “Lobby…” of the head."""
    context = browser.new_context(reduced_motion="reduce")
    pages, page, faults = serve(context), context.new_page(), []
    rivals = stage(3, "competitive", until="choose-goal")
    goals = Shown(rivals.match, rivals.seats_asked()[0], "choose-goal")  # one's own are numbered at once
    for number, one in enumerate([*hands(), goals]):
        pages["/table"] = one.page(lang)
        page.goto(f"{HOST}/table")
        page.wait_for_selector("#prompt:not(:empty)")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            room = page.evaluate(ROOM)
            page.keyboard.press("c")
            page.evaluate(DRAWN)
            faults += [f"{number} {width} {one}" for one in page.evaluate(ROOM) if one not in room]
            for way in ("", "1"):  # which card, and which half of it
                page.keyboard.press(way or "Shift")
                page.evaluate(DRAWN)
                faults += [f"{number} {width} {fault}" for fault in page.evaluate(COVERED)]
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
    context.close()
    assert faults == [], "\n".join(faults)


# How many rows of answers stand in the bar, and how high the board is beside it.
ROWS = """() => [
  new Set([...document.querySelectorAll("#options .opt")].map(one => Math.round(one.getBoundingClientRect().top))).size,
  Math.round(document.querySelector(".stage").getBoundingClientRect().height)]"""


@cache
def full_turns() -> list[Shown]:
    """Hands of which every card has a main effect or a UN goal waits beside it, in a turn that may end already."""
    found = []
    for cards, goals in (
        ((1, 4, 8, 9, 36), (2, 3, 4, 7)),
        ((4, 8, 12, 35, 36), (2, 3, 4, 7, 8)),
        ((1, 4, 8, 9, 36), ()),
    ):
        s = stage(4, "competitive").hand(0, *cards).tech(0, 6).un(*goals)
        for energy, region in (("recycling", "europe"), ("hydro", "asia"), ("wind", "africa"), ("solar", "oceania")):
            s.plant(0, energy, region)
        s.turn_of(0)
        found.append(Shown(s.match, 0, s.prompt))
    s.match.play(0, next(option for option in s.options(0) if option.startswith("plan ")))
    s.answer_first("turn")
    return [*found, Shown(s.match, 0, s.prompt)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_which_card_leaves_the_map_whole_on_a_low_laptop(browser: Any, lang: str) -> None:
    """The question took five rows and the map lost its top; the turn's end stood beside it, with nothing to do."""
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 720})
    pages, page, faults = serve(context), context.new_page(), []
    for number, one in enumerate([*hands(), *full_turns()]):
        pages["/table"] = one.page(lang)
        page.goto(f"{HOST}/table")
        page.wait_for_selector("#prompt:not(:empty)")
        _, whole = page.evaluate(ROWS)
        for way in ("", "1", "2"):  # where cards and UN goals are told apart first, also what comes then
            page.keyboard.press("c")
            if way and page.locator("#options .opt").count() > 2:
                break
            page.keyboard.press(way or "Shift")
            page.evaluate(DRAWN)
            rows, high = page.evaluate(ROWS)
            said = page.locator("#options .opt").all_inner_texts()
            faults += [f"{number}.{way}: {rows} rows, {high} of {whole}: {said}"] if rows > 3 or high < whole else []
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
    context.close()
    assert faults == [], "\n".join(faults)


# Cards whose name or sentence shows less of itself than there is, and names that lie under the number to press.
CROPPED = """() => [...document.querySelectorAll("#f-hand .card")].flatMap(card => {
  const [name, said] = [card.querySelector(".ct span"), card.querySelector(".cs")], edge = card.getBoundingClientRect();
  const lines = one => {
    const text = document.createRange();
    text.selectNodeContents(one);
    return [...text.getClientRects()];
  };
  const key = getComputedStyle(card, "::before"), from = edge.left + parseFloat(key.left);
  const pinned = key.content !== "none" && key.position === "absolute", beside = edge.top + 15;
  const cut = name.scrollWidth > name.clientWidth + 1 && getComputedStyle(name).display !== "inline"
    || [...lines(name), ...lines(said)].some(one => one.bottom > edge.bottom + 1 || one.right > edge.right + 1);
  const under = pinned
    && lines(name).some(one => one.left < from + 15 && one.right > from + 1 && one.top < beside);
  return cut || under ? [[`${card.id} ${cut ? "cut" : "under its number"} ${name.textContent}`, said.textContent]] : [];
})"""


@cache
def company_hands() -> list[Shown]:
    """Every card that can be held, five at a time: two of marketing, one of CSR, two components."""
    found = []
    for place in range(12):
        parts = (43 + place, 43 + (place + 12) % 24)
        s = works(3).hand(0, 1 + place, 13 + place, 25 + place % 18, *parts).begin(0, 3)
        found.append(Shown(s.match, 0, s.prompt))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_hand_of_a_company_is_read_whole(browser: Any, lang: str) -> None:
    """Numbers lay on the first letters of names, and at 1280×720 sentences ended in half a line."""
    context = browser.new_context(reduced_motion="reduce")
    pages, page, faults = serve(context), context.new_page(), []
    for number, one in enumerate(company_hands()):
        pages["/table"] = one.page(lang)
        page.goto(f"{HOST}/table")
        page.wait_for_selector("#prompt:not(:empty)")
        page.keyboard.press("c")  # which card is asked: they have numbers
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            low = height < 736
            found = [(card, said) for card, said in page.evaluate(CROPPED) if not low or len(said) <= LONG]
            faults += [f"{number} {width} {card}: {said}" for card, said in found]
    context.close()
    assert faults == [], "\n".join(faults)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_a_goal_to_choose_from_is_parted_without_a_hyphen(browser: Any, lang: str) -> None:
    """S-90: whoever plays alone read “Energiearte n deiner Kraftwerke”."""
    context = browser.new_context(reduced_motion="reduce")
    pages, page, faults = serve(context), context.new_page(), []
    for first in range(1, 17, 4):
        dealt = [f"personal {number}" for number in range(first, first + 4)]
        s = stage(1, draws={"deal-personal": dealt}, until="keep-personal")
        pages["/table"] = Shown(s.match, 0, s.prompt).page(lang)
        page.goto(f"{HOST}/table")
        page.wait_for_selector(".offer[data-key]")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            faults += [f"{width} {fault}" for fault in page.evaluate(SPILLS) if ".c" in fault.split(" < ")[-1]]
    context.close()
    assert faults == [], "\n".join(faults)
