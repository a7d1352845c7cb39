"""Building a green plant (C-44 … C-47), with the examples C-X6, C-X10 and C-X11."""

import pytest

from keeling.games.co2.model.words import ENERGIES, REGIONS
from keeling.games.co2_family.model.words import GREEN
from tests.stage import Stage, stage

SOLAR = ENERGIES.index("solar")
EUROPE, AFRICA = REGIONS.index("europe"), REGIONS.index("africa")


def site(region: str = "europe", scientist: int = -1, money: int = 10, tech: int = 2, level: int = 2) -> Stage:
    """Seat 0 is about to build the first solar plant ($10, 2 tech, 8 VP) on the region's tech slot."""
    s = stage().tile(region, "solar", "fusion", "biomass")
    s.project("solar", region, "tech", installed=True, scientist=scientist)
    s.level(0, "solar", level).tech(0, tech)
    s.t.money[0] = money
    return s


def spaces(s: Stage, region: str) -> list[int]:
    """The codes on a region's demand spaces: 0 empty, 1 gas, 2 oil, 3 coal, 4 and up green."""
    number = REGIONS.index(region)
    first = s.t.figures.first_space[number]
    return s.t.space[first : first + s.t.figures.spaces[number]]


def test_cx10_the_solar_plant_costs_ten_dollars_and_two_tech():
    s = site(money=11, tech=3).play(0, "build solar europe tech")
    assert (s.t.money[0], s.t.tech[0]) == (1, 1)
    assert s.t.tech_bank == 25 - 1


def test_cx10_the_solar_plant_needs_solar_expertise_two():
    s = site(level=1).level(0, "fusion", 9)
    reason = s.why(0, "build solar europe tech")
    assert (reason.code, reason.rule) == ("too-little-expertise", "C-44")
    assert (reason.values["have"], reason.values["need"]) == (1, 2)
    site(level=2).play(0, "build solar europe tech")


def test_c44_only_an_installed_project_can_be_built():
    s = site().project("solar", "europe", "money")
    assert s.refused(0, "build solar europe money") == ("not-installed", "C-44")  # only proposed
    assert s.refused(0, "build solar europe research") == ("not-installed", "C-44")  # nothing there
    assert s.refused(0, "build fusion europe tech") == ("not-installed", "C-44")  # another energy


def test_c44_too_little_money():
    s = site(money=9)
    reason = s.why(0, "build solar europe tech")
    assert (reason.code, reason.rule) == ("too-little-money", "C-44")
    assert (reason.values["have"], reason.values["need"]) == (9, 10)


def test_c44_too_little_tech():
    s = site(tech=1)
    reason = s.why(0, "build solar europe tech")
    assert (reason.code, reason.rule) == ("too-little-tech", "C-44")
    assert (reason.values["have"], reason.values["need"]) == (1, 2)


def test_c44_expertise_is_needed_before_the_plants_own_gain():
    s = site(level=1)  # step 4 would bring the second
    assert s.refused(0, "build solar europe tech") == ("too-little-expertise", "C-44")


def test_c6_c44_an_empty_pile_cannot_be_built_from():
    s = site(money=99, tech=9, level=9)
    for region in ("asia", "north-america"):
        s.plant(1, "solar", region).plant(1, "solar", region)
    s.plant(1, "solar", "africa")
    assert s.refused(0, "build solar europe tech") == ("pile-empty", "C-6")


def test_c44_the_plant_is_the_top_tile_of_its_pile():
    s = site(money=30, tech=9, level=9).plant(1, "solar", "asia").plant(1, "solar", "asia")
    s.play(0, "build solar europe tech")  # the third: $13, 3 tech, 12 VP
    assert (s.t.money[0], s.t.tech[0], s.t.vp[0]) == (30 - 13, 9 - 3, 12)
    assert s.t.pile[SOLAR] == 3


def test_cx6_c44_a_region_with_tech_pays_one_of_two():
    s = site(tech=1).region("europe", tech=1).play(0, "build solar europe tech")
    assert s.t.tech[0] == 0
    assert s.t.tech_in[EUROPE] == 0
    assert s.t.tech_bank == 25


