"""Where every point of CO₂ came from, by the rules that gave it."""

from __future__ import annotations

from keeling.cli.boards import Ledger
from keeling.cli.rulebook import title_of
from keeling.core.match import Match
from keeling.games.co2.terminal.tongue import t


def points_by_rule(match: Match) -> dict[str, list[int]]:
    """The points each rule gave to each seat, in the order the rules first gave any."""
    found: dict[str, list[int]] = {}
    for entry in match.entries:
        for fact in entry.facts:
            if fact.kind == "vp":
                row = found.setdefault(fact.rule, [0] * match.seats)
                row[fact.seat] += int(fact.values["amount"])
    return found


def ledgers(match: Match) -> list[Ledger]:
    """The points, in the order of the rulebook."""
    found = sorted(points_by_rule(match).items(), key=lambda item: _order(item[0]))
    rows = [(f"{rule}  {title_of(match.game.name, rule)}", points) for rule, points in found]
    assert match.outcome is not None
    return [Ledger(t("ui.panel.sources"), rows, list(match.outcome.scores))]


def _order(rule: str) -> tuple[str, int]:
    letter, _, number = rule.partition("-")
    return letter, int(number) if number.isdecimal() else 0
