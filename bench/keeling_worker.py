"""Keeling as a contestant, plain or compiled: the path decides which of the two."""

from __future__ import annotations

import sys
from typing import Any

from keeling.bots.race import Race
from keeling.bots.search import Search
from keeling.core import flow
from keeling.core.agenda import CHANCE
from keeling.core.chance import generator, pick
from keeling.core.game import check_settings
from keeling.core.perspective import AnyPerspective, Perspective
from keeling.games import find
from keeling.lab.playout import playout
from worker import SEATS, serve


def halfway(name: str, seed: int) -> Any:
    """Return a position in the middle of a game."""
    _, decisions, _ = playout(name, SEATS, seed)
    game = find(name)
    position = game.start(game.figures(game.sheet()), SEATS, check_settings(game, SEATS, None))
    rng = generator("playout", seed)
    while decisions > 0:
        ask = flow.settle(game.rules, position)
        assert ask
        flow.answer(game.rules, position, ask, pick(rng, ask))
        decisions -= 2 * (ask.seat != CHANCE)
    return position


def turn(name: str, seed: int) -> AnyPerspective:
    """Return what the active player sees at the first turn from the middle of a game on."""
    game = find(name)
    position = halfway(name, seed)
    rng = generator("turn", seed)
    while (ask := flow.settle(game.rules, position)) and not game.rules[ask.step[0]].turn:
        flow.answer(game.rules, position, ask, pick(rng, ask))
    assert ask
    return Perspective(game, ask.seat, game.redeal(position, ask.seat, rng))


def main(name: str) -> None:
    """Answer requests about one game."""

    def play(seed: int) -> tuple[int, int]:
        _, decisions, real = playout(name, SEATS, seed)
        return decisions, real

    def think(times: int) -> int:
        decisions = 0
        for number, perspective in enumerate(sights):
            kind = Search if perspective.game.bots.evaluate_all is None else Race
            search = kind(perspective, generator("think", number))
            search.run(times)
            decisions += search.decisions
        return decisions

    copies = [halfway(name, seed).copy for seed in range(1, 6)]
    sights = [turn(name, seed) for seed in range(1, 6)]
    serve(play, copies, think, compiled=not str(flow.__file__).endswith(".py"))


if __name__ == "__main__":
    main(sys.argv[1])
