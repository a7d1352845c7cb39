"""The competitive reckoning and company goals (S-81, S-81a, S-82), every card; example S-X32."""

import pytest

from keeling.games.second_chance import house_sheet
from keeling.games.second_chance.model.words import ENERGIES
from keeling.games.second_chance.rules.goals import goal_points
from tests.second_chance_stage import stage

ROWS = {row["no"]: row for row in house_sheet()["company_goals"]}
LANDS = ["asia", "europe", "north-america", "oceania", "south-america", "africa"]
# what the rulebook prints: points for each, and the most
PRINTED = {1: (2, 16), 2: (4, 16), 3: (3, 15), 4: (4, 16), **dict.fromkeys(range(5, 11), (3, 15))}


def rivals(seats=2):
    """A table with nothing in anybody's hands."""
    s = stage(seats, mode="competitive")
    for seat in range(seats):
        s.permits(seat, 0).tech(seat, 0)
        s.t.money[seat] = 0
    return s


def reckon(s, *choices):
    s.finish()
    for seat, choice in enumerate(choices):
        s.play(seat, f"goal {choice}")
    return s


# -- S-81 -----------------------------------------------------------------------------------------------------------


def test_s81_permits_of_controlled_regions_are_sold_too_at_the_price_unchanged():
    s = rivals().market(2, 4).permits(0, 3).region("asia", control=0, permits=2).goal(0, 2)
    reckon(s, "score", "score")
    assert (s.t.money[0], s.t.vp[0], s.t.price) == (20, 10, 4)


def test_s81_a_goal_for_8_dollars_counts_as_money():
    s = reckon(rivals(), "cash", "cash")
    assert s.t.vp == [4, 4]


def test_s81_a_point_for_every_full_2_dollars():
    s = rivals()
    s.t.money[0] = 7
    reckon(s.goal(0, 3), "score", "cash")
    assert s.t.vp[0] == 3


@pytest.mark.parametrize(("tech", "points"), [((3, 1), [3, 0]), ((2, 2), [3, 3]), ((0, 0), [0, 0])])
def test_s81_three_points_for_the_most_tech(tech, points):
    s = rivals().goal(0, 3).goal(1, 3)
    for seat, count in enumerate(tech):
        s.tech(seat, count)
    assert reckon(s, "score", "score").t.vp == points


@pytest.mark.parametrize(("claimed", "points"), [(0, 0), (1, 6), (2, 10), (3, 15), (4, 21), (5, 21)])
def test_s81_un_goals(claimed, points):
    s = rivals().goal(0, 4)
    s.t.claims[0] = (1 << claimed) - 1
    assert reckon(s, "score", "cash").t.vp[0] == points


def test_s81_choices_are_made_at_once_and_in_secret():
    s = rivals(3).finish()
    assert s.seats_asked() == [0, 1, 2]
    s.play(1, "goal cash")
    assert s.t.money[1] == 0 and not s.facts("goal-discarded")


def test_s81_most_points_win():
    s = rivals()
    s.t.vp[:] = [3, 9]
    reckon(s, "cash", "cash")
    assert (s.t.ending, s.match.outcome.winners) == ("last-decade", (1,))


def tied(seats=2):
    s = rivals(seats).goal(0, 2).goal(1, 2)
    return s


def test_s81_ties_un_goals_plants_infrastructures_money():
    s = tied()
    s.t.claims[1], s.t.vp[0] = 1, 6
    assert reckon(s, "score", "score").match.outcome.winners == (1,)
    s = tied().plant(0, "wind", "asia", space=2, base=1).plant(0, "wind", "asia", space=3, base=1)
    s.plant(1, "solar", "asia", space=4)
    assert reckon(s, "score", "score").match.outcome.winners == (0,)
    s = tied().project("wind", "asia", "tech", prepared_by=1)
    assert reckon(s, "score", "score").match.outcome.winners == (1,)
    s = tied()
    s.t.money[0] = 1
    assert reckon(s, "score", "score").match.outcome.winners == (0,)
    assert reckon(tied(), "score", "score").match.outcome.winners == (0, 1)


