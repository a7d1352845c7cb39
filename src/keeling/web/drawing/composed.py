"""Fragments made of elements with ids of their own: where only some of them change, only they are told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from markupsafe import Markup

Element = tuple[str, "Drawn"]  # its id, and what is drawn of it


class Composed:
    """A frame around groups of elements; its text is put together only for those who need all of it."""

    __slots__ = ("around", "elements", "frame", "ids")

    def __init__(
        self,
        around: Callable[[Mapping[str, object]], str],
        frame: Mapping[str, object],
        groups: Mapping[str, Sequence[Element]],
    ) -> None:
        self.around = around  # draws the frame from its values and the text of each group
        self.frame = frame
        self.ids: dict[str, list[str]] = {}  # of the elements, by the place of each group
        self.elements: dict[str, Drawn] = {}  # by id; they may be composed themselves
        for place, group in groups.items():
            self.ids[place] = list(dict(group))
            self.elements.update(group)

    def is_like(self, other: Composed) -> bool:
        """Whether another one differs from it in its elements alone."""
        return other.ids == self.ids and other.frame == self.frame

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Composed) and other.elements == self.elements and self.is_like(other)
        )

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        texts = {place: Markup("".join([str(self.elements[key]) for key in keys])) for place, keys in self.ids.items()}
        return self.around({**self.frame, **texts})

    def __html__(self) -> str:
        return str(self)


Drawn = str | Composed


def news(before: Mapping[str, Drawn], now: Mapping[str, Drawn]) -> dict[str, str]:
    """What has changed from some fragments to others: whole fragments, or elements of composed ones."""
    changed: dict[str, str] = {}
    for name, drawn in now.items():
        old = before.get(name)
        if old is drawn:
            continue
        if isinstance(drawn, Composed) and isinstance(old, Composed) and drawn.is_like(old):
            changed |= news(old.elements, drawn.elements)
        elif old != drawn:
            changed[name] = str(drawn)
    return changed
