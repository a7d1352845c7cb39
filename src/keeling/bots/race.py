"""Search by whole turns: those that greedy thinks of are played on in passing, again and again, with the same luck."""

from __future__ import annotations

from math import inf
from random import Random
from time import perf_counter
from typing import Final, Generic

from keeling.bots.greedy import best_lines
from keeling.bots.lookahead import carry_out, owed
from keeling.bots.outcomes import judge
from keeling.bots.rollout import rollout
from keeling.core.agenda import Option, P
from keeling.core.perspective import Perspective

WIDER: Final = 2  # times as many turns are kept in thought as greedy keeps
HORIZON: Final = 10  # choices per seat after the turn, then the position is judged as it is
FIELD: Final = 12, 2  # turns that begin the race, and that end it
SHARE: Final = 360  # in between so many trials are shared out at each luck: half as many turns have twice as many
TRUST: Final = 10  # trials that greedy's judgement of a turn counts for
CHECK: Final = 8  # trials between two looks at the clock


class Runner:
    """A turn that greedy thought of: its steps, what greedy expects of it, and what came of it."""

    __slots__ = ("judged", "line", "total", "trials")

    def __init__(self, line: list[Option], judged: float) -> None:
        self.line, self.judged = line, judged
        self.trials = 0
        self.total = 0.0


class Race(Generic[P]):
    """One thought about one ask: the best turn that begins with each option, and ever fewer of them."""

    def __init__(self, perspective: Perspective[P], rng: Random, until: float = inf) -> None:
        self.perspective = perspective
        self.game = perspective.game
        self.seed = rng.getrandbits(48)
        self.first = owed(self.game, perspective.position, perspective.seat)
        self.runners: list[Runner] = []
        seen: list[list[Option]] = []
        lines = best_lines(perspective, rng, WIDER * self.game.bots.beam[0], until=until)
        for value, line in sorted(lines.values(), reverse=True):
            steps = sorted(line)
            if steps not in seen:  # the same in another order is no other turn
                seen.append(steps)
                self.runners.append(Runner(line, value))
        # alone nobody comes between, and what is played in passing says less than greedy does
        del self.runners[FIELD[0] if perspective.position.seats > 1 else 1 :]
        self.heat: list[Runner] = []  # those that have not had this luck yet
        self.luck = 0
        self.iterations = 0
        self.decisions = 0
        self.total = self.judged = 0.0  # what came of all trials, and what greedy had expected of them

    def run(self, iterations: int, until: float = inf) -> None:
        """Try turns, so many times or up to a moment of the clock."""
        if len(self.runners) == 1:
            return
        for number in range(iterations):
            if number % CHECK == 0 and perf_counter() > until:
                return
            self.iterate()

    def favourite(self) -> Option:
        """The first step of the turn that did best of those still in the race."""
        return max((self.known(one), one.line[0]) for one in self.runners)[1]

    def known(self, one: Runner) -> float:
        """What came of a turn and what greedy expects of it; from there on all get better or worse alike."""
        expected = one.judged * (self.total + 1e-9) / (self.judged + 1e-9)
        return (one.total + TRUST * expected) / (one.trials + TRUST)

    def iterate(self) -> None:
        """Try a turn; all that are in the race have the same luck before fewer of them, the best, have the next."""
        if not self.heat:
            field = min(FIELD[0], max(FIELD[1], SHARE // (self.luck + 1)))
            if field < len(self.runners):
                self.runners = sorted(self.runners, key=self.known, reverse=True)[:field]
            self.heat = self.runners[::-1]
            self.luck += 1
        one = self.heat.pop()
        value = self.trial(one.line, Random(self.seed + self.luck))
        one.trials += 1
        one.total += value
        self.iterations += 1
        self.total += value
        self.judged += one.judged

    def trial(self, line: list[Option], rng: Random) -> float:
        """A guess at what is hidden, the turn, what everybody does in passing then, and what that led to."""
        game = self.game
        position = self.perspective.resample(rng)
        carry_out(game, position, self.first, line, rng)
        self.decisions += len(line) + rollout(game, position, rng, HORIZON * position.seats)
        return judge(game, position)[self.perspective.seat]
