"""Income from the tracks (C-21), with the examples C-X3 and C-X4."""

import pytest

from tests.stage import stage


def _asked(s):
    """Each player's whole income, by seat, in the order asked; all take money."""
    out = []
    s.jump("income")
    while s.seats_asked():
        seat = s.seats_asked()[0]
        out.append((seat, int(s.options(seat)[0].split()[1][1:])))
        s.play(seat, s.options(seat)[0])
    return out


def test_cx3_first_in_biomass_and_second_in_recycling():
    """Orange: 4 at biomass, 2 at recycling."""
    s = stage(3).level(0, "biomass", 7).level(1, "biomass", 5).level(0, "recycling", 3).level(2, "recycling", 5)
    s.jump("income")
    s.play(0, "income $3 3vp")
    assert (s.t.money[0], s.t.vp[0]) == (3 + 3, 3)


def test_cx4_five_players_on_the_solar_track():
    """Two tie for first (4 each), three for second (3 each): all five are paid."""
    s = stage(5)
    for seat, level in enumerate([5, 7, 5, 7, 5]):
        s.level(seat, "solar", level)
    assert _asked(s) == [(0, 3), (1, 4), (2, 3), (3, 4), (4, 3)]


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6, 7, 8, 9])
def test_c21_income_is_what_is_printed_at_the_disc(level):
    s = stage(3).level(1, "fusion", level)
    assert _asked(s) == [(1, [1, 1, 2, 2, 3, 3, 4, 4, 5][level - 1])]


@pytest.mark.parametrize(
    ("levels", "paid"),
    [
        ([5, 3, 1, 0], [3, 2, 0, 0]),  # first and second only
        ([5, 5, 3, 1], [3, 3, 2, 0]),  # a shared first place still leaves a second
        ([5, 3, 3, 1], [3, 2, 2, 0]),  # all tied for second are paid in full
        ([5, 5, 5, 5], [3, 3, 3, 3]),
        ([0, 0, 5, 0], [0, 0, 3, 0]),  # no disc, no second place
        ([9, 1, 0, 0], [5, 1, 0, 0]),  # the next lower occupied space, however far
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_c21_first_and_second_place(levels, paid):
    s = stage(4)
    for seat, level in enumerate(levels):
        s.level(seat, "solar", level)
    assert _asked(s) == [(seat, sum_) for seat, sum_ in enumerate(paid) if sum_]


def test_c21_each_track_is_looked_at_by_itself():
    s = stage(3)
    for energy, levels in {"forestation": [3, 1, 0], "recycling": [1, 5, 3], "biomass": [0, 1, 7]}.items():
        for seat, level in enumerate(levels):
            s.level(seat, energy, level)
    assert _asked(s) == [(0, 2), (1, 1 + 3 + 1), (2, 2 + 4)]


@pytest.mark.parametrize(("levels", "paid"), [([5, 3], [3, 0]), ([3, 3], [2, 2]), ([0, 1], [0, 1])])
def test_c21_two_players_are_paid_for_first_place_only(levels, paid):
    s = stage(2)
    for seat, level in enumerate(levels):
        s.level(seat, "solar", level)
    assert _asked(s) == [(seat, sum_) for seat, sum_ in enumerate(paid) if sum_]


def test_c21_alone_every_disc_is_first():
    s = stage(1).level(0, "solar", 5).level(0, "recycling", 1)
    assert _asked(s) == [(0, 3 + 1)]


def test_c21_the_total_is_split_freely():
    s = stage(3).level(1, "solar", 7).jump("income")
    assert s.options(1) == ["income $4 0vp", "income $3 1vp", "income $2 2vp", "income $1 3vp", "income $0 4vp"]
    s.play(1, "income $1 3vp")
    assert (s.t.money[1], s.t.vp[1]) == (4 + 1, 3)


def test_c21_no_more_and_no_less_than_the_total():
    s = stage(3).level(1, "solar", 7).jump("income")
    for text in ("income $4 1vp", "income $3 0vp"):
        reason = s.why(1, text)
        assert (reason.code, reason.rule) == ("not-offered", "C-21")


def test_c21_decisions_in_turn_order_from_the_new_start_player():
    s = stage(3)
    for seat in range(3):
        s.level(seat, "solar", 5)
    s.jump("end-check")
    assert s.t.start == 1
    order = []
    while s.prompt == "income":
        order.append(s.seats_asked()[0])
        s.play(order[-1], s.options()[0])
    assert order == [1, 2, 0]


def test_c21_income_is_the_first_thing_of_the_supply_phase():
    """It is paid by the places at that moment, before any region is looked at."""
    s = stage(3).level(0, "solar", 5).region("asia", tech=2).supply(2)
    assert (s.prompt, s.t.tech_in[4], s.t.co2) == ("income", 2, 120)
