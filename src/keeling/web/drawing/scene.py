"""What a board is drawn from for one audience; a part of it is drawn anew only if what it names has changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Generic, TypeVar, cast

from keeling.core.sheet import Sheet
from keeling.kit.cache import Cache, Key
from keeling.locale import Translator, translator
from keeling.web.drawing.composed import Composed, Drawn, Element
from keeling.web.drawing.render import fill

V = TypeVar("V")
Made = TypeVar("Made")
NAMES: Final = "names"  # the players'
BOTS: Final = "bots"  # where they sit
DRAWN: Final = "drawn"
Values = Mapping[str, object]
Frame = tuple[Values, Mapping[str, Sequence[Element]]]  # its values, and groups of elements by place


def _nothing(scene: object) -> Values:
    """Of a template that is always the same."""
    return {}


@dataclass
class Scene(Generic[V]):
    """A table as one audience sees it: what it may know, what all know, the figures in use, the players, a language."""

    game: str
    view: V
    public: V
    sheet: Sheet
    names: list[str]
    kinds: tuple[str, ...]  # who sits where
    lang: str
    cache: Cache
    me: int | None = field(init=False)  # whose eyes it is seen with; None: a spectator's
    bots: tuple[str, ...] = field(init=False)  # where bots sit: their levels, or that they are bots; else nothing

    def __post_init__(self) -> None:
        self.me = cast(Mapping[str, int | None], self.view)["seat"]
        self.bots = tuple([kind.removeprefix("bot:") if kind.startswith("bot") else "" for kind in self.kinds])

    @property
    def voice(self) -> Translator:
        """How the game speaks in this language."""
        return translator(self.lang, self.game)

    def draw(self, what: str, of: Sequence[Key], make: Callable[..., Values] = _nothing, *at: Hashable) -> Drawn:
        """One of the game's templates with the values that are made from some parts of the view, and drawn anew only if
        these differ. `at` says which of its likes it is, and for whose eyes; `make` is told."""
        cache, key = self.cache, (what, self.lang, *at)
        if cache.is_old(key, of):
            values = cache.make(key, of, make, self, *at)
            return cache.make((DRAWN, key), (key,), fill, f"{self.game}/{what}.html", self.lang, values)
        return cast(Drawn, cache.values[DRAWN, key])

    def compose(self, what: str, of: Sequence[Key], make: Callable[..., Frame], *at: Hashable) -> Drawn:
        """The same around elements, each of which is drawn from some of these parts."""
        return self.cache.make((DRAWN, (what, self.lang, *at)), of, self._compose, what, make, at)

    def share(self, name: str, of: Sequence[Key], make: Callable[..., Made], *at: Hashable) -> Made:
        """What several fragments are drawn from, made from some parts of the view; it is a source by its name."""
        return self.cache.make((name, *at) if at else name, of, make, self, *at)

    def _compose(self, what: str, make: Callable[..., Frame], at: tuple[Hashable, ...]) -> Drawn:
        values, groups = make(self, *at)
        return Composed(partial(fill, f"{self.game}/{what}.html", self.lang), values, groups)
