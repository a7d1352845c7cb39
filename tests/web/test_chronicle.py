"""The log is read once: whoever reads on, through undo and draws, knows what whoever reads it from the start knows."""

from __future__ import annotations

import random

import pytest

import keeling
from keeling.games import GAMES, facts_of
from keeling.web.log.log_index import Chronicle, read
from keeling.web.log.phase_cards import Phases, passed
from tests.web.play import NAMES


@pytest.mark.parametrize("game", GAMES)
def test_reading_on_is_reading_from_the_start(game: str) -> None:
    match, chance = keeling.new(game, seats=3, seed=4), random.Random(8)
    chronicle, phases, facts = Chronicle(game), Phases(), facts_of(game)
    assert facts is not None
    undone = 0
    for _ in range(400):
        if not match.asks:
            break
        ask = chance.choice(match.asks)
        if chance.random() < 0.2 and match.why_no_undo(ask.seat) is None:
            match.undo(ask.seat)
            undone += 1
        else:
            match.play(ask.seat, chance.choice(ask.options))
        if chance.random() < 0.5:
            continue  # several choices may come between two looks
        chronicle.follow(match.entries)
        whole = read(match)
        assert (chronicle.turns, chronicle.takes, chronicle.touches) == (whole.turns, whole.takes, whole.touches)
        cards = phases.cards(match, 0, "en", NAMES)
        over = [(one.number, len(one.facts)) for one in passed(match.entries, facts)[0]]
        assert [card["id"] for card in cards] == [number for number, _ in over[-3:]]
        assert [(one.number, len(one.facts)) for one in phases._passed] == over
    assert undone and chronicle.turns
