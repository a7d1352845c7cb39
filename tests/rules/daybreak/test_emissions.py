"""Emissions, sequestration, drawdown, thermometer (D-39 … D-47); examples D-X1, D-X13, D-X15, D-X16, D-X33, D-X34."""

import pytest

from keeling.games.daybreak.rules.effects import own_co2
from keeling.games.daybreak.rules.thermometer import cool
from tests.daybreak_stage import stage


def calm(seats=2):
    """A table on which nobody emits anything."""
    s = stage(seats)
    for seat in range(seats):
        s.no_emissions(seat)
    return s


def test_d40_dx1_dirty_energy_and_tokens():
    s = calm().board(0, dirty=4, industry=3, transport=2)
    assert own_co2(s.t, 0) == 9


@pytest.mark.parametrize(("clean", "communities"), [(3, 0), (1, 2), (9, 0)])
def test_d40_dx13_unmet_demand_costs_communities(clean, communities):
    s = calm().board(0, demand=12, dirty=9, clean=clean, community=0, social=5).emissions()
    assert s.at(0, "community") == communities


def test_d40_all_dirty_energy_emits_also_with_a_surplus():
    s = calm().board(0, demand=2, dirty=9, clean=9).planet(tree=0, ocean=0).emissions()
    assert s.t.loose == 9


def test_d40_what_lies_in_current_emissions_joins():
    s = calm().board(0, dirty=2).planet(tree=3, ocean=0)
    s.t.current = 4
    s.emissions()
    assert s.t.loose == 3 and s.t.current == 0


def test_d39_d40_the_window_asks_who_has_something_to_use():
    s = calm(3).stack(1, 2, "stack-capture", "bike-lanes").hand(1, "heat-pumps", "warm-walls").board(1, dirty=9)
    s.planet(tree=0, ocean=0).emissions()
    assert s.seats_asked() == [1] and s.options() == ["use s2", "pass"]
    assert s.refused(1, "use s1") == ("not-in-this-stage", "D-39")
    s.play(1, "use s2", "pay heat-pumps", "pay warm-walls")
    assert s.t.loose == 9 - 2  # two infrastructure tags; nothing more to use


def test_d39_costs_come_from_the_hand_as_it_is_then():
    s = calm(2).stack(0, 1, "methane-filters").hand(0, "heat-pumps").board(0, dirty=9).emissions()
    assert s.prompt != "window"  # two cards are asked


def test_d40_no_more_is_captured_than_there_is():
    s = calm(2).stack(0, 1, "peak-batteries").hand(0, "heat-pumps", "warm-walls").board(0, dirty=1)
    s.planet(tree=0, ocean=0).emissions().play(0, "use s1", "pay heat-pumps")
    assert s.t.loose == 0 and s.t.captured[0] == 1


def test_d41_sinks_match_one_for_one_and_stay():
    s = calm().board(0, dirty=10).planet(tree=3, ocean=4, dac=1).emissions()
    assert s.t.loose == 2 and s.t.sinks == [3, 4, 1]


@pytest.mark.parametrize(("co2", "drawdown", "total"), [(41, 0, 21), (40, 0, 20), (39, 1, 19)])
def test_d42_dx33_exactly_zero_is_no_drawdown(co2, drawdown, total):
    s = calm().board(0, dirty=co2).planet(bands=1, loose=10, tree=30, ocean=10).emissions()
    assert s.t.drawdown == drawdown
    assert s.t.bands * 10 + s.t.loose == total


def test_d42_an_empty_thermometer_does_not_prevent_drawdown():
    s = calm().planet(tree=1, ocean=0).emissions()
    assert s.t.drawdown and s.t.bands == 0


def test_d43_dx15_rows_by_players():
    s = calm(4).board(0, dirty=20).planet(tree=0, ocean=0).emissions()
    assert (s.t.bands, s.t.loose, s.t.rolls, len(s.t.row)) == (1, 0, 1, 3)
    alone = calm(1).board(0, dirty=5).planet(tree=0, ocean=0).emissions()
    assert (alone.t.bands, alone.t.loose) == (1, 0)


