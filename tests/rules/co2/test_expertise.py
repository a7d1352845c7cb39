"""Expertise and its bonuses (C-53, C-54), with the example C-X14; every space is in test_tiles."""

from typing import Any

import pytest

from keeling.games.co2.model.words import ENERGIES, REGIONS
from tests.stage import Stage, stage


def working(energy: str, level: int, sheet: dict[str, Any] | None = None) -> Stage:
    """Seat 0 ends a turn with a scientist on a project of an energy, and is about to learn from it."""
    s = stage(sheet=sheet).project(energy, "europe", "tech", scientist=0).level(0, energy, level)
    s.play(0, "propose fusion asia money", "end")
    return s


def learned(energy: str, level: int) -> Stage:
    return working(energy, level).play(0, f"learn {energy}")


def test_c53_the_first_gain_puts_a_disc_on_space_one():
    s = learned("solar", 0)
    assert s.t.expertise == [0, 1, 0, 0, 0] + [0] * 10


@pytest.mark.parametrize("level", [2, 4, 6, 8])
def test_c53_a_gain_moves_the_disc_one_space(level):
    s = learned("solar", level)
    assert s.t.expertise[:5] == [0, level + 1, 0, 0, 0]
    assert s.seats_asked() == [1]  # no bonus on the odd spaces


def test_c53_at_the_end_of_the_track_further_gains_are_lost():
    s = learned("solar", 9)
    assert s.t.expertise[:5] == [0, 9, 0, 0, 0]
    assert s.seats_asked() == [1]


def test_c53_an_energy_symbol_gives_one_expertise_in_that_energy():
    s = learned("recycling", 3)  # space 4: biomass
    assert s.t.expertise[:5] == [0, 0, 0, 1, 4]


def test_c53_a_tech_symbol_gives_one_tech():
    s = learned("forestation", 1)
    assert s.t.tech == [1, 0, 0]
    assert s.t.tech_bank == 24


def test_c53_a_bonus_is_for_landing_not_for_standing():
    s = learned("forestation", 2)
    assert s.t.tech[0] == 0


def test_c53_a_regional_permit_goes_from_the_market_to_any_region_with_room():
    s = working("solar", 1).market(4).region("africa", permits=3).region("asia", control=1)
    bank = s.t.bank
    s.play(0, "learn solar")
    assert s.options(0) == [f"permit {region}" for region in REGIONS if region != "africa"]
    reason = s.why(0, "permit africa")
    assert (reason.code, reason.rule, reason.values) == ("region-full", "C-53", {"region": "africa", "most": 3})
    s.play(0, "permit asia")
    assert s.t.permits_in[REGIONS.index("asia")] == 5 + 1
    assert s.t.permits == [2, 2, 2]  # never to hand
    assert (s.t.market, s.t.bank) == (3, bank)


def test_c53_a_wild_gives_one_expertise_in_any_energy():
    s = learned("solar", 7)
    assert s.prompt == "wild"
    assert s.options(0) == [f"learn {energy}" for energy in ENERGIES]
    s.play(0, "learn recycling")
    assert s.t.expertise[:5] == [0, 8, 0, 0, 1]


def test_c53_the_energy_of_a_wild_may_be_its_own():
    s = learned("solar", 7).play(0, "learn solar")
    assert s.t.expertise[:5] == [0, 9, 0, 0, 0]


def test_c53_bonuses_chain():
    s = working("forestation", 3)
    s.level(0, "recycling", 3).level(0, "biomass", 3).level(0, "fusion", 5).level(0, "solar", 3)
    s.play(0, "learn forestation")  # 4: recycling 4: biomass 4: fusion 6: solar 4: tech
    assert s.t.expertise[:5] == [4, 4, 6, 4, 4]
    assert s.t.tech[0] == 1


