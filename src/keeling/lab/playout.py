"""Whole games by random play, as fast as the engine goes."""

from __future__ import annotations

from functools import cache
from typing import Any

from keeling.core.agenda import CHANCE, answer, settle
from keeling.core.chance import generator, pick
from keeling.core.game import Game, Settings, check_seats, check_settings
from keeling.games import find


@cache
def _house(name: str) -> Any:
    game = find(name)
    return game.figures(game.house_sheet())


def playout(name: str, seats: int, seed: int | str, options: Settings | None = None, figures: Any = None) -> Any:
    """Play one random game: the final position, all decisions, and those with a real choice."""
    game: Game = find(name)
    settings = check_settings(game, check_seats(game, seats), options)
    position = game.start(_house(name) if figures is None else figures, seats, settings)
    rng = generator("playout", seed)
    rules = game.rules
    made = real = 0
    while True:
        ask = settle(rules, position)
        if ask is None:
            return position, made, real
        if ask.seat != CHANCE:
            made += 1
            real += len(ask.options) > 1
        answer(rules, position, ask, pick(rng, ask))
