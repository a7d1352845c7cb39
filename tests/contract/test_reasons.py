"""The contract, 10: a move is offered exactly if nothing is said against it, and every refusal has its reason."""

import pytest

import keeling
from keeling.core.agenda import CHANCE
from keeling.games import GAMES
from tests.contract.tables import positions, table


def test_offered_exactly_if_no_reason_closes_it(spec):
    game = GAMES[spec[0]]
    match = table(spec)
    for position, owed in positions(spec, 12, every=3):
        match.position, match._owed = position, None
        for ask in owed:
            if ask.prompt != "turn":
                continue
            offered = set(ask.options)
            for move in game.moves(position):
                reason = match.why(ask.seat, " ".join(move))
                assert (reason is None) == (move in offered), (move, reason)
                if reason is not None:
                    assert reason.code and reason.rule


def test_nonsense_is_refused_with_one_sentence_and_changes_nothing(spec):
    match = table(spec)
    before = match.digest
    for seat in range(-2, spec[1] + 1):
        for text in ("", "  ", "nonsense", "propose", "end of the world", "\x00", "é" * 500, "lobby 99 main", "-"):
            with pytest.raises(keeling.IllegalMove) as caught:
                match.play(seat, text)
            assert str(caught.value) and "\n" not in str(caught.value)
    with pytest.raises(keeling.IllegalMove):
        match.play(CHANCE, "start p1")
    assert match.digest == before


def test_a_finished_game_takes_no_move(spec):
    from random import Random

    from tests.contract.tables import play_on

    match = play_on(table(spec, 1), Random(1))
    with pytest.raises(keeling.IllegalMove) as caught:
        match.play(0, "end")
    assert caught.value.reason.code == "game-over"
