"""Where points and pollution of Factory Commons came from, by source."""

from __future__ import annotations

from keeling.cli.boards import Ledger
from keeling.cli.tongue import capital
from keeling.core import sheet as sheets
from keeling.core.match import Match
from keeling.games.factories.position import FactoriesPosition
from keeling.games.factories.terminal.tongue import t, word
from keeling.kit.ledger import book, by_source


def ledgers(match: Match[FactoriesPosition]) -> list[Ledger]:
    """Points and waste of each player; the common counter, with what nobody in particular added to it."""
    start = sheets.lay_over(match.game.sheet(), match.sheet or {})["start"]
    own = match.seats
    points = _rows(match, "sp", own, [start["sp"]] * own)
    waste = _rows(match, "waste", own, [0] * own)
    common = [(source, [*row, sum(row)]) for source, row in _rows(match, "cpc", own + 1, [0] * own + [start["cpc"]])]
    return [
        Ledger(t("ui.panel.sources"), points, _sums(points, own)),
        Ledger(t("ui.fac.ledger.waste"), waste, _sums(waste, own)),
        Ledger(t("ui.fac.ledger.common"), common, _sums(common, own + 2), [t("ui.fac.nobody"), t("ui.fac.together")]),
    ]


def _rows(match: Match[FactoriesPosition], kind: str, columns: int, start: list[int]) -> list[tuple[str, list[int]]]:
    """What each source gave to each seat, in the order they first gave any; seat -1 is the last column."""
    rows = [
        (capital(word(source, "source")), amounts[:columns]) for source, amounts in book(match, kind, by_source).items()
    ]
    return [(t("ui.fac.ledger.start"), start), *rows] if any(start) else rows


def _sums(rows: list[tuple[str, list[int]]], columns: int) -> list[int]:
    return [sum(amounts[column] for _, amounts in rows) for column in range(columns)]
