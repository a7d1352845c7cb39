"""The scribe of all games: one short line per choice with its effects, and one per stroke of fate."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise

from markupsafe import Markup

from keeling.core.agenda import NOBODY, Fact
from keeling.core.log import Entry
from keeling.core.reason import Values
from keeling.core.sheet import Sheet
from keeling.kit.facts import HEAD, LINE, SEEN, SENTENCE, TURN, Facts
from keeling.web.log.glyphs import Signs, drawn, piece
from keeling.web.log.line_writer import Draft, Writer
from keeling.web.log.log import Line, Story


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
        bare: list[Draft] = []  # lines that wait until the one before them is whole
        begun, calendar = NOBODY, self.known.turn  # whose turn has begun on the way, and what it said
        for fact in [fact for entry in group for fact in entry.facts]:
            kind = self.facts.kind(fact.kind)
            hidden = fact.secret and fact.seat != seat
            if hidden or kind.told == SEEN or (kind.late and not self.known.opened):
                continue
            if kind.bare:
                bare.append(self._alone(fact))
                continue
            if kind.told in (TURN, LINE):
                self._lines(group[0], facts, begun)
                self.lines += bare
                facts, bare = [], []
            if kind.told == TURN:
                if kind.symbol and fact.values != calendar:
                    said = self._head(fact.kind, fact.seat, fact.values)
                    self.lines.append(Draft(NOBODY, kind.symbol, said, facts=[fact]))
                begun, calendar = fact.seat, fact.values
            elif kind.told == LINE:
                self.lines.append(self._alone(fact))
            elif begun < 0 and not facts and kind.told != SENTENCE and self._goes_on():
                if fact.kind not in self.facts.kind(self.lines[-1].facts[0].kind).says:
                    self._effect(fact)  # what an event or the reckoning does to each
            else:
                facts.append(fact)
        self._lines(group[0], facts, begun)
        self.lines += bare

    def _lines(self, entry: Entry, facts: Sequence[Fact], begun: int) -> None:
        """A line for each cause: what follows a fact that leads stands behind it, until another one leads."""
        parts: list[tuple[str | None, list[Fact]]] = []
        here: list[Fact] = []
        for fact in facts:
            if self.facts.repeated(fact):
                continue
            lead = self.facts.lead(fact)
            if not parts or lead is not None:
                here = next((part for text, part in parts if lead and text == lead), [])
                if not here:
                    parts.append((lead, here))
            here.append(fact)
        for lead, part in parts:
            if len(part) > 1 or self.facts.kind(part[0].kind).told != HEAD:
                self._line(entry, part, begun, lead)

    def _line(self, entry: Entry, facts: list[Fact], begun: int, lead: str | None = None) -> None:
        """A line with the fact that says most at its head, and the others as effects behind it."""
        if not facts:
            return
        by_itself = bool(lead) or (begun >= 0 and any(self.facts.kind(fact.kind).head for fact in facts))
        sentences = [fact for fact in facts if self.facts.kind(fact.kind).told == SENTENCE]
        head = facts[0] if lead == "" else None if by_itself else self.facts.leading(sentences)
        seat = begun if begun >= 0 else entry.seat if entry.seat >= 0 else facts[0].seat
        if all(fact.seat != seat for fact in facts) and (head is not None or all(fact.seat < 0 for fact in facts)):
            seat = NOBODY
        elif head is not None and head.seat >= 0:
            seat = head.seat  # whoever the sentence is about, even if another's choice has set it off
        text = lead if lead is not None else "" if head is not None else self._text(entry, facts, begun, seat)
        if head is None and not text:
            head = facts[0]  # every line has a verb
        said = self.tell(head) if head is not None else self._head(text, seat)
        symbol = "" if seat >= 0 else self.facts.kind((head or facts[0]).kind).symbol or "dice"
        words, own = self._pieces(facts)
        self.lines.append(Draft(seat, symbol, said, words, own, head is None, facts=[head or facts[0]]))
        named = {kind for fact in facts for kind in self.facts.kind(fact.kind).says}
        for fact in facts:
            if fact is not head and fact.kind not in named and not self.facts.repeated(fact):
                self._effect(fact)

    def _alone(self, fact: Fact) -> Draft:
        """A line of one fact that is nobody's doing."""
        words, own = self._pieces([fact])
        return Draft(NOBODY, self.facts.kind(fact.kind).symbol, self.tell(fact), words, own, facts=[fact])

    def _pieces(self, facts: Sequence[Fact]) -> tuple[str, bool]:
        """The words of the pieces that facts speak of, and whether they lie before one player alone."""
        found = dict.fromkeys([words for fact in facts if (words := piece(self.facts, fact))])
        return ";".join(found), any(self.facts.kind(fact.kind).own for fact in facts)

    def _goes_on(self) -> bool:
        """Whether what an event or the reckoning does to each stands behind the last line."""
        return bool(self.lines and self.lines[-1].symbol) and not self.facts.kind(self.lines[-1].facts[0].kind).alone

    def _text(self, entry: Entry, facts: list[Fact], begun: int, seat: int) -> str:
        """The text that leads a line without a sentence: of the choice, or of what came about by itself."""
        verb = entry.text.split()[0] if begun < 0 and entry.seat >= 0 and seat >= 0 else ""
        heads = (self.facts.kind(fact.kind).head for fact in facts)
        return self.facts.heads.get(verb) or next((head for head in heads if head), "")

    def _head(self, text: str, seat: int, values: Values | None = None) -> Markup:
        """A text that leads a line, with the player's name in bold; the name alone if there is none."""
        name = self.bold(seat) if seat >= 0 else Markup("")
        return self.marked(f"ui.web.log.{text}", {**(values or {}), "player": name}) if text else name

    def _effect(self, fact: Fact) -> None:
        """A fact behind the last line; what is about somebody else stands in a row of theirs."""
        line = self.lines[-1]
        last = line.facts[-1]
        line.facts.append(fact)
        if (both := _together(line.whole, fact)) is not None:
            fact = both
            line.effects.pop()
        line.whole = fact
        shown = drawn(self.facts.kind(fact.kind), fact, self.signs, self.voice, self.lang, len(self.names))
        told = self.aside(fact, last) if shown is None else self.glyphs(fact, shown, line.verb)
        line.effects.append((fact.seat, told))


