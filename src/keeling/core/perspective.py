"""A perspective: what one seat knows of a match, in a form that can be thought about."""

from __future__ import annotations

from random import Random
from typing import Any

from keeling.core.game import Game


class Perspective:
    """A seat's view, and positions that agree with it; the true one is not in here."""

    __slots__ = ("game", "position", "seat")

    def __init__(self, game: Game, seat: int, position: Any) -> None:
        self.game = game
        self.seat = seat
        self.position: Any = position  # dealt anew: what the seat cannot see is a guess

    @property
    def view(self) -> dict[str, Any]:
        """All that the seat may know, as plain data."""
        return self.game.view(self.position, self.seat)

    def resample(self, rng: Random) -> Any:
        """Another position that agrees with the view."""
        return self.game.redeal(self.position, self.seat, rng)
