"""What a button promises where somebody is asked on the way, where a permit may come from a region, and of prices."""

from __future__ import annotations

import pytest

import keeling
from keeling.core.prices import Figure, figures
from keeling.games.daybreak.words import MORE_PAY
from tests import daybreak_stage, second_chance_stage


def promised(match: keeling.Match, move: str, seat: int = 0) -> set[Figure]:
    """What the button of a move says of its own seat."""
    match._forget()
    return {one for one in figures(match, seat)[tuple(move.split())] if one.seat == seat}


@pytest.mark.parametrize("scientist", [-1, 0, 1])
@pytest.mark.parametrize("region", [0, 2])
def test_preparing_tells_cost_and_gain_whoevers_scientist_is_there(scientist: int, region: int) -> None:
    s = second_chance_stage.stage(seats=3).permits(0, 2).region("europe", control=0, permits=region)
    s.project("solar", "europe", "money", scientist=scientist)
    paid = Figure("any-permit" if region else "permit", -1, 0)
    assert promised(s.match, "prepare solar europe money") == {paid, Figure("tech", 3, 0)}


@pytest.mark.parametrize(("cards", "price"), [(2, 2), (5, 2), (3, 3), (4, 3), (6, 3)])
def test_a_price_in_cards_is_counted_once_and_keeps_its_gain(cards: int, price: int) -> None:
    keys = ("heat-pumps", "bike-lanes", "seed-banks", "warm-walls", "green-bonds", "clean-steel")
    s = daybreak_stage.stage(2).stack(0, 1, "coal-sites-reborn").hand(0, *keys[:cards])
    s.t.mod[MORE_PAY] = price - 2
    told = promised(s.match, "use s1")
    assert Figure("card", -price, 0) in told and Figure("clean", 2, 0) in told
