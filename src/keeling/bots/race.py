"""Search by whole turns: those that greedy thinks of are played on in passing, again and again, with the same luck."""

from __future__ import annotations

from math import inf
from random import Random
from typing import ClassVar, Final

from keeling.bots.contest import Contest, Turn, distinct
from keeling.bots.greedy import best_lines
from keeling.bots.lookahead import carry_out
from keeling.bots.outcomes import judge
from keeling.bots.rollout import rollout
from keeling.core.agenda import Option, P
from keeling.core.perspective import Perspective

WIDER: Final = 2  # times as many turns are kept in thought as greedy keeps
HORIZON: Final = 10  # choices per seat after the turn, then the position is judged as it is
FIELD: Final = 12, 2  # turns that begin the race, and that end it
SHARE: Final = 360  # in between so many trials are shared out at each luck: half as many turns have twice as many
TRUST: Final = 10  # trials that greedy's judgement of a turn counts for


class Race(Contest[P]):
    """The best turn that begins with each option, and ever fewer of them."""

    FIRST_LUCK: ClassVar[int] = 1

    def __init__(self, perspective: Perspective[P], rng: Random, until: float = inf) -> None:
        super().__init__(perspective, rng)
        self.trust = TRUST
        self.decisions = 0
        lines = best_lines(perspective, rng, WIDER * self.game.bots.beam[0], until=until)
        # alone nobody comes between, and what is played in passing says less than greedy does
        most = FIELD[0] if perspective.position.seats > 1 else 1
        self.runners = [Turn(line, value) for value, line in distinct(lines)[:most]]

    def favourite(self) -> Option:
        """The first step of the turn that did best of those still in the race."""
        return max((self.known(turn), turn.line[0]) for turn in self.runners)[1]

    def field(self) -> list[Turn]:
        """Half as many turns are tried twice as often."""
        most = min(FIELD[0], max(FIELD[1], SHARE // (self.luck + 1)))
        return self.ranked()[:most] if most < len(self.runners) else self.runners

    def trial(self, line: list[Option], rng: Random, until: float = inf) -> float:
        """A guess at what is hidden, the turn, what everybody does in passing then, and what that led to."""
        game = self.game
        position = self.perspective.resample(rng)
        carry_out(game, position, self.first, line, rng)
        self.decisions += len(line) + rollout(game, position, rng, HORIZON * position.seats)
        return judge(game, position)[self.perspective.seat]
