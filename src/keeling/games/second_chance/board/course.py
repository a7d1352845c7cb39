"""A team's way through the decades: CO₂ after each supply and after paying down, and its points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from keeling.core.match import Match
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.views.types import SecondChanceView
from keeling.kit.ledger import facts_of
from keeling.web.drawing.charts import LEFT, RIGHT, path

_CLOSE: Final = 12.0  # figures that are nearer to each other cannot be read
_LAST: Final = ("team-won", "team-failed", "points-lost", "overheated")


class Decade(TypedDict):
    """A decade that came to its check."""

    decade: int
    supply: int  # CO₂ after it
    after: int  # and after paying down
    points: int  # the fewest
    supplied: bool  # whether the game lasted so long


def decades(match: Match[SecondChancePosition], view: SecondChanceView) -> list[Decade]:
    """For each decade that came to its check: CO₂ after the supply and after paying down, and the fewest points."""
    sheet = match.position.figures.sheet
    found: list[Decade] = []
    co2, points = sheet["climate"]["cooperative"], view["team"] - _changes(match)
    now: Decade | None = None
    for fact in facts_of(match):
        points += int(fact.values["amount"]) if fact.kind in ("vp", "team-vp") else 0
        co2 = int(fact.values["co2"]) if "co2" in fact.values else co2
        if fact.kind == "environment-due":
            now = {"decade": int(fact.values["decade"]), "supply": co2, "after": co2, "points": 10**6, "supplied": True}
            found.append(now)
        elif now is not None:
            if fact.kind == "fossil":
                now["supply"] = co2
            now["after"] = co2
            now["points"] = min(now["points"], points)
            now["supplied"] = now["supplied"] and (fact.kind, fact.rule) != ("points-lost", "S-55")  # lost before
            if fact.kind in ("decade", *_LAST):
                now = None
    return found


def _changes(match: Match[SecondChancePosition]) -> int:
    return sum(int(fact.values["amount"]) for fact in facts_of(match) if fact.kind in ("vp", "team-vp"))


def air(course: Sequence[Decade], limit: int, floor: int) -> dict[str, object]:
    """CO₂ as a line: up with each supply, down as far as it was paid down."""
    levels = [floor]
    supplied = [one for one in course if one["supplied"]]
    for one in supplied:
        levels += [one["supply"], one["after"]]
    high = max(limit + 20, *levels) + 10
    bottom, height = 236.0, 216.0
    step = (RIGHT - LEFT) / max(1, len(levels) - 1)

    def at(ppm: float) -> float:
        return bottom - (ppm - floor + 10) / (high - floor + 10) * height

    dots = [(LEFT + n * step, at(ppm)) for n, ppm in enumerate(levels)]
    figures = [(x, y, levels[n], y - 10 if n % 2 or not n else y + 18) for n, (x, y) in enumerate(dots)]
    x, y, last, below = figures[-1]
    if abs(below - at(limit) - 4) < _CLOSE:  # the limit's own figure stands there
        figures[-1] = (x, y, last, y - 10)
    return {
        "left": LEFT, "right": RIGHT, "bottom": bottom,
        "line": path(dots),
        "area": path([(LEFT, bottom), *dots, (dots[-1][0], bottom)]) + "Z",
        "dots": figures,
        "limit": (limit, at(limit)),
        "ticks": [(ppm, at(ppm)) for ppm in range(floor, high, 50) if ppm != limit],
        "names": [(LEFT + (2 * n + 1) * step, one["decade"]) for n, one in enumerate(supplied)],
    }  # fmt: skip