def test_c53_a_chain_may_lead_back_to_its_own_track():
    s = working("forestation", 3)
    s.level(0, "recycling", 3).level(0, "biomass", 3).level(0, "fusion", 5).level(0, "solar", 5)
    s.play(0, "learn forestation")
    assert s.t.expertise[:5] == [5, 6, 6, 4, 4]  # … solar 6: forestation 5


def test_c53_a_chain_ends_at_the_end_of_a_track():
    s = working("recycling", 3).level(0, "biomass", 9).play(0, "learn recycling")
    assert s.t.expertise[:5] == [0, 0, 0, 9, 4]


def test_c54_bonuses_are_not_optional():
    s = learned("solar", 1)
    assert all(option.startswith("permit ") for option in s.options(0))
    assert s.refused(0, "forgo") == ("not-offered", "C-53")
    s = learned("solar", 7)
    assert all(option.startswith("learn ") for option in s.options(0))
    assert s.refused(0, "forgo") == ("not-offered", "C-54")


def test_c54_a_chain_is_finished_before_the_next_thing():
    s = learned("solar", 7).level(0, "biomass", 1).play(0, "learn biomass")
    assert (s.seats_asked(), s.prompt) == ([0], "bonus-permit")
    s.play(0, "permit asia")
    assert s.seats_asked() == [1]


def test_c54_a_wild_may_bring_another_wild():
    s = learned("solar", 7).level(0, "fusion", 7).play(0, "learn fusion")
    assert (s.seats_asked(), s.prompt) == ([0], "wild")
    s.play(0, "learn forestation")
    assert s.t.expertise[:5] == [1, 8, 8, 0, 0]


def test_c54_a_permit_bonus_without_a_region_with_room_is_lost():
    s = working("solar", 1)
    for region, limit in zip(REGIONS, s.t.figures.spaces, strict=True):
        s.region(region, permits=limit)
    s.play(0, "learn solar")
    assert s.seats_asked() == [1]
    assert (s.t.market, s.t.price) == (2, 3)
    assert s.t.permits[0] == 2


def test_c54_a_permit_bonus_without_a_permit_is_lost():
    s = working("solar", 1).market(0).region("africa", permits=0)
    s.permits(1, s.t.permits[1] + s.t.bank)
    s.play(0, "learn solar")
    assert s.expertise(0, "solar") == 2
    assert s.seats_asked() == [1]
    assert s.t.permits_in[REGIONS.index("africa")] == 0


def test_c54_a_wild_must_name_a_track_not_at_its_end():
    s = working("solar", 7).level(0, "forestation", 9).level(0, "biomass", 9).play(0, "learn solar")
    assert s.options(0) == ["learn solar", "learn fusion", "learn recycling"]
    reason = s.why(0, "learn forestation")
    assert (reason.code, reason.rule, reason.values) == ("track-ended", "C-54", {"energy": "forestation"})


def test_c54_a_wild_with_every_track_at_its_end_is_lost():
    s = working("solar", 7, {"tracks": {"solar": {"income": [1] * 8, "bonus": [""] * 7 + ["wild"]}}})
    for energy in ("forestation", "fusion", "biomass", "recycling"):
        s.level(0, energy, 9)
    s.play(0, "learn solar")
    assert s.seats_asked() == [1]


def test_c6_c53_a_tech_bonus_with_no_tech_left_is_lost():
    s = working("forestation", 1).tech(1, 25).play(0, "learn forestation")
    assert s.t.tech[0] == 0
    assert s.expertise(0, "forestation") == 2


@pytest.mark.parametrize(("level", "legal"), [(2, False), (3, True)])
def test_cx14_the_first_forestation_plant_is_legal_from_expertise_three(level, legal):
    s = stage().project("forestation", "africa", "tech", installed=True).level(0, "forestation", level).tech(0, 9)
    s.t.money[0] = 50
    reason = s.why(0, "build forestation africa tech")
    assert (reason is None) == legal
    if not legal:
        assert (reason.code, reason.values["need"]) == ("too-little-expertise", 3)
