"""Playing on in passing, fast and not very well, to see where a position leads."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from random import Random
from typing import Any

from keeling.core.agenda import CHANCE, Option, answer, settle
from keeling.core.chance import draw, pick
from keeling.core.game import Game


def by_bent(game: Game, options: list[Option], rng: Random) -> Option:
    """One of the options, by how readily the game's bots take a move in passing."""
    if len(options) == 1:
        return options[0]
    bent = game.bents.get
    heaps = list(accumulate([bent(option[0], 1.0) for option in options]))
    return options[bisect_right(heaps, rng.random() * heaps[-1], 0, len(options) - 1)]


def drift(game: Game, p: Any, rng: Random, choices: int) -> int:
    """Let everybody choose in passing, so many times or to the end; how many choices were made."""
    rules, glances = game.rules, game.glances
    left = choices
    while left:
        if p.lanes or not p.agenda:
            ask = settle(rules, p)
            if ask is None:
                break
            if ask.seat == CHANCE:
                answer(rules, p, ask, pick(rng, ask))
            else:
                answer(rules, p, ask, by_bent(game, ask.options, rng))
                left -= 1
            continue
        # the engine's loop without its asks: nobody but this function looks at them
        step = p.agenda[-1]
        rule = rules[step[0]]
        if not rule.asks:
            p.agenda.pop()
            rule.act(p, step[1], step[2])
            continue
        glance = glances.get(step[0])
        option = glance(p, step[1], rng) if glance is not None else None
        if option is None:
            options = rule.options(p, step[1], step[2])
            if not options:
                p.agenda.pop()
                continue
            if rule.chance:
                option = draw(rng, options, rule.weights(p, step[1], step[2], options))
                left += 1
            else:
                option = by_bent(game, options, rng)
        p.agenda.pop()
        rule.play(p, step[1], step[2], option)
        left -= 1
    return choices - left
