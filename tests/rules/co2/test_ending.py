"""When the game ends (C-70)."""

import pytest

from keeling.games.co2.model.words import REGIONS
from tests.stage import stage


def _ended(s):
    """The reason given at the end of an operations phase, or none."""
    s.jump("end-check")
    return [fact.values["ending"] for fact in s.facts("game-ends")]


def _green(s, region, upto=None):
    """Green plants on all spaces of a region, or on so many of them."""
    energies = ["forestation", "solar", "fusion", "biomass", "recycling"]
    spaces = s.t.figures.spaces[REGIONS.index(region)]
    for space in range(1, (spaces if upto is None else upto) + 1):
        s.plant(space % s.t.seats, energies[(space + len(region)) % 5], region, space)
    return s


@pytest.mark.parametrize(("seats", "last"), [(1, 5), (2, 5), (3, 5), (4, 5), (5, 6)])
def test_c70_after_the_last_decade(seats, last):
    s = stage(seats)
    s.t.decade = last - 1
    assert _ended(s) == []
    s = stage(seats)
    s.t.decade = last
    assert _ended(s) == ["last-decade"]


def test_c70_only_after_the_whole_operations_phase():
    s = stage(3)
    s.t.decade = 5
    for _ in range(11):
        s.turn()
        assert s.prompt == "turn"
    s.turn()
    assert s.prompt == "verdict"


@pytest.mark.parametrize(
    ("regions", "ends"),
    [
        ([], []),
        (["africa"], []),
        (["africa", "oceania"], ["green-regions"]),
        (["africa", "oceania", "south-america"], ["green-regions"]),
    ],
)
def test_c70_two_regions_with_only_green_plants(regions, ends):
    s = stage(4)
    for region in regions:
        _green(s, region)
    assert _ended(s) == ends


def test_c70_an_open_space_keeps_a_region_from_being_green():
    s = _green(_green(stage(4), "africa"), "oceania", upto=3)
    assert _ended(s) == []


def test_c70_a_fossil_plant_keeps_a_region_from_being_green():
    s = _green(_green(stage(4), "africa"), "oceania", upto=3).fossil("gas", "oceania", 4)
    assert _ended(s) == []


def test_c70_green_regions_in_the_middle_of_the_phase_end_nothing_yet():
    s = _green(_green(stage(4), "africa"), "oceania").turn()
    assert (s.prompt, s.t.ending) == ("turn", "")


def _heated(level):
    """A table on which CO₂ has just been drawn up to this level."""
    s = stage(3)
    for region, space, kind in (
        ("asia", 2, "coal"), ("asia", 3, "coal"), ("asia", 4, "coal"), ("oceania", 2, "coal"), ("oceania", 3, "oil"),
    ):  # fmt: skip
        s.fossil(kind, region, space)
    assert s.t.co2 == 310
    s.t.decade = 2
    s.jump("draw-fossil", -1, REGIONS.index("europe")).draw({340: "fossil oil", 350: "fossil coal"}[level])
    assert s.t.co2 == level
    return s


def test_c70_back_below_350():
    s = _heated(350).plant(0, "solar", "africa", 1)
    assert s.t.co2 == 330
    assert _ended(s) == ["cooled"]


@pytest.mark.parametrize("decade", [1, 2, 3, 4])
def test_c70_back_below_350_in_any_decade(decade):
    s = _heated(350).plant(0, "solar", "africa", 1)
    s.t.decade = decade
    assert _ended(s) == ["cooled"]


def test_c70_never_at_350_is_not_back_below():
    s = _heated(340).plant(0, "solar", "africa", 1)
    assert _ended(s) == []
    assert not s.match.view(None)["been_hot"]


def test_c70_still_at_350_goes_on():
    s = _heated(350)
    assert s.match.view(None)["been_hot"]
    assert _ended(s) == []


def test_c70_being_hot_is_not_forgotten():
    s = _heated(350)
    s.jump("end-check").chance()
    assert s.t.co2 >= 350 and s.prompt == "turn"
    for space in range(1, 5):
        s.plant(0, "solar", "asia", space)
    assert s.t.co2 < 350
    assert _ended(s) == ["cooled"]


def test_c70_cooling_in_the_middle_of_the_phase_ends_nothing_yet():
    s = _heated(350).jump("operations").plant(0, "solar", "africa", 1).turn()
    assert (s.prompt, s.t.ending) == ("turn", "")


def test_c70_the_reckoning_comes_before_the_end():
    s = stage(3).finish()
    assert (s.t.ending, s.match.outcome) == ("", None)
    s.play(2, "goal cash").play(0, "goal score").play(1, "goal score")
    assert s.match.outcome.ending == "last-decade"
    assert s.why(0, "buy").code == "game-over"


@pytest.mark.parametrize("ending", ["green-regions", "cooled"])
def test_c70_every_early_end_is_scored_too(ending):
    s = _green(_green(stage(3), "africa"), "oceania") if ending == "green-regions" else _heated(350)
    if ending == "cooled":
        s.plant(0, "solar", "africa", 1)
    s.jump("operations")
    assert s.match.ahead().high > s.t.co2
    s.jump("end-check")
    assert s.match.ahead().high == s.t.co2  # no supply phase is to come
    for seat in range(3):
        s.play(seat, "goal cash")
    assert s.match.outcome.ending == ending
    assert s.match.outcome.scores == tuple(s.t.vp)
    assert min(s.t.vp) >= (6 + 8 + 3) // 2
