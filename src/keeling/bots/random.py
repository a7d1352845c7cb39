"""A bot that takes any open option, each as likely as the next."""

from __future__ import annotations

from random import Random
from typing import Any

from keeling.core.match import Asked


def choose(view: dict[str, Any], ask: Asked, rng: Random) -> str:
    """One of the options, whatever the view shows."""
    return ask.options[(rng.getrandbits(32) * len(ask.options)) >> 32]
