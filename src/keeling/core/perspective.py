"""A perspective: what one seat knows of a match, in a form that can be thought about."""

from __future__ import annotations

from random import Random
from typing import Any, Generic

from keeling.core.agenda import P
from keeling.core.game import Game, View


class Perspective(Generic[P]):
    """A seat's view, and positions that agree with it; the true one is not in here."""

    __slots__ = ("game", "position", "seat")

    def __init__(self, game: Game[P], seat: int, position: P) -> None:
        self.game = game
        self.seat = seat
        self.position = position  # dealt anew: what the seat cannot see is a guess

    @property
    def view(self) -> View:
        """All that the seat may know, as plain data."""
        return {**self.game.view(self.position, self.seat)}

    def resample(self, rng: Random) -> P:
        """Another position that agrees with the view."""
        return self.game.redeal(self.position, self.seat, rng)


AnyPerspective = Perspective[Any]  # where the game does not matter
