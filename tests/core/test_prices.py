"""Previews and promises know no more than whoever is asked."""

from dataclasses import replace
from random import Random

import keeling
from keeling.core.prices import Figure, Prices, figures
from keeling.games import GAMES
from keeling.testing.tables import play_on


def asked():
    """A match on whose turn somebody is asked, the seat, another one whose goal is hidden, and the verbs."""
    match, rng = keeling.new("co2", seats=3, seed=4), Random(4)
    while len(match.asks) > 1 or match.asks[0].prompt != "turn":
        play_on(match, rng, 1)
    ask = match.asks[0]
    return match, ask.seat, (ask.seat + 1) % 3, tuple(dict.fromkeys(option.split()[0] for option in ask.options))


def told_in_other_worlds(match, seat, other, tell):
    """What is told where the hidden goal is another each time; it must be another in some of them."""
    told = []
    for seed in range(6):
        match.position = match.game.redeal(match.position, seat, Random(seed))
        match._forget()
        told.append((match.position.goal[other], tell()))
    assert len({goal for goal, _ in told}) > 1
    return [one for _, one in told]


def test_a_promise_tells_nothing_that_its_seat_cannot_see():
    match, seat, other, verbs = asked()

    def promises(t, seat, options):
        return {option: [Figure("goal", t.goal[other], seat)] for option in options}

    match.game = replace(GAMES["co2"], promises=promises, prices=Prices(free=verbs))
    told = told_in_other_worlds(match, seat, other, lambda: figures(match, seat))
    assert told[0] and all(one == told[0] for one in told)


def test_a_preview_tells_nothing_that_its_seat_cannot_see(monkeypatch):
    match, seat, other, verbs = asked()
    action = match.game.rules["turn"].actions[verbs[0]]
    play = type(action).play

    def telling(self, t, seat, option):
        t.note("peek", "", seat, {"goal": t.goal[other]})
        play(self, t, seat, option)

    monkeypatch.setattr(type(action), "play", telling)
    told = told_in_other_worlds(
        match, seat, other, lambda: [fact.values for one in match.previews(seat) for fact in one.facts]
    )
    assert any("goal" in values for values in told[0]) and all(one == told[0] for one in told)
