"""What happens until a seat's next turn if everybody looks ahead for a moment."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Final

from keeling.bots.greedy import best_lines
from keeling.bots.lookahead import candidates_of, carry_out
from keeling.core.agenda import P
from keeling.core.flow import answer, settle
from keeling.core.game import Game
from keeling.core.perspective import Perspective

FAR: Final = 15  # answers per seat after which one's next turn is no longer waited for


def play_on(game: Game[P], position: P, seat: int, rng: Random, look: tuple[int, int], until: float) -> None:
    """Everybody plays the best turn of a short look, up to the seat's next turn, the end or a moment of the clock."""
    for _ in range(FAR * position.seats):
        ask = settle(game.rules, position, rng)
        if ask is None or perf_counter() > until or (ask.seat == seat and game.rules[ask.step[0]].turn):
            return
        worth = candidates_of(game, position, ask)
        if len(worth) == 1:
            answer(game.rules, position, ask, worth[0])
            continue
        lines = best_lines(Perspective(game, ask.seat, position), rng, *look, until=until, glance=True)
        carry_out(game, position, ask, max(lines.values())[1], rng)
