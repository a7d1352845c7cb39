"""Search by whole turns: its budget, its luck, its sense."""

from dataclasses import replace
from itertools import count
from math import inf
from random import Random

import pytest

from keeling.bots import contest, greedy, others, search, turns
from keeling.bots.lookahead import carry_out, owed
from keeling.bots.others import play_on
from keeling.bots.outcomes import judge
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
    return perspective, Ask(seat, ask.prompt, tuple(ask.options))


def test_trials_are_counted_and_the_best_turns_are_tried_most():
    perspective, _ = sight(stage(3))
    found = Turns(perspective, Random(4))
    found.run(25)
    assert found.iterations == 25 == sum(turn.trials for turn in found.turns)
    ranked = sorted(found.turns, key=found.known, reverse=True)
    assert found.favourite() == ranked[0].line[0] and ranked[0].trials >= ranked[-1].trials


def test_in_a_race_all_have_the_same_luck_and_fewer_and_fewer_go_on():
    perspective, _ = sight(stage(3, mode="competitive"))
    found = Turns(perspective, Random(4))
    assert len(found.turns) > turns.FIELD[0]
    whole = sum(turns.FIELD) + 2 * turns.LAST
    found.run(whole)
    assert found.iterations == whole
    tried = sorted((turn.trials for turn in found.turns), reverse=True)
    rounds = [*turns.FIELD, turns.LAST, turns.LAST]
    assert tried == [sum(place < field for field in rounds) for place in range(len(found.turns))]


def test_of_a_race_one_of_the_last_wins_whatever_luck_those_before_had():
    perspective, _ = sight(stage(3, mode="competitive"))
    found = Turns(perspective, Random(4))
    found.run(sum(turns.FIELD[:3]))
    early = next(turn for turn in found.turns if turn.trials == 2)
    early.total = 2.0  # as good as can be, but out of the race
    late = max((turn for turn in found.turns if turn.trials == 3), key=found.known)
    assert found.known(early) > found.known(late)
    assert found.favourite() == late.line[0]


def test_every_turn_is_tried_with_the_same_luck():
    perspective, _ = sight(stage(2))
    found = Turns(perspective, Random(4))
    line = found.turns[0].line
    again = [found.trial(line, Random(found.seed), float("inf")) for _ in range(3)]
    assert again[0] == again[1] == again[2]


def test_the_same_seed_and_budget_choose_the_same():
    perspective, asked = sight(stage(4, mode="competitive"))
    assert len({search.choose(perspective, asked, Random(3), iterations=8) for _ in range(3)}) == 1


@pytest.mark.parametrize("seconds", [0.02, 0.3])
def test_the_clock_ends_a_search_within_twice_its_budget(monkeypatch, seconds):
    ticks = count()  # every look at the clock is a millisecond later
    for module in (search, greedy, contest, others):
        monkeypatch.setattr(module, "perf_counter", lambda: next(ticks) / 1000)
    perspective, asked = sight(stage(4, mode="competitive"))
    assert search.choose(perspective, asked, Random(2), seconds=seconds) in asked.choices
    assert next(ticks) / 1000 < 2 * seconds


def test_a_trial_that_the_clock_cut_short_says_nothing():
    perspective, _ = sight(stage(2))
    found = Turns(perspective, Random(4))
    found.iterate(until=0.0)
    assert found.iterations == 0 and not any(turn.trials for turn in found.turns)


def test_others_play_on_until_ones_next_turn():
    perspective, _ = sight(stage(4, mode="competitive"))
    game, t = perspective.game, perspective.position
    seat = (t.active + 2) % 4
    made = rollout(game, t, Random(1), 400, seat)
    ask = settle(game.rules, t)
    assert 0 < made < 400 and (ask.seat, ask.prompt) == (seat, "turn")


def test_turns_are_whole_and_none_is_another_in_a_different_order():
    perspective, _ = sight(stage(3, mode="competitive"))
    found = Turns(perspective, Random(4))
    steps = [sorted(turn.line) for turn in found.turns]
    assert len(steps) > 1 and all(line not in steps[:at] for at, line in enumerate(steps))
    for turn in found.turns:
        then, _ = carry_out(perspective.game, perspective.position.copy(), found.first, turn.line, Random(1))
        assert then is None


def test_others_who_look_ahead_play_whole_turns_until_ones_own():
    perspective, _ = sight(stage(4, mode="competitive"))
    game, t = perspective.game, perspective.position
    waiting = (t.active + 3) % 4
    again = t.copy()
    for position in (t, again):
        play_on(game, position, waiting, Random(1), (1, 3), inf)
    ask = settle(game.rules, t)
    assert (ask.seat, ask.prompt, t.acted) == (waiting, "turn", 0)
    assert sum(code >= 0 for code in t.project) >= 3  # three have planned, or gone on with it
    assert again.state() == t.state()  # with the same luck they do the same


def test_others_who_look_ahead_build_what_is_ripe():
    s = stage(2, mode="competitive").project("solar", "europe", "tech", prepared_by=0)
    s.level(1, "solar", 9).tech(1, 4)
    s.t.money[1], s.t.decade, s.t.round = 30, 5, 4
    perspective, _ = sight(s)
    game, t = perspective.game, perspective.position
    first = owed(game, t, 0)
    pending = next(option for option in first.options if option[0] == "plan")
    carry_out(game, t, first, [pending, ("end",)], Random(1))
    play_on(game, t, 0, Random(1), (1, 3), inf)
    assert sum(t.plants[5:10]) == 1


def test_a_trial_goes_on_beyond_the_end_of_the_turn():
    perspective, _ = sight(stage(3, mode="competitive"))
    game = replace(perspective.game, bots=replace(perspective.game.bots, others=None))
    passing = Turns(Perspective(game, 0, perspective.position), Random(4))
    looking = Turns(perspective, Random(4))
    line = looking.turns[0].line
    position = perspective.resample(rng := Random(7))
    carry_out(game, position, looking.first, line, rng)
    end = judge(game, position)[0]
    further = {passing.trial(line, Random(7), inf), looking.trial(line, Random(7), inf)}
    assert len(further) == 2 and end not in further


@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_partners_and_rivals_look_on_to_their_next_turn(mode):
    found = Turns(sight(stage(2, mode=mode))[0], Random(4))
    assert found.others == (1, 3) and found.trust < found.game.bots.trust
