"""What the bank asks and pays, under every combination of cards that move prices (F-24, F-40)."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest

from keeling.games.factories.model.words import DECKS, FIRST, STORED
from keeling.games.factories.rules.works import buy_price, sell_price
from keeling.kit.lasting import weigh
from tests.factories_stage import FactoryStage, stage

MOVES = ("buy", "sell")
# Cards as a sheet may have them: those that moved selling prices before, and the strongest of either kind.
STRONG = {
    "marketing": [
        {"no": 2, "effects": [{"do": "sell", "n": 3, "of": "all", "last": 2}]},
        {"no": 14, "effects": [{"do": "sell", "n": 2, "of": "renewable", "last": 0}]},
        {"no": 15, "effects": [{"do": "buy", "n": -3, "of": "all", "last": 0}]},
        {
            "no": 16,
            "effects": [{"do": "buy", "n": -1, "of": "steel", "last": 0}],
            "or": [{"do": "sell", "n": 1, "of": "steel", "last": 0}],
        },
    ],
    "component": [{"no": 61, "effects": [{"do": "sell", "n": 2, "of": "renewable"}]}],
}


def movers(sheet: dict[str, Any]) -> list[tuple[int, int]]:
    """All cards of a sheet with a lasting effect on prices, as deck and card."""
    found = []
    for deck, name in enumerate(DECKS):
        for row in sheet[name]:
            effects = [*row["effects"], *row.get("or", [])]
            if any(effect["do"] in MOVES for effect in effects):
                found.append((deck, row["no"] - FIRST[deck]))
    return found


def prices(s: FactoryStage) -> list[tuple[int, int]]:
    return [(buy_price(s.t, 0, resource), sell_price(s.t, 0, resource)) for resource in range(STORED)]


def in_play(s: FactoryStage, cards: tuple[tuple[int, int], ...]) -> None:
    """Let all these cards hold for the first player, whichever half of a choice is meant."""
    s.t.mods[:] = [0] * len(s.t.mods)
    for deck, card in cards:
        for half in s.t.figures.cards[deck][card].halves:
            for effect in half:
                if effect.row["do"] in MOVES:
                    weigh(s.t.mods, 0, effect, 1, 0)


@pytest.mark.parametrize("sheet", [None, STRONG], ids=["house", "strong"])
def test_f40_under_every_combination_of_cards_selling_brings_less_than_buying_costs(sheet: Any) -> None:
    s = stage(sheet=sheet)
    cards = movers(s.t.figures.sheet)
    assert len(cards) == (6 if sheet else 1)
    ranges = zip(s.t.figures.low, s.t.figures.high, strict=True)
    levels = list(product(*[range(low, high + 1) for low, high in ranges]))[:: 1 if sheet is None else 5]
    for count in range(len(cards) + 1):
        for chosen in combinations(cards, count):
            in_play(s, chosen)
            for level in levels:
                s.t.price[:STORED] = list(level)
                assert all(0 <= sell <= buy - s.t.figures.spread for buy, sell in prices(s)), (chosen, level)
