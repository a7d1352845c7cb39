"""A turn that was advised: it stays the advice while its seat follows it and nothing new comes between."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from dataclasses import dataclass
from random import Random

from keeling.bots.hint import Hint, hint
from keeling.core.agenda import Option
from keeling.core.chance import generator
from keeling.core.match import AnyMatch


@dataclass(frozen=True)
class Course:
    """The moves of a turn, and the moment they were advised at."""

    number: int  # choices made before
    chain: str  # the digest up to there: after an undo and another choice it is another game
    line: tuple[Option, ...]

    def rest(self, match: AnyMatch, seat: int) -> tuple[Option, ...]:
        """What is left of the turn; nothing if the seat went another way, another acted or something was drawn."""
        entries = match.entries
        if self.number > len(entries) or chain_at(match, self.number) != self.chain:
            return ()
        made = entries[self.number :]
        if any(entry.seat != seat for entry in made) or self.line[: len(made)] != tuple(entry.option for entry in made):
            return ()
        return self.line[len(made) :]


def chain_at(match: AnyMatch, number: int) -> str:
    """The digest after so many choices."""
    return match.entries[number - 1].chain if number else ""


def luck(match: AnyMatch, seat: int) -> Random:
    """What a thought about this moment is drawn from: the same whenever the moment comes again."""
    return generator("hint", match.seed, seat, len(match.entries))


def rest_of(courses: Mapping[int, Course], match: AnyMatch, seat: int) -> tuple[Option, ...]:
    """What is left of the turn that was last advised to a seat."""
    course = courses.get(seat)
    return () if course is None else course.rest(match, seat)


def advise(match: AnyMatch, seat: int, courses: MutableMapping[int, Course]) -> Hint:
    """A hint for a seat that is asked; the turn that it begins is kept in mind."""
    rng = luck(match, seat)
    rest = rest_of(courses, match, seat)
    found = hint(match.perspective(seat, rng), rng, rest)
    if found.line != rest:
        number = len(match.entries)
        courses[seat] = Course(number, chain_at(match, number), found.line)
    return found
