"""Installing a project (C-42, C-43), with the examples C-X9 and C-X12 and the benefit of every energy."""

import pytest

from keeling.games.co2 import house_sheet
from keeling.games.co2.model.words import ENERGIES, REGIONS
from tests.stage import Stage, stage

# C-42: money, tech and permits from the market
BENEFITS = {
    "forestation": (0, 0, 2),
    "solar": (0, 3, 0),
    "fusion": (5, 1, 0),
    "biomass": (3, 1, 1),
    "recycling": (5, 0, 1),
}


def proposed(energy: str = "solar", scientist: int = -1) -> Stage:
    """A project lies proposed in Europe; nobody controls a region."""
    s = stage().tile("europe", energy, *[other for other in ENERGIES if other != energy][:2])
    return s.project(energy, "europe", "tech", scientist=scientist)


def installed(s: Stage) -> bool:
    return s.t.project[s.slot("europe", "tech")] >= 5


@pytest.mark.parametrize("energy", ENERGIES)
def test_c42_the_benefit_of_every_energy(energy):
    money, tech, permits = BENEFITS[energy]
    s = proposed(energy).market(6)
    bank = s.t.bank
    s.play(0, f"install {energy} europe tech", "pay own")
    assert s.t.money == [3 + money, 4, 4]
    assert s.t.tech == [tech, 0, 0]
    assert s.t.permits == [2 - 1 + permits, 2, 2]  # into the own supply
    assert s.t.market == 6 - permits  # out of the market
    assert s.t.bank == bank + 1  # the permit paid
    assert s.t.price == 3
    assert s.t.expertise[:5] == [0] * 5


@pytest.mark.parametrize("energy", ENERGIES)
def test_c42_the_sheet_prints_the_benefits_of_the_rulebook(energy):
    row = house_sheet()["install"][energy]
    assert (row["money"], row["tech"], row["permits"]) == BENEFITS[energy]


def test_cx9_installing_solar_costs_a_permit_and_gives_three_tech():
    s = proposed("solar").play(0, "install solar europe tech", "pay own")
    assert (s.t.permits[0], s.t.tech[0]) == (1, 3)


def test_c42_the_tile_is_flipped():
    s = proposed("solar").play(0, "install solar europe tech", "pay own")
    assert s.t.project[s.slot("europe", "tech")] == 5 + ENERGIES.index("solar")
    assert s.t.stock[ENERGIES.index("solar")] == 5


def test_c42_only_a_proposed_project_can_be_installed():
    s = proposed("solar").project("fusion", "europe", "money", installed=True)
    assert s.refused(0, "install fusion europe money") == ("not-proposed", "C-42")  # already installed
    assert s.refused(0, "install solar europe research") == ("not-proposed", "C-42")  # nothing there
    assert s.refused(0, "install fusion europe tech") == ("not-proposed", "C-42")  # another energy


def test_c42_a_project_cannot_be_installed_twice():
    s = proposed("solar").play(0, "install solar europe tech", "pay own").end_turn(0)
    assert s.refused(1, "install solar europe tech") == ("not-proposed", "C-42")


def test_c42_without_a_permit_nothing_is_installed():
    s = proposed("solar").permits(0, 0)
    assert s.refused(0, "install solar europe tech") == ("no-permit", "C-42")


def test_c42_the_benefit_cannot_pay_the_permit():
    s = proposed("forestation").permits(0, 0)
    assert s.refused(0, "install forestation europe tech") == ("no-permit", "C-42")


def test_c42_the_permit_is_paid_before_the_benefit():
    s = proposed("forestation").market(1).permits(1, 0)
    s.permits(1, s.t.bank)  # the bank is empty: only the permit just paid can refill the market
    s.play(0, "install forestation europe tech", "pay own")
    assert s.t.permits[0] == 2 - 1 + 2
    assert (s.t.market, s.t.bank, s.t.price) == (0, 0, 5)


def test_c42_c60_the_permit_comes_from_the_own_supply_or_a_controlled_region():
    s = proposed("solar").region("asia", permits=4, control=0).region("africa", permits=0, control=0)
    s.region("oceania", permits=3, control=1)
    s.play(0, "install solar europe tech")
    assert s.options(0) == ["pay own", "pay asia"]
    assert s.refused(0, "pay europe") == ("not-controlled", "C-60")
    assert s.refused(0, "pay oceania") == ("not-controlled", "C-60")
    reason = s.why(0, "pay africa")
    assert (reason.code, reason.rule, reason.values) == ("region-empty", "C-60", {"region": "africa"})
    s.play(0, "pay asia")
    assert s.t.permits_in[REGIONS.index("asia")] == 3
    assert s.t.permits[0] == 2
    assert installed(s)


def test_c42_without_an_own_permit_a_region_pays():
    s = proposed("solar").permits(0, 0).region("africa", permits=1, control=0).play(0, "install solar europe tech")
    assert s.options(0) == ["pay africa"]
    assert s.refused(0, "pay own") == ("own-supply-empty", "C-42")


