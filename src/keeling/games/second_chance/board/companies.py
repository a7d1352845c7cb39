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
    supply = sheet["supplies"]["infrastructures"]
    return [
        {
            **common(view, sheet, names, seat),
            "team": team,
            "based": supply - player["infrastructures"],
            "inside": _inside(view, seat),
        }
        for seat, player in enumerate(view["players"])
    ]


def _inside(view: Data, seat: int) -> int:
    """The permits in regions that a player controls."""
    return sum(region["permits"] for region in view["regions"].values() if region["control"] == seat)
