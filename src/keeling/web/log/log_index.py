"""What is looked up again and again in a growing log, read once: turns begun, things taken, what hit whom."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from keeling.core.agenda import Fact
from keeling.core.log import Entry
from keeling.core.match import AnyMatch
from keeling.games import GAMES, facts_of
from keeling.kit.facts import TURN, Facts


class Chronicle:
    """What was read of one table's log; what has come is read, what was taken back is forgotten."""

    def __init__(self, game: str) -> None:
        self.facts: Facts | None = facts_of(game)
        self.prompts = turn_prompts(game)
        self.turns: list[int] = []  # choices after which a turn, or the round of all, has begun
        self.takes: list[tuple[int, Fact]] = []  # facts that put something into somebody's hands, with their choices
        self.touches: list[list[tuple[int, Fact]]] = []  # by choice: what answered or harmed a seat
        self._read: list[tuple[Entry, int]] = []  # with their facts; while chance is still to be drawn more may come

    def follow(self, entries: Sequence[Entry]) -> None:
        """Read on from where the log is still what it was."""
        read, facts = self._read, self.facts
        stop = min(len(read), len(entries))
        while stop and (entries[stop - 1], len(entries[stop - 1].facts)) != read[stop - 1]:
            stop -= 1
        if stop < len(read):
            self._forget(stop)
        for at in range(stop, len(entries)):
            entry = entries[at]
            read.append((entry, len(entry.facts)))
            self.touches.append([] if facts is None else _touches(facts, entry))
            if facts is None:
                continue
            if any(facts.kind(fact.kind).told == TURN for fact in entry.facts):
                self.turns.append(at)
            self.takes += [(at, fact) for fact in entry.facts if facts.kind(fact.kind).holds]

    def _forget(self, stop: int) -> None:
        """Take back what was read from a choice on."""
        del self._read[stop:], self.touches[stop:]
        while self.turns and self.turns[-1] >= stop:
            self.turns.pop()
        while self.takes and self.takes[-1][0] >= stop:
            self.takes.pop()

    def is_turn(self, entry: Entry, seat: int) -> bool:
        """Whether a choice is part of a seat's own turn."""
        return entry.seat == seat and entry.prompt in self.prompts


def read(match: AnyMatch) -> Chronicle:
    """A match's log, read from its beginning."""
    chronicle = Chronicle(match.game.name)
    chronicle.follow(match.entries)
    return chronicle


@cache
def turn_prompts(game: str) -> frozenset[str]:
    """The prompts of a game's turns."""
    return frozenset([rule.prompt for rule in GAMES[game].rules.values() if rule.turn])


def _touches(facts: Facts, entry: Entry) -> list[tuple[int, Fact]]:
    """Whom the facts of a choice answer or harm; who is answered is told all that it brings them."""
    answered: list[int] = []
    found: list[tuple[int, Fact]] = []
    for fact in entry.facts:
        about = facts.kind(fact.kind).about
        if about and about in fact.values:
            answered.append(int(fact.values[about]) - 1)
            found.append((answered[-1], fact))
        elif fact.seat >= 0 and (facts.harms(fact) or (fact.seat in answered and facts.sign(fact) > 0)):
            found.append((fact.seat, fact))
    return found
