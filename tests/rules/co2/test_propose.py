"""Proposing a project (C-40, C-41), with the example C-X8."""

import pytest

from keeling.games.co2.model.words import ENERGIES, REGIONS
from tests.stage import Stage, stage

PLACES = ["north-america", "south-america", "europe", "africa", "asia", "oceania"]


def europe() -> Stage:
    return stage().tile("europe", "solar", "fusion", "biomass")


def test_c40_money_grant_is_the_permits_in_the_region():
    s = stage().tile("europe", "solar", "fusion", "biomass").region("europe", permits=4)
    s.play(0, "propose solar europe money")
    assert s.t.money[0] == 3 + 4


def test_cx8_money_slot_in_a_region_without_permits_gives_one_dollar():
    s = stage().tile("europe", "solar", "fusion", "biomass").region("europe", permits=0)
    s.play(0, "propose solar europe money")
    assert s.t.money[0] == 3 + 1


def test_c13_c40_only_energies_of_the_regional_tile_can_be_proposed():
    s = stage().tile("europe", "solar", "fusion", "biomass")
    reason = s.why(0, "propose recycling europe money")
    assert (reason.code, reason.rule) == ("energy-not-wanted", "C-13")


@pytest.mark.parametrize(("permits", "money"), [(0, 1), (1, 1), (2, 2), (5, 5)])
def test_c40_the_money_grant_counts_permits_but_pays_at_least_one_dollar(permits, money):
    s = europe().region("europe", permits=permits)
    s.play(0, "propose solar europe money")
    assert s.t.money == [3 + money, 4, 4]
    assert s.t.permits_in[REGIONS.index("europe")] == permits  # counted, not taken
    assert s.t.tech[0] == 0


def test_c40_the_money_grant_counts_the_regions_own_permits_only():
    s = europe().permits(0, 5).region("europe", permits=2).region("asia", permits=6, control=0)
    s.play(0, "propose solar europe money")
    assert s.t.money[0] == 3 + 2


def test_c40_the_tile_leaves_the_supply_and_lies_proposed_side_up():
    s = europe().play(0, "propose fusion europe tech")
    assert s.t.project[s.slot("europe", "tech")] == ENERGIES.index("fusion")
    assert s.t.stock == [6, 6, 5, 6, 6]


def test_c40_the_tech_grant_is_two_tech_and_no_money():
    s = europe().play(0, "propose solar europe tech")
    assert s.t.tech == [2, 0, 0]
    assert s.t.tech_bank == 25 - 2
    assert s.t.money[0] == 3


@pytest.mark.parametrize("left", [1, 0])
def test_c6_c40_a_tech_grant_takes_what_is_left_and_never_blocks(left):
    s = europe().tech(1, 25 - left)
    s.play(0, "propose solar europe tech")
    assert s.t.tech[0] == left
    assert s.t.project[s.slot("europe", "tech")] == ENERGIES.index("solar")


@pytest.mark.parametrize("lying", ENERGIES)
def test_c40_a_taken_slot_is_refused(lying):
    s = europe().project(lying, "europe", "money")
    assert s.refused(0, "propose solar europe money") == ("slot-taken", "C-40")


def test_c40_an_installed_project_takes_its_slot_too():
    s = europe().project("fusion", "europe", "money", installed=True)
    assert s.refused(0, "propose solar europe money") == ("slot-taken", "C-40")


def test_c40_equal_energies_may_lie_side_by_side():
    s = europe().project("solar", "europe", "money").project("solar", "europe", "research", installed=True)
    s.play(0, "propose solar europe tech")
    assert s.t.project[s.slot("europe", "tech")] == ENERGIES.index("solar")


def test_c6_c40_without_a_project_tile_left_an_energy_cannot_be_proposed():
    s = europe()
    for region in ("north-america", "asia"):
        for slot in ("money", "tech", "research"):
            s.project("solar", region, slot)
    assert s.refused(0, "propose solar europe money") == ("no-project-tile", "C-6")
    s.play(0, "propose fusion europe money")  # the others still can