def test_c42_c60_a_permit_of_any_controlled_region_is_enough():
    s = proposed("solar").permits(0, 0).region("africa", permits=1, control=0)
    bank = s.t.bank
    s.play(0, "install solar europe tech")
    assert s.options(0) == ["pay africa"]
    s.play(0, "pay africa")
    assert s.t.permits_in[REGIONS.index("africa")] == 0
    assert s.t.bank == bank + 1


def test_c42_c60_permits_of_regions_one_does_not_control_do_not_count():
    s = proposed("solar").permits(0, 0).region("europe", permits=4).region("asia", permits=4, control=1)
    s.region("africa", permits=0, control=0)
    assert s.refused(0, "install solar europe tech") == ("no-permit", "C-42")


def test_c42_benefit_permits_go_to_the_own_supply_even_from_a_controlled_region():
    s = proposed("forestation").market(5).region("europe", permits=1, control=0)
    s.play(0, "install forestation europe tech", "pay own")
    assert s.t.permits[0] == 2 - 1 + 2
    assert s.t.permits_in[REGIONS.index("europe")] == 1


def test_c6_c42_a_benefit_takes_what_is_left():
    s = proposed("solar").tech(1, 24).play(0, "install solar europe tech", "pay own")
    assert s.t.tech[0] == 1
    assert installed(s)


def test_c43_the_own_scientist_stays_without_pay_or_expertise():
    s = proposed("solar", scientist=0)
    s.t.money[0] = 0  # and needs no dollar
    s.play(0, "install solar europe tech", "pay own")
    assert s.t.worker[s.slot("europe", "tech")] == 0
    assert s.t.money[0] == 0
    assert s.expertise(0, "solar") == 0
    assert installed(s)


def test_c43_taking_the_own_scientist_off_is_the_scientist_move():
    s = proposed("solar", scientist=0).project("fusion", "europe", "money", scientist=0)
    s.play(0, "install solar europe tech", "pay own", "move europe tech hand")
    assert s.t.hand[0] == 2
    assert s.refused(0, "move europe money hand") == ("used-scientist", "C-50")


def test_c43_another_players_scientist_goes_before_the_flip_and_after_the_payment():
    s = proposed("solar", scientist=1).play(0, "install solar europe tech", "pay own")
    assert (s.seats_asked(), s.prompt) == ([1], "sent-off")
    assert s.t.permits[0] == 1
    assert not installed(s)
    assert s.t.tech[0] == 0
    s.play(1, "send hand")
    assert installed(s)
    assert s.t.tech[0] == 3
    assert s.t.worker[s.slot("europe", "tech")] == -1


def test_c43_without_a_dollar_for_the_scientist_nothing_is_installed():
    s = proposed("recycling", scientist=1)
    s.t.money[0] = 0  # the benefit of $5 cannot pay it either
    assert s.refused(0, "install recycling europe tech") == ("no-dollar-for-scientist", "C-43")
    assert s.why(0, "install recycling europe tech").values == {"player": 2, "have": 0, "need": 1}


def test_c43_exactly_one_dollar_is_enough_for_the_scientist():
    s = proposed("solar", scientist=1)
    s.t.money[0] = 1
    s.play(0, "install solar europe tech", "pay own").play(1, "send hand")
    assert s.t.money[:2] == [0, 4 + 1]
    assert installed(s)


def test_c43_a_scientist_elsewhere_is_not_in_the_way():
    s = proposed("solar").project("fusion", "europe", "money", scientist=1)
    s.play(0, "install solar europe tech", "pay own")
    assert s.prompt == "turn"
    assert s.t.worker[s.slot("europe", "money")] == 1
    assert s.t.money[:2] == [3, 4]


def test_cx12_blue_installs_with_purples_scientist_on_it():
    blue, purple = 0, 1
    s = proposed("solar", scientist=purple).play(blue, "install solar europe tech", "pay own")
    assert s.t.money[:2] == [3 - 1, 4 + 1]
    assert s.refused(blue, "buy")[0] == "not-asked"  # nothing comes in between
    s.play(purple, "send hand")
    assert s.t.hand[purple] == 2
    assert s.expertise(purple, "solar") == 1
    assert s.expertise(blue, "solar") == 0
    assert installed(s)  # at once, before Blue is asked again
    assert (s.seats_asked(), s.prompt) == ([blue], "turn")


@pytest.mark.parametrize("energy", ENERGIES)
def test_c42_an_installed_project_is_not_installed_again(energy):
    s = stage().project(energy, "europe", "tech", installed=True)
    assert s.refused(0, f"install {energy} europe tech") == ("not-proposed", "C-42")


@pytest.mark.parametrize(("owner", "active"), [(owner, active) for owner in (-1, 0, 1, 2) for active in (0, 1, 2)])
def test_c43_without_a_dollar_only_anothers_scientist_is_in_the_way(owner, active):
    s = stage().project("solar", "europe", "tech", scientist=owner).jump("begin-turn", active)
    s.t.money[active] = 0
    if owner in (-1, active):
        s.play(active, "install solar europe tech")
    else:
        assert s.refused(active, "install solar europe tech") == ("no-dollar-for-scientist", "C-43")
