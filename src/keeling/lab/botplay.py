"""Whole games by bots, each of which sees only what its seat may."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from keeling.bots import Bot
from keeling.core.agenda import CHANCE, Option, P
from keeling.core.chance import generator, pick
from keeling.core.flow import Question, answer, asks
from keeling.core.game import Game
from keeling.core.match import Ask
from keeling.core.perspective import Perspective


@dataclass
class Clock:
    """How long a seat thought about its real decisions."""

    decisions: int = 0
    seconds: float = 0.0
    worst: float = 0.0

    def add(self, other: Clock) -> None:
        """What another clock has measured, too."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.worst = max(self.worst, other.worst)


def botplay(game: Game[P], position: P, bots: Sequence[Bot], seed: str) -> tuple[int, tuple[Clock, ...]]:
    """Play a position to its end, in place: all decisions made, and each seat's clock.

    Luck depends on the seed and the number of the choice, as in a match: bots draw nothing from each other's.
    """
    clocks = [Clock() for _ in bots]
    made = number = 0
    while owed := asks(game.rules, position):
        ask = owed[0]  # of several lanes the first, so in the order of seats
        if ask.seat == CHANCE:
            option = pick(generator(seed, number), ask)
        else:
            made += 1
            option = ask.options[0]  # a forced choice is nobody's question
            if len(ask.options) > 1:
                option = _chosen(game, position, ask, bots[ask.seat], seed, number, clocks[ask.seat])
        answer(game.rules, position, ask, option)
        number += 1
    return made, tuple(clocks)


def _chosen(game: Game[P], position: P, ask: Question, bot: Bot, seed: str, number: int, clock: Clock) -> Option:
    rng = generator("bot", seed, ask.seat, number)
    perspective = Perspective(game, ask.seat, game.redeal(position, ask.seat, rng))
    begun = perf_counter()
    chosen = bot(perspective, Ask(ask.seat, ask.prompt, tuple(ask.options)), rng)
    clock.add(Clock(1, took := perf_counter() - begun, took))
    return ask.options[ask.options.index(chosen)]
