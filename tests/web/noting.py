"""What is read while something is made: a position, a view and a cache that note it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from keeling.core.agenda import Position
from keeling.core.pieces import ROW
from keeling.kit.cache import Cache
from keeling.kit.parts import _ENGINE, LANES, OWN, _axis

Note = Callable[[str, int | None], None]  # the name of what is read, and which place of it if it is one alone


class NotedList(list):  # type: ignore[type-arg]
    """A list that tells which of its places are read; writing is no reading."""

    def __init__(self, values: list[Any], name: str, wide: int, grows: bool, note: Note) -> None:
        super().__init__(values)
        self.name, self.wide, self.grows, self.note = name, wide, grows, note

    def __getitem__(self, at: Any) -> Any:
        places = range(*at.indices(len(values(self)))) if isinstance(at, slice) else [at % max(1, len(values(self)))]
        for place in {one // self.wide for one in places} if self.wide else [None]:
            self.note(self.name, place)
        if self.grows:
            self.note(self.name, None)
        return super().__getitem__(at)

    def __len__(self) -> int:
        if self.grows:
            self.note(self.name, None)
        return super().__len__()

    def _all(self) -> list[Any]:
        self.note(self.name, None)
        return values(self)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._all())

    def __reversed__(self) -> Iterator[Any]:
        return reversed(self._all())

    def __contains__(self, one: Any) -> bool:
        return one in self._all()

    def __eq__(self, other: object) -> bool:
        return self._all() == other

    def __ne__(self, other: object) -> bool:
        return self._all() != other

    __hash__ = None  # type: ignore[assignment]

    def __add__(self, other: Any) -> Any:
        return self._all() + other

    def index(self, *given: Any) -> int:
        return self._all().index(*given)

    def count(self, one: Any) -> int:
        return self._all().count(one)

    def copy(self) -> Any:
        return self._all()

    def pop(self, *at: Any) -> Any:
        self.note(self.name, None)
        return super().pop(*at)


def values(given: NotedList) -> list[Any]:
    """What is in a noting list, read by nobody."""
    return list.__getitem__(given, slice(None))  # type: ignore[no-any-return]


def noting(position: Position, note: Note) -> Any:
    """A position like another one, which tells what is read of it; so do its copies, but not that they are made."""
    names, quiet = {*_ENGINE, *position.PIECES.own}, [False]
    kind = type(position)
    written: dict[int, set[str]] = {}  # by position, what was set anew on it: to read that is no reading

    def heard(name: str, place: int | None) -> None:
        if not quiet[0]:
            note(name, place)

    class Noting(kind):  # type: ignore[misc, valid-type]
        __slots__ = ()

        def __getattribute__(self, name: str) -> Any:
            found = object.__getattribute__(self, name)
            if name in names and type(found) is not NotedList and name not in written.get(id(self), ()):
                heard(name, None)
            return found

        def __setattr__(self, name: str, value: Any) -> None:
            written.setdefault(id(self), set()).add(name)
            object.__setattr__(self, name, value)

        def copy(self) -> Any:
            return dressed(self)

    def dressed(one: Any) -> Any:
        quiet[0] = True
        twin = kind.copy(one)
        twin.__class__ = Noting
        for name in names:
            held = getattr(twin, name)
            if isinstance(held, list):
                axis, piece = _axis(position.PIECES, name), position.PIECES.by_name.get(name)
                places = axis.places(getattr(twin, "figures", None), twin.seats) if axis is not None else 0
                plain = list.__getitem__(held, slice(None))
                grows = piece is None or piece.shape == ROW
                wide = len(plain) // places if places else 0
                setattr(twin, name, NotedList(plain, name, wide, grows and name != LANES, heard))
        written[id(twin)] = set()
        quiet[0] = False
        return twin

    return dressed(position)


class NotedDict(dict):  # type: ignore[type-arg]
    """A table that tells which of its keys are read."""

    def __init__(self, values: dict[Any, Any], hear: Callable[[Any], None]) -> None:
        super().__init__(values)
        self.hear = hear

    def __getitem__(self, key: Any) -> Any:
        self.hear(key)
        return super().__getitem__(key)

    def get(self, key: Any, other: Any = None) -> Any:
        self.hear(key)
        return super().get(key, other)

    def __contains__(self, key: Any) -> bool:
        self.hear(key)
        return super().__contains__(key)

    def _all(self) -> dict[Any, Any]:
        for key in list(dict.keys(self)):
            self.hear(key)
        return dict(dict.items(self))

    def __iter__(self) -> Iterator[Any]:
        return iter(self._all())

    def keys(self) -> Any:
        return self._all().keys()

    def values(self) -> Any:
        return self._all().values()

    def items(self) -> Any:
        return self._all().items()


def noting_view(view: dict[str, Any], public: dict[str, Any], words: Sequence[str], note: Note) -> Any:
    """A view that tells which of its parts are read: of a region its place, and of one's own what only they see."""
    seat, told = view["seat"], dict(view)

    def of_player(at: int, player: dict[str, Any]) -> NotedDict:
        seen = public["players"][at]
        return NotedDict(player, lambda key: note("players" if key in seen or at != seat else OWN, at))

    told["players"] = NotedList([of_player(*pair) for pair in enumerate(view["players"])], "", 0, False, _deaf)
    if "regions" in view:
        told["regions"] = NotedDict(view["regions"], lambda word: note("regions", words.index(word)))
    apart = ("players", "regions", "game", "seat", "seats")
    return NotedDict(told, lambda key: None if key in apart else note(key, None))


def _deaf(name: str, place: int | None) -> None:
    """What is not worth a note."""


class NotingCache(Cache):
    """A cache that knows what is made now, and finds what is read without being named as a source."""

    __slots__ = ("forgotten", "makes", "read")

    def __init__(self) -> None:
        super().__init__()
        self.makes: list[tuple[Any, frozenset[Any]]] = []  # what is being made, and from what
        self.forgotten: set[tuple[Any, str]] = set()  # what was made, and which source of it was not named
        self.read: dict[Any, set[str]] = {}  # by what was made

    def note(self, name: str, place: int | None = None) -> None:
        """Something is read: whatever is being made must have named it."""
        for at in range(len(self.makes) - 1, -1, -1):
            key, of = self.makes[at]
            if of == {key[1:] and key[1]}:  # a template is filled with what was made
                continue
            self.read.setdefault(key, set()).add(name)
            if name not in of and (place is None or (name, place) not in of):
                self.forgotten.add((key, name if place is None else f"{name} {place}"))
            if at and key in self.makes[at - 1][1]:  # it is a source of what is being made around it
                break

    def make(self, key: Any, of: Any, make: Any, *given: Any) -> Any:
        of = tuple(of)
        self.makes.append((key, frozenset(of)))
        try:
            return super().make(key, of, make, *given)
        finally:
            self.makes.pop()
