"""What Factory Commons adds to the end screen: the common counter over time."""

from __future__ import annotations

from keeling.core.match import Match
from keeling.games.factories.board.air import air
from keeling.games.factories.position import FactoriesPosition
from keeling.kit.ledger import Ledger


def ending(match: Match[FactoriesPosition], ledger: Ledger, lang: str) -> dict[str, object]:
    """Its own part of the end screen; a cause counts even if its ups and downs came out even."""
    counter = ledger.books[2]
    causes = counter.book.sources
    return {
        "view": match.view(None),
        "air": air(counter.course, match.position.figures.sheet, {key: cause.tone for key, cause in causes.items()}),
        "causes": [
            (key, one.symbol, one.tone, counter.sum(key)) for key, one in causes.items() if any(counter.of(key))
        ],
    }
