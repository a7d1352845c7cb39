"""Thousands of random games in which every seat takes back at random moments: nothing of others is ever lost."""

import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random

import pytest

import keeling
from keeling.games import GAMES
from keeling.testing.tables import specs, table
from tests.core.gifts import GAME
from tests.core.takebacks import random_game

CHUNK = 50
PLAYED = {"gifts": 10_000, **{name: 2000 for name, game in GAMES.items() if any(r.rests for r in game.rules.values())}}


def chunk(name, first):
    """Play some games of one kind; how often what happened."""
    if name == GAME.name:
        GAMES[name] = GAME
    tried = Counter()
    tables = [("gifts", seats, {}) for seats in (2, 3, 4)] if name == "gifts" else specs(name)
    for seed in range(first, first + CHUNK):
        match: keeling.AnyMatch = table(tables[seed % len(tables)], seed)
        tried += random_game(match, Random(seed))
        tried["choices"] += len(match.entries)
        tried[f"ending {match.position.ending}"] += 1
    return tried


@pytest.mark.parametrize("name", PLAYED)
def test_random_games_with_take_backs(name):
    tried = Counter()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for found in pool.map(chunk, [name] * (PLAYED[name] // CHUNK), range(0, PLAYED[name], CHUNK)):
            tried += found
    print(name, dict(tried))
    assert sum(tried[key] for key in tried if key.startswith("ending")) == PLAYED[name]
    assert min(tried[what] for what in ("beside", "last", "undo-built", "undo-drawn")) > PLAYED[name] / 10, tried
