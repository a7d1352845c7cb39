"""What a view is made of: parts, each declared with the pieces that it is made from, and made anew only for these."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, Generic, cast

from keeling.core.agenda import P, Position
from keeling.core.game import View
from keeling.core.pieces import SEAT, AnyPieces, Axis, figures_of
from keeling.kit.cache import Cache, Key

AGENDA, LANES, ENDING = "agenda", "lanes", "ending"  # what every position has beside its pieces
EVERYTHING: Final = "position"  # changes with any of these and with any piece
OWN: Final = "own"  # what a seat alone sees of itself, by seat
PLAYERS: Final = "players"
FORESEEN: Final = "foreseen"  # a part with what the next reckoning may bring, where a game has one
_ENGINE: Final = (AGENDA, LANES, ENDING, "shared")
_MOST: Final = 64  # kinds of tables whose plans are kept


class Of:
    """A piece as a source of what each place has: other places of it than the place's own."""

    __slots__ = ("name", "places")

    def __init__(self, name: str, places: Callable[..., Sequence[int]] | None = None) -> None:
        self.name = name
        self.places = places  # by figures and place; None: all of them


class Part(Generic[P]):
    """A key of the view: how it is made, and from which pieces and parts; perhaps one for each place of an axis."""

    __slots__ = ("axis", "make", "name", "of", "shown", "using", "when")

    def __init__(
        self,
        name: str,
        make: Callable[..., object],
        of: Sequence[str | Of],
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

    def value(self, t: P, *given: object) -> object:
        """How it is now, or nothing while the view does not have it."""
        return self.make(t, *given) if self.when is None or self.when(t) else None

    def gathered(self, t: P, *values: object) -> object:
        """All its places together: seats in a list, anything else by its words."""
        words = self.axis.words if self.axis is not None else []
        return dict(zip(words, values, strict=True)) if words else list(values)


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
    *of: str | Of,
    using: Sequence[str] = (),
    shown: bool = True,
) -> Part[P]:
    """What there is for each place of an axis; of a source with the same axis its own place counts."""
    return Part(name, make, of, axis, using, shown=shown)


class _Step(Generic[P]):
    """One value to be kept up to date: its key, its sources, and how it is made."""

    __slots__ = ("at", "key", "make", "of", "using")

    def __init__(
        self, key: Key, of: Sequence[Key], make: Callable[..., object], at: Sequence[int], using: Sequence[Key]
    ) -> None:
        self.key = key
        self.of = (*of, *using)
        self.make = make
        self.at = at  # its place, if there are several
        self.using = using  # the values that it is told

    def __call__(self, t: P, values: Mapping[Key, object]) -> object:
        return self.make(t, *self.at, *map(values.__getitem__, self.using))


class Parts(Generic[P]):
    """The view of a game in its parts: a function of a position and a seat, or None for a spectator."""

    __slots__ = ("_axes", "_game", "_own", "_plans", "parts")

    def __init__(self, game: str, *parts: Part[P], own: Part[P] | None = None) -> None:
        self._game = game
        self._own = own  # what a seat alone sees of itself, laid over what all see of it
        self.parts = parts if own is None else (*parts, own)
        self._axes = {one.name: one.axis for one in parts}
        # by figures and seats; the figures too, so that their id stays their own
        self._plans: dict[tuple[int, int], tuple[object, list[_Step[P]]]] = {}

    def __call__(self, t: P, seat: int | None) -> View:
        """All that a seat may know, as plain data."""
        cache = Cache()
        self.follow(t, cache)
        return self.seen(t, seat, cache)

    def follow(self, t: P, cache: Cache) -> None:
        """Make those parts anew whose sources have changed."""
        made, newest = cache.made, cache.changed.__getitem__
        for step in self._plan(t):
            if made.get(step.key, -1) < max(map(newest, step.of), default=0):
                cache.make(step.key, step.of, step, t, cache.values)

    def seen(self, t: P, seat: int | None, cache: Cache) -> View:
        """What a seat may know, out of parts that are up to date."""
        values = cache.values
        seen: View = {"game": self._game, "seat": seat, "seats": t.seats, "ending": t.ending}
        for one in self.parts:
            if one.shown and one is not self._own and (one.when is None or one.when(t)):
                seen[one.name] = values[one.name]
        if seat is not None and self._own is not None:
            own = cache.make((OWN, seat), self._sources(t, self._own, seat), self._own.make, t, seat)
            players = seen[PLAYERS] = seen[PLAYERS][:]
            players[seat] = {**players[seat], **cast(Mapping[str, object], own)}
        return seen

    def _plan(self, t: P) -> list[_Step[P]]:
        figures = figures_of(t)
        key = (id(figures), t.seats)
        if key not in self._plans:
            if len(self._plans) >= _MOST:
                self._plans.clear()
            self._plans[key] = (figures, list(self._steps(t)))
        return self._plans[key][1]

    def _steps(self, t: P) -> Iterator[_Step[P]]:
        for one in self.parts:
            if one is self._own:
                continue
            if one.axis is None:
                yield _Step(one.name, self._sources(t, one, None), one.value, (), one.using)
                continue
            keys: list[Key] = []
            for at in range(t.seats if one.axis is SEAT else len(one.axis.words)):
                using = [(name, at) if self._axes[name] is one.axis else name for name in one.using]
                keys.append((one.name, at))
                yield _Step(keys[-1], self._sources(t, one, at), one.value, (at,), using)
            yield _Step(one.name, (), one.gathered, (), keys)

    def _sources(self, t: P, part: Part[P], at: int | None) -> list[Key]:
        """The pieces that a part is made from at a place: of those with the same places, its own place alone."""
        found: list[Key] = []
        for source in part.of:
            if not isinstance(source, Of):
                own = at is not None and _axis(t.PIECES, source) is part.axis
                found.append((source, at) if own else source)
            elif source.places is None:
                found.append(source.name)
            else:
                found += [(source.name, place) for place in source.places(figures_of(t), at)]
        return found


def _axis(pieces: AnyPieces, source: str) -> Axis[object] | None:
    """What the places of a piece stand for, or those of its first axis."""
    if source == LANES:
        return SEAT
    piece = pieces.by_name.get(source)
    return None if piece is None or not piece.axes else cast(Axis[object], piece.axes[0])


def compare(t: Position, cache: Cache) -> None:
    """Find what has changed since a position was last compared: which pieces, and in which of their places."""
    before = cast(Position | None, cache.values.get(EVERYTHING))
    cache.now += 1
    changed, now = cache.changed, cache.now
    for name in (*_ENGINE, *t.PIECES.names):
        value = getattr(t, name)
        old = None if before is None else getattr(before, name)
        if value == old:
            continue
        changed[name] = changed[EVERYTHING] = now
        axis = _axis(t.PIECES, name)
        if axis is not None and isinstance(old, list):
            places = axis.places(figures_of(t), t.seats)
            wide = max(len(value), len(old)) // places
            for at in range(places):
                if value[at * wide : (at + 1) * wide] != old[at * wide : (at + 1) * wide]:
                    changed[name, at] = now
    cache.values[EVERYTHING] = t.copy()
