"""A bot that takes any open option, each as likely as the next."""

from __future__ import annotations

from random import Random

from keeling.core.agenda import Option, P
from keeling.core.match import Ask
from keeling.core.perspective import Perspective


def choose(perspective: Perspective[P], ask: Ask, rng: Random) -> Option:
    """One of the options, whatever there is to see."""
    return ask.choices[(rng.getrandbits(32) * len(ask.choices)) >> 32]
