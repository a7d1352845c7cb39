"""Building a plant (S-42, S-42a, S-43), every energy and level; examples S-X14 … S-X16, S-X29."""

import pytest

from keeling.games.second_chance import house_sheet
from keeling.games.second_chance.model.words import ENERGIES, REGIONS
from tests.second_chance_stage import stage

PLANTS = [(energy, level, house_sheet()["plants"][energy][level - 1]) for energy in ENERGIES for level in (1, 2)]


def ready(energy, level, mode="cooperative", region="europe", by=1):
    """An infrastructure of seat 1's, and seat 0 with all that a plant on it costs."""
    s = stage(mode=mode).project(energy, region, "tech", level=level, prepared_by=by)
    s.tile(region, energy, *[other for other in ENERGIES if other != energy][:2])
    row = house_sheet()["plants"][energy][level - 1]
    s.t.money[0] = row["money"]
    return s.tech(0, row["tech"]).permits(0, row["permits"]).level(0, energy, row["mark"])


@pytest.mark.parametrize(("energy", "level", "row"), PLANTS)
def test_s42_its_cost_and_its_points(energy, level, row):
    s = ready(energy, level).play(0, f"build {energy} europe tech", *["pay own"] * row["permits"])
    assert (s.t.money[0], s.t.tech[0], s.t.permits[0], s.team) == (0, 0, 0, row["vp"])
    assert s.t.cubes[0] == 7 and s.knows(0)[ENERGIES.index(energy)] == row["mark"]  # no knowledge for building


@pytest.mark.parametrize(("energy", "level", "row"), PLANTS)
def test_s42_every_part_of_the_cost_is_needed(energy, level, row):
    move = f"build {energy} europe tech"
    s = ready(energy, level).level(0, energy, row["mark"] - 1)
    assert s.refused(0, move) == ("too-little-knowledge", "S-42")
    s = ready(energy, level).tech(0, row["tech"] - 1)
    assert s.refused(0, move) == ("too-little-tech", "S-42")
    s = ready(energy, level).permits(0, row["permits"] - 1)
    assert s.refused(0, move) == ("too-few-permits", "S-42")
    s = ready(energy, level)
    s.t.money[0] -= 1
    assert s.refused(0, move) == ("too-little-money", "S-42")


def test_s42_only_on_an_infrastructure():
    s = stage().project("solar", "asia", "tech").level(0, "solar", 9)
    assert s.refused(0, "build solar asia tech") == ("not-prepared", "S-42")


def test_s42_the_leftmost_empty_space_future_decades_included():
    s = ready("hydro", 1).fossil("coal", "europe", 1).plant(1, "hydro", "europe", space=3)
    s.play(0, "build hydro europe tech", "pay own")
    spaces = s.match.view(None)["regions"]["europe"]["spaces"]
    assert spaces[1] == {"plant": "hydro", "owner": 0, "base": 1} and spaces[0] == {"fossil": "coal"}
    assert s.match.view(None)["regions"]["europe"]["slots"]["tech"] is None  # its slot is free again


def test_s42_else_the_leftmost_fossil_plant_leaves():
    s = ready("hydro", 1, region="africa").plant(1, "hydro", "africa", space=1)
    s.fossil("coal", "africa", 2).fossil("gas", "africa", 3)
    s.play(0, "build hydro africa tech", "pay own")
    assert (s.t.co2, s.t.fossils_out[2]) == (460 - 40, 1)
    assert s.match.view(None)["regions"]["africa"]["spaces"][1]["plant"] == "hydro"


def test_s42_the_region_gets_no_permit():
    s = ready("hydro", 1).region("europe", permits=2).play(0, "build hydro europe tech", "pay own")
    assert s.t.permits_in[2] == 2


def test_s42_competitive_points_are_the_builders_and_co2_may_fall_below_400():
    s = ready("hydro", 1, mode="competitive", region="africa").fossil("coal", "africa", 2)
    before = s.t.co2
    first = s.t.space[s.t.figures.first_space[REGIONS.index("africa")]]
    s.play(0, "build hydro africa tech", "pay own")
    assert (s.t.co2, s.t.vp) == (before - s.t.figures.ppm[first], [house_sheet()["plants"]["hydro"][0]["vp"], 0, 0])


