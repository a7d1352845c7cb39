"""Intervals and ratings, against numbers known from elsewhere."""

from __future__ import annotations

import pytest

from keeling.lab.pairings import Pairing
from keeling.lab.ratings import connected, duels, fit, rate
from keeling.lab.statistics import middle_part, wilson

AB, BA = Pairing("a", "b"), Pairing("b", "a")


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (8, 10, 0.4901625, 0.9433178),
        (0, 10, 0.0, 0.2775328),
        (10, 10, 0.7224672, 1.0),
        (50, 100, 0.4038315, 0.5961685),
        (1, 1, 0.2065493, 1.0),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_interval(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-6)


def test_the_middle_part_leaves_a_fortieth_at_each_end():
    assert middle_part(list(range(1001))) == (25, 975)
    assert middle_part([3.0]) == (3.0, 3.0)


def test_ten_wins_to_one_are_400_points():
    assert fit([[0, 1], [10, 0]]) == pytest.approx([0, 400])
    assert fit([[0, 5], [5, 0]]) == pytest.approx([0, 0])


def test_strengths_add_up_along_a_chain():
    chain = fit([[0, 1, 0], [10, 0, 1], [0, 10, 0]])
    assert chain == pytest.approx([0, 400, 800])


def test_a_win_at_par_is_no_difference_in_strength():
    """One win in four against three others: three duels won, and three games with one duel lost."""
    won = duels({AB: [1.0, 0.0, 0.0, 0.0]}, 4, ["a", "b"])
    assert won == [[0.0, 3.0], [3.0, 0.0]]
    assert fit(won) == pytest.approx([0, 0])


def test_games_lost_in_common_and_tables_of_one_kind_say_nothing():
    shares = {AB: [None, 1.0, None], Pairing("a", "a"): [1.0, 0.0]}
    assert duels(shares, 3, ["a", "b"]) == [[0.0, 2.0], [0.0, 0.0]]


def test_who_never_met_is_not_compared():
    wins = [[0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 0]]
    assert connected(wins) == [0, 1]
    rated = rate({AB: [1.0, 0.0], Pairing("c", "d"): [1.0, 0.0]}, 2)
    assert list(rated) == ["a", "b"]
    assert rate({Pairing("a", "a"): [1.0, 0.0]}, 2) == {} == rate({AB: [None]}, 2)


def test_ratings_are_finite_lie_in_their_interval_and_come_out_the_same_again():
    shares = {AB: [1.0] * 20, BA: [0.0] * 18 + [1.0, 0.5]}
    first = rate(shares, 2)
    assert first == rate(shares, 2)
    assert first["a"].value == first["a"].low == first["a"].high == 0
    assert -900 < first["b"].low <= first["b"].value <= first["b"].high < 0
