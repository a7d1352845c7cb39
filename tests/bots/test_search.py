"""The search: its budget, its repeatability, its sense."""

from dataclasses import replace
from itertools import count
from random import Random

import pytest

from keeling.bots import contest, greedy, search
from keeling.bots.lookahead import owed
from keeling.core.match import Ask
from keeling.core.notation import write
from keeling.core.perspective import Perspective
from tests.daybreak_stage import stage as quiet_stage
from tests.factories_stage import stage as works_stage
from tests.stage import stage


def _sight(s, seat=0):
    game = s.match.game
    s.settle()
    perspective = Perspective(game, seat, game.redeal(s.match.position, seat, Random(1)))
    ask = owed(game, perspective.position.copy(), seat)
    return perspective, Ask(seat, ask.prompt, tuple(ask.options))


@pytest.fixture
def clock(monkeypatch):
    """A clock that goes on by a millisecond whenever somebody looks."""
    ticks = count()
    monkeypatch.setattr(search, "perf_counter", lambda: next(ticks) / 1000)
    monkeypatch.setattr(greedy, "perf_counter", lambda: next(ticks) / 1000)
    monkeypatch.setattr(contest, "perf_counter", lambda: next(ticks) / 1000)
    return ticks


@pytest.mark.parametrize("seconds", [0.005, 0.02, 0.3])
def test_the_clock_ends_a_search_within_twice_its_budget(clock, seconds):
    perspective, asked = _sight(stage(4))
    assert search.choose(perspective, asked, Random(2), seconds=seconds) in asked.choices
    assert next(clock) / 1000 < 2 * seconds


def test_the_same_seed_and_budget_choose_the_same(clock):
    perspective, asked = _sight(stage(4))
    chosen = {search.choose(perspective, asked, Random(3), iterations=30) for _ in range(3)}
    assert len(chosen) == 1


def test_iterations_are_counted_and_every_one_ends_in_the_tree():
    perspective, _ = _sight(works_stage(3))
    found = search.Search(perspective, Random(4))
    found.run(25)
    assert found.iterations == 25 == found.root.visits
    assert sum(child.visits for child in found.root.children.values()) == 25
    assert found.decisions > 25


def _ripe(s):
    """A plant that anybody can build in the last decade: whoever is first gets the points and the region."""
    s.t.decade = s.t.figures.decades[3]
    s.project("solar", "europe", "tech", installed=True)
    for seat in range(4):
        s.t.money[seat], s.t.tech[seat], s.t.expertise[5 * seat + 1] = 20, 4, 4
    s.t.tech_bank -= 16
    return s


@pytest.mark.parametrize("choose", [greedy.choose, search.choose])
def test_a_ripe_plant_is_built(choose):
    s = _ripe(stage(4))
    perspective, asked = _sight(s)
    moves = []
    rng = Random(5)
    while "end" not in moves and len(moves) < 8:
        perspective, asked = _sight(s)
        moves.append(write(choose(perspective, asked, rng)))
        s.play(0, moves[-1])
        if s.seats_asked() != [0] or s.prompt != "turn":
            break
    assert "build solar europe tech" in moves


def test_where_there_is_but_one_option_a_search_ends_too():
    perspective, asked = _sight(quiet_stage(1))
    assert asked.options == ("done",)
    blind = replace(perspective.game, bots=replace(perspective.game.bots, evaluate_all=None))
    found = search.Search(Perspective(blind, 0, perspective.position), Random(5))
    found.run(3)
    assert found.root.visits == 3 and found.favourite() == ("done",)