def test_sx32_violet():
    s = (
        rivals()
        .market(2, 5)
        .permits(0, 3)
        .region("africa", control=0, permits=1)
        .region("oceania", control=0, permits=1)
    )
    s.t.money[0] = 5
    s.tech(0, 4).tech(1, 4)
    s.t.vp[0] = 75
    s.t.claims[0] = 3
    s.goal(0, 6)
    for energy, region in zip(ENERGIES[:4], LANDS, strict=False):
        s.plant(0, energy, region, space=2)  # four energies: 12 points
    assert reckon(s, "score", "cash").t.vp[0] == 115


# -- S-81a ----------------------------------------------------------------------------------------------------------


def test_s81a_the_goal_may_be_turned_in_at_any_point_of_ones_own_turn():
    s = stage(2, mode="competitive").play(0, "discard goal")
    assert s.t.money[0] == 3 + 8
    assert s.refused(0, "discard goal") == ("goal-gone", "S-81a")
    s.play(0, "plan solar north-america tech")
    assert s.why(1, "discard goal") is not None
    s.finish()
    assert s.seats_asked() == [1]


def test_s81a_there_is_none_in_the_cooperative_game():
    assert "discard goal" not in stage(2).options(0)


# -- S-82 -----------------------------------------------------------------------------------------------------------


def give(s, no, count):
    """Let seat 0 have so many of what a company goal counts."""
    per = ROWS[no]["per"]
    if per == "permit":
        s.permits(0, count)
    elif per == "track-led":
        for energy in ENERGIES[:count]:
            s.level(0, energy, 2).level(1, energy, 2)
    elif per == "un-goal":
        s.t.claims[0] = (1 << count) - 1
    elif per == "region-controlled":
        for region in LANDS[:count]:
            s.region(region, control=0)
    else:
        extra = 1 if per.endswith("beyond-first") else 0
        for number in range(count + extra):
            energy = ENERGIES[number % 5] if "energy" in per else ENERGIES[number // 5]
            region = LANDS[number] if "region" in per else LANDS[number // 4]
            if "plant" in per or "built" in per:
                s.plant(0, energy, region, base=1)
            elif number % 2:
                s.plant(1, energy, region, base=0)
            else:
                s.project(energy, region, ("money", "tech")[number % 4 // 2], prepared_by=0)


@pytest.mark.parametrize("no", ROWS)
@pytest.mark.parametrize("count", [0, 1, 3, 5])
def test_s82_every_company_goal(no, count):
    each, most = PRINTED[no]
    s = rivals().goal(0, no)
    give(s, no, count)
    assert goal_points(s.t, 0, s.t.permits[0]) == min(each * count, most)


@pytest.mark.parametrize("no", ROWS)
def test_s82_the_numbers_of_the_rulebook(no):
    assert (ROWS[no]["vp"], ROWS[no]["most"]) == PRINTED[no]


def test_s82_permits_are_counted_before_the_sale_with_those_of_regions():
    s = rivals().market(2, 1).permits(0, 2).region("asia", control=0, permits=3).goal(0, 1)
    assert reckon(s, "score", "cash").t.vp[0] == 10 + 5 // 2


def test_s82_at_most_16():
    s = rivals().permits(0, 12).goal(0, 1)
    assert goal_points(s.t, 0, 12) == 16


def test_s82_a_track_nobody_is_on_is_not_led():
    assert goal_points(rivals().goal(0, 2).t, 0, 0) == 0


def test_s82_a_track_led_by_another_is_not():
    s = rivals().goal(0, 2).level(0, "solar", 2).level(1, "solar", 3)
    assert goal_points(s.t, 0, 0) == 0


def test_s82_the_first_plant_and_infrastructure_count_nothing_for_07_and_10():
    s = rivals().plant(0, "solar", "asia", space=2)
    assert [goal_points(s.goal(0, no).t, 0, 0) for no in (7, 10)] == [0, 0]
