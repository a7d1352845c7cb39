"""The end of a game: the ranking, every point with its source, and how it came about in charts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from keeling.core.match import Match
from keeling.games.co2.words import FOSSILS
from keeling.web.boards.co2.charts import climate, points, sources
from keeling.web.render import page
from keeling.web.speech import text

# Where points come from: the key of the line, its symbol and its colour in the chart.
SOURCES: Final = {
    "plants": ("plant", "forestation"), "un": ("un-goal", "cold-fusion"), "income": ("disc", "recycling"),
    "cards": ("lobby", "hydro"), "disasters": ("event", ""), "short": ("permit", ""), "permits": ("permit", ""),
    "last-income": ("disc", "recycling"), "goal": ("company-goal", "vp"), "money": ("money", "money"),
    "most-tech": ("tech", "solar"), "most-un": ("un-goal", "solar"), "other": ("vp", "wind"),
}  # fmt: skip
_BY_RULE: Final = {
    "C-44": "plants", "C-67": "un", "C-21": "income", "C-66": "cards", "C-25": "disasters", "C-24": "short",
    "C-73": "goal",
}  # fmt: skip
_LAST: Final = ("money-scored", "most-tech", "most-un")  # what the points of C-72 that follow are for


class Ledger:
    """All points of a game by source and over time, and the climate over time, read from its facts."""

    def __init__(self, match: Match) -> None:
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


def end(match: Match, lang: str, names: Sequence[str]) -> str:
    """The end screen as one fragment; only when the game is over."""
    outcome = match.outcome
    assert outcome is not None
    ledger = Ledger(match)
    sheet = match.position.figures.sheet
    order = sorted(range(match.seats), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat], seat))
    return page(
        "end.html",
        lang,
        outcome=outcome,
        names=list(names),
        order=order,
        shared=", ".join(names[seat] for seat in outcome.winners),
        places=_places(outcome.winners, outcome.scores),
        rows=_rows(ledger, sheet, lang),
        final=_rows(ledger, sheet, lang, late=True) if outcome.winners else [],
        sub=_sub(ledger),
        co2=match.view(None)["co2"],
        sheet=sheet,
        climate=climate(ledger.climate, sheet, match.view(None)["decades"], lang),
        course=points(ledger.course, ledger.decades, names, lang),
        sources=sources(_shares(ledger), order, names),
        legend=[(key, *SOURCES[_SHARES[key][0]]) for key in _shown(ledger)],
    )


# The parts of a bar, each with the sources it sums up.
_SHARES: Final = {
    "plants": ("plants",), "un": ("un",), "income": ("income", "last-income"), "cards": ("cards",), "goal": ("goal",),
    "money": ("money",), "bonus": ("most-tech", "most-un"), "other": ("other", "disasters", "short"),
}  # fmt: skip
_LATE: Final = ("permits", "last-income", "goal", "money", "most-tech", "most-un")


def _rows(ledger: Ledger, sheet: dict[str, Any], lang: str, late: bool = False) -> list[dict[str, Any]]:
    """The lines of the table: before the end, or the reckoning after it."""
    rows = []
    for key, (symbol, _) in SOURCES.items():
        if (key in _LATE) != late:
            continue
        cells: list[int | str] = list(ledger.points.get(key, [0] * ledger.seats))
        if key == "permits":
            cells = [f"+${money}" if money else 0 for money in ledger.permit_money]
        if key == "goal":
            price = sheet["goals"]["discard_money"]
            cells = [f"${price}" if seat in ledger.cashed else cells[seat] for seat in range(ledger.seats)]
        if any(cells) or key in ("plants", "goal"):
            label = text(f"ui.web.source.{key}", lang, dollars=sheet["goals"]["dollars_per_vp"])
            rows.append({"key": key, "icon": symbol, "label": label, "cells": cells})
    return rows if not late or any(any(row["cells"]) for row in rows) else []


def _sub(ledger: Ledger) -> list[int]:
    """The points on the board when the game ended."""
    early = [row for key, row in ledger.points.items() if key not in _LATE]
    return [sum(row[seat] for row in early) for seat in range(ledger.seats)]


def _shown(ledger: Ledger) -> list[str]:
    """The shares worth a colour of their own: what somebody gained by."""
    return [key for key in _SHARES if any(amount > 0 for amount in _share(ledger, key))]


def _share(ledger: Ledger, key: str) -> list[int]:
    """Everybody's points from the sources that make up one share."""
    rows = [ledger.points.get(source, [0] * ledger.seats) for source in _SHARES[key]]
    return [sum(max(0, row[seat]) for row in rows) for seat in range(ledger.seats)]


def _shares(ledger: Ledger) -> list[dict[str, Any]]:
    """For each seat what it gained by source, what it lost, and the sum."""
    shares = []
    for seat in range(ledger.seats):
        gains = [(key, SOURCES[_SHARES[key][0]][1], _share(ledger, key)[seat]) for key in _shown(ledger)]
        lost = sum(min(0, row[seat]) for row in ledger.points.values())
        shares.append({"gains": [gain for gain in gains if gain[2] > 0], "lost": lost, "total": ledger.total[seat]})
    return shares


def _places(winners: Sequence[int], scores: Sequence[int]) -> list[int]:
    """Everybody's place; winners are first, equal points behind them share one; none in a common defeat."""
    if not winners:
        return [0] * len(scores)
    return [
        1 if seat in winners else 1 + sum(o in winners or scores[o] > score for o in range(len(scores)) if o != seat)
        for seat, score in enumerate(scores)
    ]