def test_c44_the_region_always_helps_with_one_and_only_one():
    s = site(tech=5).region("europe", tech=3).play(0, "build solar europe tech")
    assert s.t.tech[0] == 5 - 1
    assert s.t.tech_in[EUROPE] == 3 - 1


def test_c44_with_the_regions_help_one_tech_may_still_be_missing():
    s = site(tech=0).region("europe", tech=2)
    reason = s.why(0, "build solar europe tech")
    assert (reason.code, reason.values["need"]) == ("too-little-tech", 1)


def test_c44_a_plant_that_needs_no_tech_takes_none_from_the_region():
    plants = [{"money": 10, "tech": 0, "vp": 1} for _ in range(5)]
    s = stage(sheet={"plants": {"solar": plants}}).region("europe", tech=2)
    s.project("solar", "europe", "tech", installed=True)
    s.t.money[0] = 10
    s.play(0, "build solar europe tech")
    assert (s.t.tech[0], s.t.tech_in[EUROPE]) == (0, 2)


def test_c44_only_the_region_built_in_helps():
    s = site(tech=1).region("asia", tech=2, control=0)
    assert s.refused(0, "build solar europe tech") == ("too-little-tech", "C-44")


def test_c44_expertise_is_needed_in_full_even_if_the_region_helps():
    s = site(level=1).region("europe", tech=1)
    assert s.refused(0, "build solar europe tech") == ("too-little-expertise", "C-44")


def test_c44_it_stands_on_the_leftmost_empty_space():
    s = site().fossil("gas", "europe", 3).play(0, "build solar europe tech")
    assert spaces(s, "europe") == [1, GREEN + SOLAR, 1, 0, 0]
    s = site().fossil("gas", "europe", 2).plant(1, "fusion", "europe", 3).play(0, "build solar europe tech")
    assert spaces(s, "europe") == [1, 1, GREEN + 5 + ENERGIES.index("fusion"), GREEN + SOLAR, 0]


def test_c44_an_empty_space_replaces_nothing():
    s = site().play(0, "build solar europe tech")
    assert s.t.co2 == 120
    assert s.t.permits_in[EUROPE] == 4
    assert s.t.market == 2


def test_c44_it_is_the_builders_and_scores_its_points():
    s = site().play(0, "build solar europe tech")
    assert s.t.plants[:5] == [0, 1, 0, 0, 0]
    assert s.t.vp == [8, 0, 0]


def test_c44_the_builder_gains_one_expertise_in_its_energy():
    s = site(level=2).play(0, "build solar europe tech")
    assert s.t.expertise[:5] == [0, 3, 0, 0, 0]


def test_c30_c44_building_is_the_main_action_of_the_turn():
    s = site().play(0, "build solar europe tech")
    assert s.refused(0, "propose solar europe money") == ("used-action", "C-30")
    s.play(0, "end")


def test_c44_the_project_returns_to_the_supply():
    s = site().play(0, "build solar europe tech")
    assert s.t.project[s.slot("europe", "tech")] == -1
    assert s.t.stock[SOLAR] == 6


def test_c44_the_steps_come_in_the_order_of_the_book():
    s = site(money=11, level=3, scientist=1).fossil("gas", "europe", 2)
    for space in (3, 4, 5):
        s.fossil("oil", "europe", space)
    s.play(0, "build solar europe tech").play(1, "send hand")
    kinds = [fact.kind for entry in s.match.entries[-2:] for fact in entry.facts]
    # pay, 1 place (replacing), 3 score, 4 expertise with its bonus (tech), 5 control, 6 send off
    steps = ["money", "tech", "built", "replaced", "permit-in", "vp", "expertise", "tech", "control", "money", "money"]
    assert kinds == [*steps, "sent-off", "expertise"]


def test_c44_a_bonus_of_the_new_expertise_is_finished_before_control():
    s = site(level=5).level(0, "forestation", 5)  # solar 6 → forestation 6 → a permit for some region
    s.play(0, "build solar europe tech")
    assert s.prompt == "bonus-permit"
    assert s.t.control[EUROPE] == -1
    s.play(0, "permit asia")
    assert s.t.control[EUROPE] == 0


