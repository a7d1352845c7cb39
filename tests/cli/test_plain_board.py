"""The table of a game without a drawing of its own: tracks, grids and seats come from its table of pieces."""

from __future__ import annotations

import io
from typing import ClassVar

import pytest

from keeling.cli.boards import Scene, default
from keeling.cli.boards.holding import Screen
from keeling.core.agenda import Position
from keeling.core.pieces import SEAT, Axis, Deck, Pieces, cards, grid, number
from keeling.core.plain import plain_view

ROAD: Axis[object] = Axis("road", ["north", "south"])
WARE: Axis[object] = Axis("ware", ["salt", "tin", "wool"])
NAMES = ["Ada", "Bea"]


class Figures:
    """What the sheet of this game says."""

    flood = 12


class Carts(Position):
    """A flood that rises, wares on two roads, and what each player has."""

    __slots__ = ("coins", "flood", "letters", "price", "wares")
    PIECES: ClassVar[Pieces[Figures]] = Pieces(
        number("flood", 3, most=lambda figures: figures.flood),
        number("price", 7),
        grid("wares", ROAD, WARE),
        grid("coins", SEAT, start=4),
        cards("letters", of=Deck("letter", first=1)),
    )
    flood: int
    price: int
    wares: list[int]
    coins: list[int]
    letters: int


def drawn(t: Carts, width: int = 80) -> str:
    """The table as text."""
    view = {"game": "co2", "seat": 0, "ending": t.ending, "active": 1, **plain_view(t, 0)}
    screen = Screen(width=width, file=io.StringIO(), color_system=None)
    screen.print(default.draw(Scene(view, {}, NAMES, width, t.PIECES, Figures())))
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


def table() -> Carts:
    t = Carts(2, Figures())
    t.wares, t.letters = [1, 0, 2, 0, 5, 0], 0b101
    return t


def test_a_number_with_an_end_is_a_track_up_to_it() -> None:
    t = table()
    line = next(line for line in drawn(t).splitlines() if "3/12" in line)
    assert line.count("█") * 3 == line.count("·") and line.rstrip().endswith("┃")
    t.flood = 12
    line = next(line for line in drawn(t).splitlines() if "12/12" in line)
    assert "█" in line and "·" not in line
    assert not any("7/" in line for line in drawn(t).splitlines())  # a price has no end


def test_numbers_by_two_axes_are_a_table_with_the_words_of_both() -> None:
    lines = drawn(table()).splitlines()
    head = next(at for at, line in enumerate(lines) if "salt" in line)
    assert lines[head].split()[1:-1] == ["salt", "tin", "wool"]
    assert lines[head + 1].split()[1:-1] == ["north", "1", "0", "2"]
    assert lines[head + 2].split()[1:-1] == ["south", "0", "5", "0"]


def test_players_are_rows_with_whose_turn_it_is_and_cards_are_told_by_their_numbers() -> None:
    told = drawn(table())
    assert "▸ ■2 Bea" in told and "▸ ●1" not in told and told.count("4") >= 2
    assert "1, 3" in told


def test_without_its_pieces_a_view_is_drawn_as_lists() -> None:
    t = table()
    view = {"game": "co2", "seat": 0, "ending": "", **plain_view(t, 0)}
    screen = Screen(width=80, file=io.StringIO(), color_system=None)
    screen.print(default.draw(Scene(view, {}, NAMES, 80)))
    assert isinstance(screen.file, io.StringIO)
    assert "1, 0, 2, 0, 5, 0" in screen.file.getvalue() and "█" not in screen.file.getvalue()


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_nothing_is_over_the_edge(width: int) -> None:
    assert max(map(len, drawn(table(), width).splitlines())) <= width
