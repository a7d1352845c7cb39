"""Fossil presets (C-80), with the example C-X19."""

import pytest

from tests.stage import stage

PRESETS = {
    "eco": ((4, 1, 1), 150, (6, 9, 9)),
    "recycler": ((2, 2, 2), 180, (8, 8, 8)),
    "industrialist": ((1, 1, 4), 210, (9, 9, 6)),
    "lobbyist": ((0, 0, 6), 240, (4, 10, 4)),
}


def _before(preset):
    s = stage(options={"preset": preset}, bare=True)
    while s.prompt != "first-fossil":
        s.draw(s.options()[0])
    return s


@pytest.mark.parametrize("preset", PRESETS)
def test_cx19_c80_the_level_of_each_preset(preset):
    s = stage(options={"preset": preset})
    tiles, co2, _ = PRESETS[preset]
    assert s.t.co2 == co2
    assert {fact.rule for fact in s.facts("fossil")} == {"C-80"}
    assert tuple(s.t.space.count(kind) for kind in (1, 2, 3)) == tiles
    assert all(s.t.space[first] for first in s.t.figures.first_space)


@pytest.mark.parametrize("preset", PRESETS)
def test_c80_they_are_placed_at_random(preset):
    s = _before(preset)
    tiles = PRESETS[preset][0]
    expected = [(f"fossil {kind}", count) for kind, count in zip(("gas", "oil", "coal"), tiles, strict=True) if count]
    assert list(zip(s.options(), s.match.owed()[0].weights, strict=True)) == expected


def test_c80_each_tile_of_a_preset_is_placed_once():
    s = _before("eco").draw("fossil coal", "fossil gas")
    assert (s.options(), s.match.owed()[0].weights) == (["fossil gas", "fossil oil"], [3, 1])


@pytest.mark.parametrize("preset", PRESETS)
def test_c80_the_other_tiles_form_the_pile(preset):
    s = stage(options={"preset": preset}).supply(2)
    assert tuple(s.t.fossils) == PRESETS[preset][2]
    assert s.match.owed()[0].weights == list(PRESETS[preset][2])


def test_c80_with_the_lobbyist_six_gas_tiles_leave_the_game():
    view = stage(options={"preset": "lobbyist"}).match.view(None)
    assert view["fossils_out"] == {"gas": 6, "oil": 0, "coal": 0}
    assert view["fossils_left"]["gas"] == 4


@pytest.mark.parametrize("preset", ["random", "eco", "recycler", "industrialist"])
def test_c80_otherwise_none_leave_it(preset):
    assert sum(stage(options={"preset": preset}).t.fossils_out) == 0


def test_c80_no_preset_unless_asked_for():
    assert stage().t.preset == 0
