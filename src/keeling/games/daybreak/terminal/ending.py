"""The end at the terminal: communities in crisis by cause, who removed and built what, what each crisis has cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.frames import row, table
from keeling.cli.boards.marks import player, symbol
from keeling.core.match import Match
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.telling.facts import FACTS
from keeling.games.daybreak.telling.history import Blow, crises, did
from keeling.games.daybreak.telling.voice import VOICE, t, w
from keeling.games.daybreak.terminal.words import BAD, GOOD, signed
from keeling.kit.ledger import Ledger
from keeling.locale import spoken


def ending(match: Match[DaybreakPosition], names: Sequence[str]) -> list[RenderableType]:
    """Three tables."""
    return [_communities(match, names), _deeds(match, names), _crises(match)]


def _table(title: str, names: Sequence[str], rows: Mapping[str, Sequence[int]]) -> Table:
    """A row for each cause or deed, a column for each player."""
    heads: list[tuple[Text | str, bool]] = [("", False), *[(player(seat, names), True) for seat in range(len(names))]]
    return table(
        heads, [[label, *map(_amount, amounts)] for label, amounts in rows.items()], 2, range(len(heads)), title
    )


def _communities(match: Match[DaybreakPosition], names: Sequence[str]) -> Table:
    """What has brought communities into crisis, from the start to the end."""
    account = Ledger(match, FACTS).points
    now = [one["community"] for one in match.view(None)["players"]]
    causes = {key: account.of(key)[: match.seats] for key in account.book.sources}
    begun = [n - more for n, more in zip(now, account.total, strict=True)]
    told = {t(f"ui.web.source.{key}"): amounts for key, amounts in causes.items() if any(amounts)}
    found = _table(t("ui.web.daybreak.in-crisis"), names, {t("ui.web.daybreak.end.begun"): begun, **told})
    found.add_row(t("ui.web.daybreak.end.sum"), *map(str, now), style="bold")
    return found


def _deeds(match: Match[DaybreakPosition], names: Sequence[str]) -> Table:
    rows = {t(f"ui.web.daybreak.did.{kind}"): amounts for kind, amounts in did(match).items()}
    return _table(t("ui.web.daybreak.end.did"), names, rows)


def _crises(match: Match[DaybreakPosition]) -> Table:
    """A row for each crisis: its round, whom it struck how often, and what that cost."""
    table = Table.grid(padding=(0, 2))
    table.title, table.title_justify, table.title_style = t("ui.web.daybreak.end.crises"), "left", "bold"
    for blow in crises(match):
        table.add_row(Text(str(blow.round), style="dim"), w(blow.key), _struck(blow), _cost(blow))
    if not table.row_count:
        table.add_row(t("ui.web.daybreak.end.no-crisis"))
    return table


def _struck(blow: Blow) -> Text:
    if not blow.who:
        return Text(t("ui.web.daybreak.end.averted"), style=GOOD)
    return row([Text(f"{symbol(seat)} {times}×") for seat, times in blow.who], "  ")


def _cost(blow: Blow) -> Text:
    cost = [f"{signed(n)} {t(f'ui.web.daybreak.cost.{of}')}" for of, n in blow.cost.items() if n]
    later = [f"{VOICE.word(mod, spoken(), 'mod')} {signed(n)}" for mod, n in blow.later.items()]
    return Text(", ".join([*cost, *later]), style=BAD)


def _amount(n: int) -> str:
    return "–" if not n else f"−{-n}" if n < 0 else str(n)
