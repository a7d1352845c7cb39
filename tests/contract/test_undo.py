"""Undo goes back as far as nothing new was seen, and says what stops it."""

from random import Random

import pytest

import keeling
from keeling.core.agenda import CHANCE
from keeling.core.match import digest_of
from tests.contract.tables import table


def test_undo_restores_the_position_or_names_what_stops_it(spec):
    match = table(spec, 13)
    rng = Random(13)
    undone = refused = 0
    while match.asks:
        before = digest_of(match.position), match.digest, len(match.entries)
        ask = rng.choice(match.asks)
        forced = len(ask.options) == 1
        match.play(ask.seat, rng.choice(ask.options))
        drawn = any(entry.seat == CHANCE and not entry.forced for entry in match.entries[before[2] :])
        if forced or (not drawn and rng.random() < 0.5):
            continue
        saved = keeling.from_json(match.to_json())  # undo survives saving
        after = match.digest
        for one in (match, saved):
            if drawn:
                with pytest.raises(keeling.CannotUndo) as caught:
                    one.undo(ask.seat)
                assert caught.value.reason.code == "undo-drawn"
                assert one.digest == after
                refused += 1
            else:
                one.undo(ask.seat)
                assert (digest_of(one.position), one.digest, len(one.entries)) == before
                undone += 1
    assert undone and refused


def test_nobody_undoes_anothers_choice(spec):
    match = table(spec, 14)
    rng = Random(14)
    tried = 0
    while match.asks:
        ask = rng.choice(match.asks)
        lane = match.owed()[0].lane >= 0
        forced = len(ask.options) == 1
        match.play(ask.seat, rng.choice(ask.options))
        if lane or forced or match.seats == 1:
            continue
        other = (ask.seat + 1) % match.seats
        with pytest.raises(keeling.CannotUndo) as caught:
            match.undo(other)
        assert caught.value.reason.code in ("undo-others", "undo-drawn", "nothing-to-undo")
        tried += 1
    assert tried or match.seats == 1
