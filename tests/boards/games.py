"""Random games of every game in the catalogue, for what must hold on all boards."""

from __future__ import annotations

import random
from collections.abc import Iterator

import keeling
from keeling.games import GAMES
from keeling.testing.hints import about

NAMES = ["Ada", "Bea", "Cid", "Dee", "Eve"]


def games() -> list[tuple[str, int]]:
    """Every game with the fewest and with the most players."""
    return [(name, seats) for name, game in GAMES.items() for seats in (max(2, game.least_seats), game.most_seats)]


def positions(game: str, seats: int, seed: int, most: int = 600) -> Iterator[keeling.Match]:
    """A random game, choice by choice; builders are preferred, so that much is seen."""
    match = keeling.new(game, seats=seats, seed=seed, sheet=about(game, "SHEET"))
    liked, shunned = about(game, "EAGER", ()), about(game, "SHUNNED", ())
    chance = random.Random(seed)
    for _ in range(most):
        if not match.asks:
            break
        yield match
        ask = chance.choice(match.asks)
        eager = [option for option in ask.options if option.split()[0] in liked]
        calm = [option for option in ask.options if option.split()[0] not in shunned]
        match.play(ask.seat, chance.choice(eager if eager and chance.random() < 0.6 else calm or ask.options))
    yield match
