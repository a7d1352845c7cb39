"""CO₂ judged: the planet first, then the lead; mixed motives are explicit."""

from dataclasses import replace
from random import Random

import pytest

from keeling.bots import search
from keeling.bots.greedy import best_lines
from keeling.bots.hint import hint
from keeling.core.notation import write
from keeling.core.perspective import Perspective
from keeling.games.co2.bots.evaluation import evaluate_all, forecast, survival
from keeling.games.co2.bots.insight import FAR, by_turns, insight
from keeling.games.co2_family.rules.income import income_on, incomes_of_all
from keeling.kit.motives import ALIVE
from tests.stage import stage


@pytest.mark.parametrize("judge", [evaluate_all, insight])
def test_the_common_defeat_is_worse_than_the_worst_loss(judge):
    s = stage(4)
    s.t.ending = "defeat"
    s.t.vp[:] = [90, 0, 0, 0]
    assert judge(s.t) == [0.0] * 4
    s.t.ending = "last-decade"
    judged = judge(s.t)
    assert judged[0] > 0.9 and min(judged) >= ALIVE


@pytest.mark.parametrize("judge", [evaluate_all, insight])
def test_more_points_more_money_more_permits_are_worth_more(judge):
    s = stage(4)
    before = judge(s.t)
    for kind in ("vp", "money", "permits", "tech"):
        t = s.t.copy()
        getattr(t, kind)[2] += 3
        after = judge(t)
        assert after[2] > before[2], kind
        assert after[0] < before[0], kind


@pytest.mark.parametrize("judge", [evaluate_all, insight])
def test_what_is_hidden_from_a_seat_does_not_change_its_judgement(judge):
    s = stage(4)
    before = judge(s.t)
    s.t.goal[1], s.t.goal[2] = s.t.goal[2], s.t.goal[1]
    after = judge(s.t)
    assert (after[0], after[3]) == (before[0], before[3])
    assert after != before  # whoever holds a goal knows it


def test_what_a_thing_is_worth_runs_through_the_three_that_are_known():
    weights = by_turns(0.5, 2.0, 1.0)
    assert [weights[0], weights[FAR // 2], weights[FAR]] == [0.5, 2.0, 1.0]


def test_search_judges_with_insight_and_greedy_does_not():
    s = stage(3)
    game = s.match.game
    settings = replace(game.bots, insight=lambda t: [float(t.permits[seat]) for seat in range(t.seats)])
    game = replace(game, bots=settings)
    s.settle()
    perspective = Perspective(game, 0, game.redeal(s.match.position, 0, Random(1)))
    found = search.begin(perspective, Random(2))
    found.run(30)
    assert found.favourite() == ("buy",)
    assert max(best_lines(perspective, Random(2)).values())[1][0] != ("buy",)


def test_the_income_that_is_judged_is_the_income_that_is_paid():
    rng = Random(7)
    for seats in (1, 2, 3, 5):
        s = stage(seats)
        for _ in range(40):
            s.t.expertise[:] = [rng.randrange(4) for _ in s.t.expertise]
            paid = [sum(income_on(s.t, seat, energy) for energy in range(5)) for seat in range(seats)]
            assert incomes_of_all(s.t) == paid


def test_heat_lowers_everybodys_value_and_plants_raise_it():
    s = stage(4)
    cool = evaluate_all(s.t)
    t = s.t.copy()
    t.co2 += 100
    assert all(hot < value for hot, value in zip(evaluate_all(t), cool, strict=True))
    s.project("solar", "europe", "tech")
    proposed = survival(s.t)
    s.t.project[s.slot("europe", "tech")] += 5
    assert survival(s.t) > proposed


def test_near_the_end_of_the_world_the_planet_outweighs_some_points():
    s = stage(4)
    s.t.co2 = 480
    s.t.decade = 3
    points = s.t.copy()
    points.vp[0] += 2
    planet = s.t.copy()
    planet.co2 -= 40
    assert evaluate_all(planet)[0] > evaluate_all(points)[0]
    s.t.co2 = 60
    s.t.decade = 5
    points, planet = s.t.copy(), s.t.copy()
    points.vp[0] += 2
    planet.co2 -= 40
    assert evaluate_all(points)[0] > evaluate_all(planet)[0]


def test_a_hint_names_an_open_move_and_its_effect():
    s = stage(3)
    s.settle()
    game = s.match.game
    perspective = Perspective(game, 0, game.redeal(s.match.position, 0, Random(1)))
    told = hint(perspective, Random(1))
    assert write(told.move) in s.options(0)
    assert told.line[0] == told.move
    assert told.move == (told.kind, *told.look)
    points, planet = forecast(perspective.position, 0)
    assert 0 <= planet <= 1 and points > 0
    assert -50 < told.points < 50 and -100 < told.survival < 100
    assert told.other and told.other not in told.line  # it is compared with another turn
