"""Positions of random games of Factory Commons for the tests of what is drawn."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import keeling

EAGER = ("build", "mount", "purchase", "plan", "accept", "use", "run", "send", "move", "remove")
CHEAP = {  # everybody can build everything at once, so that much is seen
    "start": {"money": 50, "cpc": 0},
    "factories": {
        kind: {"wood": 0, "coal": 0, "steel": 1, "renewable": 0, "either": 0}
        for kind in ("conventional", "renewable", "recycling", "biotech", "technology")
    },
}


def positions(seats: int, seed: int, every: int = 1, sheet: dict[str, Any] | None = None) -> Iterator[keeling.Match]:
    """A random game, stopped at every so many choices and at its end; builders and traders are preferred."""
    match = keeling.new("factories", seats=seats, seed=seed, sheet=sheet)
    chance = random.Random(seed)
    for number in range(1200):
        if not match.asks:
            break
        if number % every == 0:
            yield match
        ask = chance.choice(match.asks)
        eager = [option for option in ask.options if option.split()[0] in EAGER]
        calm = [option for option in ask.options if option.split()[0] != "burn"]
        match.play(ask.seat, chance.choice(eager if eager and chance.random() < 0.6 else calm or ask.options))
    yield match


def holds(option: str, words: str) -> bool:
    """Whether an option holds a piece's words side by side; a word may be one of several, or any."""
    made, wanted = option.split(), words.split()
    return any(
        all(two == "*" or one in two.split("|") for one, two in zip(made[at:], wanted, strict=False))
        for at in range(len(made) - len(wanted) + 1)
    )
