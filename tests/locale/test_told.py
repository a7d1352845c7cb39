"""Whatever happens in a game has words of its own in every language: none is told by its bare key."""

from __future__ import annotations

from random import Random

import pytest

import keeling
from keeling.core.agenda import Fact
from keeling.locale import LANGUAGES, Translator
from keeling.locale.verbs import value_of
from tests.locale.scan import EVERY


def key_of(fact: Fact, game: str) -> str:
    """The key of the text that a fact is told by."""
    key = f"fact.{fact.kind}"
    key += "".join(f".{value}" for name, value in fact.values.items() if value_of(game, name).about)
    amount = fact.values.get("amount")
    return f"{key}.minus" if isinstance(amount, int) and amount < 0 else key


@pytest.mark.parametrize("game", EVERY)
def test_every_fact_of_whole_games_has_a_text(game: str) -> None:
    keys: set[str] = set()
    for seed in range(16):
        match, rng = keeling.new(game, EVERY[game].most_seats, seed), Random(seed)
        while match.asks:
            ask = match.asks[0]
            match.play(ask.seat, rng.choice(ask.options))
        keys |= {key_of(fact, game) for entry in match.entries for fact in entry.facts}
    assert len(keys) > 20
    for lang in LANGUAGES:
        lacking = {key for key in keys if not Translator(game).template(key, lang, {"amount": 1})}
        assert lacking == set(), lang