def _together(first: Fact | None, second: Fact) -> Fact | None:
    """Two gains or two losses of the same as one, if they differ in nothing else."""
    if first is None or (first.kind, first.seat) != (second.kind, second.seat) or set(first.values) != {*second.values}:
        return None
    one, two = first.values.get("amount"), second.values.get("amount")
    alike = all(first.values[name] == value for name, value in second.values.items() if name != "amount")
    if not alike or not isinstance(one, int) or not isinstance(two, int) or one * two <= 0:
        return None
    return Fact(second.kind, second.rule, second.seat, {**second.values, "amount": one + two}, second.secret)


def begins(facts: Facts, entries: Sequence[Entry], number: int) -> bool:
    """Whether a choice begins a line, and does more than complete the one before."""
    entry, before = entries[number], number - 1
    while before >= 0 and entries[before].prompt in facts.completes:
        before -= 1
    if entry.prompt in facts.completes or before < 0:
        return entry.prompt not in facts.completes or _astray(facts, entries, before, number)
    last = entries[before]
    again = entry.prompt in facts.runs and (last.prompt, last.seat) == (entry.prompt, entry.seat)
    return not (again or (entry.prompt in facts.together and last.prompt in facts.together))


def _astray(facts: Facts, entries: Sequence[Entry], head: int, number: int) -> bool:
    """Whether somebody answers late, where all act at once: what they are asked for stands in another line."""
    if head < 0 or entries[head].seat in (entries[number].seat, NOBODY) or entries[number].seat < 0:
        return False
    causes = facts.causes.get(entries[number].prompt, ())
    told = [fact.kind for entry in entries[head:number] for fact in entry.facts]
    return bool(causes) and not any(kind in causes for kind in told)


def groups(facts: Facts, entries: Sequence[Entry]) -> list[Sequence[Entry]]:
    """Choices in the midst of a game by what makes one line."""
    starts = [at for at in range(len(entries)) if at == 0 or begins(facts, entries, at)]
    return [entries[start:stop] for start, stop in pairwise([*starts, len(entries)])]


def drafts(
    game: str,
    facts: Facts,
    signs: Signs,
    told: Sequence[Sequence[Entry]],
    lang: str,
    names: Sequence[str],
    seat: int | None,
    sheet: Sheet,
) -> list[Draft]:
    """The lines of some groups of choices, for those who make something else of them than a log."""
    made: list[Draft] = []
    for group in told:
        scribe = Scribe(facts, signs, Known(opened=True), game, lang, names, 0, sheet)
        scribe.write(group, seat)
        made += scribe.lines
    return made


def story(game: str, facts: Facts, signs: Signs) -> Story[Known]:
    """How the log of a game is told that has declared its facts."""

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

    return Story(partial(begins, facts), write, Known(), after)
