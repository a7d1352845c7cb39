"""Tables on which much lies: nothing is cut off, crushed or spilt, in four languages, on laptops and on a phone."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from keeling.games.daybreak.board.faces import face
from keeling.locale import LANGUAGES
from tests.boards.frames import HOST, Shown, serve
from tests.boards.test_spill import DRAWN, SPILLS
from tests.daybreak_stage import stage
from tests.games.daybreak import full

SIZES = ((1366, 768), (1280, 720), (390, 844))
TABS = ("map", "table", "hand", "companies")  # of a phone
# Whatever says what a card is or does, and shows less of it than there is, or next to nothing.
CUT = """() => [...document.querySelectorAll(
    ":is(.lc, .top1, .gp, .cr) :is(h3, p:not(.gist), .acts, .nd, .lbl), .lc .foot, .nowb, .nl, .nv, #end, .resolve *, "
    + ".ft1 :is(.v, .l), .gp .nd")]
  .filter(one => one.checkVisibility() && getComputedStyle(one).display !== "inline")
  .filter(one => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2
    || (one.matches(".acts") && one.clientHeight < 17))
  .map(one => `${one.closest("[id]").id} ${one.className || one.tagName}: ${one.textContent}`)"""
# What is cut at the end of a line though there is room for another line below it.
IDLE = """() => [...document.querySelectorAll("[data-lines]")].filter(one => one.checkVisibility())
  .filter(one => one.scrollHeight > one.clientHeight + 2)
  .filter(one => one.parentNode.clientHeight - one.clientHeight >= parseFloat(getComputedStyle(one).lineHeight))
  .map(one => `${one.closest("[id]").id} has room for more: ${one.textContent}`)"""
# What lasts says what ends it, in a word, wherever its card lies.
ENDS = """() => [...document.querySelectorAll(".cr.last")].filter(one => one.checkVisibility())
  .filter(one => !one.querySelector(".lbl")?.checkVisibility()).map(one => `${one.id} does not say what ends it`)"""
# A power's name in two lines makes the rows of a crisis too high.
PARTED = """() => [...document.querySelectorAll(".tie .pn")]
  .filter(one => one.checkVisibility() && one.clientHeight > 20)
  .map(one => `${one.textContent} stands in two lines`)"""
# What a project asks for is told where it is on offer, in words or by the tags at its foot.
ASKED = """() => [...document.querySelectorAll(".gp.offer")].filter(one => one.checkVisibility())
  .filter(one => !one.querySelector(".nd :is(.hole, .t)")?.checkVisibility())
  .map(one => `${one.id} does not say what it needs`)"""
LIMITS = """() => [...document.querySelectorAll(".lc")].filter(card => card.checkVisibility())
  .filter(card => ![...card.querySelectorAll(".tell, .gist, .foot")].some(one => one.checkVisibility()))
  .map(card => card.id)"""


# Lays another crisis on the crisis table; what is cut off there.
RESOLVED = """([name, text, about]) => {
  const table = document.getElementById("f-resolving");
  table.querySelector("h3").textContent = name;
  table.querySelector(".bd").textContent = text;
  table.querySelector(".rows + p").textContent = about;
  dispatchEvent(new Event("resize"));
  return [...table.querySelectorAll(":is(h3, .bd, .rows, .rows + p, .rcard)")].filter(one => one.checkVisibility())
    .filter(one => one.scrollHeight > one.clientHeight + 2 || one.getBoundingClientRect().bottom > innerHeight)
    .map(one => `${name} ${one.className || one.tagName}`);
}"""


@cache
def tables() -> list[Shown]:
    return [Shown(s.match, 0, s.prompt) for s in full()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_cut_or_crushed_where_much_lies(browser: Any, lang: str) -> None:
    """Ten answers crushed the stacks to 80 pixels, four projects ended in mid-sentence, ten cards lost their foot."""
    context = browser.new_context(reduced_motion="reduce")
    pages, page, faults = serve(context), context.new_page(), []
    for number, one in enumerate(tables()):
        pages["/table"] = one.page(lang)
        page.goto(f"{HOST}/table")
        page.wait_for_selector("#prompt:not(:empty)", state="attached")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for tab in TABS if width < 700 else TABS[:1]:
                page.evaluate(f"document.getElementById('tab-{tab}').checked = true")
                page.evaluate(DRAWN)
                found = page.evaluate(CUT) + page.evaluate(SPILLS) + page.evaluate(LIMITS) + page.evaluate(IDLE)
                found += page.evaluate(ENDS) + page.evaluate(PARTED) + page.evaluate(ASKED)
                faults += [f"{number} {width} {tab} {fault}" for fault in found]
    context.close()
    assert faults == [], "\n".join(faults)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_empty_hand_gives_its_room_before_the_world_does(browser: Any, lang: str) -> None:
    """With ten answers in the bar the world folded to its forecast, while the empty hand kept the height of cards."""
    context = browser.new_context(reduced_motion="reduce")
    pages, page = serve(context), context.new_page()
    pages["/table"] = tables()[1].page(lang)
    page.goto(f"{HOST}/table")
    page.wait_for_selector("#prompt:not(:empty)", state="attached")
    for width, height in SIZES:
        if width >= 1100:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            assert page.locator(".net").is_visible()
            assert page.evaluate("document.querySelector('.hand').clientHeight") < 60
    context.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_crisis_is_read_whole_at_the_crisis_table(browser: Any, lang: str) -> None:
    """In Polish every second one ended in the middle of a sentence, and the row of communities lost its foot."""
    s = stage(2).planet(bands=2).project("nature-guard", "no-new-coal").board(1, ecological=9)
    shown = Shown(s.forecast("barren-land").resolve().match, 0, s.prompt)
    sheet, faults = s.t.figures.sheet, []
    context = browser.new_context(reduced_motion="reduce")
    pages, page = serve(context), context.new_page()
    pages["/table"] = shown.page(lang)
    page.goto(f"{HOST}/table")
    page.wait_for_selector("#prompt:not(:empty)", state="attached")
    for width, height in SIZES[:2]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        for row in sheet["crisis"]:
            card = face(sheet, row["key"], lang, 2)
            faults += [(width, one) for one in page.evaluate(RESOLVED, [card.title, card.sentence, card.about])]
    context.close()
    assert faults == []
