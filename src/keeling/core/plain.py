"""What a game gets if it says nothing itself: no sheet, nothing hidden, and a view of all its pieces."""

from __future__ import annotations

from random import Random

from keeling.core.agenda import P, Position
from keeling.core.reason import Values
from keeling.core.sheet import Sheet


class PlainFigures:
    """The figures of a game that reads none: the sheet alone."""

    __slots__ = ("sheet",)

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet


def no_stage(position: object) -> list[tuple[str, Values]]:
    """A game that does not say how far it is."""
    return []


def no_faults(position: object) -> list[str]:
    """A game in which nothing need add up."""
    return []


def nothing_hidden(position: P, seat: int, rng: Random) -> P:
    """Dealing anew where everybody sees everything: a copy."""
    return position.copy()


def open_view(position: Position, seat: int | None) -> dict[str, object]:
    """All pieces, for a game without secrets; a list with an entry for each seat is told by players."""
    seats = position.seats
    common: dict[str, object] = {}
    players: list[dict[str, object]] = [{} for _ in range(seats)]
    for name in position.PIECES:
        value = getattr(position, name)
        if not isinstance(value, list):
            common[name] = value
        elif len(value) != seats:
            common[name] = value[:]
        else:
            for player, own in zip(players, value, strict=True):
                player[name] = own
    return {**common, "players": players}
