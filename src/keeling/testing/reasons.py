"""The contract, 12: every refusal has its reason; what is offered exactly is in `offers`."""

from __future__ import annotations

from random import Random

import keeling
from keeling.core.agenda import CHANCE
from keeling.testing.refusals import refused
from keeling.testing.tables import Spec, play_on, table


def nonsense_is_refused_with_one_sentence_and_changes_nothing(spec: Spec) -> None:
    match = table(spec)
    before = match.digest
    options = [option for ask in match.asks for option in ask.choices]
    half = {option[0] for option in options if len(option) > 1} - {option[0] for option in options if len(option) == 1}
    for seat in range(-2, spec[1] + 1):
        for text in ("", "  ", "nonsense", *half, "end of the world", "\x00", "é" * 500, "xyzzy 99 main", "-"):
            with refused(keeling.IllegalMove) as caught:
                match.play(seat, text)
            assert str(caught.error) and "\n" not in str(caught.error)
    with refused(keeling.IllegalMove):
        match.play(CHANCE, "start p1")
    assert match.digest == before


def a_finished_game_takes_no_move(spec: Spec) -> None:
    match = play_on(table(spec, 1), Random(1))
    with refused(keeling.IllegalMove) as caught:
        match.play(0, "end")
    assert caught.reason.code == "game-over"
