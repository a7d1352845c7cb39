"""The log of a game that has declared nothing of its facts: a line for each, or for the choice if nothing is told."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from markupsafe import Markup, escape

from keeling import locale
from keeling.core.agenda import CHANCE
from keeling.core.log import Entry
from keeling.core.sheet import Sheet
from keeling.locale import capital
from keeling.web.log.line_writer import Draft, Writer
from keeling.web.log.log import Line, Story


class PlainScribe(Writer):
    """Writes what followed from one choice and its draws, or the choice itself if it is not among that."""

    def write(self, group: Sequence[Entry], seat: int | None) -> None:
        """A line for each fact that this seat may know."""
        told = [fact.seat for entry in group for fact in entry.facts]
        for entry in group:
            if not entry.facts and entry.secret < 0 and entry.seat not in told:
                self._move(entry)
            for fact in entry.facts:
                if not fact.secret or fact.seat == seat:
                    self.lines.append(Draft(fact.seat, "dice" if entry.seat < 0 else "event", self.tell(fact)))

    def _move(self, entry: Entry) -> None:
        game = self.voice.game
        move = escape(locale.describe_move(entry.option, self.lang, self.names, self.sheet, game, brief=True))
        said = Markup("{}: {}").format(self.bold(entry.seat), move) if entry.seat >= 0 else Markup(capital(move))
        self.lines.append(Draft(entry.seat, "dice", said))


def _begins(entries: Sequence[Entry], number: int) -> bool:
    """A line begins with every choice; draws go with it."""
    return entries[number].seat != CHANCE


def _write(
    game: str,
    group: Sequence[Entry],
    start: int,
    known: None,
    lang: str,
    names: Sequence[str],
    seat: int | None,
    sheet: Sheet,
) -> list[Line]:
    scribe = PlainScribe(game, lang, names, start, sheet)
    scribe.write(group, seat)
    return scribe.told()


def _after(known: None, group: Sequence[Entry]) -> None:
    """A line needs to know nothing of those before it."""


def plain_story(game: str) -> Story[None]:
    """How the log of any game can be told."""
    return Story(_begins, partial(_write, game), None, _after)
