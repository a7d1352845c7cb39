"""Pieces: all that lies on a table, each declared once, in one row; copies, saves and views come from these rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, Generic, Never, TypeVar, cast

F_contra = TypeVar("F_contra", contravariant=True)  # the figures of a game

ALL, OWNER, NOBODY = "all", "owner", "nobody"  # who sees what a piece holds
NUMBER, GRID, ROW = "number", "grid", "row"  # one value, one for each place of its axes, or as many as there are
COUNT, PILE, CARD, SECRET = "count", "pile", "card", "secret"  # what a value is; a pile has a bit for each card
NO_CARD: Final = -1
SEATS: Final = "seats"


Words = Sequence[str]


class Axis(Generic[F_contra]):
    """What the places of a grid stand for: some words, the same in every game or by the figures, or so many of them."""

    __slots__ = ("_words", "name", "size")

    def __init__(
        self,
        name: str,
        words: Words | Callable[[F_contra], Words] = (),
        size: Callable[[F_contra], int] | None = None,
    ) -> None:
        self.name = name
        self.size = size
        self._words = words

    def words(self, figures: object) -> Words:
        """The words of its places; none if they are only counted."""
        return self._words(cast(F_contra, figures)) if callable(self._words) else self._words

    def places(self, figures: object, seats: int) -> int:
        """How many places there are at a table."""
        if self is SEAT:
            return seats
        return len(self.words(figures)) if self.size is None else self.size(cast(F_contra, figures))

    def place(self, figures: object, seats: int, named: int | str) -> int:
        """Which place is named, by its word or its number."""
        words, count = self.words(figures), self.places(figures, seats)
        if named in words:
            return words.index(str(named))
        if isinstance(named, int) and 0 <= named < count:
            return named
        raise ValueError(f"{self.name} {named}: there is {', '.join(words) or f'0 to {count - 1}'}")


SEAT: Final[Axis[object]] = Axis("seat")


class Deck(Generic[F_contra]):
    """A kind of cards: how many there are, where none ever leaves the game, and the number printed on the first one."""

    __slots__ = ("among", "count", "first", "name")

    def __init__(
        self,
        name: str,
        count: Callable[[F_contra], int] | None = None,
        first: int = 0,
        among: Callable[[F_contra, int], list[int]] | None = None,
    ) -> None:
        self.name = name
        self.count = count
        self.first = first
        self.among = among  # which of them are in the game with so many players, where not all are

    def size(self, figures: object) -> int:
        """How many there are; -1 if that says nothing."""
        return -1 if self.count is None else self.count(cast(F_contra, figures))

    def in_play(self, figures: object, seats: int) -> list[int]:
        """The cards that anybody may have been dealt."""
        if self.among is not None:
            return self.among(cast(F_contra, figures), seats)
        return list(range(self.size(figures)))


Start = int | list[int]


def figures_of(position: object) -> object:
    """The figures of a position, or nothing in a game that reads none."""
    return getattr(position, "figures", None)


class Piece(Generic[F_contra]):
    """One row of the table of pieces."""

    __slots__ = (
        "axes", "burden", "holds", "least", "most", "name", "of", "seen", "settled", "shape", "shown", "sign", "start",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        shape: str,
        axes: tuple[Axis[F_contra], ...],
        start: Start | Callable[[F_contra], Start],
        holds: str = COUNT,
        least: int | None = 0,
        seen: str = ALL,
        of: tuple[Deck[F_contra], ...] = (),
        settled: bool = False,
        sign: str = "",
        burden: bool = False,
        shown: str = "",
        most: int | Callable[[F_contra], int] | None = None,
    ) -> None:
        self.name = name
        self.shape = shape
        self.axes = axes
        self.start = start
        self.holds = holds
        self.least = least  # no value is below it; None: there is no bound
        self.most = most  # where a track ends; None: it has no end
        self.seen = seen
        self.of = of  # the kind of its cards, or one kind for each place
        self.settled = settled  # by the options of a table, which say it: no part of a saved state
        self.sign = sign  # the word by which prices and the log count it; "{}" is the word of each place
        self.burden = burden  # less of it is better
        self.shown = shown or name  # what it is called in views

    def end(self, figures: object) -> int | None:
        """Where a track ends, if it does; the rules may lead beyond it, as to a common defeat."""
        return self.most(cast(F_contra, figures)) if callable(self.most) else self.most

    def by_seat(self) -> bool:
        """Whether each seat has one of its own."""
        return bool(self.axes) and self.axes[0] is SEAT

    def size(self, figures: object, seats: int) -> int:
        """How many places a grid has."""
        size = 1
        for axis in self.axes:
            size *= axis.places(figures, seats)
        return size

    def place(self, figures: object, seats: int, named: Mapping[str, int | str]) -> int:
        """The place in its list that is named by its axes."""
        if {axis.name for axis in self.axes} != set(named):
            raise ValueError(f"{self.name} is by {', '.join(axis.name for axis in self.axes) or 'nothing'}")
        at = 0
        for axis in self.axes:
            at = at * axis.places(figures, seats) + axis.place(figures, seats, named[axis.name])
        return at

    def first_value(self, figures: object, seats: int) -> Start:
        """What it holds before anything has happened."""
        start = self.start(cast(F_contra, figures)) if callable(self.start) else self.start
        if self.shape == NUMBER:
            return start
        if isinstance(start, list):
            return start[:]
        return [start] * (self.size(figures, seats) if self.shape == GRID else 0)


def number(
    name: str,
    start: int | Callable[[F_contra], Start] = 0,
    least: int | None = 0,
    settled: bool = False,
    sign: str = "",
    burden: bool = False,
    most: int | Callable[[F_contra], int] | None = None,
) -> Piece[F_contra]:
    """A single number; with an end it is a track, and drawn as one."""
    return Piece(name, NUMBER, (), start, least=least, settled=settled, sign=sign, burden=burden, most=most)


def grid(
    name: str,
    *axes: Axis[F_contra],
    start: Start | Callable[[F_contra], Start] = 0,
    least: int | None = 0,
    sign: str = "",
    burden: bool = False,
    shown: str = "",
) -> Piece[F_contra]:
    """A number for each place of its axes, flat: the last axis runs fastest."""
    return Piece(name, GRID, axes, start, least=least, sign=sign, burden=burden, shown=shown)


def row(
    name: str, start: Callable[[F_contra], Start] | None = None, least: int | None = 0, of: Deck[F_contra] | None = None
) -> Piece[F_contra]:
    """Numbers in a list that grows and shrinks; or cards, one in each place."""
    first: Start | Callable[[F_contra], Start] = [] if start is None else start
    if of is not None:
        return Piece(name, ROW, (), first, CARD, NO_CARD, of=(of,))
    return Piece(name, ROW, (), first, COUNT, least)


def cards(
    name: str,
    *axes: Axis[F_contra],
    of: Deck[F_contra] | Sequence[Deck[F_contra]],
    start: Start | Callable[[F_contra], Start] = 0,
    seen: str = ALL,
) -> Piece[F_contra]:
    """A pile of cards, or one in each place of its axes; of one kind, or of one for each place of the first axis."""
    kinds = (of,) if isinstance(of, Deck) else tuple(of)
    return Piece(name, GRID if axes else NUMBER, axes, start, PILE, 0, seen, kinds)


def card(
    name: str,
    *axes: Axis[F_contra],
    of: Deck[F_contra],
    start: Start | Callable[[F_contra], Start] = NO_CARD,
    seen: str = ALL,
) -> Piece[F_contra]:
    """One card or none, or so in each place of its axes; a hidden one is any of its kind that one does not see."""
    return Piece(name, GRID if axes else NUMBER, axes, start, CARD, NO_CARD, seen, (of,))


def secret(
    name: str, start: Start | Callable[[F_contra], Start] = 0, least: int | None = 0, holds: str = SECRET
) -> Piece[F_contra]:
    """What each seat keeps to itself and no deck explains: its game must say how it is dealt anew."""
    return Piece(name, GRID, (SEAT,), start, holds, least, OWNER)


class Hidden:
    """The hands of one kind that only their owners see, and the deck that they come from."""

    __slots__ = ("deck", "hands", "place")

    def __init__(self, deck: str, place: int, hands: list[str]) -> None:
        self.deck = deck
        self.place = place  # in a list of decks, or -1
        self.hands = hands


class Pieces(Generic[F_contra]):
    """All pieces of a game, in order; every game has `seats`."""

    __slots__ = ("by_name", "chain", "dealt", "hidden", "names", "rows", "saved", "secrets")

    def __init__(self, *rows: Piece[F_contra], chain: Sequence[str] = ()) -> None:
        seats: Piece[F_contra] = number(SEATS)
        self.rows: tuple[Piece[F_contra], ...] = (seats, *rows)
        self.names: list[str] = [one.name for one in self.rows]
        self.by_name: dict[str, Piece[F_contra]] = {one.name: one for one in self.rows}
        self.saved: list[str] = [one.name for one in self.rows if not one.settled]
        self.chain: list[str] = list(chain) or self.saved  # what records were chained with, in the order of that time
        doubled = sorted({name for name in self.names if self.names.count(name) > 1})
        if doubled:
            raise ValueError(f"pieces declared twice: {', '.join(doubled)}")
        missing = [name for name in self.chain if name not in self.by_name]
        if missing:
            raise ValueError(f"pieces of the chain that are not declared: {', '.join(missing)}")
        self.secrets: list[str] = [one.name for one in self.rows if one.seen == OWNER and one.holds == SECRET]
        self.hidden: list[Hidden] = list(self._hidden())
        # cards of which each seat has one that it alone sees
        self.dealt: list[Piece[F_contra]] = [one for one in self.rows if one.seen == OWNER and one.holds == CARD]
        for one in self.dealt:
            if one.of[0].among is None and one.of[0].count is None:
                raise ValueError(f"nobody knows which cards may be {one.name}: {one.of[0].name} has no count")

    def _hidden(self) -> Iterator[Hidden]:
        """By kind of cards, the hands that are dealt anew out of their deck."""
        decks: dict[str, tuple[str, int]] = {}
        hands: dict[str, list[str]] = {}
        for one in self.rows:
            if one.holds != PILE:
                continue
            for place, kind in enumerate(one.of):
                if one.seen == NOBODY:
                    decks[kind.name] = (one.name, place if one.axes else -1)
                elif one.seen == OWNER:
                    hands.setdefault(kind.name, []).append(one.name)
        for kind_name, names in hands.items():
            if kind_name not in decks:
                told = ", ".join(names)
                raise ValueError(f"nobody knows what hidden cards are dealt from: {told} (no deck of {kind_name})")
            yield Hidden(*decks[kind_name], names)

    @property
    def own(self) -> list[str]:
        """The names of what a game adds to `seats`: the slots of its positions."""
        return self.names[1:]

    @property
    def counted(self) -> dict[str, str]:
        """By the word that counts it, where views have how much there is of a piece; seats are filled in later."""
        found: dict[str, str] = {}
        for one in self.rows:
            where = f"players {{seat}} {one.shown}" if one.by_seat() else one.shown
            if one.sign == "{}":
                found |= {word: f"{where} {word}" for word in one.axes[-1].words(None)}
            elif one.sign:
                found[one.sign] = where
        return found

    @property
    def burdens(self) -> tuple[str, ...]:
        """The words for what is better the less there is of it."""
        return tuple(one.sign for one in self.rows if one.burden)

    @property
    def open(self) -> bool:
        """Whether nobody has secrets."""
        return not self.hidden and not self.dealt and not self.secrets

    def lay_out(self, position: object, figures: object, seats: int) -> None:
        """Give every piece of a new position its first value."""
        for one in self.rows[1:]:
            setattr(position, one.name, one.first_value(figures, seats))
        setattr(position, SEATS, seats)


AnyPiece = Piece[Never]  # of whichever game
AnyPieces = Pieces[Never]
