"""Whole turns that greedy thought of, tried again and again: what came of them, beside what greedy expected."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from random import Random
from time import perf_counter
from typing import ClassVar, Generic

from keeling.bots.lookahead import owed
from keeling.core.agenda import Option, P
from keeling.core.perspective import Perspective

Lines = dict[Option, tuple[float, list[Option]]]


def distinct(lines: Lines, wanted: Callable[[list[Option]], bool] | None = None) -> list[tuple[float, list[Option]]]:
    """The best turns first; of those that do the same in another order, and are wanted, one."""
    seen: list[list[Option]] = []
    found: list[tuple[float, list[Option]]] = []
    for value, line in sorted(lines.values(), reverse=True):
        steps = sorted(line)
        if steps not in seen and (wanted is None or wanted(line)):
            seen.append(steps)
            found.append((value, line))
    return found


class Turn:
    """A turn that greedy thought of: its steps, what greedy expects of it, and what came of it."""

    __slots__ = ("judged", "line", "prior", "total", "trials")

    def __init__(self, line: list[Option], judged: float, prior: float = 1.0) -> None:
        self.line, self.judged, self.prior = line, judged, prior
        self.trials = 0
        self.total = 0.0


class Contest(Generic[P]):
    """One thought about one ask; the luck of a turn's first trial, its second, and so on is that of every turn."""

    FIRST_LUCK: ClassVar[int] = 0

    def __init__(self, perspective: Perspective[P], rng: Random) -> None:
        self.perspective = perspective
        self.game = perspective.game
        self.seed = rng.getrandbits(48) + self.FIRST_LUCK
        self.first = owed(self.game, perspective.position, perspective.seat)
        self.trust = 0  # trials that greedy's judgement of a turn counts for,
        self.best = 0.0  # and its judgement of the best one, where what all turns lead to says little
        self.runners: list[Turn] = []
        self.heat: list[Turn] = []  # those that have not had this luck yet
        self.luck = 0
        self.iterations = 0
        self.total = self.judged = 0.0  # what came of all turns tried, and what greedy had expected of them

    def run(self, iterations: int, until: float = inf) -> None:
        """Try turns, so many times or up to a moment of the clock."""
        if len(self.runners) == 1:
            return
        for _ in range(iterations):
            if perf_counter() > until:
                return
            self.iterate(until)

    def known(self, turn: Turn) -> float:
        """What came of a turn and what greedy expects of it; from there on all get better or worse alike."""
        trust = self.trust
        share = (self.total + trust * self.best + 1e-9) / (self.judged + trust * self.best + 1e-9)
        return (turn.total + trust * share * turn.judged) / (turn.trials + trust)

    def iterate(self, until: float = inf) -> None:
        """Try a turn."""
        turn = self.next()
        value = self.trial(turn.line, Random(self.seed + turn.trials), until)
        if perf_counter() > until:
            return  # cut short, it says nothing
        turn.trials += 1
        turn.total += value
        self.iterations += 1
        self.total += value
        self.judged += turn.judged

    def next(self) -> Turn:
        """All that are in the race are tried with the same luck before fewer of them, the best, have the next."""
        if not self.heat:
            self.runners = self.field()
            self.heat = self.runners[::-1]
            self.luck += 1
        return self.heat.pop()

    def field(self) -> list[Turn]:
        """The turns that are tried with the next luck, the best first."""
        raise NotImplementedError

    def ranked(self) -> list[Turn]:
        """Those that were tried with the last luck, the best first."""
        return sorted(self.runners, key=self.known, reverse=True)

    def trial(self, line: list[Option], rng: Random, until: float = inf) -> float:
        """What comes of a turn, with this luck."""
        raise NotImplementedError
