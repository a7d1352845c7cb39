"""What a board is drawn from for one audience; its parts are drawn anew only where that has changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Generic, TypeVar

from keeling.core.sheet import Sheet
from keeling.locale import Translator, translator
from keeling.web.drawing.render import SLOTS, Composed, Kept, Made, compose, print_of

V = TypeVar("V")


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
    kept: Kept
    bots: tuple[str, ...] = field(init=False)  # where bots sit: their levels, or that they are bots; else nothing
    ground: tuple[object, ...] = field(init=False)  # what everything is drawn from: names and sheet

    def __post_init__(self) -> None:
        self.bots = tuple([kind.removeprefix("bot:") if kind.startswith("bot") else "" for kind in self.kinds])
        self.ground = (self.names, print_of(self.sheet))

    @property
    def voice(self) -> Translator:
        """How the game speaks in this language."""
        return translator(self.lang, self.game)

    def draw(self, what: str, which: Hashable, given: object, make: Callable[[], Mapping[str, object]] = dict) -> str:
        """One of the game's templates, which sees the scene; `given` is all it is drawn from beside names and sheet."""
        return self.kept.draw(
            f"{self.game}/{what}", self.lang, which, (given, self.ground), lambda: {"scene": self, **make()}
        )

    def make(self, what: str, which: Hashable, given: object, make: Callable[[], Made]) -> Made:
        """The same for what is made of several drawings."""
        return self.kept.make(what, self.lang, which, (given, self.ground), make)

    def frame(
        self, what: str, which: Hashable, values: Mapping[str, object], *groups: Sequence[tuple[str, str]]
    ) -> Composed:
        """A template around elements with ids of their own, its `rows` and the `rest` of them."""
        slots = dict(zip(("rows", "rest"), SLOTS, strict=True))
        around = self.draw(what, which, values, lambda: {**values, **slots})
        return self.kept.make(f"{what}:composed", self.lang, which, (around, groups), lambda: compose(around, *groups))

    def strip(self, seats: Sequence[Mapping[str, object]], shown: Sequence[str], head: Mapping[str, object]) -> str:
        """The phone's strip of seats, each drawn from what is shown of it; its frame seldom changes."""
        rows = []
        for one in seats:
            drawn = self.draw("seat", one["seat"], [one[key] for key in shown], partial(dict, s=one))
            rows.append((f"seat-p{int(str(one['seat'])) + 1}", drawn))
        return self.frame("seats", "", {"count": len(seats), **head}, rows)
