"""UN goals (C-67): every card with exactly the plants it shows, and with each of them missing."""

import pytest

from keeling.games.co2 import house_sheet
from keeling.games.co2.model.words import REGIONS
from tests.stage import Stage, stage

ROWS = house_sheet()["un_goals"]
CASES = [pytest.param(row["no"], row["plants"], row["vp"], id=str(row["no"])) for row in ROWS]
MISSING = [
    pytest.param(row["no"], row["plants"], at, id=f"{row['no']}-{row['plants'][at]}-{at}")
    for row in ROWS
    for at in range(len(row["plants"]))
]


def owner(plants: list[str], seat: int = 0, tech: int = 1) -> Stage:
    """A player with these plants, each in a region of its own."""
    s = stage().tech(0, tech)
    for energy, region in zip(plants, REGIONS, strict=False):
        s.plant(seat, energy, region)
    return s


def test_c67_the_sheet_holds_thirteen_goals():
    assert [row["no"] for row in ROWS] == list(range(34, 47))


@pytest.mark.parametrize(("no", "plants", "vp"), CASES)
def test_c67_a_goal_is_claimed_with_exactly_its_plants(no, plants, vp):
    s = owner(plants).un(no).play(0, f"claim {no}")
    assert s.t.vp == [vp, 0, 0]
    assert s.t.tech[0] == 0
    assert s.t.tech_bank == 25
    assert s.t.claims[0] == 1 << no - 34
    assert s.t.un_goals == []


@pytest.mark.parametrize(("no", "plants", "at"), MISSING)
def test_c67_a_goal_is_refused_with_one_plant_missing(no, plants, at):
    s = owner(plants[:at] + plants[at + 1 :]).un(no)
    assert s.refused(0, f"claim {no}") == ("plants-missing", "C-67")


def test_c67_two_of_a_kind_need_two_plants():
    s = owner(["recycling", "solar", "fusion", "biomass", "forestation"]).un(42)
    assert s.refused(0, "claim 42") == ("plants-missing", "C-67")
    owner(["recycling", "recycling"]).un(42).play(0, "claim 42")


def test_c67_another_players_plants_do_not_count():
    s = owner(["recycling", "biomass"], seat=1).un(34)
    assert s.refused(0, "claim 34") == ("plants-missing", "C-67")
    s.plant(0, "recycling", "asia")
    assert s.refused(0, "claim 34") == ("plants-missing", "C-67")


@pytest.mark.parametrize("seat", range(5))
@pytest.mark.parametrize(("no", "plants"), [(34, ("recycling", "biomass")), (41, ("solar", "forestation"))])
def test_c67_every_seat_claims_with_its_own_plants(seat, no, plants):
    s = stage(5).un(no, 75 - no).tech(seat, 1)
    for energy in ("forestation", "solar", "biomass", "recycling"):
        s.plant(seat if energy in plants else (seat + 1) % 5, energy, "asia")
    s.jump("begin-turn", seat)
    assert s.refused(seat, f"claim {75 - no}") == ("plants-missing", "C-67")
    s.play(seat, f"claim {no}")
    assert [claims != 0 for claims in s.t.claims] == [other == seat for other in range(5)]


def test_c67_it_costs_a_tech():
    s = owner(["recycling", "biomass"], tech=0).un(34)
    reason = s.why(0, "claim 34")
    assert (reason.code, reason.rule) == ("too-little-tech", "C-67")
    assert (reason.values["have"], reason.values["need"]) == (0, 1)


def test_c67_a_plant_may_serve_several_goals():
    s = owner(["recycling", "biomass", "fusion"], tech=2).un(34, 43)
    s.play(0, "claim 34", "propose fusion asia money").end_turn(0).turn().turn()
    s.play(0, "claim 43")
    assert s.t.vp[0] == 3 + 6
    assert s.t.claims[0].bit_count() == 2


def test_c17_c67_a_goal_not_open_or_already_claimed_is_refused():
    s = owner(["recycling", "biomass"]).plant(1, "recycling", "asia").plant(1, "biomass", "europe").un(34).tech(1, 1)
    assert s.refused(0, "claim 35") == ("goal-not-open", "C-17")
    s.play(0, "claim 34", "propose fusion asia money").end_turn(0)
    assert s.refused(1, "claim 34") == ("goal-not-open", "C-17")
    assert s.t.un_goals == []  # nor is it replaced


def test_c67_the_other_goals_stay_open():
    s = owner(["recycling", "biomass"]).un(46, 34, 40).play(0, "claim 34")
    assert s.t.un_goals == [46 - 34, 40 - 34]


def test_c50_c67_a_goal_is_the_card_of_the_turn():
    s = owner(["recycling", "biomass"], tech=3).un(34, 42).plant(0, "recycling", "asia").hand(0, 1)
    s.play(0, "claim 34")
    assert s.refused(0, "claim 42") == ("used-card", "C-50")
    assert s.refused(0, "lobby 1 minor") == ("used-card", "C-50")


def test_c67_a_goal_may_be_claimed_before_or_after_the_main_action():
    owner(["recycling", "biomass"]).un(34).play(0, "claim 34", "propose fusion asia money")
    owner(["recycling", "biomass"]).un(34).play(0, "propose fusion asia money", "claim 34")


def test_c67_a_goal_whose_plants_one_has_is_told_as_met():
    s = stage(seats=2)
    goal = s.t.un_goals[0]
    for energy, count in enumerate(s.t.figures.un_plants[goal]):
        s.t.plants[energy] = max(0, count - 1)
    assert goal + 34 not in s.match.view(0)["players"][0]["meets"]
    for energy, count in enumerate(s.t.figures.un_plants[goal]):
        s.t.plants[energy] = count
    assert goal + 34 in s.match.view(0)["players"][0]["meets"]
