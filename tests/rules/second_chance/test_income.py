"""Income (S-50), with examples S-X19, S-X20 and S-X30."""

import pytest

from keeling.games.co2_family.rules.income import incomes_of_all
from tests.second_chance_stage import stage


def income(s):
    """What each player is offered, by seat."""
    s.jump("income")
    found = [0] * s.t.seats
    while s.seats_asked():
        seat = s.seats_asked()[0]
        found[seat] = len(s.options(seat)) - 1
        s.play(seat, s.options(seat)[0])
    return found


def discs(energy, *levels, mode="cooperative"):
    s = stage(len(levels), mode)
    for seat, level in enumerate(levels):
        s.level(seat, energy, level)
    return s


# S-X20; the numbers over the spaces are those of the pictures
@pytest.mark.parametrize(("levels", "printed", "expected"), [
    ((3, 5, 8, 1), {"s8": 5, "s5": 4}, [0, 4, 5, 0]),  # Violet 5, Yellow 4, others 0
    ((1, 1, 1, 1), {"s1": 1}, [1, 1, 1, 1]),  # all on one space
    ((6, 6, 4, 2), {"s6": 4, "s4": 3}, [4, 4, 3, 0]),  # Red, Yellow 4, Violet 3, Blue 0
    ((6, 4, 4, 2), {"s6": 4, "s4": 3}, [4, 3, 3, 0]),  # Violet 4, Blue, Red 3, Yellow 0
    ((8, 5), {"s8": 5, "s5": 4}, [5, 0]),  # two players: the foremost only
    ((8, 8), {"s8": 5}, [5, 5]),  # tied
])  # fmt: skip
def test_s50_sx20_the_two_foremost_stacks(levels, printed, expected):
    s = discs("wind", *levels).income("wind", **printed)
    assert incomes_of_all(s.t) == expected
    assert income(s) == expected


def test_s50_no_disc_no_income():
    assert income(discs("wind", 3, 0, 0).income("wind", s3=3)) == [3, 0, 0]


def test_s50_sx19_seven_as_four_dollars_and_three_points():
    s = stage(4).level(0, "hydro", 6).level(1, "solar", 7).level(0, "solar", 5)
    s.income("hydro", s6=4).income("solar", s5=3, s7=5).jump("income").play(0, "income $4 3vp")
    assert (s.t.money[0], s.team) == (3 + 4, 3)


def test_s50_sx30_ten_as_three_dollars_and_seven_points_of_ones_own():
    s = stage(mode="competitive").level(2, "hydro", 6).level(2, "solar", 5)
    s.income("hydro", s6=5).income("solar", s5=5).jump("income").play(2, "income $3 7vp")
    assert (s.t.money[2], s.t.vp) == (4 + 3, [0, 0, 7])


def test_s50_in_turn_order_and_money_is_ones_own():
    s = discs("wind", 3, 3, 3).income("wind", s3=2)
    s.t.start = 1
    s.jump("income")
    order = []
    while s.seats_asked():
        order.append(s.seats_asked()[0])
        s.play(order[-1], "income $2 0vp")
    assert order == [1, 2, 0] and s.t.money == [5, 6, 6]


def test_s50_alone_every_disc_is_foremost():
    s = stage(1).level(0, "wind", 2).level(0, "solar", 4).income("wind", s2=2).income("solar", s4=3)
    assert income(s) == [5]
