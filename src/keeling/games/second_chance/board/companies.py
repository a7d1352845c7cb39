"""The players: what each has, in the table, on the phone's strip of seats and in its list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.co2_family.board.companies import Row, common
from keeling.games.second_chance.view_types import SecondChanceView

SEAT: Final = ("name", "turn", "start", "vp", "money", "permits", "team")  # what the phone's strip shows of a player


def seats(view: SecondChanceView, sheet: Sheet, names: Sequence[str]) -> list[Row]:
    """The players in the order of their seats."""
    return [
        {
            **common(seat, player, view["regions"], sheet),
            "name": names[seat],
            "turn": seat == view["active"],
            "start": seat == view["start"],
            "team": view["mode"] == "cooperative",
            "based": _based(view, seat),
            "inside": inside(view, seat),
        }
        for seat, player in enumerate(view["players"])
    ]


def inside(view: SecondChanceView, seat: int) -> int:
    """The permits in regions that a player controls."""
    return sum(region["permits"] for region in view["regions"].values() if region["control"] == seat)


def _based(view: SecondChanceView, seat: int) -> int:
    """A player's infrastructures, with or without a plant on them."""
    found = 0
    for region in view["regions"].values():
        found += sum(on is not None and on["infrastructure"] == seat for on in region["slots"].values())
        found += sum(space is not None and space.get("base") == seat for space in region["spaces"])
    return found
