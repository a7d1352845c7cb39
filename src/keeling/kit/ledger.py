"""Where everything came from: amounts told by facts, added up by source and seat, and over time."""

from __future__ import annotations

from collections.abc import Iterable

from keeling.core.agenda import Fact
from keeling.core.match import AnyMatch
from keeling.core.sheet import Sheet
from keeling.kit.facts import Book, Facts

# By source, in the order they first gave anything: a column for each seat, then one for what was nobody's.
Amounts = dict[str, list[int]]


def facts_of(match: AnyMatch) -> Iterable[Fact]:
    """All facts of a game in their order, those of the opening first."""
    yield from match.opening
    for entry in match.entries:
        yield from entry.facts


def _printed(sheet: Sheet, place: tuple[str, ...]) -> int:
    """The figure at a place of the sheet; 0 if none is named."""
    for key in place[:-1]:
        sheet = sheet[key]
    return int(sheet[place[-1]]) if place else 0


class Account:
    """One book of a game: what every source gave to every seat, as facts and as the book name them."""

    def __init__(self, book: Book, seats: int, sheet: Sheet) -> None:
        self.book = book
        self.seats = seats
        self.start, self.limit = _printed(sheet, book.start), _printed(sheet, book.limit)
        self.named: Amounts = {}  # by source or rule
        self.amounts: Amounts = {}  # by the book's own sources
        self.course: list[dict[str, int]] = []  # what each of them had given in all, whenever the book was read
        self._herald = ""
        self._heralds = [source.after for source in book.sources.values() if source.after]
        self._keys: dict[tuple[str, str, bool], str] = {}

    @property
    def hears(self) -> list[str]:
        """The kinds of facts that it takes notice of."""
        return [*self.book.kinds, *self.book.read, *self._heralds]

    def note(self, fact: Fact, over: bool) -> None:
        """Take down what a fact says."""
        book = self.book
        if fact.kind in self._heralds:
            self._herald = fact.kind
        if fact.kind in book.kinds:
            name = str(fact.values[book.source]) if book.source else str(fact.values.get("source", fact.rule))
            amount = int(fact.values[book.amount])
            known = (name, self._herald, over)
            if known not in self._keys:
                self._keys[known] = self._key(name, over)
            for amounts, key in ((self.named, name), (self.amounts, self._keys[known])):
                amounts.setdefault(key, [0] * (self.seats + 1))[fact.seat] += amount  # seat -1 is the last column
        if fact.kind in book.read:
            self.course.append({key: self.sum(key) for key in book.sources or self.amounts})

    def _key(self, name: str, over: bool) -> str:
        """The book's own source of what a fact calls so."""
        rest = name
        found: list[str] = []
        for key, source in self.book.sources.items():
            if not source.of:
                rest = key
            elif name in source.of and source.after in ("", self._herald):
                found.append(key)
        late = [key for key in found if self.book.sources[key].late]
        return (late if over and late else [*found, rest])[0]

    def of(self, key: str) -> list[int]:
        """What a source gave to each seat, and what was nobody's."""
        return self.amounts.get(key, [0] * (self.seats + 1))

    def sum(self, key: str) -> int:
        """What a source gave in all."""
        return sum(self.of(key))

    @property
    def total(self) -> list[int]:
        """What each seat has."""
        return [self.start + sum([row[seat] for row in self.amounts.values()]) for seat in range(self.seats)]


class Ledger:
    """All books of a game, everybody's points at the end of each round, and at which rounds its parts began."""

    def __init__(self, match: AnyMatch, facts: Facts) -> None:
        sheet = match.position.figures.sheet
        self.books = [Account(book, match.seats, sheet) for book in facts.books]
        self.points = self.books[0]
        self.course: list[list[int]] = [self.points.total]
        self.bands: list[int] = []
        hears = [(frozenset(account.hears), account) for account in self.books]
        over, period = False, None
        for fact in facts_of(match):
            over = over or fact.kind in facts.ends
            if fact.kind == facts.period and fact.values != period:
                if period is not None:
                    self.course.append(self.points.total)
                period = fact.values
            if fact.kind == facts.band:
                self.bands.append(len(self.course))
            for kinds, account in hears:
                if fact.kind in kinds:
                    account.note(fact, over)
        self.course.append(self.points.total)
