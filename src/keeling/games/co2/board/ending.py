"""The end of a game: the ranking, every point with its source, and how it came about in charts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from keeling.core.match import Match
from keeling.games.co2.board.charts import climate
from keeling.games.co2.board.ledger import Ledger
from keeling.games.co2.position import Co2Position
from keeling.games.co2.voice import text
from keeling.web.charts import points, sources
from keeling.web.ranking import ranking
from keeling.web.render import page

# Where points come from: the key of the line, its symbol and its colour in the chart.
SOURCES: Final = {
    "plants": ("plant", "forestation"), "un": ("un-goal", "cold-fusion"), "income": ("disc", "recycling"),
    "cards": ("lobby", "hydro"), "disasters": ("event", ""), "short": ("permit", ""), "permits": ("permit", ""),
    "last-income": ("disc", "recycling"), "goal": ("company-goal", "vp"), "money": ("money", "money"),
    "most-tech": ("tech", "solar"), "most-un": ("un-goal", "solar"), "other": ("vp", "wind"),
}  # fmt: skip
# The parts of a bar, each with the sources it sums up.
_SHARES: Final = {
    "plants": ("plants",), "un": ("un",), "income": ("income", "last-income"), "cards": ("cards",), "goal": ("goal",),
    "money": ("money",), "bonus": ("most-tech", "most-un"), "other": ("other", "disasters", "short"),
}  # fmt: skip
_LATE: Final = ("permits", "last-income", "goal", "money", "most-tech", "most-un")


def end(match: Match[Co2Position], lang: str, names: Sequence[str]) -> str:
    """The end screen as one fragment; only when the game is over."""
    ledger = Ledger(match)
    sheet = match.position.figures.sheet
    ranked = ranking(match, names)
    return page(
        "co2/end.html",
        lang,
        **ranked,
        rows=_rows(ledger, sheet, lang),
        final=_rows(ledger, sheet, lang, late=True) if ranked["outcome"].winners else [],
        sub=_sub(ledger),
        co2=match.view(None)["co2"],
        sheet=sheet,
        climate=climate(ledger.climate, sheet, match.view(None)["decades"], lang),
        course=points(ledger.course, ledger.decades),
        sources=sources(_shares(ledger), ranked["order"], names),
        legend=[(key, *SOURCES[_SHARES[key][0]]) for key in _shown(ledger)],
    )


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
