"""The company goal in CO₂: kept where it brings more than its eight dollars, else turned in (C-31, C-72)."""

from collections import Counter
from random import Random

import pytest

from keeling.bots import bot
from keeling.core.agenda import CHANCE
from keeling.core.notation import write
from keeling.games.co2.bots.evaluation import evaluate_all, forecast
from keeling.lab.botplay import botplay
from tests.stage import Stage, stage

REGIONS_WITH_PLANT, UN_GOALS, PLANTS, PERMITS = 28 - 27, 29 - 27, 30 - 27, 31 - 27


def holder(goal: int) -> Stage:
    """Seat 0 holds this goal; whoever had it gets the other."""
    s = stage(4)
    other = s.t.goal.index(goal) if goal in s.t.goal else 0
    s.t.goal[other], s.t.goal[0] = s.t.goal[0], goal
    return s


def keeps(s: Stage) -> bool:
    """Whether seat 0 stands better with its goal than with the money for it."""
    cashed = s.t.copy()
    cashed.cashed[0] = 1
    cashed.money[0] += cashed.figures.discard_money
    return evaluate_all(s.t)[0] > evaluate_all(cashed)[0]


def own_turn(s: Stage) -> list[str]:
    """What the normal bot does in one turn at seat 0."""
    moves: list[str] = []
    while s.prompt == "turn" and s.seats_asked() == [0]:
        ask = s.match.asks[0]
        moves.append(write(bot("normal")(s.match.perspective(0, Random(1)), ask, Random(1))))
        s.play(0, moves[-1])
        while s.seats_asked() and s.prompt != "turn":
            seat = s.seats_asked()[0]
            s.draw(s.options()[0]) if seat == CHANCE else s.play(seat, s.options(seat)[0])
    return moves


@pytest.mark.parametrize("goal", [REGIONS_WITH_PLANT, PLANTS])
def test_a_goal_that_grows_with_every_plant_is_not_thrown_away_on_turn_one(goal):
    s = holder(goal)
    assert keeps(s)
    s.settle()
    assert "discard goal" not in own_turn(s)


@pytest.mark.parametrize("goal", [UN_GOALS, PERMITS])
def test_no_goal_is_turned_in_before_anybody_knows_what_it_will_score(goal):
    """Two of three bots once turned theirs in with their first move (C-31)."""
    s = holder(goal)
    s.settle()
    assert "discard goal" in s.options(0) and "discard goal" not in own_turn(s)


def test_whoever_is_rich_keeps_any_goal_and_waits():
    s = holder(PERMITS)
    s.t.money[0] = 30
    assert keeps(s)


def test_late_in_the_game_a_goal_counts_for_what_it_is_worth():
    s = holder(UN_GOALS)
    s.t.decade, s.t.round, s.t.money[0] = 5, 3, 4
    s.t.claims[0] = 0b111
    with_claims = forecast(s.t, 0)[0]
    s.t.claims[0] = 0
    assert with_claims - forecast(s.t, 0)[0] > 3  # nine points scored, or four for the money


def test_a_plant_in_a_new_region_is_worth_more_to_whom_it_counts_for():
    def gain(goal: int) -> float:
        s = holder(goal).plant(0, "recycling", "europe").plant(0, "recycling", "asia")
        s.t.decade = 3
        before = forecast(s.t, 0)[0]
        s.plant(0, "recycling", "africa")
        return forecast(s.t, 0)[0] - before

    assert gain(REGIONS_WITH_PLANT) > gain(UN_GOALS) + 2


def test_nobody_knows_what_the_others_goals_are():
    s = holder(PLANTS)
    before = evaluate_all(s.t)
    s.t.goal[1], s.t.goal[2] = s.t.goal[2], s.t.goal[1]
    after = evaluate_all(s.t)
    assert before[0] == after[0] and before[3] == after[3]


@pytest.mark.whole
def test_a_goal_is_scored_or_turned_in_once():
    s = stage(2)
    t = s.t.copy()
    t.facts = []
    t.goal[0], t.goal[1] = UN_GOALS, 32 - 27
    botplay(s.match.game, t, [bot("normal"), bot("normal")], "goals")
    done = Counter(fact.kind for fact in t.facts if fact.kind in ("goal-scored", "goal-discarded"))
    assert sum(done.values()) == 2
    assert done["goal-scored"]
