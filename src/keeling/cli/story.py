"""What happened, told in short lines: one for each choice, with all that followed from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from keeling import locale
from keeling.cli.boards.marks import mark, paint
from keeling.cli.tongue import lang, t
from keeling.core.agenda import CHANCE, Fact
from keeling.core.match import Entry, Match

if TYPE_CHECKING:
    from rich.text import Text

_QUIET: Final = ("turn",)  # whose turn it is one sees on the board


def told(match: Match, since: int, seat: int | None, names: Sequence[str]) -> list[Text]:
    """The lines of the log after so many choices, as far as this seat may know them."""
    over = match.outcome is not None
    lines: list[Text] = []
    for entry in match.entries[since:]:
        lines += _lines(entry, seat, over, names)
    return lines


def _lines(entry: Entry, seat: int | None, over: bool, names: Sequence[str]) -> list[Text]:
    from rich.text import Text

    facts = [fact for fact in entry.facts if over or not fact.secret or fact.seat == seat]
    said = [line for line in (_say(fact, names) for fact in facts) if line]
    if not said:
        return []
    head = Text("· ", style="dim") if entry.seat == CHANCE else mark(entry.seat).append(" ")
    lines = [Text.assemble(head, paint(said[0], names))]
    for line in said[1:]:
        lines.append(Text("  ").append_text(paint(line, names)))
    return lines


def _say(fact: Fact, names: Sequence[str]) -> str:
    return "" if fact.kind in _QUIET else locale.tell(fact, lang(), names)


def move_line(match: Match, entry: Entry, seat: int | None, names: Sequence[str]) -> str:
    """One choice as a sentence, or hidden if this seat may not know it."""
    hidden = match.outcome is None and entry.secret not in (-1, seat)
    who = t("ui.chance") if entry.seat == CHANCE else names[entry.seat]
    return t("ui.log.move", player=who, move="?" if hidden else locale.describe_move(tuple(entry.text.split()), lang()))
