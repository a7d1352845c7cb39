"""The contract of all games holds for a shared stage too, in which everybody acts at once and nothing is hidden."""

from inspect import signature

import pytest

from keeling.games import GAMES
from tests.contract import test_bots, test_positions, test_previews, test_reasons, test_records, test_undo, test_views
from tests.contract.gates import faults, samples
from tests.core.gifts import GAME

CONTRACT = [
    check
    for module in (test_bots, test_positions, test_previews, test_reasons, test_records, test_undo, test_views)
    for name, check in vars(module).items()
    if name.startswith("test_") and [*signature(check).parameters] == ["spec"]
]


@pytest.mark.parametrize("check", CONTRACT, ids=lambda check: check.__name__)
def test_the_toy_game_keeps(check, monkeypatch):
    monkeypatch.setitem(GAMES, "gifts", GAME)
    check(("gifts", 3, {}))


def test_its_gates_are_what_it_offers(monkeypatch):
    monkeypatch.setitem(GAMES, "gifts", GAME)
    assert faults("gifts", samples("gifts")) == []
