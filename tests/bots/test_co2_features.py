"""CO₂: what one more of each thing is worth in points, in the midst of the game and at its end."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

from keeling.bots.greedy import best_lines
from keeling.games.co2.bots import evaluation
from keeling.games.co2.bots.evaluation import (
    CARD,
    CLAIM,
    CONTROL,
    GATE,
    GOAL,
    GOAL_NOW,
    GROWTH,
    INCOME,
    LEVEL,
    LEVEL_TURN,
    MONEY,
    MONEY_SOON,
    PERMIT,
    PERMIT_FIRST,
    PLANT,
    PROSPECT,
    SPEAKER,
    STAFF,
    TECH,
    TECH_SOON,
    WORK,
    claims,
    evaluate_all,
    forecast,
    goal_surplus,
    own_turns,
    prospect,
    survival,
    turns_left,
)  # fmt: skip
from keeling.games.co2.rules.goals import goal_points
from keeling.games.co2_family.model.words import GREEN, REGIONS
from keeling.games.co2_family.rules.income import incomes_of_all
from tests.bots.features import Feature, check_direction, gain, table
from tests.stage import Stage, stage

insight: Any = import_module("keeling.games.co2.bots.insight")  # the package has a function of that name
TURNS = 8  # that are left to seat 0 in the middle of a game of four
PRICE = 3
DOLLAR = MONEY + MONEY_SOON  # one of those between the sixth and the twelfth


def middle(seats: int = 4) -> Stage:
    """The second round of the third decade: everybody has some of everything, nobody a plant or a project."""
    s = stage(seats).un()
    s.t.decade, s.t.round, s.t.co2 = 3, 2, 200
    for seat in range(seats):
        s.t.money[seat] = 7
        s.tech(seat, 2).permits(seat, 1).hand(seat)
    return s


def worth(t: Any) -> float:
    return evaluation.worth(t, 0, incomes_of_all(t)[0])


def cheap(s: Stage) -> Stage:
    """A recycling plant that lies ready: it takes 7 dollars, 1 tech and 1 expertise."""
    return s.project("recycling", "europe", "tech", installed=True)


def put(name: str, seat: int = 0, more: int = 1) -> Any:
    """So much more of what each company has."""

    def change(s: Stage) -> None:
        getattr(s.t, name)[seat] += more

    return change


def moved(source: str, place: str, at: int = 0) -> Any:
    """A scientist of seat 0 goes from one place to another."""

    def change(s: Stage) -> None:
        getattr(s.t, source)[0] -= 1
        if place == "hand":
            s.t.hand[0] += 1
        else:
            getattr(s.t, place)[at] = 0

    return change


MORE = [
    Feature("a point", put("vp"), 1.0),
    Feature("a dollar", put("money"), DOLLAR),
    Feature("a dollar beyond twelve", lambda s: (put("money", more=6)(s)), 5 * DOLLAR + MONEY),
    Feature("a third cube", put("tech"), TECH + TECH_SOON),
    Feature("a third and a fourth cube", put("tech", more=2), 2 * TECH + TECH_SOON),
    Feature("a second permit", put("permits"), PERMIT * PRICE),
    Feature("no permit", put("permits", more=-1), -PERMIT * PRICE - PERMIT_FIRST),
    Feature("a card of the lobby", lambda s: s.hand(0, 3), CARD),
    Feature("nine cards of the lobby", lambda s: s.hand(0, *range(1, 10)), TURNS * CARD),
    Feature("no company goal", put("cashed"), -GOAL),
    Feature("a scientist out of the pool", moved("pool", "hand"), STAFF * TURNS),
    Feature("a scientist at work", moved("hand", "worker", 4), WORK * TURNS),
    Feature("a scientist who waits at a summit", moved("hand", "speaker", 1), SPEAKER * TURNS),
    Feature("expertise", lambda s: s.level(0, "fusion", 1), LEVEL + LEVEL_TURN * TURNS + INCOME * 3),
    Feature(
        "expertise for the next plant", lambda s: s.level(0, "recycling", 1),
        LEVEL + LEVEL_TURN * TURNS + INCOME * 3 + GATE * 6,
    ),
    Feature(
        "control of a region with four permits", lambda s: s.region("europe", permits=4, control=0),
        (0.45 - 0.03 * TURNS) * 4 * PRICE + CONTROL,
    ),
    Feature("a plant", put("plants"), PLANT),
    Feature("a plant of which a UN goal asks for one more", lambda s: put("plants", 4)(s.un(42)), PLANT + 0.05 * 3),
    Feature("a UN goal that is met", lambda s: put("plants", 4, 2)(s.un(42)), 2 * PLANT + CLAIM * 3),
    Feature("a UN goal out of reach", lambda s: put("plants", 4)(s.un(39)), PLANT),
    Feature("a plant within reach but for expertise", cheap, PROSPECT * 3),
    Feature(
        "a plant within reach", lambda s: cheap(s.level(0, "recycling", 1)),
        LEVEL + LEVEL_TURN * TURNS + INCOME * 3 + GATE * 6 + PROSPECT * 4,
    ),
]  # fmt: skip


def test_the_middle_of_the_game_is_what_the_table_reckons_with() -> None:
    s = middle()
    assert (turns_left(s.t), own_turns(s.t, 0), s.t.price) == (TURNS, TURNS, PRICE)
    assert (s.t.plants.count(0), incomes_of_all(s.t), prospect(s.t, 0)) == (20, [0] * 4, 0.0)


@table(MORE)
def test_what_one_more_is_worth_in_points(feature: Feature) -> None:
    assert gain(middle(), feature, worth) == pytest.approx(feature.worth)


SHARED = ("a plant within reach but for expertise", "a plant within reach")  # anybody may build it


@table([one for one in MORE if one.name not in SHARED])
def test_one_more_is_good_or_bad_for_its_owner_and_the_other_way_round_for_rivals(feature: Feature) -> None:
    check_direction(middle(), feature, evaluate_all)


LAST = [
    Feature("a point", put("vp"), 1.0),
    Feature("a dollar", put("money"), MONEY),
    Feature("a cube", put("tech"), TECH),
    Feature("a permit", put("permits"), PERMIT * PRICE),
    Feature("no permit", put("permits", more=-1), -PERMIT * PRICE),
    Feature("a card that nobody can play any more", lambda s: s.hand(0, 3), 0.0),
    Feature("a scientist", moved("pool", "hand"), 0.0),
    Feature("expertise", lambda s: s.level(0, "fusion", 1), LEVEL + INCOME),
    Feature("control", lambda s: s.region("europe", permits=4, control=0), 0.45 * 4 * PRICE),
    Feature("a plant in reach", lambda s: cheap(s.level(0, "recycling", 1)), LEVEL + INCOME),
    Feature("a UN goal that was met too late", lambda s: put("plants", 4, 2)(s.un(42)), 2 * PLANT),
]


@table(LAST)
def test_what_can_only_be_used_later_is_worth_nothing_after_the_last_turn(feature: Feature) -> None:
    s = middle()
    s.t.decade, s.t.round, s.t.acted = 5, 3, 1
    assert (own_turns(s.t, 0), own_turns(s.t, 1)) == (0, 1)
    assert gain(s, feature, worth) == pytest.approx(feature.worth)


def test_who_is_to_act_has_a_turn_more_in_hand_until_the_main_action() -> None:
    s = middle()
    fresh = worth(s.t)
    s.t.acted = 1
    assert (own_turns(s.t, 0), own_turns(s.t, 1)) == (TURNS - 1, TURNS)
    assert fresh - worth(s.t) > 1.5
    s.t.active = 2
    assert [own_turns(s.t, seat) for seat in range(4)] == [7, 7, 7, 8]
    s.t.round = s.t.active = 0
    assert turns_left(s.t) == 9 and own_turns(s.t, 3) == 9  # before the rounds of a decade
    s.t.round, s.t.active = 2, -1
    assert turns_left(s.t) == 6  # a decade is over


def test_of_plants_within_reach_the_best_counts() -> None:
    """Half a point for each dollar that is missing, a whole one for a cube or a space on the track (C-44)."""
    s = cheap(middle()).level(0, "recycling", 1)
    assert prospect(s.t, 0) == 4.0
    s.t.money[0] = 4
    assert prospect(s.t, 0) == 2.5
    s.tech(0, 0)
    assert prospect(s.t, 0) == 1.5
    s.level(0, "recycling", 0)
    assert prospect(s.t, 0) == 0.5
    s.project("biomass", "asia", "tech", installed=True).project("solar", "asia", "money")
    assert prospect(s.t, 0) == 0.5  # 8 dollars: further off; a proposal is none yet
    s.t.money[0] = 40
    s.tech(0, 9)
    assert prospect(s.t, 0) == 3.0
    s.t.pile[4] = s.t.pile[3] = len(s.t.figures.plants[4])
    assert prospect(s.t, 0) == 0.0  # no plant is left


def test_un_goals_are_met_or_one_plant_short_and_none_without_a_plant() -> None:
    s = middle().un(42, 39, 36, 45)  # 2 recycling; fusion and solar; fusion and biomass; forestation, fusion, solar
    assert claims(s.t, 0) == (0, 0)
    s.t.plants[:5] = [0, 1, 0, 0, 1]
    assert claims(s.t, 0) == (0, 3 + 5)
    s.t.plants[:5] = [0, 1, 1, 0, 2]
    assert claims(s.t, 0) == (3 + 5, 4 + 8)
    s.t.plants[5:10] = [3] * 5  # another's
    assert claims(s.t, 0) == (3 + 5, 4 + 8)


@pytest.mark.parametrize("per", GROWTH)
def test_a_goal_is_worth_what_it_scores_and_what_turns_will_bring_it(per: str) -> None:
    s = middle()
    goal = s.t.figures.goal_per.index(per)
    s.t.goal[0] = goal
    least = s.t.figures.discard_money / s.t.figures.dollars_per_vp + 0.03 * TURNS
    now = GOAL_NOW * goal_points(s.t, 0, s.t.permits[0]) + GROWTH[per] * TURNS
    assert goal_surplus(s.t, 0) == pytest.approx(max(now, least) - GOAL)
    s.t.plants[:5], s.t.control[:3], s.t.permits[0], s.t.claims[0] = [3, 1, 0, 0, 0], [0, 0, 0], 4, 0b111
    assert goal_surplus(s.t, 0) > max(now, least) - GOAL or per in ("region-with-plant", "track-led")
    s.t.permits[0], s.t.control[:], s.t.plants[:5] = 30, [0] * 6, [9] * 5
    assert goal_surplus(s.t, 0) <= s.t.figures.goal_most[goal] - GOAL
    s.t.cashed[0] = 1
    assert goal_surplus(s.t, 0) == 0.0


def demand(s: Stage) -> None:
    s.t.space[s.t.figures.first_space[REGIONS.index("asia")] + 3] = GREEN


def lies(code: int) -> Any:
    def change(s: Stage) -> None:
        s.t.project[0] = code

    return change


def hotter(ppm: int) -> Any:
    def change(s: Stage) -> None:
        s.t.co2 += ppm

    return change


PLANET = [
    Feature("a hotter planet", hotter(10), -1),
    Feature("a cooler planet", hotter(-10), 1),
    Feature("demand that is met", demand, 1),
    Feature("a proposal", lies(2), 1),
    Feature("an installation", lies(7), 1),
    Feature("more gas among the fossil plants", lambda s: s.t.fossils.__setitem__(0, 30), 1),
    Feature("more coal among them", lambda s: s.t.fossils.__setitem__(2, 30), -1),
    Feature("a turn gone", lambda s: setattr(s.t, "active", 1), -1),
    Feature("a round gone", lambda s: setattr(s.t, "round", 3), -1),
    Feature("a later supply", lambda s: setattr(s.t, "decade", 2), -1),
]


@table(PLANET)
def test_what_the_planet_gains_is_good_for_all(feature: Feature) -> None:
    s = middle()
    s.t.co2 = 330
    change = gain(s, feature, survival)
    assert change * feature.worth > 0 and abs(change) < 0.7


def test_an_installation_helps_the_planet_more_than_a_proposal_and_a_plant_most() -> None:
    def gained(change: Any) -> float:
        s = middle()
        s.t.co2 = 330
        return gain(s, Feature("", change, 1), survival)

    assert 0 < gained(lies(2)) < gained(lies(7)) < gained(demand)


@pytest.mark.parametrize(("co2", "least", "most"), [(120, 0.9, 1.0), (330, 0.7, 0.9), (480, 0.0, 0.1)])
def test_how_sure_the_planet_is(co2: int, least: float, most: float) -> None:
    s = middle()
    s.t.co2 = co2
    assert least < survival(s.t) < most
    assert forecast(s.t, 0)[1] == survival(s.t)


def test_the_planet_is_judged_by_its_worst_supply_phase() -> None:
    s = middle()
    s.t.decade = 5
    last = survival(s.t)  # no supply is to come
    s.t.decade = 4
    assert survival(s.t) < last and last > 0.99


def test_alone_points_count_and_the_line_is_worth_less_than_half() -> None:
    s = stage(1)
    before = evaluate_all(s.t)
    s.t.vp[0] += 10
    assert evaluate_all(s.t)[0] > before[0]
    s.t.ending = "last-decade"
    kept = evaluate_all(s.t)[0]
    s.t.ending = "overheated"
    assert 0 < evaluate_all(s.t)[0] == pytest.approx(0.3 * kept)


@pytest.mark.parametrize(("ending", "alive"), [("defeat", 0.0), ("overheated", 0.0), ("last-decade", 1.0)])
def test_after_the_end_the_points_are_known_and_whether_all_survive(ending: str, alive: float) -> None:
    s = middle()
    s.t.ending, s.t.vp[1] = ending, 41
    assert forecast(s.t, 1) == (41.0, alive)


KNOWS = [
    Feature("a point", put("vp"), insight.POINT[TURNS]),
    Feature("a dollar", put("money"), insight.MONEY[TURNS]),
    Feature("a cube", put("tech"), insight.TECH[TURNS]),
    Feature("a second permit", put("permits"), insight.PERMIT[TURNS] + insight.PERMIT_PRICE[TURNS] * PRICE),
    Feature("no company goal", put("cashed"), -insight.GOAL[TURNS] * GOAL),
    Feature("a card of the lobby", lambda s: s.hand(0, 3), insight.CARD[TURNS]),
    Feature("a scientist out of the pool", moved("pool", "hand"), insight.STAFF[TURNS]),
    Feature("a scientist at work", moved("hand", "worker", 4), insight.WORK[TURNS]),
    Feature("two plants of a kind", put("plants", 2, 2), 2 * insight.PLANT[TURNS] + insight.KIND[TURNS]),
    Feature("a UN goal that is met", lambda s: put("plants", 4, 2)(s.un(42)),
            2 * insight.PLANT[TURNS] + insight.KIND[TURNS] + 3 * insight.CLAIM[TURNS]),
    Feature("expertise", lambda s: s.level(0, "fusion", 1), insight.LEVEL[TURNS] + insight.INCOME[TURNS]),
    Feature("expertise for the next plant", lambda s: s.level(0, "recycling", 1),
            insight.LEVEL[TURNS] + insight.INCOME[TURNS] + insight.KNOWN[TURNS]),
    Feature("control of a region with four permits", lambda s: s.region("europe", permits=4, control=0),
            insight.REGION[TURNS] + insight.HELD_PRICE[TURNS] * 4 * PRICE),
    Feature("a plant in reach", cheap, insight.PROSPECT[TURNS] * 3),
]  # fmt: skip


@table(KNOWS)
def test_what_one_more_is_worth_to_the_experienced(feature: Feature) -> None:
    assert gain(middle(), feature, lambda t: insight.worth(t, 0, incomes_of_all(t)[0])) == pytest.approx(feature.worth)


@table([one for one in KNOWS if one.name != "a plant in reach"])
def test_the_experienced_see_what_is_good_and_what_is_bad(feature: Feature) -> None:
    check_direction(middle(), feature, insight.insight)


def best(s: Stage) -> str:
    """The first move of the best turn of seat 0."""
    s.settle()
    perspective = s.match.perspective(0, Random(1))
    return " ".join(max(best_lines(perspective, Random(1), 3, 3).values())[1][0])


@pytest.mark.parametrize(
    ("weight", "value", "move"),
    [("TECH", 9.0, "propose recycling europe tech"), ("STAFF", 9.0, "propose recycling africa research")],
)
def test_a_weight_changes_the_order_of_moves(
    monkeypatch: pytest.MonkeyPatch, weight: str, value: float, move: str
) -> None:
    monkeypatch.setattr(evaluation, weight, value)
    chosen = best(middle()).split()
    assert chosen[0] == move.split()[0] and chosen[-1] == move.split()[-1]
