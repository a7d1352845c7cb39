"""The contract, 12: every refusal has its reason; what is offered exactly is in test_gates."""

import pytest

import keeling
from keeling.core.agenda import CHANCE
from tests.contract.tables import table


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