def test_d43_dx34_several_bands_at_once():
    s = calm(2).board(0, dirty=27).planet(tree=0, ocean=0).emissions()
    assert (s.t.bands, s.t.loose) == (2, 7)


def test_d43_eight_bands_lose_at_once():
    s = calm(2).board(0, dirty=10).planet(bands=7, tree=0, ocean=0).emissions()
    assert s.t.ending == "too-hot" and not s.match.asks


def test_d45_dx16_a_band_that_calls_for_more_crises():
    s = calm(2).board(0, dirty=10).planet(bands=3, tree=0, ocean=0)
    s.t.called = 3
    s.emissions()
    assert s.t.bands == 4 and len(s.t.row) == 4 and s.t.row[-1] == -1 and s.t.called == 4


def test_d45_crises_drawn_for_other_reasons_do_not_enter_the_count():
    s = calm(2).board(0, dirty=10).planet(bands=3, tree=0, ocean=0).forecast(hidden=6)
    s.t.called = 3
    s.emissions()
    assert len(s.t.row) == 7


def test_d44_bands_are_broken_back():
    s = stage(2).planet(bands=3, loose=4)
    cool(s.t, 15, "D-44")
    assert (s.t.bands, s.t.loose) == (1, 9)
    cool(s.t, 99, "D-44")
    assert (s.t.bands, s.t.loose) == (0, 0)


def test_d44_a_card_that_takes_co2_off_for_good():
    s = stage(2).stack(0, 1, "methane-breakers").planet(bands=1, loose=1).play(0, "use s1").draw("die 6")
    assert (s.t.bands, s.t.loose) == (0, 7)


def test_d46_bands_off_for_the_round_count_for_nothing_and_come_back():
    s = calm(2).stack(0, 1, "sulfur-veil", "rock-dust").planet(bands=3, loose=4)
    row = len(s.t.row)
    s.play(0, "use s1").draw("die 5")  # 7: the strong one
    assert (s.t.bands, s.t.away, s.t.loose, len(s.t.row)) == (1, 2, 4, row)
    s.t.row = []
    s.jump("growth")
    assert (s.t.bands, s.t.away) == (3, 0)


def test_d46_no_more_than_lie_there_and_unknown_crises_as_the_table_says():
    s = stage(2).stack(0, 1, "sulfur-veil").planet(bands=1)
    row = len(s.t.row)
    s.play(0, "use s1").draw("die 1")
    assert (s.t.bands, s.t.away, len(s.t.row)) == (0, 1, row + 2)
    assert s.refused(0, "use s1") == ("used-up", "D-36")


def test_d46_their_return_can_lose():
    s = calm(2).planet(bands=6)
    s.t.away, s.t.row = 2, []
    s.jump("growth")
    assert s.t.ending == "too-hot"


def test_d46_the_win_comes_before():
    s = calm(2).planet(bands=6)
    s.t.away, s.t.row, s.t.drawdown = 2, [], 1
    s.jump("growth")
    assert s.t.ending == "drawdown"


def test_d47_effects_in_the_order_printed_and_none_after_the_end():
    s = stage(2).stack(0, 1, "iron-seeding").planet(ocean=0).board(1, community=11).board(0, ecological=2)
    s.play(0, "use s1").draw("die 1")  # the missing ocean: every player suffers; then the resilience is not lost
    assert s.t.ending == "collapse" and s.at(0, "ecological") == 2


@pytest.mark.parametrize(("clean", "gap", "spare"), [(3, 2, 0), (5, 0, 0), (9, 0, 4)])
def test_d40_energy_is_missing_or_left_over(clean, gap, spare):
    player = stage(2).board(0, dirty=4, clean=clean, demand=9).match.view(None)["players"][0]
    assert (player["gap"], player["spare"]) == (gap, spare)
