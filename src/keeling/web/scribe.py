"""The scribe of all games: one short line per choice with its effects, and one per stroke of fate."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from markupsafe import Markup, escape

from keeling.core.agenda import NOBODY, Fact
from keeling.core.log import Entry
from keeling.core.reason import Values
from keeling.core.sheet import Sheet
from keeling.kit.facts import LINE, SEEN, SENTENCE, TURN, Facts
from keeling.web.effects import Signs, drawn, piece
from keeling.web.log import Line, Story
from keeling.web.log_writer import Draft, Writer
from keeling.web.pieces import token

_NAME: Final = "\ue000"  # where a name goes; no text has this character


@dataclass(frozen=True)
class Known:
    """What a group of choices must know of those before it."""

    opened: bool = False  # the game proper has begun
    turn: Values = field(default_factory=dict)  # what the last turn said of the calendar


class Scribe(Writer):
    """Writes the lines of a game that has declared its facts."""

    def __init__(
        self,
        facts: Facts,
        signs: Signs,
        known: Known,
        game: str,
        lang: str,
        names: Sequence[str],
        number: int,
        sheet: Sheet,
    ) -> None:
        super().__init__(game, lang, names, number, sheet)
        self.facts = facts
        self.signs = signs
        self.known = known

    def write(self, group: Sequence[Entry], seat: int | None) -> None:
        """Put a choice and what followed from it into lines."""
        facts: list[Fact] = []
        begun, calendar = NOBODY, self.known.turn  # whose turn has begun on the way, and what it said
        for fact in [fact for entry in group for fact in entry.facts]:
            kind = self.facts.kind(fact.kind)
            hidden = fact.secret and fact.seat != seat
            if hidden or kind.told == SEEN or (kind.late and not self.known.opened):
                continue
            if kind.told in (TURN, LINE):
                self._line(group[0], facts, begun)
                facts = []
            if kind.told == TURN:
                if kind.symbol and fact.values != calendar:
                    self.lines.append(Draft(NOBODY, kind.symbol, self._head(fact.kind, fact.seat, fact.values)))
                begun, calendar = fact.seat, fact.values
            elif kind.told == LINE:
                self.lines.append(Draft(NOBODY, kind.symbol, self.tell(fact), piece(self.facts, fact)))
            elif begun < 0 and self.lines and not facts and self.lines[-1].symbol and kind.told != SENTENCE:
                self._effect(fact)  # what an event or the reckoning does to each
            else:
                facts.append(fact)
        self._line(group[0], facts, begun)

    def _line(self, entry: Entry, facts: list[Fact], begun: int) -> None:
        """A line with the fact that says most at its head, and the others as effects behind it."""
        if not facts:
            return
        head = next((fact for fact in facts if self.facts.kind(fact.kind).told == SENTENCE), None)
        seat = begun if begun >= 0 else entry.seat if entry.seat >= 0 else facts[0].seat
        if head is not None and not any(fact.seat == seat for fact in facts):
            seat = NOBODY
        text = "" if head is not None else self._text(entry, facts, begun)
        if head is None and seat < 0 and not text:
            head = facts[0]
        said = self.tell(head) if head is not None else self._head(text, seat)
        symbol = "" if seat >= 0 else self.facts.kind((head or facts[0]).kind).symbol or "dice"
        words = next((found for fact in facts if (found := piece(self.facts, fact))), "")
        self.lines.append(Draft(seat, symbol, said, words))
        named = self.facts.kind(head.kind).says if head is not None else ()
        for fact in facts:
            if fact is not head and fact.kind not in named and not self.facts.repeated(fact):
                self._effect(fact)

    def _text(self, entry: Entry, facts: list[Fact], begun: int) -> str:
        """The text that leads a line without a sentence: of the choice, or of what came about by itself."""
        verb = entry.text.split()[0] if begun < 0 and entry.seat >= 0 else ""
        heads = (self.facts.kind(fact.kind).head for fact in facts)
        return self.facts.heads.get(verb) or next((head for head in heads if head), "")

    def _head(self, text: str, seat: int, values: Values | None = None) -> Markup:
        """A text that leads a line, with the player's name in bold; the name alone if there is none."""
        given: Values = {**(values or {}), "player": _NAME}
        said = str(escape(self.voice.text(f"ui.web.log.{text}", self.lang, **given))) if text else _NAME
        return Markup(said.replace(_NAME, self.bold(seat)) if _NAME in said else said)

    def _effect(self, fact: Fact) -> None:
        """A fact behind the last line, with a token if it is about somebody else."""
        line = self.lines[-1]
        shown = drawn(self.facts.kind(fact.kind), fact, self.signs, self.voice, self.lang)
        if shown is None:
            line.effects.append(self.aside(fact, line.seat))
            return
        whose = token(fact.seat) if fact.seat >= 0 and fact.seat != line.seat else ""
        title = "" if fact.seat >= 0 else self.voice.tell(fact, self.lang, self.names, self.sheet)
        about = f' title="{escape(title)}"' if title else ""
        line.effects.append(Markup(f'<span class="fx"{about}>{whose}{shown}</span>'))


def story(game: str, facts: Facts, signs: Signs) -> Story[Known]:
    """How the log of a game is told that has declared its facts."""

    def begins(entries: Sequence[Entry], number: int) -> bool:
        entry, before = entries[number], number - 1
        while before >= 0 and entries[before].prompt in facts.completes:
            before -= 1
        if entry.prompt in facts.completes or before < 0:
            return entry.prompt not in facts.completes
        last = entries[before]
        again = entry.prompt in facts.runs and (last.prompt, last.seat) == (entry.prompt, entry.seat)
        return not (again or (entry.prompt in facts.together and last.prompt in facts.together))

    def opened(known: Known, group: Sequence[Entry]) -> bool:
        return known.opened or group[0].prompt in facts.opens

    def write(
        group: Sequence[Entry],
        start: int,
        known: Known,
        lang: str,
        names: Sequence[str],
        seat: int | None,
        sheet: Sheet,
    ) -> list[Line]:
        now = Known(opened(known, group), known.turn)
        scribe = Scribe(facts, signs, now, game, lang, names, start, sheet)
        scribe.write(group, seat)
        return scribe.told()

    def after(known: Known, group: Sequence[Entry]) -> Known:
        turns = [fact for entry in group for fact in entry.facts if facts.kind(fact.kind).told == TURN]
        return Known(opened(known, group), turns[-1].values if turns else known.turn)

    return Story(begins, write, Known(), after)
