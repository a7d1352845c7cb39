"""All points of a game by source and over time, and the climate over time."""

from __future__ import annotations

from typing import Any, Final

from keeling.core.match import Match
from keeling.games.co2.position import Co2Position
from keeling.games.co2.words import FOSSILS

_BY_RULE: Final = {
    "C-44": "plants", "C-67": "un", "C-21": "income", "C-66": "cards", "C-25": "disasters", "C-24": "short",
    "C-73": "goal",
}  # fmt: skip
_LAST: Final = ("money-scored", "most-tech", "most-un")  # what the points of C-72 that follow are for


class Ledger:
    """All points of a game by source and over time, and the climate over time, read from its facts."""

    def __init__(self, match: Match[Co2Position]) -> None:
        self.seats = match.seats
        self.points: dict[str, list[int]] = {}
        self.permit_money = [0] * match.seats
        self.cashed: list[int] = []
        self.ppm = dict.fromkeys(FOSSILS, 0)
        self.climate: list[dict[str, Any]] = []  # the causes at the beginning and the end of each operations phase
        self.course: list[list[int]] = [[0] * match.seats]  # everybody's points at the end of each round
        self.decades: list[int] = []  # how many rounds had passed when each decade began
        self.decade = 1
        self.round = 0
        self.over = False
        total = [0] * match.seats
        told = [fact for entry in match.entries for fact in entry.facts]
        reason = ""
        for fact in told:
            if fact.kind in _LAST:
                reason = fact.kind.replace("-scored", "")
            if fact.kind == "vp":
                amount = int(fact.values["amount"])
                total[fact.seat] += amount
                source = self._source(fact.rule, reason)
                self.points.setdefault(source, [0] * self.seats)[fact.seat] += amount
            else:
                self._note(fact.kind, fact.rule, fact.seat, fact.values, total)
        self.course.append(list(total))
        self.total = total

    def _source(self, rule: str, reason: str) -> str:
        if rule == "C-72":
            return reason
        source = _BY_RULE.get(rule, "other")
        return "last-income" if source == "income" and self.over else source

    def _note(self, kind: str, rule: str, seat: int, values: dict[str, int | str], total: list[int]) -> None:
        """Take down what a fact says about the climate and the calendar."""
        if kind in ("fossil", "replaced"):
            self.ppm[str(values["fossil"])] += int(values["ppm"])
        elif kind in ("operations-phase", "decade", "game-ends", "defeat"):
            self.climate.append({"decade": self.decade, "ppm": dict(self.ppm)})
            self.over |= kind in ("game-ends", "defeat")
            if kind == "operations-phase":
                self.decade = int(values["decade"])
                self.climate[-1]["decade"] = self.decade
                self.decades.append(len(self.course))
            elif kind == "decade":
                self.decade = int(values["decade"])
        elif kind == "turn" and int(values["round"]) != self.round:
            if self.round:
                self.course.append(list(total))
            self.round = int(values["round"])
        elif kind == "money" and rule == "C-71":
            self.permit_money[seat] += int(values["amount"])
        elif kind == "goal-discarded":
            self.cashed.append(seat)
