"""The contract, 3, 4 and 6: independent copies, games that end, pieces that add up."""

from __future__ import annotations

import json

from keeling.core.agenda import Position
from keeling.core.flow import answer, asks
from keeling.core.log import Written, state_text
from keeling.games import GAMES
from keeling.testing.tables import Spec, positions


def every_option_on_a_copy_leaves_the_original_alone(spec: Spec) -> None:
    game = GAMES[spec[0]]
    for position, owed in positions(spec, 7, every=9):
        before = position.state()
        for ask in owed:
            for option in ask.options:
                copied = position.copy()
                assert copied.state() == before
                mine = next(a for a in asks(game.rules, copied) if a.seat == ask.seat)
                answer(game.rules, copied, mine, option)
                asks(game.rules, copied)
                assert position.state() == before


def pieces_add_up_after_every_step_and_every_game_ends(spec: Spec) -> None:
    game = GAMES[spec[0]]
    for seed in range(6):  # every seat count and option is another table; make soak plays thousands
        for count, (position, owed) in enumerate(positions(spec, seed)):
            assert not game.faults(position), game.faults(position)
            assert count < 5000, "endless"
            if owed:
                assert not position.ending
        assert position.ending in game.endings
        outcome = game.outcome(position)
        assert len(outcome.scores) == spec[1]


def options_are_distinct_and_made_of_plain_words(spec: Spec) -> None:
    for _, owed in positions(spec, 8):
        for ask in owed:
            assert len(set(ask.options)) == len(ask.options)
            assert all(word and " " not in word for option in ask.options for word in option)
            if ask.weights is not None:
                assert len(ask.weights) == len(ask.options) and min(ask.weights) > 0


def as_chained(position: Position) -> str:
    """A state as JSON, its pieces in the order of the chain."""
    ending, agenda_, lanes, pieces, *stage = position.state()
    values = [pieces[name] for name in position.PIECES.chain]
    return json.dumps([ending, agenda_, lanes, values, *stage], separators=(",", ":"))


def the_text_of_a_digest_is_the_state_as_json_in_the_order_of_the_chain(spec: Spec) -> None:
    written: Written = {}
    for position, _ in positions(spec, 9):
        assert state_text(position, written) == as_chained(position)
