"""Whoever follows the hints ends no worse than a normal bot in the same seat: ten games for every seat of each kind."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from functools import partial

import pytest

from scripts.follow_hints import mean, pair

GAMES_A_SEAT = 10
KINDS = [
    ("co2", 3, ()),
    ("factories", 3, ()),
    ("second-chance", 3, ()),
    ("second-chance", 3, (("mode", "competitive"),)),
    ("daybreak", 3, ()),
]


@pytest.mark.parametrize(("name", "seats", "options"), KINDS)
def test_following_hints_is_no_worse_than_a_normal_bot(name, seats, options):
    """Thirty games tell a little only: what counts is that no loss stands out of their margin."""
    job = partial(pair, name=name, seats=seats, seed=1, options=options)
    with ProcessPoolExecutor(2) as pool:
        pairs = list(pool.map(job, range(GAMES_A_SEAT * seats)))
    for differs in (
        [follows.worth - normal.worth for follows, normal in pairs],
        [follows.points - normal.points for follows, normal in pairs],
    ):
        middle, reach = mean(differs)
        assert middle + reach >= 0, (middle, reach)