def test_c44_control_is_checked_before_the_scientist_goes_and_the_tile_returns():
    s = site(money=11, scientist=1).play(0, "build solar europe tech")
    assert (s.seats_asked(), s.prompt) == ([1], "sent-off")
    assert s.t.control[EUROPE] == 0
    assert s.t.project[s.slot("europe", "tech")] == 5 + SOLAR
    s.play(1, "send hand")
    assert s.t.project[s.slot("europe", "tech")] == -1


def test_c44_the_own_scientist_goes_to_hand_without_pay_expertise_or_free_move():
    s = site(scientist=0).project("fusion", "europe", "money").play(0, "build solar europe tech")
    assert s.t.hand[0] == 2
    assert s.t.worker[s.slot("europe", "tech")] == -1
    assert s.t.money[0] == 0
    assert s.expertise(0, "solar") == 2 + 1
    s.play(0, "move hand europe money")


def test_c44_the_own_scientist_may_be_moved_elsewhere_before_building():
    s = site(scientist=0).project("fusion", "europe", "money")
    s.play(0, "move europe tech europe money", "build solar europe tech")
    assert s.t.worker[s.slot("europe", "money")] == 0
    assert s.t.hand[0] == 1


def test_c44_c52_another_players_scientist_is_paid_off():
    s = site(money=12, scientist=1).play(0, "build solar europe tech").play(1, "send hand")
    assert s.t.money == [12 - 10 - 1, 4 + 1, 4]
    assert s.t.hand[1] == 2
    assert s.expertise(1, "solar") == 1


def test_c44_c52_the_owner_may_send_it_to_a_summit_instead():
    s = site(money=11, scientist=1).play(0, "build solar europe tech").play(1, "send summit1")
    assert s.t.speaker[:2] == [-1, 1]  # forestation and solar
    assert s.expertise(1, "solar") == 0
    assert s.t.project[s.slot("europe", "tech")] == -1


@pytest.mark.parametrize(("energy", "summits"), [("solar", [1]), ("fusion", [2]), ("biomass", [3]), ("recycling", [4])])
def test_c44_c52_only_to_a_summit_on_the_energy_that_was_built(energy, summits):
    """Summits 1 to 4 deal with forestation, and each with one other energy."""
    s = stage().tile("europe", energy, "forestation", "solar").project(energy, "europe", "tech", True, scientist=1)
    s.level(0, energy, 2).tech(0, 2)
    s.t.money[0] = 20
    s.play(0, f"build {energy} europe tech")
    while s.prompt != "sent-off":
        s.play(0, s.options(0)[0])
    assert s.options(1) == ["send hand", *(f"send summit{place}" for place in summits)]


def full_africa(kind: str) -> Stage:
    """Africa's three spaces hold a green plant, a fossil plant of a kind, and coal."""
    s = site("africa").plant(1, "fusion", "africa", 1)
    return s.fossil(kind, "africa", 2).fossil("coal", "africa", 3)


@pytest.mark.parametrize(("kind", "ppm"), [("gas", 20), ("oil", 30), ("coal", 40)])
def test_c45_the_leftmost_fossil_plant_is_replaced_and_co2_falls(kind, ppm):
    s = full_africa(kind)
    before, pile, out = s.t.co2, sum(s.t.fossils), sum(s.t.fossils_out)
    s.play(0, "build solar africa tech")
    assert spaces(s, "africa") == [GREEN + 5 + ENERGIES.index("fusion"), GREEN + SOLAR, 3]
    assert s.t.co2 == before - ppm
    assert sum(s.t.fossils) == pile  # the old tile leaves the game
    assert sum(s.t.fossils_out) == out + 1


def test_c45_a_permit_goes_from_the_market_to_the_region():
    s = full_africa("gas").market(4).region("africa", permits=2)
    bank = s.t.bank
    s.play(0, "build solar africa tech")
    assert s.t.permits_in[AFRICA] == 3
    assert (s.t.market, s.t.bank, s.t.price) == (3, bank, 3)
    assert s.t.permits[0] == 2


