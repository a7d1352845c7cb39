"""Where every point of CO₂ came from, by the rules that gave it."""

from __future__ import annotations

from keeling.cli.boards import Ledger
from keeling.cli.rulebook import title_of
from keeling.core.match import Match
from keeling.games.co2.position import Co2Position
from keeling.games.co2.terminal.tongue import t
from keeling.kit.ledger import book, by_rule


def ledgers(match: Match[Co2Position]) -> list[Ledger]:
    """The points, in the order of the rulebook."""
    found = sorted(book(match, "vp", by_rule).items(), key=lambda item: _order(item[0]))
    rows = [(f"{rule}  {title_of(match.game.name, rule)}", points[: match.seats]) for rule, points in found]
    assert match.outcome is not None
    return [Ledger(t("ui.panel.sources"), rows, list(match.outcome.scores))]


def _order(rule: str) -> tuple[str, int]:
    letter, _, number = rule.partition("-")
    return letter, int(number) if number.isdecimal() else 0
