"""The race of whole turns: its luck, its field, its budget."""

from dataclasses import replace
from itertools import count
from random import Random

import pytest

from keeling.bots import contest, greedy, race, search
from keeling.bots.race import Race
from keeling.core.perspective import Perspective
from tests.bots.test_turns import sight
from tests.stage import stage


@pytest.fixture
def found():
    perspective, _ = sight(stage(2))
    begun = Race(perspective, Random(4))
    assert len(begun.runners) == race.FIELD[0]
    return begun


def test_trials_are_counted_and_all_have_the_same_luck_before_any_has_the_next(found):
    everybody = found.runners
    found.run(2 * len(everybody) + 3)
    assert found.iterations == 2 * len(everybody) + 3 == sum(one.trials for one in everybody)
    assert [one.trials for one in found.runners] == [3] * 3 + [2] * (len(everybody) - 3)
    assert found.decisions > found.iterations


def test_the_same_luck_brings_the_same(found):
    line = found.runners[0].line
    assert len({found.trial(line, Random(7)) for _ in range(3)}) == 1
    assert len({found.trial(line, Random(luck)) for luck in range(5)}) > 1


def test_the_longer_the_race_the_fewer_are_in_it_and_the_best_of_them_wins(found, monkeypatch):
    monkeypatch.setattr(race, "SHARE", 24)
    everybody = found.runners
    found.run(100)
    assert len(found.runners) == race.FIELD[1]
    early = next(one for one in everybody if one not in found.runners)
    early.total = float(early.trials)  # as good as can be, but out of the race
    best = max(found.runners, key=found.known)
    assert found.known(early) > found.known(best)
    assert found.favourite() == best.line[0]


def test_before_any_trial_greedy_decides(found):
    assert found.favourite() == max(found.runners, key=lambda one: one.judged).line[0]


def test_of_turns_that_did_alike_greedys_better_one_is_taken(found):
    one, other = found.runners[:2]
    found.total = found.judged = 1.0
    one.trials = other.trials = 10
    one.total = other.total = 4.0
    one.judged, other.judged = 0.3, 0.5
    assert found.known(one) < found.known(other)


@pytest.mark.parametrize("seconds", [0.005, 0.02, 0.3])
def test_the_clock_ends_a_race_within_twice_its_budget(monkeypatch, seconds):
    ticks = count()  # every look at the clock is a millisecond later
    for module in (search, greedy, contest):
        monkeypatch.setattr(module, "perf_counter", lambda: next(ticks) / 1000)
    perspective, asked = sight(stage(2))
    assert search.choose(perspective, asked, Random(2), seconds=seconds) in asked.choices
    assert seconds <= next(ticks) / 1000 < 2 * seconds


def test_the_same_seed_and_budget_choose_the_same():
    perspective, asked = sight(stage(2))
    assert len({search.choose(perspective, asked, Random(3), iterations=30) for _ in range(3)}) == 1


def test_whole_turns_race_where_positions_are_judged_and_a_tree_grows_where_not():
    perspective = sight(stage(4))[0]
    settings = replace(perspective.game.bots, evaluate_all=None, insight=None)
    blind = Perspective(replace(perspective.game, bots=settings), 0, perspective.position)
    assert [type(search.begin(one, Random(1))) for one in (perspective, blind)] == [Race, search.Search]


def test_alone_greedy_decides():
    perspective, asked = sight(stage(1))
    lines = greedy.best_lines(perspective, Random(6), race.WIDER * perspective.game.bots.beam[0])
    assert search.choose(perspective, asked, Random(6), iterations=40) == max(lines.values())[1][0]
