"""Playing on at random to the end: the engine's loop without its questions, as nobody looks at them."""

from __future__ import annotations

from random import Random

from keeling.core.agenda import P, Rule
from keeling.core.chance import draw
from keeling.core.flow import answer, lane_in_turn, settle


def play_at_random(rules: dict[str, Rule[P]], p: P, rng: Random) -> tuple[int, int]:
    """Let everybody choose among all options alike; how many choices were made, and how many of them were real."""
    made = real = 0
    bits = rng.getrandbits
    while True:
        agenda = common = p.agenda
        if p.lanes or p.ending or not agenda:
            lane = lane_in_turn(rules, p) if p.shared else -1
            if lane < 0:
                ask = settle(rules, p, rng)
                if ask is None:
                    return made, real
                made += 1
                real += len(ask.options) > 1
                answer(rules, p, ask, draw(rng, ask.options, None))
                continue
            agenda = p.agenda = p.lanes[lane]
        name, seat, args = agenda[-1]
        rule = rules[name]
        if not rule.asks:
            agenda.pop()
            rule.act(p, seat, args)
        elif rule.chance:
            agenda.pop()
            rule.happen(p, seat, args, rng)
            p.agenda = common
        else:
            options = rule.options(p, seat, args)
            agenda.pop()
            if options:
                made += 1
                real += len(options) > 1
                rule.play(p, seat, args, options[(bits(32) * len(options)) >> 32])
            p.agenda = common
