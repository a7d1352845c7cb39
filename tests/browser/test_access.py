"""Everybody can play: text that can be read, focus that can be seen, and a phone held on its side."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.house import SHORT, Tables
from tests.browser.test_look import context

# Text whose colour is too near to the ground it lies on; what is switched off may be pale.
PALE = """() => {
  const parse = colour => { const [r, g, b, a = 1] = colour.match(/[\\d.]+/g).map(Number); return [r, g, b, a]; };
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
  const part = x => (x / 255 <= 0.04045 ? x / 255 / 12.92 : ((x / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  while (texts.nextNode()) {
    const said = texts.currentNode.data.trim(), home = texts.currentNode.parentElement;
    if (!said || home.closest("script, style, template, .sr, svg, :disabled, [hidden]")) continue;
    if (!home.checkVisibility({ checkVisibilityCSS: true })) continue;
    let ground = [255, 255, 255, 1], faint = 1;
    const homes = [];
    for (let one = home; one; one = one.parentElement) homes.unshift(getComputedStyle(one));
    for (const style of homes) { ground = over(parse(style.backgroundColor), ground); faint *= style.opacity; }
    const ink = parse(homes.at(-1).color), seen = light(over([...ink.slice(0, 3), ink[3] * faint], ground));
    const [low, high] = [seen, light(ground)].sort((one, other) => one - other);
    if ((high + 0.05) / (low + 0.05) < 4.5) found.push(`${home.className || home.tagName}: ${said.slice(0, 30)}`);
  }
  return [found.length, [...new Set(found)].slice(0, 5)];
}"""
# Whether the focus can be seen, on the thing itself, on its ring, or on what stands for it.
SEEN = """() => {
  const here = document.activeElement;
  const line = one => getComputedStyle(one);
  const lined = one => line(one).outlineStyle !== "none" && parseFloat(line(one).outlineWidth) > 1;
  const ring = here.querySelector(":scope > .ring, .pring, .hit");
  const shown = lined(here) || lined(here.parentElement) || (here.nextElementSibling && lined(here.nextElementSibling))
    || (ring && getComputedStyle(ring).stroke === "rgb(11, 87, 208)")
    || [...(here.labels ?? [])].some(lined);
  return here === document.body || shown ? "" : here.outerHTML.slice(0, 80);
}"""

# What cuts off the ring of the focus, if anything does.
CUT = """() => {
  const here = document.activeElement, line = getComputedStyle;
  const lined = one => one && !one.matches(".sr") && line(one).outlineStyle !== "none"
    && parseFloat(line(one).outlineWidth) > 1;
  const one = [here, here.parentElement, here.nextElementSibling, ...(here.labels ?? [])].find(lined);
  if (here === document.body || !one) return "";
  const wide = parseFloat(line(one).outlineWidth) + parseFloat(line(one).outlineOffset);
  const ring = one.getBoundingClientRect();
  for (let home = one.parentElement; home !== document.body; home = home.parentElement) {
    const edge = home.getBoundingClientRect();
    const over = [edge.left - ring.left, edge.top - ring.top, ring.right - edge.right, ring.bottom - edge.bottom];
    if (line(home).overflowX !== "visible" && Math.max(...over) + wide > 1)
      return `${one.outerHTML.slice(0, 80)} in ${home.className}`;
  }
  return "";
}"""


@pytest.fixture(scope="module")
def tables(house: Tables) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table at somebody's turn, and one where the game is over."""
    open_, over = house.open("person", "person", "person", seed=6), house.open("person", "person", seed=9, sheet=SHORT)
    assert house.play_until(open_, 0, "turn") and not house.play_until(over, 0, "never")
    return open_, over


def paths(tables: tuple[dict[str, Any], dict[str, Any]]) -> list[str]:
    open_, over = tables
    pages = ["/", "/rules/co2", "/learn/co2", "/docs/api"]
    return [f"/t/{open_['id']}", f"/t/{over['id']}", f"/t/{over['id']}/replay", *pages]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_stands_out_from_its_ground(house: Tables, browser: Any, tables: Any, scheme: str) -> None:
    seen = context(browser, 1366, 768, "en", color_scheme=scheme)
    page = house.sit(seen, tables[0], 0)
    for path in paths(tables):
        page.goto(house.url + path)
        page.wait_for_timeout(150)
        assert page.evaluate(PALE) == [0, []], path
    seen.close()


def test_the_focus_is_always_seen(house: Tables, browser: Any, tables: Any) -> None:
    seen = context(browser, 1366, 768, "en", color_scheme="light")
    page = house.sit(seen, tables[0], 0)
    for path in paths(tables):
        page.goto(house.url + path)
        page.wait_for_timeout(150)
        for _ in range(32):
            page.keyboard.press("Tab")
            assert page.evaluate(SEEN) == "" == page.evaluate(CUT), path
            if "/t/" in path and "replay" not in path and path != paths(tables)[0]:
                assert not page.evaluate("Boolean(document.activeElement.closest('.game'))")  # behind the final scores
    seen.close()


def test_a_phone_on_its_side_keeps_the_question_in_sight(house: Tables, browser: Any, tables: Any) -> None:
    seen = context(browser, 844, 390, "de", has_touch=True, is_mobile=True)
    page = house.sit(seen, tables[0], 0)
    page.wait_for_selector("#options .opt")
    for down in (0, 9999):
        page.evaluate(f"scrollTo(0, {down})")
        box = page.locator("#bar").bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= 390 and box["height"] <= 120
    hand = page.locator("#hand").bounding_box()
    assert hand["y"] + hand["height"] <= box["y"] + 1  # at the end of the page nothing is hidden by the bar
    page.tap("#hint")
    page.wait_for_selector("#hintbox:not([hidden])")
    assert page.locator(".crumb").count() == 0  # a tap on the bar picks nothing that lies beneath it
    page.goto(house.url + "/learn/co2")
    page.wait_for_selector('#no:text-is("1")')
    box = page.locator("#lesson").bounding_box()
    assert box["y"] + box["height"] <= 390
    seen.close()
