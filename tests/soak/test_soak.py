"""Ten thousand random games over all seat counts, options and two sheets: no fault, and every ending occurs."""

import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import pytest

from keeling.core.chance import generator, pick
from keeling.core.flow import answer, settle
from keeling.games import GAMES
from keeling.lab.exercise import variety
from keeling.lab.playout import pick_kind
from scripts.rules_coverage import SHEETS

GAMES_PLAYED = 10_000
CHUNK = 250


def soak(name, first):
    """Play a chunk of games with every step checked; the endings found."""
    game = GAMES[name]
    endings = Counter()
    for number, (seats, settings, figures) in enumerate(variety(game, first + CHUNK, SHEETS[name])):
        if number < first:
            continue
        position = game.start(figures, seats, settings)
        rng = generator("soak", number)
        choose = pick if number % 3 == 0 else pick_kind
        for _ in range(5000):
            ask = settle(game.rules, position)
            faults = game.faults(position)
            assert not faults, (number, seats, settings, faults)
            if ask is None:
                break
            assert ask.options
            answer(game.rules, position, ask, choose(rng, ask))
        assert position.ending in game.endings, (number, seats, settings)
        endings[position.ending] += 1
    return endings


@pytest.mark.parametrize("name", GAMES)
def test_ten_thousand_random_games(name):
    endings = Counter()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for found in pool.map(soak, [name] * (GAMES_PLAYED // CHUNK), range(0, GAMES_PLAYED, CHUNK)):
            endings += found
    print(dict(endings))
    assert sum(endings.values()) == GAMES_PLAYED
    assert set(endings) == set(GAMES[name].endings)
