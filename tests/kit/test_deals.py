"""Dealing out of piles: where nobody looks all at once, and just as one draw after another would."""

from __future__ import annotations

from random import Random

import pytest

from keeling.core.flow import answer, settle
from keeling.core.game import check_settings
from keeling.games import find, house_figures
from keeling.kit.draws import PileDeal

TABLES = [
    ("co2", 4, {}),
    ("co2", 5, {"draft": True}),
    ("second-chance", 1, {"solo_card": "random"}),
    ("second-chance", 3, {"mode": "competitive"}),
    ("second-chance", 4, {"inspectors": True}),
]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_deal_at_once_is_the_deal_card_by_card(name, seats, options):
    game = find(name)
    assert any(isinstance(rule, PileDeal) for rule in game.rules.values())
    for seed in range(5):
        at_once, one_by_one = (
            game.start(house_figures(name), seats, check_settings(game, seats, options)) for _ in range(2)
        )
        rng, other = Random(seed), Random(seed)
        settle(game.rules, at_once, rng)
        drawn = 0
        while (ask := settle(game.rules, one_by_one)) and (rule := game.rules[ask.step[0]]).chance:
            answer(game.rules, one_by_one, ask, rule.drawn(one_by_one, ask.step[1], ask.step[2], other))
            drawn += isinstance(rule, PileDeal)
        assert drawn > 20
        assert at_once.state() == one_by_one.state()
        assert rng.random() == other.random()
