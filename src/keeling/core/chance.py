"""Drawing chance from a seed: each draw depends only on the seed and its number."""

from __future__ import annotations

import hashlib
from random import Random
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:  # rules draw, so the agenda stands on this module
    from keeling.core.agenda import Option
    from keeling.core.flow import Question

T = TypeVar("T")


def pick(rng: Random, ask: Question) -> Option:
    """One option of a chance ask, by weight."""
    return draw(rng, ask.options, ask.weights)


def draw(rng: Random, options: list[T], weights: list[int] | None) -> T:
    """One of several, by weight, or all alike."""
    if weights is None:
        return options[(rng.getrandbits(32) * len(options)) >> 32]
    spot = (rng.getrandbits(32) * sum(weights)) >> 32
    for index in range(len(weights)):
        spot -= weights[index]
        if spot < 0:
            return options[index]
    return options[-1]


def generator(*parts: int | str) -> Random:
    """A generator for this purpose alone, the same in every process."""
    text = ":".join(str(part) for part in parts)
    return Random(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big"))
