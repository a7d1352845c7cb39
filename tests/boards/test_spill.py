"""No text reaches out of its box: the boards of every game in its middle, in every language, on laptops."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from keeling.games import GAMES
from keeling.locale import LANGUAGES
from keeling.testing.tables import table
from tests.boards.frames import HOST, Shown, fullest, serve
from tests.boards.games import positions
from tests.second_chance_stage import stage

SIZES = ((1366, 768), (1280, 720))
CHOICES = (30, 75)  # after which a board is looked at: hands are full, and not yet fuller than people let them grow
DRAWN = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))))"
SPILLS = (Path(__file__).parent / "spills.js").read_text(encoding="utf-8")


@cache
def middles(game: str) -> list[Shown]:
    """Two moments of a game at a full table, through the eyes of whoever is asked."""
    found = []
    for number, match in enumerate(positions(game, GAMES[game].most_seats, 3, max(CHOICES) + 1)):
        if number in CHOICES:
            ask = match.asks[0]
            found.append(Shown(match.fork(), ask.seat, ask.prompt))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_text_reaches_out_of_its_box(browser: Any, game: str, lang: str) -> None:
    """At 1280×720 "Nachhaltigkeitstechnik" was wider than its plate, and a card's symbols lay under its sentence."""
    context = browser.new_context(reduced_motion="reduce")
    pages, page, faults = serve(context), context.new_page(), []
    for number, one in enumerate(middles(game)):
        pages["/table"] = one.page(lang)
        page.goto(f"{HOST}/table")
        page.wait_for_selector("#prompt:not(:empty)")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)  # until the bar is fitted anew
            faults += [f"{number} {width}×{height} {fault}" for fault in page.evaluate(SPILLS)]
    context.close()
    assert faults == [], "\n".join(faults)


@pytest.mark.parametrize("game", GAMES)
def test_a_short_window_has_the_log_where_the_panels_leave_room(browser: Any, game: str) -> None:
    """At 1280×720 it was gone, beside a column that was half empty."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    serve(context)["/table"] = middles(game)[-1].page("en")
    page = context.new_page()
    page.goto(f"{HOST}/table")
    page.wait_for_selector("#prompt:not(:empty)")
    line, side = (page.locator(one).first.bounding_box() for one in ("#log li", "#side"))
    assert line is not None and line["y"] + line["height"] <= side["y"] + side["height"] <= 720
    context.close()


def test_a_long_way_ahead_can_be_scrolled_and_read(browser: Any) -> None:
    """Steps beyond the end of the strip could not be seen at all."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    serve(context)["/table"] = middles("second-chance")[-1].page("en")
    page = context.new_page()
    page.goto(f"{HOST}/table")
    page.wait_for_selector("#prompt:not(:empty)")
    steps = page.locator("#come .txt").all_inner_texts()
    assert len(steps) > 1 and page.locator("div.come").get_attribute("title") == " › ".join(steps)
    assert page.evaluate("getComputedStyle(document.querySelector('div.come')).overflowX") == "auto"
    context.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_heading_of_ones_own_goals_stands_whole(browser: Any, lang: str) -> None:
    """It read "Persönliche Zi…" and "Cele osobis…" beside how many of them are needed."""
    context = browser.new_context(reduced_motion="reduce")
    serve(context)["/table"] = middles("second-chance")[0].page(lang)
    page = context.new_page()
    page.goto(f"{HOST}/table")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        heads = page.eval_on_selector_all(".pgs .ct span", "all => all.map(one => [one.scrollWidth, one.clientWidth])")
        assert heads and all(inner <= outer for inner, outer in heads), (width, heads)
    context.close()


def test_rivals_have_one_forecast_on_the_gauge() -> None:
    """Two lay over each other: a range, and the expected value with its figure across the range's."""
    match = table(("second-chance", 4, {"mode": "competitive"}), 3)
    html = Shown(match, match.asks[0].seat, match.asks[0].prompt).told("en")["fragments"]["f-gauge"]
    assert "gahead" in html and "≈" not in html and "gfar" not in html


# Which figures of a gauge lie on one another.
TOUCHING = """() => {
  const texts = [...document.querySelectorAll("#f-gauge .wide text")];
  const all = texts.map(one => [one.textContent, one.getBoundingClientRect()]);
  return all.flatMap(([said, a], n) => all.slice(n + 1)
    .filter(([, b]) => a.left < b.right && b.left < a.right + 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2)
    .map(([other]) => `${said} | ${other}`));
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_figures_of_a_long_gauge_keep_apart(browser: Any, lang: str) -> None:
    """The gauge grows with what is to come; at 690 ppm it read "at least 400450"."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    pages, page, faults = serve(context), context.new_page(), []
    for co2 in range(400, 740, 20):
        s = stage(3)
        s.t.co2 = co2
        pages["/table"] = Shown(s.match, 0, s.prompt).page(lang)
        page.goto(f"{HOST}/table")
        page.wait_for_selector("#prompt:not(:empty)")
        faults += [f"{co2}: {one}" for one in page.evaluate(TOUCHING)]
    context.close()
    assert faults == []


@pytest.mark.parametrize("size", SIZES)
def test_the_number_of_a_card_hides_nothing_of_its_head(browser: Any, size: tuple[int, int]) -> None:
    """It stood over the first letters of "Draft", and in short windows over the card's symbol."""
    match = table(("co2", 2, {"draft": True}), 5)
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    serve(context)["/table"] = Shown(match, match.asks[0].seat, match.asks[0].prompt).page("en")
    page = context.new_page()
    page.goto(f"{HOST}/table")
    page.wait_for_selector(".card[data-key]")
    hidden = page.eval_on_selector_all(
        ".card[data-key]",
        """all => all.flatMap(card => {
          const badge = getComputedStyle(card, "::before"), at = card.getBoundingClientRect();
          const left = at.left + parseFloat(badge.left), right = left + parseFloat(badge.width);
          const low = at.top + parseFloat(badge.top) + parseFloat(badge.height);
          const parts = [...card.querySelectorAll(".ct span, .ct em, .en.lg")].filter(one => one.checkVisibility());
          return parts.filter(one => {
            const box = one.getBoundingClientRect();
            return box.left < right - 1 && box.right > left + 1 && box.top < low - 1;
          }).map(one => one.textContent || one.className.baseVal || one.className);
        })""",
    )
    assert hidden == []
    context.close()


KEYED = """() => {
  const piece = document.getElementById("my-permits"), badge = getComputedStyle(piece, "::before");
  const right = piece.getBoundingClientRect().left + parseFloat(badge.left) + parseFloat(badge.width);
  return [badge.content, right - piece.querySelector("svg").getBoundingClientRect().left];
}"""


def test_the_number_of_a_choice_covers_neither_permits_nor_their_figure(browser: Any) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    pages, page = serve(context), context.new_page()
    pages["/table"] = next(one for one in fullest("co2") if one.prompt == "pay-permit").page("en")
    page.goto(f"{HOST}/table")
    page.wait_for_selector("#my-permits[data-key]")
    content, over = page.evaluate(KEYED)
    context.close()
    assert content == '"1"' and over < 6, over
