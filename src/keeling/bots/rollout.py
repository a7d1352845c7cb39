"""Playing on in passing, fast and not very well, to see where a position leads."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from random import Random

from keeling.core.agenda import CHANCE, Option, P, answer, settle
from keeling.core.chance import draw, pick
from keeling.core.game import Game


def weighted_choice(game: Game[P], options: list[Option], rng: Random) -> Option:
    """One of the options, by how readily the game's bots take a move in passing."""
    if len(options) == 1:
        return options[0]
    bent = game.rollout_weights.get
    heaps = list(accumulate([bent(option[0], 1.0) for option in options]))
    return options[bisect_right(heaps, rng.random() * heaps[-1], 0, len(options) - 1)]


def rollout(game: Game[P], p: P, rng: Random, choices: int, awaited: int = -1) -> int:
    """Let everybody choose in passing, so many times, to the awaited seat's turn or the end; how often they chose."""
    rules, rollout_policy = game.rules, game.rollout_policy
    left = choices
    while left:
        agenda = p.agenda
        if p.lanes or not agenda:
            ask = settle(rules, p)
            if ask is None:
                break
            if ask.seat == CHANCE:
                answer(rules, p, ask, pick(rng, ask))
            else:
                glance = rollout_policy.get(ask.step[0]) if p.shared else None
                option = glance(p, ask.seat, rng) if glance is not None else None
                answer(rules, p, ask, option or weighted_choice(game, ask.options, rng))
                left -= 1
            continue
        # the engine's loop without its asks: nobody but this function looks at them
        name, seat, args = agenda[-1]
        rule = rules[name]
        if not rule.asks:
            agenda.pop()
            rule.act(p, seat, args)
            continue
        if seat == awaited and rule.turn:
            break
        glance = rollout_policy.get(name)
        option = glance(p, seat, rng) if glance is not None else None
        if not option:
            options = rule.options(p, seat, args) if option is None else []
            if not options:
                agenda.pop()
                continue
            if rule.chance:
                option = draw(rng, options, rule.weights(p, seat, args, options))
            else:
                option = weighted_choice(game, options, rng)
        agenda.pop()
        rule.play(p, seat, args, option)
        if not rule.chance:
            left -= 1
    return choices - left
