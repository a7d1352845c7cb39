"""Playing on in passing stops where the game does."""

import pytest

from keeling.bots.rollout import rollout
from keeling.core.chance import generator
from keeling.core.flow import settle
from keeling.core.game import check_settings
from keeling.games import GAMES, house_figures


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_played_behind_the_end(name):
    game = GAMES[name]
    for seed in range(8):
        position = game.start(house_figures(name), 3, check_settings(game, 3, None))
        rng = generator("rollout", seed)
        made = 0
        while not position.ending and made < 3000:
            made += rollout(game, position, rng, 1)
        assert position.ending
        before = position.copy()
        assert settle(game.rules, before) is None  # what was still to be done is gone
        assert rollout(game, position, rng, 50) == 0
        assert position.state() == before.state()


@pytest.mark.parametrize("name", GAMES)
def test_it_stops_before_the_turn_that_is_awaited(name):
    """Also in a shared stage, where each seat's steps lie in a lane: the common agenda stays what it is."""
    game = GAMES[name]
    position = game.start(house_figures(name), 3, check_settings(game, 3, None))
    rng = generator("awaited", 1)
    rollout(game, position, rng, 200, 1)
    assert not position.ending
    assert all(position.agenda is not lane for lane in position.lanes)
    waiting = position.lanes[1] if position.lanes else position.agenda
    name, seat, _ = waiting[-1]
    assert (seat, game.rules[name].turn) == (1, True)
