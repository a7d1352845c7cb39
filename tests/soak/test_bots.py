"""A thousand games of greedy bots: no fault after any step, every ending and every card occurs."""

import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import pytest

from keeling.bots import bot
from keeling.core.agenda import CHANCE
from keeling.core.chance import generator, pick
from keeling.core.flow import answer, asks
from keeling.core.game import check_settings
from keeling.core.match import Ask
from keeling.core.perspective import Perspective
from keeling.games import GAMES, house_figures

GAMES_PLAYED = 1000
CHUNK = 10
CARDS = {"factories": set(range(1, 87))}  # all that can be played, mounted or drawn as events


def soak(name, first):
    """Play a chunk of games with every step checked: the endings, and the cards that were met."""
    game = GAMES[name]
    endings, cards = Counter(), set()
    for number in range(first, first + CHUNK):
        seats = max(2, game.least_seats) + number % (game.most_seats - max(2, game.least_seats) + 1)
        position = game.start(house_figures(name), seats, check_settings(game, seats, None))
        careless = number % 4 == 0  # every fourth table plays at random for a while, else few would be lost
        turn = 0
        while True:
            position.facts = []
            owed = asks(game.rules, position)
            faults = game.faults(position)
            assert not faults, (name, number, faults)
            if not owed:
                break
            ask, turn = owed[0], turn + 1
            rng = generator("soak", name, number, turn)
            option = pick(rng, ask)
            if ask.seat != CHANCE and len(ask.options) > 1 and not (careless and turn % 2):
                perspective = Perspective(game, ask.seat, game.redeal(position, ask.seat, rng))
                player = bot("random" if careless and rng.random() < 0.5 else "greedy")
                option = player(perspective, Ask(ask.seat, ask.prompt, tuple(ask.options)), rng)
                assert option in ask.options
            answer(game.rules, position, ask, option)
            for fact in position.facts:
                if fact.kind in ("card-played", "event", "component-mounted"):
                    cards.add(int(fact.values["no"]))
        assert position.ending in game.endings
        endings[position.ending] += 1
    return endings, cards


@pytest.mark.parametrize("name", GAMES)
def test_a_thousand_games_of_greedy_bots(name):
    endings, cards = Counter(), set()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for found, met in pool.map(soak, [name] * (GAMES_PLAYED // CHUNK), range(0, GAMES_PLAYED, CHUNK)):
            endings += found
            cards |= met
    print(name, dict(endings))
    assert sum(endings.values()) == GAMES_PLAYED
    assert "defeat" in endings and len(endings) > 1
    assert CARDS.get(name, set()) <= cards
