"""Along the recorded games bots judge and choose as is written down, and are asked all that they have an answer to."""

from __future__ import annotations

from pathlib import Path

import pytest

from keeling.core.flow import asks
from keeling.games import GAMES
from tests.bots.judgements import FILES, judged, key, moments, written

# No recorded game comes to these; each has a test of its own.
RARE: dict[str, set[str]] = {
    "daybreak": {"may", "to"},
    "factories": {"counter-deal"},
    "second-chance": {"summit-learn", "use-bonus"},
}


@pytest.mark.parametrize("path", FILES, ids=key)
def test_bots_judge_and_choose_as_is_written_down(path: Path) -> None:
    assert judged(path) == written()[key(path)]


@pytest.mark.parametrize("name", GAMES)
def test_every_question_that_bots_know_an_answer_to_is_asked_in_a_recorded_game(name: str) -> None:
    game = GAMES[name]
    known = {*game.bots.candidates, *game.bots.rollout_policy, *game.bots.habits, *game.bots.styles}
    met = {
        ask.step[0]
        for path in FILES
        if path.parent.name == name
        for match, _ in moments(path)
        for ask in asks(game.rules, match.position.copy())
    }
    assert known - met == RARE.get(name, set())
