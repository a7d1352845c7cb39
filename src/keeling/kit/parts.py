"""What a view is made of: parts, each declared with the pieces that it is made from, and made anew only for these."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, Generic, cast

from keeling.core.agenda import P, Position
from keeling.core.game import View
from keeling.core.pieces import SEAT, AnyPieces, Axis
from keeling.kit.cache import Cache, Key

AGENDA, LANES, ENDING = "agenda", "lanes", "ending"  # what every position has beside its pieces
EVERYTHING: Final = "position"  # changes with any of these and with any piece
OWN: Final = "own"  # what a seat alone sees of itself, by seat
PLAYERS: Final = "players"
_ENGINE: Final = (AGENDA, LANES, ENDING, "shared")


def whole(piece: str) -> tuple[str, ...]:
    """As a source of what each place has: all places of a piece, or of a part, and not its own alone."""
    return (piece,)


Source = str | tuple[str, ...]


class Part(Generic[P]):
    """A key of the view: how it is made, and from which pieces and parts; perhaps one for each place of an axis."""

    __slots__ = ("axis", "make", "name", "of", "shown", "using", "when")

    def __init__(
        self,
        name: str,
        make: Callable[..., object],
        of: Sequence[Source],
        axis: Axis[object] | None = None,
        using: Sequence[str] = (),
        when: Callable[[P], bool] | None = None,
        shown: bool = True,
    ) -> None:
        self.name = name
        self.make = make
        self.of = list(of)
        self.axis = axis
        self.using = list(using)  # parts whose values are given to `make` too
        self.when = when  # whether the view has it; None: always
        self.shown = shown  # or whether it is there for other parts alone

    def places(self, seats: int) -> Sequence[int]:
        """The numbers of its places."""
        return range(seats if self.axis is SEAT else len(self.axis.words)) if self.axis is not None else ()

    def gather(self, values: list[object]) -> object:
        """All its places together: seats in a list, anything else by its words."""
        words = self.axis.words if self.axis is not None else []
        return dict(zip(words, values, strict=True)) if words else values

    def known(self, t: P, *given: object) -> object:
        """Its value, or nothing while the view does not have it."""
        return self.make(t, *given) if self.when is None or self.when(t) else None


def part(
    name: str,
    make: Callable[[P], object],
    *of: str,
    when: Callable[[P], bool] | None = None,
    shown: bool = True,
) -> Part[P]:
    """What there is once."""
    return Part(name, make, of, when=when, shown=shown)


def plain(*names: str) -> list[Part[P]]:
    """Pieces as they are: numbers, and rows of numbers."""

    def made(name: str) -> Callable[[P], object]:
        def value(t: P) -> object:
            held = getattr(t, name)
            return held[:] if isinstance(held, list) else held

        return value

    return [Part(name, made(name), [name]) for name in names]


def each(
    name: str,
    axis: Axis[object],
    make: Callable[..., object],
    *of: Source,
    using: Sequence[str] = (),
    shown: bool = True,
) -> Part[P]:
    """What there is for each place of an axis; of a source with the same axis its own place counts."""
    return Part(name, make, of, axis, using, shown=shown)


class _Step(Generic[P]):
    """One value to be kept up to date: its key, its sources, and how it is made."""

    __slots__ = ("at", "key", "of", "part", "using")

    def __init__(self, part: Part[P], key: Key, of: Sequence[Key], using: Sequence[Key], at: int | None) -> None:
        self.part = part
        self.key = key
        self.of = (*of, *using)
        self.using = using
        self.at = at  # which place; None if there is but one, or all are gathered

    def made(self, t: P, known: Callable[[Key], object]) -> object:
        """The value, from what is known of others."""
        given = [known(key) for key in self.using]
        if self.at is not None:
            return self.part.known(t, self.at, *given)
        return self.part.known(t, *given) if self.part.axis is None else self.part.gather(given)


class Parts(Generic[P]):
    """The view of a game in its parts: a function of a position and a seat, or None for a spectator."""

    __slots__ = ("_axes", "_game", "_own", "_parts", "_plans")

    def __init__(self, game: str, *parts: Part[P], own: Part[P] | None = None) -> None:
        self._game = game
        self._parts = parts
        self._own = own  # what a seat alone sees of itself, laid over what all see of it
        self._axes = {one.name: one.axis for one in parts}
        self._plans: dict[int, list[_Step[P]]] = {}  # by number of seats

    @property
    def parts(self) -> Sequence[Part[P]]:
        """All of them, that of one's own last."""
        return self._parts if self._own is None else (*self._parts, self._own)

    def __call__(self, t: P, seat: int | None) -> View:
        """All that a seat may know, as plain data."""
        values: dict[Key, object] = {}
        for step in self._plan(t):
            values[step.key] = step.made(t, values.__getitem__)
        own = None if seat is None or self._own is None else self._own.make(t, seat)
        return self._view(t, seat, values.__getitem__, own)

    def follow(self, t: P, cache: Cache) -> None:
        """Make those parts anew whose pieces have changed."""
        for step in self._plan(t):
            if cache.is_old(step.key, step.of):
                cache.make(step.key, step.of, step.made, t, cache.known)

    def seen(self, t: P, seat: int | None, cache: Cache) -> View:
        """The same as a call, from parts that are up to date."""
        own: object = None
        if seat is not None and self._own is not None:
            own = cache.make((OWN, seat), self._sources(t.PIECES, self._own, seat), self._own.make, t, seat)
        return self._view(t, seat, cache.known, own)

    def _view(self, t: P, seat: int | None, known: Callable[[Key], object], own: object) -> View:
        seen: View = {"game": self._game, "seat": seat, "seats": t.seats, "ending": t.ending}
        seen |= {one.name: known(one.name) for one in self._parts if one.shown and (one.when is None or one.when(t))}
        if own is not None and seat is not None:
            players = seen[PLAYERS] = seen[PLAYERS][:]
            players[seat] = {**players[seat], **cast(Mapping[str, object], own)}
        return seen

    def _plan(self, t: P) -> list[_Step[P]]:
        if t.seats not in self._plans:
            self._plans[t.seats] = list(self._steps(t))
        return self._plans[t.seats]

    def _steps(self, t: P) -> Iterator[_Step[P]]:
        for one in self._parts:
            if one.axis is None:
                yield _Step(one, one.name, self._sources(t.PIECES, one, None), one.using, None)
                continue
            keys = [(one.name, at) for at in one.places(t.seats)]
            for key in keys:
                using = [(name, key[1]) if self._axes[name] is one.axis else name for name in one.using]
                yield _Step(one, key, self._sources(t.PIECES, one, key[1]), using, key[1])
            yield _Step(one, one.name, (), keys, None)

    def _sources(self, pieces: AnyPieces, part: Part[P], at: int | None) -> list[Key]:
        """The pieces that a part is made from at a place: of those with the same places, its own place alone."""
        found: list[Key] = []
        for source in part.of:
            if isinstance(source, tuple):
                found.append(source[0])
            else:
                own = at is not None and _axis(pieces, source) is part.axis
                found.append((source, at) if own else source)
        return found


def _axis(pieces: AnyPieces, source: str) -> Axis[object] | None:
    """What the places of a piece stand for, or those of its first axis."""
    if source == LANES:
        return SEAT
    piece = pieces.by_name.get(source)
    return None if piece is None or not piece.axes else cast(Axis[object], piece.axes[0])


def compare(t: Position, cache: Cache) -> None:
    """Find what has changed since a position was last compared: which pieces, and in which of their places."""
    before = cast(Position | None, cache.made.get(EVERYTHING, (0, None))[1])
    changed, now = cache.changed, cache.now
    for name in (*_ENGINE, *t.PIECES.names):
        value = getattr(t, name)
        old = None if before is None else getattr(before, name)
        if value == old:
            continue
        changed[name] = changed[EVERYTHING] = now
        axis = _axis(t.PIECES, name)
        if axis is not None and isinstance(old, list):
            places = axis.places(getattr(t, "figures", None), t.seats)
            wide = max(len(value), len(old)) // places
            for at in range(places):
                if value[at * wide : (at + 1) * wide] != old[at * wide : (at + 1) * wide]:
                    changed[name, at] = now
    cache.made[EVERYTHING] = (now, t.copy())
