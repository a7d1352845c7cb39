"""The end of a game: how it ended, the ranking, and where everything came from."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from keeling.cli import boards
from keeling.cli.boards.marks import player, tag
from keeling.cli.rulebook import title_of
from keeling.core.game import Outcome
from keeling.core.match import AnyMatch
from keeling.games import facts_of
from keeling.kit import ranking
from keeling.kit.ledger import Account, Ledger
from keeling.locale import Translator, capital, t

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

_RULE: Final = re.compile(r"[A-Z]+-(\d+)\w*")  # an id such as C-44


def show_end(console: Console, match: AnyMatch, names: Sequence[str]) -> None:
    """Ending, winners, scores and their sources."""
    outcome = match.outcome
    assert outcome is not None
    console.print()
    console.print(t("ui.panel.end"), style="bold underline")
    console.print(f"{how(match.game.name, outcome.ending)} {verdict(outcome, names)}", style="bold")
    facts, told = facts_of(match.game.name), boards.find(match.game.name).ending
    tables = [_ranking(outcome, names)] if facts is None or facts.ranked else []
    if facts is not None and facts.books:
        books = [account for account in Ledger(match, facts).books if account.book.title]
        tables += [_table(account, match.game.name, names) for account in books]
    for table in [*tables, *(told(match, names) if told is not None else ())]:
        console.print()
        console.print(table)


def verdict(outcome: Outcome, names: Sequence[str]) -> str:
    """Who won, in a sentence."""
    won = [tag(seat, names[seat]) for seat in outcome.winners]
    if not won:
        return t("ui.end.nobody")
    if len(names) == 1:
        return ""
    return t("ui.end.winner", player=won[0]) if len(won) == 1 else t("ui.end.shared", players=", ".join(won))


def _ranking(outcome: Outcome, names: Sequence[str]) -> Table:
    from keeling.cli.boards.frames import table

    place = ranking.places(outcome)
    heads = [(t("ui.end.place"), True), (t("ui.end.company"), False), (t("ui.end.points"), True)]
    rows: list[list[Text | str]] = [
        [str(place[seat] or "–"), player(seat, names), Text(str(outcome.scores[seat]), style="bold")]
        for seat in ranking.order(outcome)
    ]
    return table(heads, rows, 2, range(len(heads)))


def _table(account: Account, game: str, names: Sequence[str]) -> Table:
    """A book: a row for each source, a column for each seat; of what is common also what nobody did, and the sum."""
    from keeling.cli.boards.frames import table

    common, seats = account.book.common, len(names)
    heads: list[tuple[Text | str, bool]] = [(t("ui.end.source"), False)]
    heads += [(player(seat, names), True) for seat in range(seats)]
    heads += [(title, True) for title in [t("ui.end.nobodys"), t("ui.end.together")] if common]
    rows = [
        (_source(game, name), amounts[: seats + common]) for name, amounts in sorted(account.named.items(), key=_order)
    ]
    if account.start:
        rows.insert(0, (t("ui.end.start"), [0] * seats + [account.start] if common else [account.start] * seats))
    total = [sum(amounts[column] for _, amounts in rows) for column in range(seats + common)]
    cells = [[source, *map(_amount, [*amounts, *([sum(amounts)] if common else [])])] for source, amounts in rows]
    found = table(heads, cells, 2, range(len(heads)), Translator(game).t(account.book.title))
    sums = [*total, *([sum(total)] if common else [])]
    found.add_row(t("ui.end.total"), *[_amount(amount, "0") for amount in sums], style="bold")
    return found


def _source(game: str, name: str) -> str:
    """A source by its name, or a rule by its number and title."""
    return (
        f"{name}  {title_of(game, name)}"
        if _RULE.fullmatch(name)
        else capital(Translator(game).word(name, of="source"))
    )


def _order(named: tuple[str, list[int]]) -> int:
    """Rules in the order of the rulebook; other sources stay in the order they first gave anything."""
    found = _RULE.fullmatch(named[0])
    return int(found.group(1)) if found else 0


def _amount(amount: int, none: str = "–") -> str:
    return none if not amount else f"−{-amount}" if amount < 0 else str(amount)


def how(game: str, ending: str) -> str:
    """How a game ended, in a sentence: the game's own if it has one."""
    return Translator(game).t(f"ui.ending.{ending}")
