"""Players by fixed rules, for the lab: what those of all games do alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Generic

from keeling.core.agenda import Option, P

Way = Callable[[P, int, list[Option]], Option | None]


class Script(Generic[P]):
    """It answers each question by the method of that name; without one, or if that is closed, by the first option."""

    def choose(self, t: P, seat: int, prompt: str, options: list[Option], rng: Random) -> Option:
        """Its answer to any question."""
        answer: Way[P] | None = getattr(self, prompt.replace("-", "_"), None)
        chosen = answer(t, seat, options) if answer else None
        return chosen if chosen in options else options[0]


def first_open(ways: Sequence[Way[P]], t: P, seat: int, options: list[Option]) -> Option | None:
    """What the first of these ways finds that is open."""
    found = (way(t, seat, options) for way in ways)
    return next((option for option in found if option is not None and option in options), None)
