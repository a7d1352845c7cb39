"""Tables that go on from a record."""

from random import Random

import pytest

import keeling
from keeling.core.agenda import CHANCE
from keeling.games import GAMES
from keeling.server.opening import prepare


def before_forced(game):
    """A record that stops where somebody has one option and need not be asked."""
    match, rng = keeling.new(game, 3, 3), Random(3)
    while not any(ask.seat != CHANCE and match.is_forced(ask.seat) for ask in match.owed()):
        ask = rng.choice(match.asks)
        match.play(ask.seat, rng.choice(ask.options))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_record_that_stops_before_a_forced_choice_goes_on(game):
    stopped = before_forced(game)
    log = prepare({"game": game, "record": stopped.record()}, "").log
    assert len(log) > len(stopped.entries)
    again = keeling.load(stopped.record())
    for line in log[len(stopped.entries) :]:
        if line.seat != CHANCE:
            again.play(line.seat, line.text)
    assert not any(again.is_forced(ask.seat) for ask in again.owed())
