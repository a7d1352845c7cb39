"""Playing on in passing, fast and not very well, to see where a position leads."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from random import Random

from keeling.core.agenda import Option, P
from keeling.core.flow import answer, lane_in_turn, settle
from keeling.core.game import Game


def weighted_choice(game: Game[P], options: list[Option], rng: Random) -> Option:
    """One of the options, by how readily the game's bots take a move in passing."""
    if len(options) == 1:
        return options[0]
    bent = game.bots.rollout_weights.get
    heaps = list(accumulate([bent(option[0], 1.0) for option in options]))
    return options[bisect_right(heaps, rng.random() * heaps[-1], 0, len(options) - 1)]


def rollout(game: Game[P], p: P, rng: Random, choices: int, awaited: int = -1) -> int:
    """Let everybody choose in passing, so many times, to the awaited seat's turn or the end; how often they chose."""
    rules, rollout_policy = game.rules, game.bots.rollout_policy
    left = choices
    while left:
        agenda = common = p.agenda
        if p.lanes or p.ending or not agenda:
            lane = lane_in_turn(rules, p) if p.shared else -1
            if lane < 0:
                ask = settle(rules, p, rng)
                if ask is None:
                    break
                glance = rollout_policy.get(ask.step[0]) if p.shared else None
                option = glance(p, ask.seat, rng) if glance is not None else None
                answer(rules, p, ask, option or weighted_choice(game, ask.options, rng))
                left -= 1
                continue
            agenda = p.agenda = p.lanes[lane]
        # the engine's loop without its asks: nobody but this function looks at them
        name, seat, args = agenda[-1]
        rule = rules[name]
        if not rule.asks:
            agenda.pop()
            rule.act(p, seat, args)
            continue
        if rule.chance:
            agenda.pop()
            rule.happen(p, seat, args, rng)
            p.agenda = common
            continue
        if seat == awaited and rule.turn:
            p.agenda = common
            break
        glance = rollout_policy.get(name)
        option = glance(p, seat, rng) if glance is not None else None
        if not option:
            options = rule.options(p, seat, args) if option is None else []
            if not options:
                agenda.pop()
                p.agenda = common
                continue
            option = weighted_choice(game, options, rng)
        agenda.pop()
        rule.play(p, seat, args, option)
        p.agenda = common
        left -= 1
    return choices - left
