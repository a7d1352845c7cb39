"""Planning a project (S-40) in every agenda's regions; example S-X12."""

import pytest

from keeling.games.second_chance import house_sheet
from keeling.games.second_chance.model.words import ENERGIES
from tests.second_chance_stage import stage

AGENDAS = house_sheet()["regional"]


@pytest.mark.parametrize("agenda", AGENDAS, ids=lambda row: str(row["no"]))
def test_s40_a_region_wants_the_energies_of_its_agenda(agenda):
    s = stage(draws={"lay-tile": [f"tile {agenda['no']}"]})
    for energy in ENERGIES:
        move = f"plan {energy} north-america tech"
        if energy in agenda["energies"]:
            assert move in s.options(0)
        else:
            assert s.refused(0, move) == ("energy-not-wanted", "S-40")


def test_s40_sx12_violet_plans_solar_in_north_america():
    s = stage().play(0, "plan solar north-america money")  # its agenda is solar, hydro, recycling
    assert s.match.view(None)["regions"]["north-america"]["energies"] == ["solar", "hydro", "recycling"]
    assert (s.knows(0), s.t.money[0]) == ([0, 0, 0, 1, 0], 3 + 5)


@pytest.mark.parametrize(("permits", "money"), [(3, 3), (0, 0)])
def test_s40_sx12_money_is_a_dollar_for_each_permit_there(permits, money):
    s = stage().region("north-america", permits=permits).play(0, "plan solar north-america money")
    assert s.t.money[0] == 3 + money


def test_s40_the_permit_that_its_knowledge_brings_there_counts():
    s = stage().bonus("solar", 1, "permit").region("north-america", permits=3)
    s.play(0, "plan solar north-america money", "give p1", "permit north-america")
    assert s.t.money[0] == 3 + 4


def test_s40_a_tech_slot_gives_two():
    assert stage().play(0, "plan solar north-america tech").t.tech[0] == 4


def test_s40_recruiting_teaches_any_energy():
    s = stage().play(0, "plan solar north-america scientist", "recruit")
    assert (s.t.hand[0], s.t.pool[0], s.prompt) == (2, 2, "wild")
    s.play(0, "learn wind")
    assert s.knows(0) == [0, 0, 1, 1, 0]


def test_s40_or_moving_one_also_onto_the_new_project():
    s = stage().play(0, "plan solar north-america scientist")
    assert s.options(0) == ["recruit", "move board north-america scientist", "forgo"]
    s.play(0, "move board north-america scientist")
    assert s.t.worker[s.slot("north-america", "scientist")] == 0
    assert "move board north-america scientist" not in s.options(0)


def test_s40_the_grant_may_be_forgone_and_is_void_if_nothing_is_possible():
    s = stage().play(0, "plan solar north-america scientist", "forgo")
    assert s.prompt == "turn"
    s = stage()
    s.t.pool[0], s.t.hand[0] = 0, 0
    s.t.speaker[0:2] = [0, 0]
    s.t.speaker[4:6] = [0, 0]
    s.play(0, "plan solar north-america scientist")
    assert s.prompt == "turn"


def test_s40_nobody_is_left_to_recruit():
    s = stage().hire(0, 3).play(0, "plan solar north-america scientist")
    assert s.refused(0, "recruit") == ("pool-empty", "S-40")


def test_s40_only_an_empty_slot():
    s = stage().project("hydro", "north-america", "tech")
    assert s.refused(0, "plan solar north-america tech") == ("slot-taken", "S-40")


def test_s40_equal_energies_may_lie_side_by_side():
    s = stage().project("solar", "north-america", "tech")
    assert "plan solar north-america money" in s.options(0)


def test_s40_the_level_does_not_matter_for_planning():
    s = stage().project("solar", "asia", "tech").project("solar", "asia", "money")
    s.play(0, "plan solar north-america tech")
    assert s.t.level[s.slot("north-america", "tech")] == 2
