"""The contract of all games holds for a shared stage too, in which everybody acts at once and nothing is hidden."""

import pytest

from keeling.games import GAMES
from keeling.testing.contract import CHECKS
from keeling.testing.gates import faults, samples
from tests.core.gifts import GAME


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_toy_game_keeps(check, monkeypatch):
    monkeypatch.setitem(GAMES, "gifts", GAME)
    check(("gifts", 3, {}))


def test_its_gates_are_what_it_offers(monkeypatch):
    monkeypatch.setitem(GAMES, "gifts", GAME)
    assert faults("gifts", samples("gifts")) == []
