"""A bot that means well but does not look closely: good options are only somewhat likelier than fair ones."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from keeling.bots.greedy import best_lines
from keeling.bots.lookahead import candidates_of, owed
from keeling.bots.outcomes import habit
from keeling.bots.rollout import weighted_choice
from keeling.core.agenda import Option, P
from keeling.core.match import Ask
from keeling.core.perspective import Perspective

CARE: Final = 0.08  # an option worth this share less than the best is e times less likely

USUALLY: Final = 0.75  # how often a rule of thumb is followed, where the game has one


def choose(perspective: Perspective[P], ask: Ask, rng: Random) -> Option:
    """An option drawn by what the turns that begin with it are worth."""
    if len(ask.choices) == 1:
        return ask.choices[0]
    game, position = perspective.game, perspective.position
    if game.bots.by_thumb:
        question = owed(game, position, perspective.seat)
        usual = habit(game, position, question, rng) if rng.random() < USUALLY else None
        return usual or weighted_choice(game, candidates_of(game, position, question, first=True), rng)
    lines = best_lines(perspective, rng, width=1)
    best = max(value for value, _ in lines.values()) or 1.0
    weights = [exp(max(-30.0, (value - best) / (CARE * best))) for value, _ in lines.values()]
    return rng.choices(list(lines), weights)[0]
