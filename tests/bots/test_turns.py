"""Search by whole turns: its budget, its luck, its sense."""

from itertools import count
from random import Random

import pytest

from keeling.bots import greedy, search, turns
from keeling.bots.ahead import owed
from keeling.bots.rollout import rollout
from keeling.bots.turns import Turns
from keeling.core.flow import settle
from keeling.core.match import Ask
from keeling.core.perspective import Perspective
from tests.second_chance_stage import stage


def sight(s, seat=0):
    """What a seat sees, and what it is asked."""
    s.settle()
    game = s.match.game
    perspective = Perspective(game, seat, game.redeal(s.t, seat, Random(1)))
    ask = owed(game, perspective.position.copy(), seat)
    return perspective, Ask(seat, ask.prompt, tuple(" ".join(option) for option in ask.options))


def test_trials_are_counted_and_the_best_turns_are_tried_most():
    perspective, _ = sight(stage(3, mode="competitive"))
    found = Turns(perspective, Random(4))
    found.run(25)
    assert found.iterations == 25 == sum(turn.visits for turn in found.turns)
    ranked = sorted(found.turns, key=found.known, reverse=True)
    assert found.favourite() == ranked[0].line[0] and ranked[0].visits >= ranked[-1].visits


def test_every_turn_is_tried_with_the_same_luck():
    perspective, _ = sight(stage(2))
    found = Turns(perspective, Random(4))
    line = found.turns[0].line
    again = [found.trial(line, Random(found.seed), float("inf")) for _ in range(3)]
    assert again[0] == again[1] == again[2]
    assert found.trial(line, Random(found.seed + 1), float("inf")) != again[0]


def test_the_same_seed_and_budget_choose_the_same():
    perspective, asked = sight(stage(4, mode="competitive"))
    assert len({search.choose(perspective, asked, Random(3), iterations=8) for _ in range(3)}) == 1


@pytest.mark.parametrize("seconds", [0.02, 0.3])
def test_the_clock_ends_a_search_within_twice_its_budget(monkeypatch, seconds):
    ticks = count()  # every look at the clock is a millisecond later
    for module in (search, greedy, turns):
        monkeypatch.setattr(module, "perf_counter", lambda: next(ticks) / 1000)
    perspective, asked = sight(stage(4, mode="competitive"))
    assert search.choose(perspective, asked, Random(2), seconds=seconds) in asked.options
    assert next(ticks) / 1000 < 2 * seconds


def test_a_trial_that_the_clock_cut_short_says_nothing():
    perspective, _ = sight(stage(2))
    found = Turns(perspective, Random(4))
    found.iterate(until=0.0)
    assert found.iterations == 0 and not any(turn.visits for turn in found.turns)


def test_others_play_on_until_ones_next_turn():
    perspective, _ = sight(stage(4, mode="competitive"))
    game, t = perspective.game, perspective.position
    seat = (t.active + 2) % 4
    made = rollout(game, t, Random(1), 400, seat)
    ask = settle(game.rules, t)
    assert 0 < made < 400 and (ask.seat, ask.prompt) == (seat, "turn")
