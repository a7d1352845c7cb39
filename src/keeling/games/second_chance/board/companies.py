"""The players: what each has, in the table, on the phone's strip of seats and in its list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from keeling.games.co2_family.board.companies import common

Data = dict[str, Any]
SEAT: Final = ("name", "turn", "start", "vp", "money", "permits", "team")  # what the phone's strip shows of a player


def seats(view: Data, sheet: Data, names: Sequence[str]) -> list[Data]:
    """The players in the order of their seats."""
    team = view["mode"] == "cooperative"
    return [
        {
            **common(view, sheet, names, seat),
            "team": team,
            "based": _based(view, seat),
            "inside": _inside(view, seat),
        }
        for seat in range(view["seats"])
    ]


def _inside(view: Data, seat: int) -> int:
    """The permits in regions that a player controls."""
    return sum(region["permits"] for region in view["regions"].values() if region["control"] == seat)


def _based(view: Data, seat: int) -> int:
    """A player's infrastructures, with or without a plant on them."""
    found = 0
    for region in view["regions"].values():
        found += sum(on is not None and on["infrastructure"] == seat for on in region["slots"].values())
        found += sum(space is not None and space.get("base") == seat for space in region["spaces"])
    return found
