"""What happened, told in short lines: a turn of one player is one line, and so is each stroke of fate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from keeling import locale
from keeling.cli.boards.marks import colour, paint, symbol
from keeling.core.agenda import CHANCE, NOBODY, Fact
from keeling.core.log import Entry
from keeling.core.match import AnyMatch
from keeling.core.sheet import Sheet
from keeling.games import facts_of
from keeling.kit.facts import HEAD, LINE, TURN, Facts
from keeling.locale import spoken, t

if TYPE_CHECKING:
    from rich.table import Table


_PLAIN: Final = Facts({})  # a game that declares nothing is told fact by fact


def telling(game: str) -> Facts:
    """How a game's facts are told."""
    return facts_of(game) or _PLAIN


class Line:
    """One line of the log: whose it is, and what they did or suffered."""

    def __init__(self, seat: int, said: str, loud: bool = False) -> None:
        self.seat = seat
        self.said = said
        self.loud = loud


def told(match: AnyMatch, since: int, seat: int | None, names: Sequence[str], sheet: Sheet | None = None) -> list[Line]:
    """The lines of the log after so many choices, as far as this seat may know them."""
    over, tells = match.outcome is not None, telling(match.game.name)
    lines: list[Line] = []
    going_on = False
    for entry in match.entries[since:]:
        for fact in entry.facts:
            if fact.secret and not over and fact.seat != seat:
                continue
            kind = tells.kind(fact.kind)
            if kind.told == TURN:
                going_on = False
                continue
            if kind.told == HEAD or tells.repeated(fact):
                continue
            alone = kind.loud
            owner = NOBODY if alone else fact.seat
            said = locale.tell(fact, spoken(), names, sheet, match.game.name)
            common = kind.told == LINE and owner == NOBODY and not kind.bare  # it is no part of anybody's turn
            if going_on and not (alone or common) and _same(lines[-1], owner, entry):
                lines[-1].said += f" · {_without_name(said, fact, names)}"
            else:
                lines.append(Line(owner, said, alone))
            going_on = not alone
    return lines


def _same(line: Line, owner: int, entry: Entry) -> bool:
    """Whether a fact belongs to the line before it: the same player's, or nobody's in a player's turn."""
    return owner == line.seat >= 0 if entry.seat == CHANCE else owner in (line.seat, NOBODY)


def _without_name(said: str, fact: Fact, names: Sequence[str]) -> str:
    """A fact in a line that has named its player already."""
    name = names[fact.seat] if fact.seat >= 0 else ""
    return said.removeprefix(name).lstrip(": ") if name else said


def draw(lines: Sequence[Line], names: Sequence[str]) -> Table:
    """The lines with the players' symbols before them."""
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for line in lines:
        head = Text("·", style="dim") if line.seat < 0 else Text(symbol(line.seat), style=f"bold {colour(line.seat)}")
        said = paint(line.said, names)
        if line.loud:
            said.stylize("bold")
        grid.add_row(head, said)
    return grid


def move_line(match: AnyMatch, entry: Entry, seat: int | None, names: Sequence[str], now: locale.Now) -> str:
    """One choice as a sentence, as it was meant when it was made, or hidden if this seat may not know it."""
    hidden = match.outcome is None and entry.secret not in (-1, seat)
    who = t("ui.chance") if entry.seat == CHANCE else names[entry.seat]
    sheet = match.position.figures.sheet
    move = "?" if hidden else locale.describe_move(entry.option, spoken(), names, sheet, brief=True, now=now)
    return t("ui.log.move", player=who, move=move)
