"""The log of a table: its lines are made once for each group of choices, and kept for as long as the group stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Sized
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypedDict, TypeVar, overload

from keeling.core.log import Entry
from keeling.core.sheet import Sheet
from keeling.kit.cache import Cache
from keeling.web.drawing.scene import NAMES

_MOST: Final = 80  # lines of a whole frame


def shown_from(log: Sized) -> int:
    """The first line of a log that a whole frame holds: the older ones are not sent."""
    return max(0, len(log) - _MOST)


class Line(TypedDict):
    """A line as a list item, and what kind of line it is."""

    id: str
    html: str
    kind: str


K = TypeVar("K")


@dataclass(frozen=True)
class Story(Generic[K]):
    """How a game's log is told: where its lines begin, what a group of choices says, and what the next must know."""

    begins: Callable[[Sequence[Entry], int], bool]  # whether a choice does more than complete the one before
    write: Callable[[Sequence[Entry], int, K, str, Sequence[str], int | None, Sheet], list[Line]]
    start: K  # what is known before the first group
    after: Callable[[K, Sequence[Entry]], K]  # what is known after a group


AnyStory = Story[Any]  # whatever its groups must know of each other


@dataclass
class _Group:
    """Choices that make one line, or a few."""

    start: int
    entries: list[Entry]
    known: object
    after: object
    facts: int  # of the last choice; while chance is still to be drawn more may come
    secret: bool
    lines: dict[tuple[str, int | None], list[Line]] = field(default_factory=dict)  # by language and eyes

    def stands(self, entries: Sequence[Entry]) -> bool:
        """Whether the choices are still what they were; whoever undoes a choice and makes it again makes another."""
        last, stop = self.entries[-1], self.start + len(self.entries)
        return stop <= len(entries) and entries[stop - 1] is last and len(last.facts) == self.facts


@dataclass(frozen=True, eq=False)
class _Block:
    """The lines of a group as somebody sees them, and the number of the first."""

    group: _Group
    first: int
    lines: list[Line]


class Lines(Sequence[Line]):
    """All lines of a log at one moment, oldest first."""

    def __init__(self, blocks: list[_Block]) -> None:
        self._blocks = blocks
        self._count = blocks[-1].first + len(blocks[-1].lines) if blocks else 0

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Line]:
        return (line for block in self._blocks for line in block.lines)

    @overload
    def __getitem__(self, at: int) -> Line: ...
    @overload
    def __getitem__(self, at: slice) -> list[Line]: ...
    def __getitem__(self, at: int | slice) -> Line | list[Line]:
        return list(self)[at]

    def since(self, first: int) -> list[Line]:
        """The lines from a number on; only they are looked at."""
        found: list[list[Line]] = []
        for block in reversed(self._blocks):
            if block.first + len(block.lines) <= first:
                break
            found.append(block.lines[max(0, first - block.first) :])
        return [line for lines in reversed(found) for line in lines]

    def same(self, older: Lines) -> int:
        """How many lines are still what they were; it takes as long as there are new ones."""
        both = min(len(self._blocks), len(older._blocks))
        while both and self._blocks[both - 1] is not older._blocks[both - 1]:
            both -= 1
        count = self._blocks[both - 1].first + len(self._blocks[both - 1].lines) if both else 0
        for one, other in zip(self.since(count), older.since(count), strict=False):
            if one != other:
                break
            count += 1
        return count


def log_of(cache: Cache, story: AnyStory, names: Sequence[str], sheet: Sheet) -> Log:
    """The log of a table, begun anew if somebody has another name."""
    return cache.make("log", (NAMES,), Log, story, names, sheet)


class Log:
    """The log of one table, for all who look at it."""

    def __init__(self, story: AnyStory, names: Sequence[str], sheet: Sheet) -> None:
        self._story = story
        self._names = tuple(names)
        self._sheet = sheet
        self._groups: list[_Group] = []
        self._told: dict[tuple[str, int | None], list[_Block]] = {}

    def lines(self, entries: Sequence[Entry], lang: str, seat: int | None) -> Lines:
        """The lines as far as this seat may know them; what is told already is not told again."""
        self._follow(entries)
        told = self._told.setdefault((lang, seat), [])
        while told and (len(told) > len(self._groups) or told[-1].group is not self._groups[len(told) - 1]):
            told.pop()
        first = told[-1].first + len(told[-1].lines) if told else 0
        for group in self._groups[len(told) :]:
            told.append(_Block(group, first, self._lines_of(group, lang, seat)))
            first += len(told[-1].lines)
        return Lines(told[:])

    def _follow(self, entries: Sequence[Entry]) -> None:
        """Group what has come, and forget what was taken back."""
        groups, story = self._groups, self._story
        while groups and not groups[-1].stands(entries):
            groups.pop()
        stop = groups[-1].start + len(groups[-1].entries) if groups else 0
        if groups and stop < len(entries) and not story.begins(entries, stop):
            stop = groups.pop().start  # what has come goes on in its line
        while stop < len(entries):
            start, stop = stop, stop + 1
            while stop < len(entries) and not story.begins(entries, stop):
                stop += 1
            group = list(entries[start:stop])
            known = groups[-1].after if groups else story.start
            secret = any(fact.secret for entry in group for fact in entry.facts)
            groups.append(_Group(start, group, known, story.after(known, group), len(group[-1].facts), secret))

    def _lines_of(self, group: _Group, lang: str, seat: int | None) -> list[Line]:
        key = (lang, seat if group.secret else None)  # what holds no secret is the same line for everybody
        if key not in group.lines:
            written = self._story.write(group.entries, group.start, group.known, lang, self._names, seat, self._sheet)
            group.lines[key] = written
        return group.lines[key]
