"""Second Chance: what one more of each thing is worth to rivals, to a team, and at a glance."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from keeling.bots.greedy import best_lines
from keeling.games.co2_family.model.words import EACH, READY
from keeling.games.second_chance.bots import points, rollout
from keeling.games.second_chance.bots.backing import Claims, un_chance
from keeling.games.second_chance.bots.candidates import CANDIDATES
from keeling.games.second_chance.bots.environment import delays, summit_efforts, summit_work
from keeling.games.second_chance.bots.evaluation import evaluate_all, standing
from keeling.games.second_chance.bots.horizon import Horizon
from keeling.games.second_chance.bots.moves import Glance, wanted
from keeling.games.second_chance.bots.points import BACKING, GOAL, TURN, worths
from keeling.games.second_chance.bots.rivals import goal_surplus, survival
from keeling.games.second_chance.bots.secrets import FAINT, goal_chance, personal_chance
from keeling.games.second_chance.bots.team import KNOWLEDGE, goods, outlook, people, phases, wealth
from keeling.games.second_chance.bots.works import FROM_NOTHING, NEVER, Works, lacks, plants_ahead
from keeling.games.second_chance.model.words import ENERGIES
from keeling.games.second_chance.rules.environment import IN_REGION, OF_ENERGY, TOPIC, TRACK_END, TRACK_MIDDLE
from tests.bots.features import Feature, check_direction, gain, table
from tests.second_chance_stage import SecondChanceStage, stage

LUCK = Random(1)
TURNS = 8
INCOMES = 3  # that are to come in the middle of a game of rivals, this decade's among them
PAID = INCOMES * (1 - 0.11 * INCOMES)  # of each dollar that the tracks pay now
SOLAR, WIND, HYDRO, RECYCLING = (ENERGIES.index(name) for name in ("solar", "wind", "hydro", "recycling"))


def rivals(seats: int = 4) -> SecondChanceStage:
    """The third decade of five among rivals: some of everything, no goals in sight, no event to come."""
    s = stage(seats, mode="competitive").un()
    s.t.decade, s.t.event, s.t.next_event, s.t.co2 = 3, -1, -1, 200
    for seat in range(seats):
        s.t.money[seat] = 5
        s.tech(seat, 2).permits(seat, 2).hand(seat)
    return s


def partners(seats: int = 3) -> SecondChanceStage:
    """The second decade of four of a team: some of everything, few goals open."""
    s = stage(seats).un(1, 2, 3).environment(1, 9).points(12)
    s.t.decade, s.t.co2 = 2, 440
    for seat in range(seats):
        s.t.money[seat] = 5
        s.tech(seat, 2).permits(seat, 1).hand(seat)
    return s.personal(0, 13).personal(1, 14).personal(2, 15)


def put(name: str, more: int = 1, at: int = 0) -> Callable[[SecondChanceStage], None]:
    """So much more of what seat 0, or whoever it is, has."""

    def change(s: SecondChanceStage) -> None:
        getattr(s.t, name)[at] += more

    return change


def moved(source: str, place: str) -> Callable[[SecondChanceStage], None]:
    """A scientist of seat 0 goes from one place to another."""

    def change(s: SecondChanceStage) -> None:
        getattr(s.t, source)[0] -= 1
        if place == "hand":
            s.t.hand[0] += 1
        else:
            getattr(s.t, place)[1] = 0

    return change


# -- rivals ------------------------------------------------------------------------------------------------------------


def worth(t: Any) -> float:
    return worths(t, [TURNS] * t.seats)[0]


def ready(owner: int) -> Callable[[SecondChanceStage], object]:
    """A hydro plant could be built in Europe: 8 dollars, 1 tech, 1 knowledge, for 6 points."""
    return lambda s: s.project("hydro", "europe", "tech", prepared_by=owner)


RIVALS = [
    Feature("a point", put("vp"), 1.0),
    Feature("a dollar", put("money"), 0.5 + 0.03 * TURNS),
    Feature("a dollar beyond nine", put("money", 5), 5 * 0.5 + 4 * 0.03 * TURNS),
    Feature("a cube", put("tech"), 0.1 + 0.2 * TURNS),
    Feature("a sixth cube", put("tech", 4), 4 * 0.1 + 0.2 * TURNS * (3 + 0.3)),
    Feature("a third permit", put("permits"), 0.4 * 3 + 0.08 * TURNS),
    Feature("a fifth permit", put("permits", 3), 3 * 0.4 * 3 + 2 * 0.08 * TURNS),
    Feature("a permit less", put("permits", -1), -(0.4 * 3 + 0.08 * TURNS) - (0.6 + 0.3 * 3)),
    Feature("a card", lambda s: s.hand(0, 3), 1.3),
    Feature("nine cards", lambda s: s.hand(0, *range(1, 10)), 1.3 * TURNS),
    Feature("a scientist out of the pool", moved("pool", "hand"), (1.1 - 0.6) * (INCOMES - 0.5)),
    Feature("a scientist at work", moved("hand", "worker"), (2.3 - 1.1) * (INCOMES - 0.5)),
    Feature("a scientist at a summit", moved("hand", "speaker"), (1.2 - 1.1) * (INCOMES - 0.5)),
    Feature("knowledge that pays", lambda s: s.level(0, "solar", 1), PAID + 0.55 * (INCOMES - 1)),
    Feature("more knowledge that pays", lambda s: s.level(0, "solar", 2), 4 * PAID + 2 * 0.55 * (INCOMES - 1)),
    Feature("backing", put("backing"), BACKING * TURNS),
    Feature("no company goal", put("cashed"), -GOAL),
    Feature("a plant within reach", ready(1), 0.8 * 0.6 * (6 - 0.5 * 8 - 0.5 * (3 + 2))),
    Feature("own infrastructure", ready(0), 0.8 * (0.3 + 0.6 * 0)),
    Feature("a plant that one can build", lambda s: (put("money", 4)(s), s.level(0, "hydro", 1), ready(0)(s)),
            4 * (0.5 + 0.03 * TURNS) + PAID + 0.55 * 2 + 0.8 * (0.6 * (6 - 0.5 * 8) + 0.3)),
    Feature("a claim", put("claims"), 0.0),
]  # fmt: skip


def test_the_middle_of_the_game_is_what_the_table_reckons_with() -> None:
    s = rivals()
    assert (s.t.price, s.t.figures.decades[s.t.mode] - s.t.decade, s.t.pool[0], s.t.hand[0]) == (3, INCOMES - 1, 3, 1)
    assert [step[0] for step in s.t.agenda].count("income") == 1


@table([one for one in RIVALS if one.name not in ("a claim", "a plant within reach")])
def test_what_one_more_is_worth_to_a_rival(feature: Feature) -> None:
    assert gain(rivals(), feature, worth) == pytest.approx(feature.worth)


SHARED = ("a claim", "a plant within reach", "own infrastructure", "a plant that one can build", "a scientist at work")


@table([one for one in RIVALS if one.name not in SHARED])
def test_what_is_good_for_one_is_bad_for_rivals(feature: Feature) -> None:
    check_direction(rivals(), feature, evaluate_all)


def test_a_rival_expects_what_the_claims_in_reach_will_score() -> None:
    """By the table of points, as far as turns are left (S-81)."""
    s = rivals().un(1, 2, 6)
    scored = s.t.figures.un_scored
    before = worths(s.t, [0] * 4)[0]
    s.t.claims[0] = 0b111
    assert worths(s.t, [0] * 4)[0] == pytest.approx(before + scored[3] - scored[0])
    s.t.claims[0] = 0
    s.t.backing[RECYCLING] = s.t.backing[HYDRO] = 1
    expected = 0.8 * sum(Claims(s.t).chances(0, TURNS))
    whole = int(expected)
    gained = scored[whole] + (expected - whole) * (scored[whole + 1] - scored[whole]) - scored[0]
    s.un()
    alone = worth(s.t)
    assert worth(s.un(1, 2, 6).t) == pytest.approx(alone + gained) and expected > 0


def test_events_cost_those_who_have_nothing_in_their_regions() -> None:
    s = rivals()
    before = worths(s.t, [TURNS] * 4)
    s.t.event, s.t.next_event = 1, 2
    assert worths(s.t, [TURNS] * 4) == pytest.approx([points - 2.5 - 1.2 for points in before])
    s.t.event = -1
    assert worths(s.t, [TURNS] * 4) == pytest.approx([points - 1.2 for points in before])


def test_a_turn_is_worth_points_by_itself() -> None:
    s = rivals()
    assert worths(s.t, [TURNS, 9, TURNS, TURNS])[1] - worths(s.t, [TURNS] * 4)[1] == TURN


@pytest.mark.parametrize(("behind", "well"), [(0.0, 1.0), (25.0, 0.75), (99.0, 0.01), (100.0, 0.0), (140.0, 0.0)])
def test_how_well_one_stands_so_many_points_behind(behind: float, well: float) -> None:
    assert standing(behind) == pytest.approx(well)


def test_a_company_goal_is_worth_what_it_scores_or_the_money_for_it() -> None:
    s = rivals()
    least = s.t.figures.discard_money / s.t.figures.dollars_per_vp
    assert goal_surplus(s.t, 0, 0) >= least - GOAL
    scores = [goal_surplus(s.goal(0, no).t, 0, 10) for no in range(1, 8)]
    assert min(scores) >= 0.6 * 10 - GOAL
    s.t.cashed[0] = 1
    assert goal_surplus(s.t, 0, 10) == 0.0
    s.t.cashed[0], s.t.goal[0] = 0, -1
    assert goal_surplus(s.t, 0, 10) == 0.0


PLANET = [
    Feature("a hotter planet", put("co2_", 0), -1),
    Feature("a project", lambda s: s.project("solar", "europe", "tech"), 1),
    Feature("infrastructure", lambda s: s.project("solar", "europe", "tech", prepared_by=0), 1),
    Feature("demand that is met", lambda s: s.t.space.__setitem__(s.t.figures.first_space[0] + 4, 40), 1),
    Feature("knowledge for a plant", lambda s: s.level(0, "solar", 9), 1),
    Feature("money for a plant", put("money", 20), 1),
    Feature("more gas among fossil plants", lambda s: s.t.fossils.__setitem__(0, 30), 1),
    Feature("more coal among them", lambda s: s.t.fossils.__setitem__(2, 30), -1),
    Feature("a round gone", lambda s: setattr(s.t, "round", 2), -1),
]


@table(PLANET)
def test_what_the_planet_of_rivals_gains_is_good_for_all(feature: Feature) -> None:
    s = rivals()
    s.t.co2 = 400
    if feature.name in ("knowledge for a plant", "money for a plant"):
        s.project("solar", "europe", "tech", prepared_by=0)
    if feature.name == "a hotter planet":
        feature = Feature("", lambda s: setattr(s.t, "co2", 430), -1)
    assert gain(s, feature, lambda t: survival(t, Horizon(t))) * feature.worth > 0


# -- a team ------------------------------------------------------------------------------------------------------------


TEAM = [
    Feature("a point", put("vp"), 1, True),
    Feature("a common point", lambda s: s.points(13), 1, True),
    Feature("a dollar", put("money"), 1, True),
    Feature("a cube", put("tech"), 1, True),
    Feature("a permit", put("permits"), 1, True),
    Feature("a card", lambda s: s.hand(0, 3), 1, True),
    Feature("a goal that is met", lambda s: setattr(s.t, "turned", 1), 1, True),
    Feature("a hotter planet", lambda s: setattr(s.t, "co2", 470), -1, True),
    Feature("knowledge", lambda s: s.level(0, "solar", 2), 1, True),
    Feature("a project of a goal's energy", lambda s: s.project("forestation", "asia", "tech"), 1, True),
    Feature("infrastructure", lambda s: s.project("solar", "asia", "tech", prepared_by=1), 1, True),
    Feature("inspectors", lambda s: setattr(s.t, "inspectors", 1), -1, True),
    Feature("a scientist out of the pool", moved("pool", "hand"), 1, True),
    Feature("more gas among fossil plants", lambda s: s.t.fossils.__setitem__(0, 30), 1, True),
    Feature("more coal among them", lambda s: s.t.fossils.__setitem__(2, 30), -1, True),
    Feature("a turn gone", lambda s: setattr(s.t, "acted", 1), -1, True),
]


@table(TEAM)
def test_what_is_good_and_what_is_bad_for_a_team(feature: Feature) -> None:
    check_direction(partners(), feature, evaluate_all)


@pytest.mark.parametrize(
    ("change", "left", "more"),
    [
        (put("money"), 4, 0.45),
        (put("money", 6), 4, 5 * 0.45 + 0.2),
        (put("money", 15), 4, 5 * 0.45 + 0.2 * 6 + 0.03 * 4),  # no more than can be spent
        (put("tech"), 4, 0.6),
        (put("tech", 4), 4, 2.4 * 0.6 + 1.6 * 0.1),
        (put("permits"), 4, 1.2 + 0.2 + 0.25 * 3),
        (put("permits", 3), 4, 1.3 * 1.2 + 1.7 * 0.2 + 0.2 + 0.25 * 3),
        (put("permits"), 1, 0.2),
        (lambda s: s.hand(0, 3), 4, 1.1),
        (lambda s: s.hand(0, 3, 4), 1, 1.1),  # there is a turn for one
        (lambda s: s.region("asia", permits=1, control=0), 4, 1.2 + 0.2 + 0.25 * 3),
    ],
)
def test_what_goods_are_worth_to_a_team(change: Callable[[Any], object], left: int, more: float) -> None:
    assert gain(partners(), Feature("", change, more), lambda t: goods(t, 0, left)) == pytest.approx(more)


@pytest.mark.parametrize(
    ("change", "more"),
    [
        (moved("hand", "worker"), KNOWLEDGE * 2 * (0.8 - 0.3)),
        (moved("pool", "hand"), KNOWLEDGE * 2 * 0.3 + 4 * (1.05 - 0.6)),
        (moved("hand", "speaker"), -KNOWLEDGE * 2 * 0.3 - 4 * 0.6),
        (lambda s: s.level(0, "solar", 3), 0.03 * 4 * 3),
    ],
)
def test_what_scientists_will_teach_a_team(change: Callable[[Any], object], more: float) -> None:
    assert gain(partners(), Feature("", change, more), lambda t: people(t, 0, 4, 2, 0.0)) == pytest.approx(more)


def test_scientists_who_return_from_a_summit_teach_again() -> None:
    s = partners()
    assert people(s.t, 0, 4, 2, 0.5) - people(s.t, 0, 4, 2, 0.0) == pytest.approx(4 * 0.5 * (1.05 - 0.6))
    assert people(s.t, 0, 4, 2, 9.0) == people(s.t, 0, 4, 2, 3.0)  # four are all there are


def test_the_wealth_of_a_team_is_that_of_all_who_have_turns_left() -> None:
    s = partners()
    horizon = Horizon(s.t)
    alone = [goods(s.t, seat, left) + people(s.t, seat, left, 2, 0.0) for seat, left in enumerate(horizon.left)]
    assert wealth(s.t, horizon, 2) > sum(alone)  # and what the summits will teach
    horizon.left[0] = 0
    two = wealth(s.t, horizon, 2)
    assert two > alone[1] + alone[2]
    horizon.left[0] = 1
    assert wealth(s.t, horizon, 2) - two == pytest.approx(goods(s.t, 0, 1) + people(s.t, 0, 1, 2, 0.0))


def test_the_phases_of_a_decade_that_are_to_come_are_read_off_the_agenda() -> None:
    s = partners()
    everybody = [0, 1, 2]
    assert phases(s.t) == (True, True, everybody)
    s.t.agenda = []
    assert phases(s.t) == (False, False, [])
    s.t.then(("split-income", 1, ()), ("environmental-goals", -1, ()), ("reduce", 0, ()))
    assert phases(s.t) == (True, True, [1])
    s.t.agenda = [("reduce", 0, ())]
    assert phases(s.t) == (False, True, [])
    s.t.agenda = [("next-decade", -1, ())]
    assert phases(s.t) == (True, True, everybody)


def test_the_margins_of_the_decades_fall_with_heat_and_open_goals_and_rise_with_points() -> None:
    s = partners()
    before, spreads = outlook(s.t, Horizon(s.t))
    assert len(before) == len(spreads) == 3 and min(spreads) > 0
    s.points(14)
    more = outlook(s.t, Horizon(s.t))[0]
    assert [late - early for early, late in zip(before, more, strict=True)] == pytest.approx([2.0] * 3, abs=2.1)
    s.environment(1, 2, 3, 4, 5, 9, 10)
    assert all(late < early for early, late in zip(more, outlook(s.t, Horizon(s.t))[0], strict=True))


# -- works, goals and summits ------------------------------------------------------------------------------------------


def test_what_the_nearest_builder_lacks_counts() -> None:
    """In main actions: half for a space of knowledge, a tenth for a dollar, a third for a cube, more for a permit."""
    s = partners()
    horizon, permits = Horizon(s.t), [1, 1, 1]
    assert lacks(s.t, HYDRO, 1, horizon, permits)[0] == pytest.approx(0.5 * 1 + 0.1 * 3)
    assert lacks(s.t, HYDRO, 2, horizon, permits)[0] == pytest.approx(0.5 * 4 + 0.1 * 6)
    assert lacks(s.t, HYDRO, 1, horizon, [0, 0, 0])[0] == pytest.approx(0.5 + 0.3 + 0.7)
    for seat in range(3):
        s.tech(seat, 0)
    assert lacks(s.t, HYDRO, 1, horizon, permits)[0] == pytest.approx(0.5 + 0.3 + 0.35)
    s.t.money[1] = 8
    s.level(1, "hydro", 9)
    assert lacks(s.t, HYDRO, 1, horizon, permits) == pytest.approx((0.35, 0.35))
    horizon.now[1] = 0
    assert lacks(s.t, HYDRO, 1, horizon, permits) == pytest.approx((0.35, 1.15))  # no turn is left in this decade
    s.t.cubes[:] = [0, 0, 0]
    assert lacks(s.t, HYDRO, 1, horizon, permits) == (NEVER, NEVER)


@pytest.mark.parametrize(
    ("prepared", "planned", "actions", "plants"),
    [
        (2.0, 3.0, 1.0, (1.0, 0.0, 0.0)),
        (2.0, 3.0, 4.0, (2.0, 1.0, 0.0)),
        (1.0, 1.0, 9.0, (1.0, 1.0, 2.0)),
        (0.0, 0.0, 3.0, (0.0, 0.0, 1.0)),
    ],
)
def test_how_many_plants_actions_bring(
    prepared: float, planned: float, actions: float, plants: tuple[float, float, float]
) -> None:
    assert plants_ahead(prepared, planned, actions) == plants


def test_works_are_listed_by_region_and_energy_the_nearest_first() -> None:
    s = partners().project("hydro", "europe", "tech").project("wind", "europe", "money", prepared_by=0)
    works = Works(s.t, Horizon(s.t))
    europe = works.by_region[2]
    assert len(europe) == 2 and europe == sorted(europe) and works.by_energy[HYDRO] == europe[1:]
    assert works.by_energy[WIND] == europe[:1]
    assert 0 < works.planned < 1 and 0 < works.prepared < 1 and works.planned_now < works.planned
    unlisted = Works(s.t, Horizon(s.t), False)
    assert not any(unlisted.by_region) and unlisted.prepared == works.prepared


def tile(s: SecondChanceStage, kind: int, of: int) -> int:
    """The number of an environmental goal by what it asks for."""
    return int(s.t.figures.achieved.index(10 * kind + of)) + 1


EUROPE = 2
WAYS: list[tuple[int, int, Callable[[Any], object]]] = [
    (IN_REGION, EUROPE, lambda s: s.project("wind", "europe", "tech")),
    (IN_REGION, EUROPE, lambda s: s.project("wind", "europe", "tech", prepared_by=1)),
    (OF_ENERGY, WIND, lambda s: s.project("wind", "asia", "tech")),
    (TRACK_END, WIND, lambda s: s.level(2, "wind", 3)),
    (TRACK_MIDDLE, WIND, lambda s: s.level(1, "wind", 1)),
    (TOPIC, WIND, lambda s: s.project("wind", "asia", "tech", scientist=0)),
]


@pytest.mark.parametrize(("kind", "of", "way"), WAYS)
def test_an_open_goal_is_met_the_sooner_the_more_is_under_way(kind: int, of: int, way: Callable[[Any], object]) -> None:
    s = partners()
    number = next(no for no, tile in enumerate(s.t.figures.topics, 1) if WIND in tile)
    s.environment(tile(s, kind, of)).summit(1, number)
    before = delays(s.t, Works(s.t, Horizon(s.t)))[0]
    way(s)
    after = delays(s.t, Works(s.t, Horizon(s.t)))[0]
    assert 1 <= after < before
    s.t.turned = 1
    assert delays(s.t, Works(s.t, Horizon(s.t))) == [0.0]


def test_equal_goals_need_an_achievement_each() -> None:
    s = partners().project("wind", "asia", "tech")
    codes = s.t.figures.achieved
    twice = [no for no, code in enumerate(codes, 1) if code == 10 * OF_ENERGY + WIND][:2]
    one, other = delays(s.environment(*twice).t, Works(s.t, Horizon(s.t)))
    assert one < other == pytest.approx(1 + 6.5 * (FROM_NOTHING + 1))


def test_a_summit_takes_less_work_the_more_of_its_topics_are_spoken_on_or_stood_for() -> None:
    s = partners()
    far = summit_work(s.t)
    topics = s.t.figures.topics[s.t.summit[0]]
    s.t.speaker[0] = 0
    assert summit_work(s.t)[0] < far[0] and summit_work(s.t)[1:] == far[1:]
    efforts = summit_efforts(s.t)
    assert efforts[topics[0]][0] <= efforts[topics[0]][-1] and len(efforts) == EACH + 3
    s.t.summit[0] = -1
    assert summit_work(s.t)[0] == NEVER


def test_un_goals_are_likelier_with_backing_and_turns() -> None:
    s = partners().un(1, 2, 6, 7, 8)
    base = un_chance(s.t, Horizon(s.t))
    assert un_chance(s.un(1, 2, 6).t, Horizon(s.t)) == 1.0 > base
    s.un(1, 2, 6, 7, 8)
    s.t.backing[RECYCLING] = 2
    backed = un_chance(s.t, Horizon(s.t))
    assert backed > base
    s.t.decade = 4
    assert un_chance(s.t, Horizon(s.t)) < backed
    s.t.round, s.t.acted = 3, 1
    s.t.active = 2
    late = un_chance(s.t, Horizon(s.t))
    s.t.carded = 1
    assert un_chance(s.t, Horizon(s.t)) <= late


def test_who_has_no_token_left_claims_only_with_what_is_prepared() -> None:
    s = partners().un(2)
    some = Claims(s.t).chances(0, 20.0)[0]
    s.t.tokens[0] = 0
    assert Claims(s.t).chances(0, 20.0)[0] < some
    s.t.backing[RECYCLING], s.t.backing[HYDRO], s.t.tech[0] = 1, 1, 9
    assert Claims(s.t).chances(0, 20.0) == [0.97]


# -- personal goals ----------------------------------------------------------------------------------------------------

STEPS: list[tuple[int, Callable[[Any], object]]] = [
    (1, put("permits", 2)),
    (2, lambda s: s.region("europe", permits=3, control=0)),
    (3, lambda s: s.t.speaker.__setitem__(0, 0)),
    (5, moved("pool", "hand")),
    (6, put("money", 3)),
    (7, lambda s: s.level(0, "solar", 8)),
    (8, lambda s: s.region("europe", control=0)),
    (9, lambda s: s.project("solar", "europe", "tech", prepared_by=0)),
    (10, lambda s: s.project("solar", "europe", "tech", prepared_by=0)),
    (11, lambda s: s.project("solar", "europe", "tech", prepared_by=0)),
    (12, lambda s: s.project("solar", "europe", "tech", prepared_by=0)),
    (13, lambda s: s.plant(0, "hydro", "europe")),
    (14, lambda s: s.plant(0, "hydro", "europe")),
    (15, lambda s: s.plant(0, "hydro", "europe")),
    (16, lambda s: s.plant(0, "hydro", "europe")),
]


@pytest.mark.parametrize(("no", "step"), STEPS, ids=[str(no) for no, _ in STEPS])
def test_a_step_towards_a_personal_goal_makes_it_likelier(no: int, step: Callable[[Any], object]) -> None:
    s = partners().summit(1, 1)
    before = goal_chance(s.t, 0, no - 1, 20)
    step(s)
    assert FAINT < before < goal_chance(s.t, 0, no - 1, 20) < 1.0


def test_a_personal_goal_that_is_met_may_be_lost_only_if_it_can_be_spent() -> None:
    s = partners()
    s.tech(0, 3)
    assert goal_chance(s.t, 0, 4 - 1, 0) == 1.0 and goal_chance(s.t, 0, 4 - 1, 5) == pytest.approx(0.97**5)
    s.t.control[:3] = [0, 0, 0]
    assert goal_chance(s.t, 0, 8 - 1, 5) == 1.0
    s.tech(0, 0)
    assert goal_chance(s.t, 0, 4 - 1, 0) == FAINT


def test_one_of_several_personal_goals_is_enough_but_alone_both_are_asked() -> None:
    s = partners().personal(0, 4, 6)
    one, other = (goal_chance(s.t, 0, no - 1, 6) for no in (4, 6))
    assert personal_chance(s.t, 0, 6) == pytest.approx(1 - (1 - one) * (1 - other))
    alone = stage(1).personal(0, 4, 6)
    one, other = (goal_chance(alone.t, 0, no - 1, 6) for no in (4, 6))
    assert personal_chance(alone.t, 0, 6) == pytest.approx(one * other)


# -- at a glance -------------------------------------------------------------------------------------------------------


def learning(s: SecondChanceStage, energy: int = SOLAR) -> float:
    return Glance(s.t, 0).learning(energy)


def test_knowledge_is_worth_its_income_its_bonus_and_its_goals_at_a_glance() -> None:
    s = partners().environment(9)  # nothing that a track leads to
    decades = 3
    assert learning(s) == pytest.approx(0.9 * 1 * decades + 0.2)
    assert learning(s.level(0, "solar", 1)) == pytest.approx(0.9 * 3 * decades + 0.2)
    assert learning(s.level(1, "solar", 3).level(2, "solar", 4)) == pytest.approx(0.2)  # two are ahead
    s.level(1, "solar", 0)
    assert learning(s) == pytest.approx(0.9 * (4 - 1) * decades + 0.2)
    assert learning(s.bonus("solar", 2, "tech")) == pytest.approx(0.9 * 3 * decades + 0.2 + 1.0)
    assert learning(s.level(0, "solar", 9)) == -1.0


@pytest.mark.parametrize(("kind", "near"), [(TRACK_END, 8), (TRACK_MIDDLE, 3)])
def test_the_lead_on_a_track_that_a_goal_asks_for_is_worth_more_at_a_glance(kind: int, near: int) -> None:
    s = partners().environment(9)
    plain = learning(s)
    s.environment(tile(s, kind, SOLAR))
    assert wanted(s.t) == [10 * kind + SOLAR] and learning(s) == pytest.approx(plain + 1.0)
    s.level(0, "solar", near)
    goal = s.t.figures.track_end[SOLAR] if kind == TRACK_END else s.t.figures.middle[SOLAR]
    assert goal == near + 1 and learning(s) > 4.0
    s.level(1, "solar", near + 1)
    assert learning(s) < 4.0  # another is ahead
    s.t.turned = 1
    assert wanted(s.t) == []


def test_knowledge_that_a_project_asks_for_is_worth_more_at_a_glance() -> None:
    s = partners().environment(9)
    plain = learning(s, HYDRO)
    s.project("hydro", "europe", "tech", level=2)
    assert learning(s, HYDRO) == pytest.approx(plain + 0.3)
    s.t.project[s.slot("europe", "tech")] = HYDRO + READY
    assert learning(s, HYDRO) == pytest.approx(plain + 0.6)
    s.t.level[s.slot("europe", "tech")] = 1
    assert learning(s, HYDRO) == pytest.approx(plain + 0.6 + 0.6)  # the space from which it can be built


def test_a_plan_is_worth_its_energy_its_grant_and_its_goals_at_a_glance() -> None:
    s = partners().environment(9)
    plans = [("plan", "solar", "europe", slot) for slot in ("money", "tech", "scientist")]
    money, tech, scientist = Glance(s.t, 0).plans(plans)
    assert money - tech == pytest.approx(0.9 * s.t.permits_in[2] - 1.9)
    assert scientist - tech == pytest.approx(2.4 - 1.9)
    s.tech(0, 5)
    s.t.pool[0] = 0
    poorer = Glance(s.t, 0).plans(plans)
    assert poorer[1] == pytest.approx(tech - 1.9 + 0.8) and poorer[2] == pytest.approx(scientist - 2.4 + 0.8)
    s.region("europe", control=1)
    assert Glance(s.t, 0).plans(plans)[1] == pytest.approx(poorer[1] - 0.2)


def test_a_plan_for_a_goal_that_nothing_is_under_way_for_is_worth_more_at_a_glance() -> None:
    s = partners()
    plan = [("plan", "solar", "europe", "tech")]
    plain = Glance(s.environment(tile(s, IN_REGION, EUROPE + 1)).t, 0).plans(plan)[0]
    assert Glance(s.environment(tile(s, IN_REGION, EUROPE)).t, 0).plans(plan)[0] == pytest.approx(plain + 1.5)
    s.project("hydro", "europe", "money")
    assert Glance(s.t, 0).plans(plan)[0] == pytest.approx(plain)
    assert Glance(s.environment(tile(s, OF_ENERGY, SOLAR)).t, 0).plans(plan)[0] == pytest.approx(plain + 1.5)


def test_a_scientist_goes_where_most_is_promised_at_a_glance() -> None:
    s = partners().project("hydro", "europe", "tech").environment(9)
    f = s.t.figures
    hand, project = f.home, s.slot("europe", "tech")
    moves = [f.move[hand][project], f.move[hand][f.home + 1], f.move[hand][f.first_card], ("forgo",)]
    on_project, at_summit, on_card, words = Glance(s.t, 0).moves(moves)
    assert words == 9.0 and on_card == 1.2 and at_summit > 1.0
    assert on_project >= 0.6 + 0.4 * learning(s, HYDRO)
    away = Glance(s.t, 0).moves([f.move[project][f.home]])[0]
    assert away == pytest.approx(learning(s, HYDRO))  # leaving teaches


# -- questions that no recorded game comes to --------------------------------------------------------------------------


def test_of_energies_to_learn_the_best_at_a_glance_is_thought_of() -> None:
    s = partners().level(1, "solar", 5).level(2, "solar", 6)
    options = [("learn", "solar"), ("learn", "wind")]
    for prompt in ("wild", "summit-learn"):
        assert CANDIDATES[prompt](s.t, 0, options, True) == options
        assert CANDIDATES[prompt](s.t, 0, options, False) == options[1:]
    uses = [*options, ("decline",)]
    assert CANDIDATES["use-bonus"](s.t, 0, uses, True) == options
    assert CANDIDATES["use-bonus"](s.t, 0, uses, False) == options[1:]
    assert CANDIDATES["use-bonus"](s.t, 0, [("use",), ("decline",)], False) == [("use",)]


@pytest.mark.parametrize(
    ("money", "decade", "points", "chosen"),
    [(4, 2, 90, ("income", "$6", "14vp")), (12, 2, 90, ("income", "$0", "20vp")), (4, 4, 90, ("income", "$0", "20vp"))],
)
def test_in_passing_an_income_becomes_money_for_a_plant_and_then_points(
    money: int, decade: int, points: int, chosen: tuple[str, ...]
) -> None:
    s = partners().points(points)
    for energy in ENERGIES[:4]:
        s.level(0, energy, 9)
    s.t.money[0], s.t.decade = money, decade
    assert rollout.split_income(s.t, 0, LUCK) == chosen
    s.points(0)
    assert rollout.split_income(s.t, 0, LUCK) == ("income", "$0", "20vp")  # the team needs them


@pytest.mark.parametrize(
    ("co2", "points", "decade", "steps"),
    [(530, 40, 4, "3"), (530, 40, 2, "13"), (530, 14, 2, "3"), (530, 24, 2, "8"), (490, 0, 2, "0"), (560, 10, 2, "5")],
)
def test_in_passing_the_team_cuts_to_the_line_and_with_all_points_but_a_few(
    co2: int, points: int, decade: int, steps: str
) -> None:
    s = partners().points(points)
    s.t.co2, s.t.decade = co2, decade
    chosen = rollout.reduce(s.t, 0, LUCK)
    assert chosen == (("reduce", steps) if points else ())


def test_in_passing_a_bonus_goes_to_whoever_has_a_use_for_it() -> None:
    s = partners()
    s.t.agenda.append(("hand-on", 1, (-2,)))
    assert rollout.hand_on(s.t, 1, LUCK) == ("give", "p2")
    s.t.tech_bank = 0
    assert rollout.hand_on(s.t, 1, LUCK) == ()
    rival = rivals()
    rival.t.agenda.append(("hand-on", 1, (-2,)))
    assert rollout.hand_on(rival.t, 1, LUCK) == ("give", "p2")
    rival.t.tech_bank = 0
    assert rollout.hand_on(rival.t, 1, LUCK) == ("decline",)


def test_in_passing_own_permits_pay_then_those_of_the_first_region() -> None:
    s = partners().region("asia", permits=1, control=0)
    assert rollout.payment(s.t, 0, LUCK) == ("pay", "own")
    s.permits(0, 0)
    assert rollout.payment(s.t, 0, LUCK) == ("pay", "asia")
    assert rollout.payment(s.region("asia", permits=0).t, 0, LUCK) == ()


class Dice(Random):
    """Luck as it is told; of several ways the first."""

    def __init__(self, told: float) -> None:
        super().__init__(1)
        self.told = told

    def random(self) -> float:
        return self.told

    def getrandbits(self, count: int) -> int:
        return 0


@pytest.mark.parametrize(
    ("dice", "acted", "verb"),
    [
        (0.05, 0, "buy"),  # without a permit nothing can be built
        (0.3, 0, "prepare"),
        (0.7, 0, "plan"),
        (0.3, 3, "move"),
        (0.5, 3, "lobby"),
        (0.65, 3, "buy"),
        (0.68, 3, "end"),  # nothing to sell
        (0.9, 3, "end"),
    ],
)
def test_in_passing_a_turn_goes_as_the_dice_fall(dice: float, acted: int, verb: str) -> None:
    s = rivals().project("hydro", "europe", "tech").permits(0, int(verb == "prepare")).hand(0, *range(1, 36))
    s.t.acted, s.t.round, s.t.first = acted, 1, acted
    assert rollout.turn(s.t, 0, Dice(dice))[0] == verb


def test_in_passing_what_can_be_built_is_built_and_what_can_be_claimed_is_claimed() -> None:
    s = rivals().project("hydro", "europe", "tech", prepared_by=0).level(0, "hydro", 2)
    s.t.money[0] = 20
    assert rollout.turn(s.t, 0, Dice(0.3))[0] == "build" and rollout.turn(s.t, 0, Dice(0.05))[0] == "build"
    s.permits(0, 2).un(1)
    s.t.backing[RECYCLING], s.t.tech[0], s.t.acted = 2, 9, 1
    assert rollout.turn(s.t, 0, Dice(0.9)) == ("claim", "1")
    s.t.carded = 1
    assert rollout.turn(s.t, 0, Dice(0.9)) == ("end",)


# -- what follows from the weights -------------------------------------------------------------------------------------


def test_a_weight_changes_the_order_of_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a scientist of the pool brings: with more of it one plans where scientists come."""
    s = rivals()
    s.settle()
    perspective = s.match.perspective(0, Random(1))

    def first() -> tuple[str, ...]:
        return max(best_lines(perspective, Random(1), 2, 3).values())[1][0]

    monkeypatch.setattr(points, "_scientists", lambda t, seat, incomes: 30.0 * (t.figures.scientists - t.pool[seat]))
    assert first()[0] == "plan" and first()[-1] == "scientist"
    monkeypatch.setattr(points, "_scientists", lambda t, seat, incomes: -30.0 * (t.figures.scientists - t.pool[seat]))
    assert first()[-1] != "scientist"
