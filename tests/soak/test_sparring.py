"""The normal bot among strangers: one against three sparring partners of different kinds."""

from dataclasses import replace

import pytest

from keeling.games import GAMES
from keeling.lab.simulate import play_one, prepare
from keeling.lab.sparring import partners

PLAYED = 40
SPARRING = [name for name in GAMES if partners(name)]


@pytest.mark.parametrize("name", SPARRING)
def test_the_normal_bot_stands_up_to_strangers(name):
    scripts = list(partners(name))
    spec = prepare(name, 4, 3, "greedy", None, None)
    won = 0
    for number in range(PLAYED):
        mine = number % 4
        seats = [f"script-{scripts[(number + seat) % len(scripts)]}" for seat in range(4)]
        seats[mine] = "greedy"
        won += mine in play_one(replace(spec, bot=",".join(seats)), number).winners
    print(name, won, "of", PLAYED)
    assert won > 0.35 * PLAYED  # a quarter would be par
