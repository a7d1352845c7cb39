"""The contract, 7 and 8: what is hidden stays hidden, and lanes do not get in each other's way."""

import json
from itertools import permutations
from random import Random

from keeling.core.agenda import answer, asks
from keeling.core.match import digest_of
from keeling.games import GAMES
from tests.contract.tables import positions


def test_a_view_is_the_same_after_the_hidden_things_are_dealt_anew(spec):
    game = GAMES[spec[0]]
    rng = Random(9)
    changed = 0
    for position, owed in positions(spec, 9, every=4):
        for seat in range(spec[1]):
            seen = json.dumps(game.view(position, seat))
            other = game.redeal(position, seat, rng)
            assert json.dumps(game.view(other, seat)) == seen
            assert not game.faults(other)
            changed += digest_of(other) != digest_of(position)
            mine = [ask.options for ask in owed if ask.seat == seat]
            assert [ask.options for ask in asks(game.rules, other.copy()) if ask.seat == seat] == mine
    assert changed or spec[1] == 1


def test_views_are_plain_data_and_a_spectator_sees_no_more_than_any_seat(spec):
    game = GAMES[spec[0]]
    for position, _ in positions(spec, 10, every=10):
        nobody = game.view(position, None)
        assert json.loads(json.dumps(nobody)) == nobody
        for other in (game.redeal(position, seat, Random(1)) for seat in range(spec[1])):
            if spec[1] > 1:
                assert game.view(other, None) == nobody


def test_lanes_give_the_same_result_in_any_order(spec):
    game = GAMES[spec[0]]
    for position, owed in positions(spec, 11):
        if len(owed) < 2:
            continue
        rng = Random(11)
        choices = {ask.seat: rng.choice(ask.options) for ask in owed}
        results = set()
        for order in list(permutations(choices))[:24]:
            copied = position.copy()
            for seat in order:
                ask = next(ask for ask in asks(game.rules, copied) if ask.seat == seat)
                answer(game.rules, copied, ask, choices[seat])
            asks(game.rules, copied)
            results.add(digest_of(copied))
        assert len(results) == 1