@pytest.mark.parametrize(
    ("region", "limit"),
    [("africa", 3), ("asia", 6), ("europe", 5), ("north-america", 5), ("oceania", 4), ("south-america", 4)],
)
@pytest.mark.parametrize("missing", [0, 1])
def test_cx11_c45_no_region_holds_more_permits_than_it_has_spaces(region, limit, missing):
    s = site(region).market(5).region(region, permits=limit - missing)
    for space in range(2, limit + 1):
        s.fossil("gas" if space < 4 else "oil", region, space)
    s.play(0, f"build solar {region} tech")
    assert s.t.permits_in[REGIONS.index(region)] == limit
    assert s.t.market == 5 - missing  # with no room it stays on the market


def test_c6_c45_an_empty_market_and_bank_do_not_block_a_replacement():
    s = full_africa("gas").market(0).region("africa", permits=1)
    s.permits(1, s.t.permits[1] + s.t.bank)
    s.play(0, "build solar africa tech")
    assert s.t.permits_in[AFRICA] == 1
    assert s.t.price == 3


def test_c46_green_plants_are_never_replaced():
    s = site("africa")
    for space in (1, 2, 3):
        s.plant(1, "fusion", "africa", space)
    assert s.refused(0, "build solar africa tech") == ("only-green-plants", "C-46")


@pytest.mark.parametrize("energy", ENERGIES)
@pytest.mark.parametrize("owner", range(3))
def test_c46_whosever_and_of_whatever_energy_they_are(owner, energy):
    s = site("africa").plant(owner, energy, "africa", 1).plant(1, "fusion", "africa", 2).plant(1, "fusion", "africa", 3)
    assert s.refused(0, "build solar africa tech") == ("only-green-plants", "C-46")


@pytest.mark.parametrize("region", REGIONS)
def test_c45_in_every_region_the_leftmost_fossil_plant_goes(region):
    s = site(region)
    for space in range(2, len(spaces(s, region)) + 1):
        s.fossil("oil", region, space)
    s.play(0, f"build solar {region} tech")
    assert spaces(s, region) == [GREEN + SOLAR] + [2] * (len(spaces(s, region)) - 1)


def test_c46_one_fossil_plant_or_one_empty_space_is_enough_to_build():
    s = site("africa").plant(1, "fusion", "africa", 2).plant(1, "fusion", "africa", 3)
    s.play(0, "build solar africa tech")
    assert spaces(s, "africa")[0] == GREEN + SOLAR
    s = site("africa").plant(1, "fusion", "africa", 1).plant(1, "fusion", "africa", 2)
    s.play(0, "build solar africa tech")
    assert spaces(s, "africa")[2] == GREEN + SOLAR


def test_c46_proposing_and_installing_stay_legal_in_an_all_green_region():
    s = site("africa").project("fusion", "africa", "money")
    for space in (1, 2, 3):
        s.plant(1, "fusion", "africa", space)
    assert "propose biomass africa research" in s.options(0)
    s.play(0, "install fusion africa money", "pay own")
    assert s.t.project[s.slot("africa", "money")] == 5 + ENERGIES.index("fusion")


def test_c47_with_another_players_scientist_a_dollar_beyond_the_cost_is_needed():
    s = site(money=10, scientist=1)
    assert s.refused(0, "build solar europe tech") == ("no-dollar-for-scientist", "C-47")
    s = site(money=11, scientist=1).play(0, "build solar europe tech").play(1, "send hand")
    assert s.t.money[0] == 0


@pytest.mark.parametrize("stranger", [0, 2])
def test_c47_whosever_scientist_it_is(stranger):
    s = site(scientist=stranger).level(1, "solar", 2).tech(1, 2).jump("begin-turn", 1)
    s.t.money[1] = 10
    assert s.refused(1, "build solar europe tech") == ("no-dollar-for-scientist", "C-47")
    s.t.money[1] = 11
    s.play(1, "build solar europe tech").play(stranger, "send hand")
    assert s.t.money[1] == 0


def test_c47_the_own_scientist_needs_no_dollar():
    s = site(money=10, scientist=0).play(0, "build solar europe tech")
    assert s.t.money[0] == 0
