"""Where everything came from: amounts told by facts, summed up by source and seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from keeling.core.agenda import Fact
from keeling.core.match import AnyMatch

# By source, in the order they first gave anything: a column for each seat, then one for what was nobody's.
Book = dict[str, list[int]]


def facts_of(match: AnyMatch) -> Iterable[Fact]:
    """All facts of a game in their order, those of the opening first."""
    yield from match.opening
    for entry in match.entries:
        yield from entry.facts


def book(match: AnyMatch, kind: str, source: Callable[[Fact], str]) -> Book:
    """What facts of a kind gave, by source; the last column is what happened to nobody in particular."""
    found: Book = {}
    for fact in facts_of(match):
        if fact.kind == kind:
            row = found.setdefault(source(fact), [0] * (match.seats + 1))
            row[fact.seat] += int(fact.values["amount"])  # seat -1 is the last column
    return found


def by_rule(fact: Fact) -> str:
    """The rule that a fact rests on, as its source."""
    return fact.rule


def by_source(fact: Fact) -> str:
    """The source that a fact itself names."""
    return str(fact.values["source"])
