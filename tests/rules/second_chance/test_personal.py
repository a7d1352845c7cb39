"""Personal goals of the cooperative game (S-83), every card."""

from random import Random

import pytest

from keeling.games.second_chance import GAME, house_sheet
from keeling.games.second_chance.model.words import ENERGIES
from keeling.games.second_chance.rules.personal import fulfilled
from tests.second_chance_stage import stage

ROWS = {row["no"]: row for row in house_sheet()["personal_goals"]}
# asia, europe and so on, each with room for all the plants a goal may ask for
LANDS = ["asia", "europe", "north-america", "oceania", "south-america"]


def give(s, no, count):
    """Let seat 0 have reached so much of what a personal goal asks for."""
    kind = ROWS[no]["is"]
    same_energy, same_region = kind.endswith("one-energy"), kind.endswith("one-region")
    if kind == "permits":
        s.permits(0, count)
    elif kind == "region-permits":
        s.region("asia", control=0, permits=count)
    elif kind == "summit-alone":
        s.t.alone[0] = 1 if count == 2 else 0
    elif kind == "tech":
        s.tech(0, count)
    elif kind == "scientists":
        s.hire(0, count - 1)
    elif kind == "money":
        s.t.money[0] = count
    elif kind == "tracks-ended":
        for energy in ENERGIES[:count]:
            s.level(0, energy, 9)
    elif kind == "regions-controlled":
        for region in LANDS[:count]:
            s.region(region, control=0)
    else:
        for number in range(count):
            energy = ENERGIES[0] if same_energy or kind.endswith("-regions") else ENERGIES[number]
            region = LANDS[0] if same_region or kind.endswith("energies") else LANDS[number]
            if kind.startswith("plant"):
                s.plant(0, energy, region, base=1)
            elif number % 2:
                s.plant(1, energy, region, base=0)
            else:
                s.project(energy, region, ("money", "tech", "scientist")[number % 3], prepared_by=0)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("no", ROWS)
def test_s83_every_goal_at_least(no, seats):
    least = ROWS[no]["least"][seats - 1]
    s = stage(seats)
    give(s, no, least - 1)
    assert not fulfilled(s.t, 0, no - 1)
    s = stage(seats)
    give(s, no, least)
    assert fulfilled(s.t, 0, no - 1)


FIXED = {1: 6, 2: 4, 3: 2, 4: 3, 5: 4, 6: 10, 7: 2}


@pytest.mark.parametrize("no", FIXED)
def test_s83_the_numbers_of_the_rulebook(no):
    assert ROWS[no]["least"] == [FIXED[no]] * 4


def test_s83_permits_of_regions_do_not_count_for_01():
    s = stage().permits(0, 5).region("asia", control=0)
    assert not fulfilled(s.t, 0, 0)


def summit_alone(s, **speakers):
    s.summit(1, 1, **speakers)
    s.t.complete.append(0)
    s.t.closer[0] = 0
    s.jump("summits", 0)
    while s.prompt == "summit-learn":
        seat = s.seats_asked()[0]
        s.play(seat, s.options(seat)[0])
    return s


def test_s83_a_summit_alone_needs_both_scientists():
    assert not fulfilled(summit_alone(stage(), recycling=0, hydro=1).t, 0, 2)
    assert fulfilled(summit_alone(stage(), recycling=0, hydro=0).t, 0, 2)


def test_s83_the_card_for_a_summit_alone_is_shown_then():
    s = stage().personal(0, 3, 5)
    assert s.match.view(1)["players"][0]["personal_shown"] == []
    summit_alone(s, recycling=0, hydro=0)
    assert s.match.view(1)["players"][0]["personal_shown"] == [3]
    assert [fact.values["personal"] for fact in s.facts("personal-met")] == [3]
    for seed in range(20):  # and whoever thinks ahead knows it
        dealt = GAME.redeal(s.t, 1, Random(seed))
        assert dealt.personal[0] >> 2 & 1 and dealt.personal[0].bit_count() == 2


def test_s83_whoever_showed_nothing_does_not_hold_it():
    s = summit_alone(stage().personal(0, 4, 5).personal(1, 3, 6), recycling=0, hydro=0)
    assert s.match.view(2)["players"][0]["personal_shown"] == []
    for seed in range(40):
        assert not GAME.redeal(s.t, 2, Random(seed)).personal[0] >> 2 & 1


def test_s83_all_others_are_judged_as_things_stand_at_the_end():
    s = stage(2).un().personal(0, 4, 7).personal(1, 6, 8).tech(0, 9)
    s.t.money[1] = 10
    s.tech(0, 2).finish()
    assert s.t.ending == "goals-missed"


def test_s80_the_verdict_counts_the_goals_that_were_missing():
    s = stage(2).personal(0, 4, 7).personal(1, 6, 8).un(1, 2, 3, 4, 5, 6)
    s.finish()
    open_goals = max(0, len(s.t.un_goals) - s.t.figures.un_open_most)
    personal = sum(1 for player in range(2) if not [f for f in s.facts("personal-met") if f.seat == player])
    (failed,) = s.facts("team-failed")
    assert open_goals and failed.values["missing"] == open_goals + personal
