"""The contract, 3, 4 and 6: independent copies, games that end, pieces that add up."""

import json
from typing import ClassVar

import pytest

from keeling.core import agenda
from keeling.core.agenda import Position
from keeling.core.flow import answer, asks
from keeling.core.log import Written, state_text
from keeling.core.pieces import Pieces, row
from keeling.games import GAMES
from tests.contract.tables import positions

COMPILED = not str(agenda.__file__).endswith(".py")


def test_every_option_on_a_copy_leaves_the_original_alone(spec):
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


def test_pieces_add_up_after_every_step_and_every_game_ends(spec):
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


def test_options_are_distinct_and_made_of_plain_words(spec):
    for _, owed in positions(spec, 8):
        for ask in owed:
            assert len(set(ask.options)) == len(ask.options)
            assert all(word and " " not in word for option in ask.options for word in option)
            if ask.weights is not None:
                assert len(ask.weights) == len(ask.options) and min(ask.weights) > 0


def as_chained(position):
    """A state as JSON, its pieces in the order of the chain."""
    ending, agenda_, lanes, pieces, *stage = position.state()
    values = [pieces[name] for name in position.PIECES.chain]
    return json.dumps([ending, agenda_, lanes, values, *stage], separators=(",", ":"))


def test_the_text_of_a_digest_is_the_state_as_json_in_the_order_of_the_chain(spec):
    written: Written = {}
    for position, _ in positions(spec, 9):
        assert state_text(position, written) == as_chained(position)


class Piled(Position):
    __slots__ = ("pile",)
    PIECES: ClassVar[Pieces[object]] = Pieces(row("pile"))


@pytest.mark.skipif(COMPILED, reason="plain classes cannot inherit from compiled ones")
def test_a_piece_of_another_type_is_written_anew():
    position = Piled()
    written: Written = {}
    for pile in ([1, 0], [True, False], [1.0, 0.0], [1, 0]):
        position.pile = pile
        assert state_text(position, written) == as_chained(position)
