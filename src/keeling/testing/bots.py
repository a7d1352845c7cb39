"""The contract for bots: they see views only, choose alike where they see alike, and choose what is open."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Final

from keeling.bots import bot
from keeling.bots.hint import hint
from keeling.bots.outcomes import forecast, judge
from keeling.core.agenda import CHANCE
from keeling.core.log import digest_of
from keeling.core.match import Ask
from keeling.core.perspective import Perspective
from keeling.games import GAMES
from keeling.testing.tables import Spec, positions

NAMES: Final = ["random", "easy", "greedy", "search@4"]


def what_is_dealt_anew_depends_only_on_what_the_seat_sees(spec: Spec) -> None:
    game = GAMES[spec[0]]
    differed = 0
    for position, _ in positions(spec, 21, every=7):
        for seat in range(spec[1]):
            other = game.redeal(position, seat, Random(1))
            differed += digest_of(other) != digest_of(position)
            mine, theirs = (game.redeal(one, seat, Random(2)) for one in (position, other))
            assert digest_of(mine) == digest_of(theirs)
    assert differed or spec[1] == 1 or game.open


def a_bot_chooses_an_open_option_and_alike_where_it_sees_alike(spec: Spec, name: str) -> None:
    game = GAMES[spec[0]]
    tried = 0
    for position, owed in positions(spec, 22, every=41):
        for ask in owed:
            if ask.seat == CHANCE or len(ask.options) < 2:
                continue
            asked = Ask(ask.seat, ask.prompt, tuple(ask.options))
            other = game.redeal(position, ask.seat, Random(3))
            before = digest_of(position)
            chosen = [
                bot(name)(Perspective(game, ask.seat, game.redeal(one, ask.seat, Random(4))), asked, Random(5))
                for one in (position, other, position)
            ]
            assert chosen[0] in asked.choices
            assert chosen[0] == chosen[1] == chosen[2]
            assert digest_of(position) == before
            tried += 1
    assert tried


def every_position_is_worth_something_between_nothing_and_all(spec: Spec) -> None:
    game = GAMES[spec[0]]
    for number, (position, _) in enumerate(positions(spec, 23, every=5)):
        judged = judge(game, position)
        assert len(judged) == spec[1]
        assert all(0 <= value <= 1 for value in judged)
        for seat in range(spec[1]):
            assert game.bots.evaluate_all is None or game.bots.evaluate(position, seat) == judged[seat]
        if number % 32 == 0:  # a forecast may play many games to their ends
            points, planet = forecast(game, position, number // 32 % spec[1], Random(8))
            assert 0 <= planet <= 1 and abs(points) < 1000
        if position.ending and not game.outcome(position).winners:
            assert judged == [0.0] * spec[1]  # the common defeat is the worst there is


def a_hint_can_be_had_for_every_choice(spec: Spec) -> None:
    game = GAMES[spec[0]]
    few = islice(positions(spec, 25, every=89), 2)  # some games are played on hundreds of times for each
    for position, owed in few:
        for ask in owed:
            if ask.seat != CHANCE:
                told = hint(Perspective(game, ask.seat, game.redeal(position, ask.seat, Random(6))), Random(7))
                assert told.move == told.line[0] and told.move in ask.options


def a_glance_and_a_habit_take_an_open_option(spec: Spec) -> None:
    game = GAMES[spec[0]]
    rng = Random(24)
    taken = 0
    for position, owed in positions(spec, 24, every=2):
        for ask in owed:
            if ask.lane >= 0 and not position.shared:
                continue
            for glance in (game.bots.rollout_policy.get(ask.step[0]), game.bots.habits.get(ask.step[0])):
                if glance is None:
                    continue
                for _ in range(6):
                    option = glance(position, ask.seat, rng)
                    assert option is None or option in ask.options  # None: it would rather see them all
                    taken += option is not None
    assert taken > 20 or not game.bots.rollout_policy
