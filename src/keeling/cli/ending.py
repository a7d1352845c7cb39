"""The end of a game: how it ended, the ranking, and where everything came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from keeling.cli import boards
from keeling.cli.boards import Ledger
from keeling.cli.boards.marks import player, tag
from keeling.cli.tongue import Speaker, t
from keeling.core.game import Outcome
from keeling.core.match import AnyMatch
from keeling.kit import ranking

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def show_end(console: Console, match: AnyMatch, names: Sequence[str]) -> None:
    """Ending, winners, scores and their sources."""
    outcome = match.outcome
    assert outcome is not None
    console.print()
    console.print(t("ui.panel.end"), style="bold underline")
    console.print(f"{how(match.game.name, outcome.ending)} {verdict(outcome, names)}", style="bold")
    console.print()
    console.print(_ranking(outcome, names))
    for ledger in boards.find(match.game.name).ledgers(match):
        console.print()
        console.print(_ledger(ledger, names))


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
    place = ranking.places(outcome)
    for seat in ranking.order(outcome):
        table.add_row(str(place[seat] or "–"), player(seat, names), str(outcome.scores[seat]))
    return table


def _ledger(ledger: Ledger, names: Sequence[str]) -> Table:
    from rich.table import Table

    table = Table(
        title=ledger.title, title_justify="left", title_style="bold", box=None, padding=(0, 2, 0, 0), pad_edge=False,
        header_style="dim",
    )  # fmt: skip
    table.add_column(t("ui.end.source"))
    for seat in range(len(names)):
        table.add_column(player(seat, names), justify="right")
    for title in ledger.more:
        table.add_column(title, justify="right")
    for source, amounts in ledger.rows:
        table.add_row(source, *[_amount(amount) for amount in amounts])
    table.add_row(t("ui.end.total"), *[_amount(amount, "0") for amount in ledger.total], style="bold")
    return table


def _amount(amount: int, none: str = "–") -> str:
    return none if not amount else f"−{-amount}" if amount < 0 else str(amount)


def how(game: str, ending: str) -> str:
    """How a game ended, in a sentence: the game's own if it has one."""
    return Speaker(game).t(f"ui.ending.{ending}")
