"""Mixed motives: all may lose together, and one of those who do not comes first."""

import pytest

from keeling.kit.motives import ALIVE, final, shares, worth


def test_a_common_defeat_is_worth_nothing_to_anybody():
    assert final([], [1.0, 0.5]) == [0.0, 0.0]
    assert worth(0.0, 1.0) == 0.0


def test_a_lost_game_on_a_living_planet_is_worth_more_than_none_and_less_than_a_won_one():
    won, lost = final([0], [0.6, 0.4])
    assert ALIVE <= lost < won <= 1.0
    assert final([0, 1], [1.0, 1.0])[0] < final([0], [1.0, 1.0])[0]  # a shared win is half a win


def test_who_stands_better_has_the_larger_share_and_all_add_up():
    found = shares([10.0, 12.0, 8.0], 2.0)
    assert sum(found) == pytest.approx(1.0)
    assert found[1] > found[0] > found[2]
    assert found[1] / found[0] == pytest.approx(2.718281828)  # a lead of one scale
    assert shares([3.0], 1.0) == [1.0]
