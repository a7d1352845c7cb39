"""Company goals (C-73): what each card counts, its points and its maximum."""

import pytest

from keeling.games.co2 import house_sheet
from keeling.games.co2.model.words import ENERGIES, REGIONS
from keeling.games.co2.rules.goals import goal_points
from tests.stage import Stage, stage

# C-73: points per thing counted, and the most they come to
CARDS = {27: (4, 16), 28: (3, 15), 29: (3, 15), 30: (3, 15), 31: (2, 16), 32: (4, 16), 33: (3, 15)}


def holder(no: int) -> Stage:
    s = stage()
    s.t.goal[0] = no - 27
    return s


def worth(s: Stage, permits: int = 0) -> int:
    return goal_points(s.t, 0, permits)


@pytest.mark.parametrize("no", CARDS)
def test_c73_the_sheet_prints_the_figures_of_the_rulebook(no):
    row = next(row for row in house_sheet()["company_goals"] if row["no"] == no)
    assert (row["vp"], row["most"]) == CARDS[no]


@pytest.mark.parametrize(("regions", "points"), [(0, 0), (1, 4), (3, 12), (4, 16), (5, 16), (6, 16)])
def test_c73_goal_27_four_points_per_controlled_region(regions, points):
    s = holder(27)
    for region in REGIONS:
        s.region(region, control=1)
    for region in REGIONS[:regions]:
        s.region(region, control=0)
    assert worth(s) == points


@pytest.mark.parametrize(("regions", "points"), [(0, 0), (1, 3), (4, 12), (5, 15), (6, 15)])
def test_c73_goal_28_three_points_per_region_with_an_own_plant(regions, points):
    s = holder(28)
    for region in REGIONS[:regions]:
        s.plant(0, "solar" if region != "oceania" and region != "asia" else "fusion", region)
    s.plant(1, "recycling", "oceania")
    assert worth(s) == points


def test_c73_goal_28_counts_a_region_once():
    s = holder(28).plant(0, "solar", "asia").plant(0, "solar", "asia").plant(0, "fusion", "asia")
    assert worth(s) == 3


@pytest.mark.parametrize(("goals", "points"), [(0, 0), (1, 3), (5, 15), (6, 15)])
def test_c73_goal_29_three_points_per_un_goal(goals, points):
    s = holder(29)
    s.t.claims[0] = (1 << goals) - 1
    s.t.claims[1] = 1 << 12
    assert worth(s) == points


@pytest.mark.parametrize(("plants", "points"), [(0, 0), (1, 0), (2, 3), (3, 6), (6, 15), (7, 15)])
def test_c73_goal_30_three_points_per_plant_beyond_the_first(plants, points):
    s = holder(30).plant(1, "recycling", "africa").plant(1, "recycling", "africa")
    for number in range(plants):
        s.plant(0, "solar" if number % 2 else "fusion", "asia" if number < 5 else "europe")
    assert worth(s) == points


@pytest.mark.parametrize(("permits", "points"), [(0, 0), (1, 2), (7, 14), (8, 16), (9, 16)])
def test_c73_goal_31_two_points_per_own_permit(permits, points):
    s = holder(31).region("asia", permits=6, control=0)
    assert worth(s, permits) == points


@pytest.mark.parametrize(("tracks", "points"), [(0, 0), (1, 4), (4, 16), (5, 16)])
def test_c73_goal_32_four_points_per_track_led(tracks, points):
    s = holder(32)
    for number, energy in enumerate(ENERGIES):
        s.level(0, energy, 3).level(2, energy, 2 if number < tracks else 4)
    assert worth(s) == points


def test_c73_goal_32_ties_count_but_a_disc_is_needed():
    s = holder(32).level(0, "solar", 2).level(1, "solar", 2).level(2, "fusion", 1)
    assert worth(s) == 4  # nobody has a disc on the other three


@pytest.mark.parametrize(("energies", "points"), [(0, 0), (1, 3), (2, 6), (3, 9), (4, 12), (5, 15)])
def test_c73_goal_33_three_points_per_different_energy_built(energies, points):
    s = holder(33).plant(1, "recycling", "africa")
    for energy in ENERGIES[:energies]:
        s.plant(0, energy, "asia")
    if energies:
        s.plant(0, "forestation", "europe").plant(0, "forestation", "europe")
    assert worth(s) == points
