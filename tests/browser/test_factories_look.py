"""The board of Factory Commons fits a laptop and a phone in four languages, and speaks to keys and ears."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.factories.model.words import COMPONENT, EVENT
from keeling.games.factories.rules.lasting import begin
from keeling.games.factories.telling.cards import describe_card
from tests.boards.frames import HOST, Shown, fullest, serve
from tests.browser.commons import Commons
from tests.browser.test_look import CUT, HIGH, LANGUAGES, NAMES, ROLES, WIDE, context
from tests.factories_stage import stage

# What sticks out of the part of the page it belongs to.
# What can be pressed and is lower than so many pixels, the margin around it that takes the pointer included.
LOW = """least => [...document.querySelectorAll(".have.piece, .site.piece, .fm.piece, .step")]
  .filter(one => one.checkVisibility()).map(one => {
    const more = getComputedStyle(one, "::after"), around = more.content !== "none" && more.position === "absolute";
    const margin = around ? -parseFloat(more.top) - parseFloat(more.bottom) : 0;
    return [one.id || one.className, Math.round(one.getBoundingClientRect().height + margin)];
  }).filter(([, high]) => high < least)"""
OUT = """() => [...document.querySelectorAll(
    '#f-works .plot, #f-plan, #f-store, #f-market, #f-row, #f-event, #f-deal, #f-players')]
  .filter(one => one.offsetParent !== null)
  .filter(one => {
    const [box, home] = [one, one.closest('.stage, .side')].map(part => part.getBoundingClientRect());
    return box.right > home.right + 1 || box.left < home.left - 1 || (innerWidth > 700 && box.bottom > home.bottom + 1);
  }).map(one => one.id)"""
# Buttons of the market that lie on one another, and factories whose name lies on their price.
UPON = """() => {
  const upon = (one, two) => {
    const [a, b] = [one, two].map(part => part.getBoundingClientRect());
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return wide > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  };
  const steps = [...document.querySelectorAll('#f-market .step')];
  const lots = [...document.querySelectorAll('#f-works .plot')];
  return [...steps.filter((one, n) => steps.some((two, m) => m > n && upon(one, two))),
    ...lots.filter(lot => upon(lot.querySelector('h3'), lot.querySelector('.cost')))].map(one => one.id);
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_fits_a_laptop_without_scrolling(commons: Commons, browser: Any, lang: str) -> None:
    table = commons.commons("person", "person", "person", "person", "person", seed=3)
    for prompt in ("plan", "turn"):
        seat = commons.hurry(table, lambda seat, told, prompt=prompt: told["prompt"] == prompt)  # type: ignore[misc]
        assert seat is not None
        seen = context(browser, 1366, 768, lang)
        page = commons.sit(seen, table, seat)
        page.wait_for_selector("#options .opt")
        assert page.evaluate(WIDE) <= 0 and page.evaluate(HIGH) <= 0
        assert page.evaluate(CUT) == [] and page.evaluate(OUT) == []
        assert page.evaluate(LOW, 24) == []
        assert (
            page.evaluate(
                "() => { const o = document.getElementById('options'); return o.scrollHeight - o.clientHeight }"
            )
            <= 2
        )
        if prompt == "turn":
            page.click(f"#offer-p{1 + (seat == 0)}")
            page.wait_for_selector("#f-deal .form.awake")
            assert page.evaluate(HIGH) <= 0 and page.evaluate(CUT) == [] and page.evaluate(OUT) == []
        seen.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_longest_cards_leave_the_works_in_sight(browser: Any, lang: str) -> None:
    """Five components and an event of many words on a small laptop: nothing of the factories lies on them."""
    s = stage(5)
    s.begin(0, round=3)
    said = [describe_card(s.t.figures.sheet, card.no, lang) for card in s.t.figures.cards[COMPONENT]]
    s.t.row[:] = sorted(range(len(said)), key=lambda card: -len(said[card]))[:5]
    said = [describe_card(s.t.figures.sheet, card.no, lang) for card in s.t.figures.cards[EVENT]]
    s.t.event = max(range(len(said)), key=lambda card: len(said[card]))
    seen = context(browser, 1280, 720, lang)
    serve(seen)["/table"] = Shown(s.match, 0, "turn").page(lang)
    page = seen.new_page()
    page.goto(f"{HOST}/table")
    page.wait_for_selector("#prompt:not(:empty)")
    assert page.evaluate(CUT) == []
    assert page.locator("#f-row b.c-money").count() == 1  # all cost the same: a price on each lay over its text
    assert (
        page.evaluate("""() => Math.min(...[...document.querySelectorAll('#f-works .plot *')]
        .filter(one => one.innerText).map(one => one.getBoundingClientRect().top))
        - document.querySelector('#f-event').getBoundingClientRect().bottom""")
        >= 0
    )
    seen.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_scrolls_sideways_on_a_phone(commons: Commons, browser: Any, lang: str) -> None:
    table = commons.commons("person", "person", "person", seed=4)
    seat = commons.hurry(table, lambda seat, told: told["prompt"] == "turn")
    assert seat is not None
    seen = context(browser, 390, 844, lang, has_touch=True, is_mobile=True)
    page = commons.sit(seen, table, seat)
    page.wait_for_selector("#options .opt")
    for tab in ("map", "table", "hand", "companies", "log"):
        page.click(f".t-{tab}")
        assert page.evaluate(WIDE) <= 0, tab
        assert page.evaluate(OUT) == [], tab
        assert page.evaluate(LOW, 40) == [], tab
    page.click(".t-table")
    assert page.is_visible("#f-market") and not page.is_visible("#f-works")
    page.set_viewport_size({"width": 844, "height": 390})
    assert page.evaluate(UPON) == []
    seen.close()


def test_four_names_of_bots_stand_whole_on_a_phone(commons: Commons, browser: Any) -> None:
    """“Arrhen…” stood above the board."""
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Arrhenius", "Callendar", "Tyndall")]
    table = commons.commons(seats=seats, seed=4)
    seen = context(browser, 390, 844, "de", has_touch=True, is_mobile=True)
    page = commons.sit(seen, table, 0)
    page.wait_for_selector("#f-seats .n span")
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    assert page.locator("#f-seats .n span").count() == 4
    assert page.eval_on_selector_all("#f-seats .n span", cut) == []
    seen.close()


def test_the_other_pages_of_a_table(commons: Commons, browser: Any) -> None:
    table = commons.commons("person", "person", "person", seed=5)
    assert commons.hurry(table, lambda seat, told: False) is None
    seen = context(browser, 1366, 768, "de")
    page = commons.sit(seen, table, 0)
    for path in (f"/t/{table['id']}", f"/t/{table['id']}/replay"):
        page.goto(commons.url + path)
        page.wait_for_timeout(300)
        assert page.evaluate(CUT) == [] and page.evaluate(WIDE) <= 0, path
    page.click("#first")
    page.wait_for_selector('#f-clock .big:text-is("–")')
    assert page.is_visible("#f-works")
    seen.close()


def test_everything_that_can_be_used_has_a_name(commons: Commons, browser: Any) -> None:
    table = commons.commons("person", "person", "person", seed=6)
    seat = commons.hurry(table, lambda seat, told: told["prompt"] == "turn")
    assert seat is not None
    seen = context(browser, 1366, 768, "en")
    page = commons.sit(seen, table, seat)
    page.wait_for_selector("#options .opt")
    for path in (f"/t/{table['id']}", f"/t/{table['id']}/replay"):
        page.goto(commons.url + path)
        page.wait_for_timeout(200)
        assert page.evaluate(NAMES) == [], path
        roles = page.evaluate(ROLES)
        assert roles["main"] == 1 and roles["doubles"] == [] and roles["broken"] == [], (path, roles)
    seen.close()


def test_the_keyboard_fills_in_a_plan(commons: Commons, browser: Any) -> None:
    table = commons.commons("person", "person", "person", seed=8)
    seat = commons.hurry(table, lambda seat, told: told["prompt"] == "plan")
    assert seat is not None
    seen = context(browser, 1366, 768, "en")
    page = commons.sit(seen, table, seat)
    page.wait_for_selector("#f-plan.awake")
    page.focus("#f-plan [data-family]:not([data-step])")
    for _ in range(2):
        page.keyboard.press("Enter")
    page.keyboard.press("Space")
    assert page.inner_text("#f-plan .ph [data-out]").startswith("3/")
    page.focus("[data-send=plan]")
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('#f-plan.awake')")
    seen.close()


def test_what_is_closed_says_why(commons: Commons, browser: Any) -> None:
    table = commons.commons("person", "person", "person", seed=9, sheet={})
    seat = commons.hurry(table, lambda seat, told: told["prompt"] == "turn")
    assert seat is not None
    seen = context(browser, 1366, 768, "en")
    page = commons.sit(seen, table, seat)
    page.wait_for_selector("#options .opt")
    page.focus("#f-deal button >> nth=0")
    page.keyboard.press("e")  # what a key leaves over is confirmed by Enter, whichever tool had the focus
    page.wait_for_function("() => document.activeElement.id === 'confirm'")
    page.keyboard.press("Escape")
    for what, rule in (("#lot-technology", "F-30"), ("#f-row .part >> nth=0", "F-52"), ("#fm-mayor", "F-27")):
        page.click(what, force=True)
        page.wait_for_selector("#tip.no")
        assert rule in page.inner_text("#tip")
        page.keyboard.press("Escape")
    seen.close()


LONG = ("Maximiliane Wolkenstein", "Arrhenius III", "Bożena Brzęczyszczykiewi", "Ada", "Svante")
# Names that are cut off, or that stand out of the page; those of one pixel are for ears.
CLIPPED = """names => [...document.querySelectorAll('#f-end *')]
  .filter(one => one.offsetParent !== null && one.clientWidth !== 1 && [...one.childNodes].some(
    node => node.nodeType === Node.TEXT_NODE && names.some(name => node.data.includes(name.slice(0, 6)))))
  .filter(one => {
    const box = one.getBoundingClientRect();
    const cut = getComputedStyle(one).overflow !== 'visible' && one.scrollWidth > one.clientWidth + 1;
    return cut || box.right > innerWidth + 1 || !names.some(name => one.textContent.includes(name));
  }).map(one => one.outerHTML.slice(0, 160))"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_long_names_fit_the_end(commons: Commons, browser: Any, width: int, height: int) -> None:
    seats = [{"kind": "person", "name": name} for name in LONG]
    table = commons.commons(seats=seats, seed=5)
    assert commons.hurry(table, lambda seat, told: False) is None
    for lang in LANGUAGES:
        seen = context(browser, width, height, lang, is_mobile=width < 700)
        page = commons.sit(seen, table, 0)
        page.wait_for_selector("#f-end .sc")
        assert page.evaluate(WIDE) <= 0 and page.evaluate(CLIPPED, list(LONG)) == [], lang
        shown = page.inner_text("#f-end")
        assert all(shown.count(name) >= 2 for name in LONG)
        seen.close()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (820, 1180), (390, 844)])
def test_the_counter_warns_when_the_end_is_near(commons: Commons, browser: Any, width: int, height: int) -> None:
    for cpc, warned in ((15, False), (18, True)):
        table = commons.commons("person", "person", "person", seed=5, sheet={"start": {"cpc": cpc}})
        for lang in LANGUAGES if warned else LANGUAGES[:1]:
            seen = context(browser, width, height, lang, is_mobile=width < 700)
            page = commons.sit(seen, table, 0)
            page.wait_for_selector("#f-gauge")
            assert page.inner_text("#cpc") == f"{cpc}/20"
            assert page.is_visible(".gwarn") == warned
            if warned:
                box = page.locator(".gwarn").bounding_box()
                assert "3" in page.inner_text(".gwarn")  # three more are one too many
                assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= 60
                assert page.evaluate(WIDE) <= 0
            seen.close()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 720), (390, 844)])
def test_lasting_effects_are_whole_or_stand_behind_their_number(browser: Any, width: int, height: int) -> None:
    """The third was cut in the middle, and in a short window all were gone."""
    s = stage()
    found = [
        (deck, card, half, place)
        for deck, cards in enumerate(s.t.figures.cards)
        for card, one in enumerate(cards)
        for half, effects in enumerate(one.halves)
        for place, effect in enumerate(effects)
        if deck != COMPONENT and effect.last
    ]
    for deck, card, half, place in found[:4]:
        begin(s.t, 0, deck, card, half, place)
    seen = context(browser, width, height, "de")
    serve(seen)["/table"] = Shown(s.match, 0, "turn").page("de")
    page = seen.new_page()
    page.goto(f"{HOST}/table")
    page.wait_for_selector("#prompt:not(:empty)")
    if width < 700:
        page.click(".t-hand")
    shown = page.locator("#f-mine .lasting > *")
    visible = [one.bounding_box() for one in shown.all() if one.is_visible()]
    home = page.locator("#f-mine").bounding_box()
    assert shown.count() == 4 and all(box["x"] + box["width"] <= home["x"] + home["width"] + 1 for box in visible)
    chip = page.locator("#f-mine .lasts")
    if len(visible) < 4:
        told = chip.get_attribute("title")
        assert chip.is_visible() and chip.inner_text() == "4"
        assert all(one.get_attribute("title") in told for one in shown.all())
    seen.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_small_laptop_has_three_rows_of_actions_and_no_text_under_eleven_pixels(browser: Any, lang: str) -> None:
    """In German there were four rows, and components were described in ten pixels."""
    s = stage()
    seen = context(browser, 1280, 720, lang)
    serve(seen)["/table"] = Shown(s.match, 0, "turn").page(lang)
    page = seen.new_page()
    page.goto(f"{HOST}/table")
    page.wait_for_selector("#end .left")
    tops = "all => [...new Set(all.map(one => Math.round(one.getBoundingClientRect().top)))]"
    assert len(page.eval_on_selector_all("#options button", tops)) <= 3
    sizes = "all => all.filter(one => one.checkVisibility()).map(one => parseFloat(getComputedStyle(one).fontSize))"
    wanted = (
        "#f-row .cs, #f-row h3, .mname, .mhead b, .hand .card .cs, #f-event .cs, #bar button, .reading small, .site"
    )
    told = page.eval_on_selector_all(wanted, sizes)
    assert told and min(told) >= 11
    seen.close()


# What has a ring around it that can be seen: forms, and the first thing to press in them; whether that has the focus.
RINGED = """() => [...document.querySelectorAll('#f-plan, .form, .step')].filter(one => {
  const box = one.getBoundingClientRect(), around = getComputedStyle(one);
  const seen = box.height > 0 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
  return seen && around.outlineStyle === 'solid' && parseFloat(around.outlineWidth) > 2;
}).map(one => one.matches('.step') ? document.activeElement === one : true)"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 720), (390, 844)])
@pytest.mark.parametrize("prompt", ["plan", "compose"])
def test_the_button_to_a_form_shows_a_mouse_where_to_fill_it_in(
    browser: Any, prompt: str, width: int, height: int
) -> None:
    """It only moved the focus, which nobody sees who uses a mouse."""
    seen = context(browser, width, height, "en")
    page = seen.new_page()
    serve(seen)["/table"] = next(one for one in fullest("factories", (1,)) if one.prompt == prompt).page("en")
    page.goto(f"{HOST}/table")
    page.wait_for_selector("#prompt:not(:empty)")
    assert page.evaluate(RINGED) == []
    page.locator("#options .opt").first.click()
    assert page.evaluate(RINGED) == [True, True]
    page.wait_for_function("() => !document.querySelector('.sought')")
    seen.close()
