"""The end of a game: how it ended, the ranking, and where every point came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from keeling.cli.boards.marks import player, tag
from keeling.cli.rulebook import title_of
from keeling.cli.tongue import t
from keeling.core.game import Outcome
from keeling.core.match import Match

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def show_end(console: Console, match: Match, names: Sequence[str]) -> None:
    """Ending, winners, scores and their sources."""
    outcome = match.outcome
    assert outcome is not None
    console.print()
    console.print(t("ui.panel.end"), style="bold underline")
    console.print(f"{t('ui.ending.' + outcome.ending)} {verdict(outcome, names)}", style="bold")
    console.print()
    console.print(_ranking(outcome, names))
    console.print()
    console.print(_sources(match, names))


def verdict(outcome: Outcome, names: Sequence[str]) -> str:
    """Who won, in a sentence."""
    won = [tag(seat, names[seat]) for seat in outcome.winners]
    if not won:
        return t("ui.end.nobody")
    if len(names) == 1:
        return ""
    return t("ui.end.winner", player=won[0]) if len(won) == 1 else t("ui.end.shared", players=", ".join(won))


def _ranking(outcome: Outcome, names: Sequence[str]) -> Table:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(t("ui.end.place"), justify="right")
    table.add_column(t("ui.end.company"))
    table.add_column(t("ui.end.points"), justify="right", style="bold")
    order = sorted(range(len(names)), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat], seat))
    for seat in order:
        table.add_row(_place(outcome, seat), player(seat, names), str(outcome.scores[seat]))
    return table


def _place(outcome: Outcome, seat: int) -> str:
    """Winners are first; behind them equal points share a place; in a common defeat there are none."""
    if not outcome.winners:
        return "–"
    if seat in outcome.winners:
        return "1"
    ahead = [other for other in outcome.winners if outcome.scores[other] == outcome.scores[seat]]
    return str(1 + len(ahead) + sum(score > outcome.scores[seat] for score in outcome.scores))


def points_by_rule(match: Match) -> dict[str, list[int]]:
    """The points each rule gave to each seat, in the order the rules first gave any."""
    found: dict[str, list[int]] = {}
    for entry in match.entries:
        for fact in entry.facts:
            if fact.kind == "vp":
                row = found.setdefault(fact.rule, [0] * match.seats)
                row[fact.seat] += int(fact.values["amount"])
    return found


def _sources(match: Match, names: Sequence[str]) -> Table:
    from rich.table import Table

    table = Table(
        title=t("ui.panel.sources"), title_justify="left", title_style="bold", box=None, padding=(0, 2, 0, 0),
        pad_edge=False, header_style="dim",
    )  # fmt: skip
    table.add_column(t("ui.end.source"))
    for seat in range(match.seats):
        table.add_column(player(seat, names), justify="right")
    for rule, points in sorted(points_by_rule(match).items(), key=lambda item: _order(item[0])):
        table.add_row(
            f"{rule}  {title_of(match.game.name, rule)}", *[str(amount) if amount else "–" for amount in points]
        )
    assert match.outcome is not None
    table.add_row(t("ui.end.total"), *[str(score) for score in match.outcome.scores], style="bold")
    return table


def _order(rule: str) -> tuple[str, int]:
    letter, _, number = rule.partition("-")
    return letter, int(number) if number.isdecimal() else 0
