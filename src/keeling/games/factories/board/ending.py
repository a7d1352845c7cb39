"""The end of a game: the ranking, every point and all pollution with their source, and how it came about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from keeling.core.match import Match
from keeling.games.factories.board.air import air
from keeling.games.factories.position import FactoriesPosition
from keeling.games.factories.voice import text
from keeling.web.charts import points, sources
from keeling.web.ranking import ranking
from keeling.web.render import page

# Where points come from: the sources of the engine, the symbol and the colour in the chart.
SHARES: Final = {
    "factories": (("factories",), "fc-conventional", "forestation"),
    "building": (("building",), "fc-action", "recycling"),
    "certificates": (("certificates",), "fc-certificate", "cold-fusion"),
    "cards": (("cards", "marketing", "csr", "component"), "fc-marketing", "hydro"),
    "events": (("event",), "event", "wind"),
    "biotech": (("biotech-only",), "fc-biomaterial", "solar"),
    "burning": (("burning",), "gas", ""),
}
# What moved the common counter, up and down.
CAUSES: Final = {
    "round": (("round",), "decade", "wind"),
    "overflow": (("overflow",), "fc-dump", "permit"),
    "burning": (("burning",), "gas", "vp"),
    "cards": (("event", "marketing", "csr", "component", "cards"), "event", "cold-fusion"),
    "clean-up": (("clean-up",), "fc-broom", "forestation"),
}


class Ledger:
    """All points and all pollution of a game by source and over time, read from its facts."""

    def __init__(self, match: Match[FactoriesPosition]) -> None:
        start = match.position.figures.sheet["start"]
        self.seats = match.seats
        self.points: dict[str, list[int]] = {}
        self.waste: dict[str, list[int]] = {}
        self.cpc: dict[str, list[int]] = {}  # by cause: the table's own share last
        self.total = [start["sp"]] * match.seats
        self.course = [list(self.total)]
        self.rounds: list[int] = []
        self.level = start["cpc"]
        self.air: list[dict[str, int]] = [{"start": start["cpc"]}]  # the counter by cause at the end of each round
        for fact in [*match.opening, *(fact for entry in match.entries for fact in entry.facts)]:
            self._note(fact.kind, fact.seat, fact.values)
        self._round()

    def _note(self, kind: str, seat: int, values: dict[str, int | str]) -> None:
        if kind == "round":
            if int(values["round"]) > 1:
                self._round()
            self.rounds.append(len(self.course))
        elif kind in ("sp", "waste", "cpc"):
            book = {"sp": self.points, "waste": self.waste, "cpc": self.cpc}[kind]
            row = book.setdefault(str(values["source"]), [0] * (self.seats + 1))
            row[seat] += int(values["amount"])
            if kind == "sp":
                self.total[seat] += int(values["amount"])
            elif kind == "cpc":
                self.level = int(values["cpc"])

    def _round(self) -> None:
        self.course.append(list(self.total))
        self.air.append({cause: self.caused(cause) for cause in CAUSES} | {"level": self.level})

    def caused(self, cause: str) -> int:
        """How much a cause has moved the counter so far."""
        return sum(sum(self.cpc.get(source, [])) for source in CAUSES[cause][0])

    def moved(self, cause: str) -> bool:
        """Whether a cause has moved the counter at all, even if up and down came out even."""
        return any(any(self.cpc.get(source, [])) for source in CAUSES[cause][0])

    def share(self, key: str) -> list[int]:
        """Everybody's points from the sources that make up one share."""
        rows = [self.points.get(source, [0] * self.seats) for source in SHARES[key][0]]
        return [sum(row[seat] for row in rows) for seat in range(self.seats)]


def end(match: Match[FactoriesPosition], lang: str, names: Sequence[str]) -> str:
    """The end screen as one fragment; only when the game is over."""
    ledger = Ledger(match)
    sheet = match.position.figures.sheet
    ranked = ranking(match, names)
    return page(
        "factories/end.html",
        lang,
        **ranked,
        rows=_rows(ledger, sheet["start"]["sp"], lang),
        dirt=_dirt(ledger, lang),
        view=match.view(None),
        air=air(ledger.air, sheet, {cause: CAUSES[cause][2] for cause in CAUSES}),
        causes=[(cause, *CAUSES[cause][1:], ledger.caused(cause)) for cause in CAUSES if ledger.moved(cause)],
        course=points(ledger.course, ledger.rounds),
        sources=sources(_shares(ledger), ranked["order"], names),
        legend=[(key, *SHARES[key][1:]) for key in SHARES if any(amount > 0 for amount in ledger.share(key))],
    )


def _rows(ledger: Ledger, start: int, lang: str) -> list[dict[str, Any]]:
    """The lines of the table of points."""
    rows: list[dict[str, Any]] = [
        {"icon": "next", "label": text("ui.web.factories.source.start", lang), "cells": [start] * ledger.seats}
    ]
    for key, (_, symbol, _) in SHARES.items():
        cells = ledger.share(key)
        if any(cells) or key == "factories":
            rows.append({"icon": symbol, "label": text(f"ui.web.factories.source.{key}", lang), "cells": cells})
    return rows


def _dirt(ledger: Ledger, lang: str) -> list[dict[str, Any]]:
    """What everybody put on the common counter and took off it, by cause; what nobody did stands at the end."""
    rows = []
    for cause, (found, symbol, _) in CAUSES.items():
        cells = [
            sum(ledger.cpc.get(source, [0] * (ledger.seats + 1))[seat] for source in found)
            for seat in range(ledger.seats + 1)
        ]
        if any(cells):
            rows.append({"icon": symbol, "label": text(f"ui.web.factories.cause.{cause}", lang), "cells": cells})
    return rows


def _shares(ledger: Ledger) -> list[dict[str, Any]]:
    """For each seat what it gained by source, what it lost, and the sum."""
    found = []
    for seat in range(ledger.seats):
        gains = [(key, SHARES[key][2], ledger.share(key)[seat]) for key in SHARES]
        lost = sum(min(0, amount) for _, _, amount in gains)
        found.append({"gains": [gain for gain in gains if gain[2] > 0], "lost": lost, "total": ledger.total[seat]})
    return found
