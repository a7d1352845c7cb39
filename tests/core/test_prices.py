"""Figures on options: what is promised of them knows no more than whoever is asked."""

from dataclasses import replace
from random import Random

import keeling
from keeling.core.prices import Figure, Prices, figures
from keeling.games import GAMES
from tests.contract.tables import play_on


def test_a_promise_tells_nothing_that_its_seat_cannot_see():
    match = play_on(keeling.new("co2", seats=3, seed=4), Random(4), 30)
    seat = match.asks[0].seat
    other = (seat + 1) % 3

    def promises(t, seat, options):
        return {option: [Figure("goal", t.goal[other], seat)] for option in options}

    verbs = tuple({option.split()[0] for option in match.asks[0].options})
    match.game = replace(GAMES["co2"], promises=promises, prices=Prices(free=verbs))
    told = []
    for seed in range(6):  # what is hidden from the seat is dealt otherwise each time
        match.position = match.game.redeal(match.position, seat, Random(seed))
        match._forget()
        told.append((match.position.goal[other], figures(match, seat)))
    assert len({goal for goal, _ in told}) > 1
    assert all(figured == told[0][1] for _, figured in told) and told[0][1]
