"""Every option of many games: what its button promises is sure, and all that is sure is promised."""

from collections import Counter
from random import Random

import pytest

from keeling.testing.promises import a_move, kept
from keeling.testing.tables import name, specs, table

SEEDS = 4


@pytest.mark.parametrize("spec", specs(), ids=name)
def test_every_button_promises_what_is_sure(spec):
    looked = Counter()
    for seed in range(SEEDS):
        match, rng = table(spec, 100 + seed), Random(seed)
        while match.asks and len(match.entries) < 1000:
            for ask in match.asks:
                tried, wrong = kept(match, ask.seat, 40, rng)
                assert not wrong, (seed, len(match.entries), ask.prompt, wrong)
                looked[ask.prompt] += tried
            ask = rng.choice(match.asks)
            match.play(ask.seat, a_move(match, ask.choices, rng))
    print(sum(looked.values()), dict(looked.most_common(6)))
    assert looked
