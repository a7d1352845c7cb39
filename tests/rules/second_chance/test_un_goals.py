"""UN goals (S-35), every card; example S-X11."""

import pytest

from keeling.games.second_chance import house_sheet
from tests.second_chance_stage import stage

ROWS = {row["no"]: row for row in house_sheet()["un_goals"]}
REGIONS = ["asia", "europe", "north-america"]


def backed(no, seats=3, mode="cooperative", missing=0):
    """Seat 0 has infrastructures under plants of others for all that a goal shows, but for so many."""
    s = stage(seats, mode).un(no).tech(0, ROWS[no]["tech"])
    for energy, region in list(zip(ROWS[no]["plants"], REGIONS, strict=False))[missing:]:
        s.plant(1, energy, region, space=3, base=0)
    return s


@pytest.mark.parametrize("no", ROWS)
def test_s35_a_goal_needs_backing_for_all_it_shows_and_its_tech(no):
    s = backed(no).play(0, f"claim {no}")
    assert (s.t.tech[0], s.team, s.t.un_goals) == (0, 2, [])
    assert s.match.view(None)["players"][0]["claimed"] == [no]


@pytest.mark.parametrize("no", ROWS)
def test_s35_one_plant_short_is_not_enough(no):
    s = backed(no, missing=1)
    assert s.refused(0, f"claim {no}") == ("backing-missing", "S-35")


def test_s35_too_little_tech():
    s = backed(1).tech(0, 0)
    assert s.refused(0, "claim 1") == ("too-little-tech", "S-35")


def test_s35_never_a_regions_tech():
    s = backed(1, mode="competitive").tech(0, 0).region("asia", tech=3, control=0)
    assert s.refused(0, "claim 1") == ("too-little-tech", "S-35")


def test_s35_only_what_lies_open_and_nothing_replaces_it():
    s = backed(1)
    assert s.refused(0, "claim 2") == ("goal-not-open", "S-35")
    s.play(0, "claim 1")
    assert s.t.un_goals == []


def test_s35_one_or_a_lobbyist_in_a_turn():
    s = backed(1).hand(0, 3).play(0, "lobby 3 side")
    assert s.refused(0, "claim 1") == ("used-card", "S-22")


def test_s35_an_infrastructure_may_serve_several_goals():
    s = stage().un(2, 7).tech(0, 4).plant(1, "recycling", "asia", base=0).plant(1, "hydro", "asia", base=0)
    s.plant(1, "wind", "asia", base=0).play(0, "claim 2").turn_of(0).play(0, "claim 7")
    assert s.team == 4


def test_s35_competitive_goals_are_taken_and_score_at_the_end():
    s = backed(1, mode="competitive").play(0, "claim 1")
    assert (s.t.vp[0], s.t.claims[0]) == (0, 1)


def test_s35_an_own_plant_on_anothers_infrastructure_is_no_backing():
    s = stage().un(2).tech(0, 2).plant(0, "recycling", "asia", base=1).plant(0, "hydro", "asia", base=1)
    assert s.refused(0, "claim 2") == ("backing-missing", "S-35")


def test_sx11_all_built_for_two_tech_and_yellow_whose_hydro_is_not():
    no = 2  # recycling, hydro
    s = stage().un(no).tech(0, 2).tech(1, 2)
    for energy, region in zip(ROWS[no]["plants"], ("europe", "asia"), strict=True):
        s.plant(2, energy, region, base=0)
    s.plant(2, "recycling", "africa", base=1)
    s.project("hydro", "africa", "tech", prepared_by=1)
    assert s.turn_of(1).refused(1, f"claim {no}") == ("backing-missing", "S-35")
    s.turn_of(0).play(0, f"claim {no}")
    assert (s.t.tech[0], s.team) == (0, 2)
