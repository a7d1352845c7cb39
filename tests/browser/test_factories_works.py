"""The works of Factory Commons late in a game: mounted components, costs and deck counts can all be read."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.locale.cards import describe_card
from scripts.take_pictures import Picture, opened
from tests.browser.commons import Commons
from tests.browser.test_look import LANGUAGES, context

# Parts of a factory that lie upon one another.
UPON = """() => [...document.querySelectorAll('#f-works .plot')].flatMap(plot => {
  const parts = [...plot.querySelectorAll('h3, .cost, .figs, .site')].map(one => [one, one.getBoundingClientRect()]);
  return parts.flatMap(([one, a], n) => parts.slice(n + 1).filter(([, b]) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([two]) => `${plot.id}: ${one.className || one.tagName} and ${two.className}`));
})"""
# How many lines each name of a mounted component is written in.
LINES = """() => [...document.querySelectorAll('#f-works .site.full > span')].map(name => {
  const text = document.createRange();
  text.selectNodeContents(name);
  return new Set([...text.getClientRects()].map(box => Math.round(box.top))).size;
})"""
# Another event on the table, with more to say.
TOLD = """said => {
  const card = document.querySelector('#f-event .evc');
  card.classList.add('wordy');
  card.querySelector('.cs').textContent = said;
}"""
# What lies over the counts of the decks.
COVERED = """() => [...document.querySelectorAll('#f-row .dk')].filter(count => {
  const box = count.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + 2);
  return !top || !top.closest('#f-row');
}).length"""
# The least width and height in which all that is pressed at the works, and one's own things, can be hit.
SMALLEST = """() => {
  const hit = (one, x, y) => one.contains(document.elementFromPoint(x, y));
  return Math.min(...[...document.querySelectorAll('#f-works .site, #f-mine .fm, .step')]
    .filter(one => one.checkVisibility()).flatMap(one => {
      const box = one.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
      const far = [...Array(41).keys()].map(n => n / 2 - 10);
      return [far.filter(d => hit(one, x + d, y)).length / 2, far.filter(d => hit(one, x, y + d)).length / 2];
    }));
}"""

SHEET = keeling.new("factories").position.figures.sheet
LAST = sum(len(SHEET[deck]) for deck in ("marketing", "csr", "component", "event"))
EVENTS = range(LAST - len(SHEET["event"]) + 1, LAST + 1)  # the cards of all decks are numbered through
# A turn of the first seat in the last round, with two components mounted.
LATE = Picture("works", "factories", seed=2, choices=268)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 720)])
def test_components_costs_and_names_lie_beside_one_another(
    commons: Commons, browser: Any, width: int, height: int, lang: str
) -> None:
    host, seen = browser.new_context(), context(browser, width, height, lang)
    link = opened(commons, host, LATE)
    seen.request.post(link)
    page = seen.new_page()
    page.goto(link.partition("/join/")[0])
    page.wait_for_selector("#options .opt", timeout=10_000)
    assert page.evaluate(UPON) == []
    longest = max((describe_card(SHEET, no, lang) for no in EVENTS), key=len)
    page.evaluate(TOLD, longest)
    assert page.evaluate(UPON) == []
    lines = page.evaluate(LINES)
    assert lines and all(number == 1 for number in lines)
    assert page.is_visible("#last-round") and page.locator("#f-row .dk").count() == 3
    assert page.evaluate(COVERED) == 0
    page.click("#since-close")  # what happened meanwhile lies over the board until it is read
    assert page.evaluate(SMALLEST) >= 20
    seen.close()
    host.close()
