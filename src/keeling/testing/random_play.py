"""The contract: random play without questions is the same game as one question after another."""

from __future__ import annotations

from typing import Final

from keeling.core.chance import generator, pick
from keeling.core.flow import answer, settle
from keeling.core.log import digest_of
from keeling.core.random_play import play_at_random
from keeling.games import GAMES
from keeling.testing.tables import Spec, positions, table

SEEDS: Final = 6


def playing_on_at_random_is_the_same_game_as_question_by_question(spec: Spec) -> None:
    rules = GAMES[spec[0]].rules
    for seed in range(SEEDS):
        quick, asked = table(spec, seed).position, table(spec, seed).position
        rng = generator("random play", seed)
        made = real = 0
        while (ask := settle(rules, asked)) is not None:
            if ask.seat >= 0:
                made += 1
                real += len(ask.options) > 1
            answer(rules, asked, ask, pick(rng, ask))
        assert play_at_random(rules, quick, generator("random play", seed)) == (made, real)
        assert digest_of(quick) == digest_of(asked)


def what_is_drawn_without_a_list_is_what_is_drawn_out_of_it(spec: Spec) -> None:
    rules = GAMES[spec[0]].rules
    for seed in range(SEEDS):
        for position, owed in positions(spec, seed):
            for ask in owed:
                if ask.seat < 0:
                    rule, (_, seat, args) = rules[ask.step[0]], ask.step
                    drawn = rule.drawn(position, seat, args, generator("draw", seed))
                    assert drawn == pick(generator("draw", seed), ask)