def test_s42a_green_plants_are_never_replaced():
    s = ready("hydro", 1, region="africa")
    for space in (1, 2, 3):
        s.plant(1, "hydro", "africa", space=space)
    assert s.refused(0, "build hydro africa tech") == ("only-green-plants", "S-42a")


def test_s42a_planning_and_preparing_there_stay_legal():
    s = stage().project("hydro", "africa", "money")
    for space in (1, 2, 3):
        s.plant(1, "hydro", "africa", space=space)
    assert {"plan hydro africa tech", "prepare hydro africa money"} <= set(s.options(0))


def test_s43_the_region_pays_one_tech_always():
    s = ready("wind", 1, mode="competitive").region("europe", tech=2)
    tech = s.t.tech[0]
    s.play(0, "build wind europe tech", "pay own")
    assert (s.t.tech[0], s.t.tech_in[2]) == (1, 1) and tech == 2


def test_s43_it_counts_for_what_one_can_afford():
    s = ready("wind", 1, mode="competitive").region("europe", tech=1).tech(0, 1)
    assert "build wind europe tech" in s.options(0)
    s.tech(0, 0)
    assert s.refused(0, "build wind europe tech") == ("too-little-tech", "S-42")
    assert s.why(0, "build wind europe tech").values["need"] == 1


def test_s43_not_in_the_cooperative_game():
    s = ready("wind", 1).region("europe", tech=1).play(0, "build wind europe tech", "pay own")
    assert (s.t.tech[0], s.t.tech_in[2]) == (0, 1)


# -- examples -------------------------------------------------------------------------------------------------------


def test_sx14_red_builds_recycling_on_yellows_infrastructure():
    s = stage().project("recycling", "europe", "tech", prepared_by=1).level(0, "recycling", 1)
    s.t.money[0] = 7
    s.tech(0, 1).permits(0, 1).play(0, "build recycling europe tech", "pay own")
    assert (s.t.money[0], s.t.permits[0], s.t.tech[0], s.team) == (0, 0, 0, 5)
    assert (s.t.cubes[0], s.t.control[2]) == (7, 0)


def test_sx15_one_short_of_level_2():
    s = stage().project("wind", "europe", "tech", prepared_by=1).project(
        "wind", "asia", "tech", level=2, prepared_by=1
    )  # fmt: skip
    s.t.money[0] = 40
    s.tech(0, 9).level(0, "wind", s.t.figures.marks[2][1] - 1)
    assert "build wind europe tech" in s.options(0)
    assert s.refused(0, "build wind asia tech") == ("too-little-knowledge", "S-42")
    s.level(0, "wind", s.t.figures.marks[2][1])
    assert "build wind asia tech" in s.options(0)


def test_sx16_solar_in_a_full_region():
    s = stage().project("solar", "north-america", "tech", prepared_by=0).level(0, "solar", 5)
    for space, fossil in enumerate(("gas", "oil", "coal", "coal", "oil"), start=1):
        s.fossil(fossil, "north-america", space)
    s.t.money[0] = 10
    s.tech(0, 2).permits(0, 1)
    co2 = s.t.co2
    s.play(0, "build solar north-america tech", "pay own")
    assert (s.t.money[0], s.t.tech[0], s.t.permits[0], s.team) == (0, 0, 0, 8)
    assert s.t.co2 == co2 - 20 and s.t.control[0] == 0


def test_sx29_solar_in_africa_with_two_tech_there():
    s = stage(mode="competitive").tile("africa", "solar", "hydro", "wind")
    s.project("solar", "africa", "tech", prepared_by=0).level(0, "solar", 5).region("africa", tech=2)
    s.t.money[0] = 10
    s.tech(0, 1).permits(0, 1).play(0, "build solar africa tech", "pay own")
    assert (s.t.permits[0], s.t.money[0], s.t.tech[0], s.t.tech_in[3]) == (0, 0, 0, 1)
