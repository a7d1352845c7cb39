"""The contract, 7 and 8: what is hidden stays hidden, and lanes do not get in each other's way."""

from __future__ import annotations

import json
from itertools import permutations
from random import Random

import keeling
from keeling.core.agenda import CHANCE, Option, Position
from keeling.core.flow import answer, asks
from keeling.core.game import AnyGame
from keeling.core.log import digest_of
from keeling.games import GAMES
from keeling.testing.tables import Spec, positions, table


def a_view_is_the_same_after_the_hidden_things_are_dealt_anew(spec: Spec) -> None:
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
    assert changed or spec[1] == 1 or game.open


def views_are_plain_data_and_a_spectator_sees_no_more_than_any_seat(spec: Spec) -> None:
    game = GAMES[spec[0]]
    for position, _ in positions(spec, 10, every=10):
        nobody = game.view(position, None)
        assert json.loads(json.dumps(nobody)) == nobody
        for other in (game.redeal(position, seat, Random(1)) for seat in range(spec[1])):
            if spec[1] > 1:
                assert game.view(other, None) == nobody


def private_lanes_give_the_same_result_in_any_order(spec: Spec) -> None:
    game = GAMES[spec[0]]
    for position, owed in positions(spec, 11):
        if len(owed) < 2 or position.shared:
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


def in_a_shared_stage_who_comes_second_is_heard_or_refused_with_a_reason(spec: Spec) -> None:
    """What another has closed meanwhile is said; what is still open counts, and what is refused changes nothing."""
    match, rng = table(spec, 11), Random(11)
    while asks := match.asks:
        late = rng.choice(asks)
        move = rng.choice(late.options)
        ask = rng.choice([ask for ask in asks if ask is not late] or asks)
        match.play(ask.seat, rng.choice(ask.options))
        if ask is late or not match.position.shared or not match.ask_of(late.seat):
            continue
        before, fork = match.digest, match.fork()
        reason = fork.why(late.seat, move)
        try:
            fork.play(late.seat, move)
        except keeling.IllegalMove as error:
            assert reason and error.reason == reason and fork.digest == before
        else:
            assert reason is None and fork.digest != before


def in_a_shared_stage_moves_that_touch_nothing_in_common_come_to_the_same(spec: Spec) -> None:
    """Two seats' moves in both orders: each is open or closed for a reason, and what draws nothing comes out alike."""
    game = GAMES[spec[0]]
    for position, owed in positions(spec, 13, every=3):
        mine = [ask for ask in owed if ask.seat != CHANCE]
        if not position.shared or len(mine) < 2 or len(mine) != len(owed):
            continue
        rng = Random(13)
        pair = {ask.seat: rng.choice(ask.options) for ask in mine[:2]}
        ends = [_in_order(game, position, [(seat, pair[seat]) for seat in order]) for order in permutations(pair)]
        if None not in ends:
            assert len(set(ends)) == 1


def _in_order(game: AnyGame, position: Position, choices: list[tuple[int, Option]]) -> str | None:
    """The digest after these choices; nothing if one was closed meanwhile, or something is drawn or given."""
    copied = position.copy()
    alone = [_touched(game, position, *choice) for choice in choices]
    for seat, option in choices:
        open_ = [ask for ask in asks(game.rules, copied) if ask.seat == seat]
        if not open_:
            return None  # an answer of the other came before it
        ask = open_[0]
        rule = game.rules[ask.step[0]]
        reason = rule.why(copied, ask.step[1], ask.step[2], option)
        assert (reason is None) == (option in ask.options)
        if reason is not None:
            assert reason.code and reason.rule
            return None
        answer(game.rules, copied, ask, option)
    drawn = any(ask.seat == CHANCE for ask in asks(game.rules, copied))
    common = set(alone[0]) & set(alone[1])
    return None if drawn or common or not copied.shared else digest_of(copied)


def _touched(game: AnyGame, position: Position, seat: int, option: Option) -> list[tuple[str, int]]:
    """The pieces that a choice changes, by name and place."""
    copied = position.copy()
    ask = next(ask for ask in asks(game.rules, copied) if ask.seat == seat)
    answer(game.rules, copied, ask, option)
    found: list[tuple[str, int]] = []
    for name in position.PIECES.names:
        old, new = getattr(position, name), getattr(copied, name)
        if isinstance(old, list):
            found += [(name, at) for at, one in enumerate(old) if at >= len(new) or one != new[at]]
            found += [(name, at) for at in range(len(old), len(new))]
        elif old != new:
            found.append((name, 0))
    return found
