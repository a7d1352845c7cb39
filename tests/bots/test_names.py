"""Bots are found by name, level or budget; anything else is refused by name."""

import pytest

import keeling
from keeling.bots import BOTS, LEVELS, bot, greedy, search
from keeling.core.reason import BadInput


def test_levels_stand_for_bots():
    assert list(LEVELS) == ["easy", "normal", "hard"]
    assert bot("normal") is greedy.choose
    assert bot("hard").func is search.choose
    assert bot("hard").keywords == {"seconds": 1.0}


@pytest.mark.parametrize(
    ("name", "budget"),
    [("search@1", {"iterations": 1}), ("search@250", {"iterations": 250}), ("search@0.25s", {"seconds": 0.25})],
)
def test_a_budget_is_part_of_the_name(name, budget):
    assert bot(name).func is search.choose
    assert bot(name).keywords == budget


@pytest.mark.parametrize("name", ["", "clever", "search@", "search@0", "search@-1", "search@0s", "greedy@5"])
def test_another_name_is_refused_with_what_there_is(name):
    with pytest.raises(BadInput) as refused:
        bot(name)
    assert refused.value.reason.code == "unknown-bot"
    assert all(allowed in str(refused.value) for allowed in [*LEVELS, *BOTS])


@pytest.mark.parametrize(
    ("name", "limits"), [("search@61s", {}), ("search@2s", {"seconds": 1}), ("search@9", {"iterations": 8})]
)
def test_a_budget_has_a_limit(name, limits):
    with pytest.raises(BadInput) as refused:
        bot(name, **limits)
    assert refused.value.reason.code == "bot-budget"
    assert name in str(refused.value)


@pytest.mark.whole
@pytest.mark.parametrize("name", [*BOTS, "search@3"])
def test_every_bot_plays_a_whole_game(name):
    from random import Random

    match = keeling.new("co2", seats=2, seed=4)
    rng = Random(1)
    turns = 0
    while match.asks and turns < 40:
        ask = match.asks[0]
        player = bot("search@3" if name == "search" else name)
        match.play(ask.seat, player(match.perspective(ask.seat, rng), ask, rng))
        turns += 1
    assert turns == 40 or match.outcome