@pytest.mark.parametrize("region", PLACES)
def test_c40_every_region_offers_its_three_energies_on_its_three_slots(region):
    s = stage().tile(region, "recycling", "biomass", "solar")
    offered = {option for option in s.options(0) if option.startswith("propose") and f" {region} " in option}
    assert offered == {
        f"propose {energy} {region} {slot}"
        for energy in ("recycling", "biomass", "solar")
        for slot in ("money", "tech", "research")
    }


def test_c40_research_recruits_a_scientist_into_the_hand():
    s = europe().play(0, "propose solar europe research", "recruit")
    assert (s.t.hand[0], s.t.pool[0]) == (2, 2)
    assert s.prompt == "turn"  # either recruit or move, not both
    assert (s.t.money[0], s.t.tech[0]) == (3, 0)


def test_c40_nobody_has_more_than_four_scientists_in_play():
    s = europe().hire(0, 3)
    s.play(0, "propose solar europe research")
    assert s.refused(0, "recruit") == ("pool-empty", "C-40")
    assert "move hand europe research" in s.options(0)


def test_c40_the_last_scientist_in_the_pool_can_still_be_recruited():
    s = europe().hire(0, 2).play(0, "propose solar europe research", "recruit")
    assert (s.t.hand[0], s.t.pool[0]) == (4, 0)


def test_c40_a_research_move_may_go_to_the_new_project():
    s = europe().play(0, "propose solar europe research", "move hand europe research")
    assert s.t.worker[s.slot("europe", "research")] == 0
    assert s.t.hand[0] == 0
    assert s.prompt == "turn"


def test_c40_a_research_move_leaves_the_free_move_unused():
    s = europe().hire(0).project("fusion", "europe", "money")
    s.play(0, "propose solar europe research", "move hand europe research", "move hand europe money")
    assert s.t.worker[s.slot("europe", "money")] == 0


def test_c40_a_research_move_comes_on_top_of_a_used_free_move():
    s = europe().hire(0).project("fusion", "europe", "money")
    s.play(0, "move hand europe money", "propose solar europe research", "move hand europe research")
    assert s.t.worker[s.slot("europe", "research")] == 0


def test_c40_c51_a_research_move_is_one_of_all_scientist_moves():
    s = europe().summit(1, 8).project("fusion", "europe", "money", scientist=0)
    s.play(0, "propose solar europe research")
    assert s.options(0) == [
        "recruit",
        "move hand europe research",
        "move europe money europe research",
        "move europe money hand",
        "move europe money summit1",
        "move europe money summit2",  # tiles 8 and 2 both deal with fusion
        "forgo",
    ]


def test_c40_c51_research_moves_are_refused_as_any_scientist_move():
    s = europe().play(0, "propose solar europe research")
    assert s.refused(0, "move hand europe money") == ("no-project", "C-51")
    assert s.refused(0, "buy") == ("not-offered", "C-40")


def test_c40_research_may_be_forgone():
    s = europe().play(0, "propose solar europe research", "forgo")
    assert (s.t.hand[0], s.t.pool[0]) == (1, 3)
    assert s.prompt == "turn"
    assert [fact.rule for fact in s.facts("forgone")] == ["C-40"]


@pytest.mark.parametrize("slot", ["money", "tech"])
def test_c40_only_the_research_slot_offers_research(slot):
    s = europe().play(0, f"propose solar europe {slot}")
    assert s.prompt == "turn"
    assert (s.t.hand[0], s.t.pool[0]) == (1, 3)


def test_c41_a_project_of_another_player_may_be_installed_by_anybody():
    s = europe().play(0, "propose solar europe tech").end_turn(0)
    s.play(1, "install solar europe tech", "pay own")
    assert s.t.project[s.slot("europe", "tech")] == 5 + ENERGIES.index("solar")
    assert s.t.tech == [2, 3, 0]  # the benefit is the installer's


def test_c41_a_project_others_proposed_and_installed_may_be_built_by_anybody():
    s = europe().play(0, "propose solar europe tech").end_turn(0)
    s.play(1, "install solar europe tech", "pay own").end_turn(1)
    s.level(2, "solar", 2).tech(2, 2)
    s.t.money[2] = 10
    s.play(2, "build solar europe tech")
    assert s.t.plants[2 * 5 + ENERGIES.index("solar")] == 1
    assert s.t.vp[:2] == [0, 0]
