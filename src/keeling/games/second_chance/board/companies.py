"""The players: what each has, in the table, on the phone's strip of seats and in its list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.co2_family.board.companies import Row, common
from keeling.games.second_chance.views.types import SecondChanceView

SEAT: Final = ("name", "turn", "start", "vp", "money", "permits", "team")  # what the phone's strip shows of a player


def seats(view: SecondChanceView, sheet: Sheet, names: Sequence[str]) -> list[Row]:
    """The players in the order of their seats."""
    based = _based(view)
    return [
        {
            **common(seat, player, view["regions"], sheet),
            "name": names[seat],
            "turn": seat == view["active"],
            "start": seat == view["start"],
            "team": view["mode"] == "cooperative",
            "based": based.count(seat),
            "inside": inside(view, seat),
        }
        for seat, player in enumerate(view["players"])
    ]


def inside(view: SecondChanceView, seat: int) -> int:
    """The permits in regions that a player controls."""
    return sum(region["permits"] for region in view["regions"].values() if region["control"] == seat)


def _based(view: SecondChanceView) -> list[int | None]:
    """Whose every infrastructure is, with or without a plant on it."""
    found: list[int | None] = []
    for region in view["regions"].values():
        found += [on["infrastructure"] for on in region["slots"].values() if on is not None]
        found += [space.get("base") for space in region["spaces"] if space is not None]
    return found
