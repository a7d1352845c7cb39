"""The pages fit: no scrolling on a laptop, none sideways on a phone, and no text outside its box, in four languages."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games import GAMES
from tests.browser.house import SHORT, Tables

LANGUAGES = ("en", "pl", "de", "it")
# Text that is wider or higher than the box that holds it and would be cut off.
CUT = """() => [...document.querySelectorAll(
    'button, .btn, .cap, .card .cn, .card .cm, .pt td, .opt, .prompt, h1, h2, label')]
  .filter(one => one.offsetParent !== null && !one.matches('.sr') && getComputedStyle(one).overflow !== 'visible')
  .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
  .map(one => `${one.className || one.tagName}: ${one.textContent.trim().slice(0, 40)}`)"""
WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
HIGH = "() => document.documentElement.scrollHeight - document.documentElement.clientHeight"
# Choices of a form that stand beyond its box.
BEYOND = """() => [...document.querySelectorAll('.form .seg')].flatMap(box => [...box.querySelectorAll('label')]
  .filter(one => one.getBoundingClientRect().right > box.getBoundingClientRect().right + 1)
  .map(one => one.textContent.trim()))"""

# What stands beyond the settings or the drawer, or is cut off in them.
SPILLS = """() => [...document.querySelectorAll('#menu .sheet *, #talk *')]
  .filter(one => one.checkVisibility() && one.getBoundingClientRect().width && !one.closest('.sr'))
  .filter(one => {
    const box = one.closest('#talk, .sheet').getBoundingClientRect(), own = one.getBoundingClientRect();
    const cut = one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'hidden';
    return own.right > box.right + 1 || own.left < box.left - 1 || box.right > innerWidth || cut;
  })
  .map(one => one.textContent.trim().slice(0, 40))"""


def context(browser: Any, width: int, height: int, lang: str, **more: Any) -> Any:
    return browser.new_context(
        viewport={"width": width, "height": height}, locale=f"{lang}-{lang.upper()}", reduced_motion="reduce", **more
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_fits_a_laptop_without_scrolling(house: Tables, browser: Any, lang: str) -> None:
    table = house.open("person", "bot", "bot", "bot", seed=3)
    seen = context(browser, 1366, 768, lang)
    page = house.sit(seen, table, 0)
    page.wait_for_selector("#options .opt")
    assert page.evaluate(WIDE) <= 0 and page.evaluate(HIGH) <= 0
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.lang") == lang
    page.click("#menu summary")
    assert page.evaluate(SPILLS) == []
    page.click("#aid-tool")
    page.wait_for_selector(".keyg")
    assert page.evaluate(SPILLS) == []
    bar, drawer = (page.locator(one).bounding_box() for one in ("#bar", "#talk"))
    assert bar["x"] + bar["width"] <= drawer["x"]
    seen.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_cut_off_on_the_other_pages(house: Tables, browser: Any, lang: str) -> None:
    over = house.open("person", seed=9, sheet=SHORT)
    house.play_until(over, 0, "never")
    seen = context(browser, 1366, 768, lang)
    page = house.sit(seen, over, 0)
    for path in (f"/t/{over['id']}", f"/t/{over['id']}/replay", "/", "/rules/co2", "/learn/co2", "/docs/api"):
        page.goto(house.url + path)
        page.wait_for_timeout(250)
        assert page.evaluate(CUT) == [], path
        assert page.evaluate(WIDE) <= 0, path
    seen.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_scrolls_sideways_on_a_phone(house: Tables, browser: Any, lang: str) -> None:
    table = house.open("person", "bot", "bot", seed=4)
    seen = context(browser, 390, 844, lang, has_touch=True, is_mobile=True)
    page = house.sit(seen, table, 0)
    page.wait_for_selector("#bar")
    assert page.evaluate(WIDE) <= 0
    page.click("#menu summary")
    assert page.evaluate(SPILLS) == []
    homes = [f"/?game={game}" for game in GAMES]
    for path in (*homes, "/rules/co2", "/learn/co2", "/docs/api"):
        page.goto(house.url + path)
        assert page.evaluate(WIDE) <= 0 and page.evaluate(BEYOND) == [], path
    page.set_viewport_size({"width": 1366, "height": 768})
    for path in homes:
        page.goto(house.url + path)
        start = page.locator(".home .form > .big").bounding_box()
        assert start["y"] + start["height"] <= 768, path  # a long form keeps its button in sight
    seen.close()


# Names and reasons of near misses that run over their own box, or over each other.
RUN_OVER = """() => [...document.querySelectorAll('#tip .near li')].filter(row => {
    const [what, why] = [...row.children].map(one => one.getBoundingClientRect());
    return [...row.children].some(one => one.scrollWidth > one.clientWidth + 1) || what.right > why.left + 1;
  }).length"""
# A closed button says that a move with a long name is closed for a long reason.
LONG = """([what, why]) => import('/static/keeling.js').then(({ table }) => {
    table.tip.piece = document.querySelector('#options .off');
    table.tip.say('', '', { near: [{ what, why }, { what, why: 'brak 1 $' }] });
  })"""


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_why_a_move_is_closed_lies_beside_its_name_and_over_no_button(house: Tables, browser: Any, size: Any) -> None:
    """A long reason left the name no room, and both were printed over each other."""
    table = house.open("person", "person", "person", sheet={}, seed=4)
    seen = context(browser, *size, "pl", has_touch=size[0] < 700)
    page = house.sit(seen, table, 0)
    page.locator("#options .off").first.click(force=True)  # it is grey, and still answers
    page.wait_for_selector("#tip .rule")
    tip, bar = page.locator("#tip").bounding_box(), page.locator("#bar").bounding_box()
    assert tip["y"] >= 0 and tip["y"] + tip["height"] <= bar["y"] + 1
    what = "Przesuń naukowca: własne zasoby → Ameryka Północna (miejsce: pieniądze)"
    why = "W regionie Ameryka Północna na tym miejscu stoi już naukowiec: Chico; projekt musi być bez naukowca."
    page.evaluate(LONG, [what, why])
    assert page.locator("#tip .near li").count() == 2 and page.evaluate(RUN_OVER) == 0
    seen.close()


def test_no_page_asks_anything_of_the_outside(house: Tables, browser: Any) -> None:
    table = house.open("person", "bot", seed=5)
    seen = context(browser, 1366, 768, "en")
    asked: list[str] = []
    seen.on("request", lambda request: asked.append(request.url))
    page = house.sit(seen, table, 0)
    for path in ("/", "/rules/co2", "/learn/co2", "/docs/api", f"/t/{table['id']}", f"/t/{table['id']}/replay"):
        page.goto(house.url + path)
        page.wait_for_timeout(150)
    assert len(asked) > 20
    assert [url for url in asked if not url.startswith((house.url, "data:"))] == []
    seen.close()


NAMES = """() => [...document.querySelectorAll('[role=button], button, a[href], input, select, [tabindex="0"]')]
  .filter(one => one.offsetParent !== null || one instanceof SVGElement)
  .filter(one => {
    const label = one.getAttribute('aria-label') || one.getAttribute('title') || one.textContent.trim()
      || (one.labels && [...one.labels].map(label => label.textContent.trim()).join('')) || one.value
      || document.getElementById(one.getAttribute('aria-labelledby') || '-')?.textContent;
    return !label;
  }).map(one => one.outerHTML.slice(0, 120))"""
ROLES = """() => ({
  main: document.querySelectorAll('main').length, lang: document.documentElement.lang,
  live: document.querySelectorAll('[aria-live]').length, doubles: [...document.querySelectorAll('[id]')]
    .map(one => one.id).filter((id, n, all) => all.indexOf(id) !== n),
  broken: [...document.querySelectorAll('[aria-labelledby],[aria-controls],[aria-describedby]')]
    .filter(one => ['aria-labelledby', 'aria-controls', 'aria-describedby'].some(name => one.hasAttribute(name) &&
      one.getAttribute(name).split(' ').some(id => !document.getElementById(id))))
    .map(one => one.outerHTML.slice(0, 120)),
})"""


def test_everything_that_can_be_used_has_a_name(house: Tables, browser: Any) -> None:
    table = house.open("person", "bot", "bot", seed=6)
    seen = context(browser, 1366, 768, "en")
    page = house.sit(seen, table, 0)
    page.wait_for_selector("#options .opt")
    for path in (f"/t/{table['id']}", "/", "/rules/co2", "/learn/co2", f"/t/{table['id']}/replay"):
        page.goto(house.url + path)
        page.wait_for_timeout(200)
        assert page.evaluate(NAMES) == [], path
        roles = page.evaluate(ROLES)
        assert roles["main"] == 1 and roles["doubles"] == [] and roles["broken"] == [], (path, roles)
    seen.close()
