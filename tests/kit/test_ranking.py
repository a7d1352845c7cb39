"""Who came where."""

import pytest

from keeling.core.game import Outcome
from keeling.kit.ranking import order, places


@pytest.mark.parametrize(
    ("winners", "scores", "first", "ranks"),
    [
        ((1,), (5, 9, 7), [1, 2, 0], [3, 1, 2]),
        ((0,), (9, 9, 7), [0, 1, 2], [1, 2, 3]),  # a tie that was broken
        ((0, 1), (9, 9, 7), [0, 1, 2], [1, 1, 3]),
        ((2,), (5, 5, 7), [2, 0, 1], [2, 2, 1]),
        ((), (5, 9, 7), [1, 2, 0], [0, 0, 0]),  # all have lost together
        ((0,), (3, 9), [0, 1], [1, 2]),  # who wins may have fewer points
    ],
)
def test_winners_come_first_and_equal_points_share_a_place(winners, scores, first, ranks):
    outcome = Outcome("over", winners, scores)
    assert order(outcome) == first
    assert places(outcome) == ranks
