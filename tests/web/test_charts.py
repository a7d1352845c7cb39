"""The charts of the end screens: names stand whole, figures keep their distance, bars fill their width."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random
from typing import cast

import pytest

from keeling.games.second_chance.board.course import Decade, air
from keeling.testing.tables import play_on, table
from keeling.web.drawing.boards import board
from keeling.web.drawing.charts import points, sources
from tests.web.play import positions

LONG = ["Bartholomew Featherstone", "Wilhelmina Österreicherin", "Aleksandra Wiśniewska-N", "Massimiliano Cavallotti"]


def test_names_stand_whole() -> None:
    match = list(positions(4, 4, every=1000))[-1]
    html = board("co2").end(match, "en", LONG)
    assert "…" not in html
    for name in LONG:
        assert html.count(name) >= 3  # in the table, beside its bar, and over its line


@pytest.mark.parametrize("last", [(5, 5, 5, 5, 5), (0, 0, 1, 0, 1), (90, 89, 88, 1, 0), (-4, -4, 0, 30, 30)])
def test_figures_at_the_end_of_lines_keep_their_distance(last: tuple[int, ...]) -> None:
    chart = points([[0] * 5, list(last)], [1])
    heights = [y for _, y, _ in chart["ends"]]
    assert all(low - high >= 20 for high, low in pairwise(heights))
    assert max(heights) <= chart["bottom"]
    assert sorted(vp for _, _, vp in chart["ends"]) == sorted(last)


@pytest.mark.parametrize("last", [470, 490, 500, 520, 540])
def test_the_last_figure_of_the_air_and_that_of_its_limit_keep_their_distance(last: int) -> None:
    course: list[Decade] = [{"decade": 1, "supply": 570, "after": last, "points": 0, "supplied": True}]
    drawn = air(course, 500, 400)
    figures, limit = cast(list[tuple[float, float, int, float]], drawn["dots"]), cast(tuple[int, float], drawn["limit"])
    assert figures[-1][2] == last and abs(figures[-1][3] - limit[1] - 4) >= 12


def test_bars_fill_their_width_and_figures_stand_only_where_there_is_room() -> None:
    shares = [{"gains": [("a", "x", 96), ("b", "y", 4)]}, {"gains": [("a", "x", 48)]}]
    best, other = sources(shares, [0, 1], ["Ada", "Bea"])
    assert [(part["x"], part["w"], part["n"]) for part in best["parts"]] == [(0, 96, 96), (96, 4, "")]
    assert other["parts"][0]["w"] == 48 and other["name"] == "Bea"


@pytest.mark.parametrize(("lang", "word"), [("en", "Decade"), ("pl", "Dekada"), ("de", "Dekade"), ("it", "Decennio")])
@pytest.mark.parametrize("game", ["co2", "second-chance"])
def test_the_axis_of_points_says_what_it_counts(game: str, lang: str, word: str) -> None:
    """It read 1 2 3 Σ."""
    match = table((game, 2, {"mode": "competitive"} if game == "second-chance" else {}), 5)
    play_on(match, Random(5))
    assert match.outcome is not None
    html = board(game).end(match, lang, ["Ada", "Bea"])
    axis = re.findall(r'<text class="cdec left"[^>]*>(.*?)</text>', html)
    assert axis and all(word in one for one in axis)
