"""Search in games where greedy judges well: whole turns are compared, with many guesses at what is hidden."""

from __future__ import annotations

from math import exp, inf, sqrt
from random import Random
from time import perf_counter
from typing import Final, Generic

from keeling.bots.greedy import best_lines
from keeling.bots.lookahead import carry_out, owed
from keeling.bots.others import play_on
from keeling.bots.outcomes import judge
from keeling.bots.rollout import rollout
from keeling.core.agenda import Option, P
from keeling.core.flow import settle
from keeling.core.perspective import Perspective

CURIOSITY: Final = 0.6  # how much a turn that was little tried but looked good is preferred
WIDER: Final = 2  # times as many turns are kept in thought as greedy keeps
SHARPNESS: Final = 0.05  # values this share of the best apart make a prior e times as large
FAR: Final = 12  # choices per seat after which one's next turn is no longer waited for
TRIALS: Final = 60  # about a second's worth
TRUST: Final = 2  # trials that greedy's judgement counts for where others look ahead: these trials say a lot
NEXT: Final = 1, 3  # how wide and how far the next turn is thought through
FIELD: Final = 6, 6, 4, 4, 3, 3, 3, 3  # turns in a race that are tried with the first luck, the second, and so on
LAST: Final = 2  # and then


class Turn:
    """A turn that greedy thought of: its steps, what greedy expects of it, and what came of it."""

    __slots__ = ("judged", "line", "prior", "total", "visits")

    def __init__(self, line: list[Option], judged: float, prior: float) -> None:
        self.line, self.judged, self.prior = line, judged, prior
        self.visits = 0
        self.total = 0.0


class Turns(Generic[P]):
    """One thought about one ask: the best turn that begins with each option, tried again and again."""

    def __init__(self, perspective: Perspective[P], rng: Random, until: float = inf) -> None:
        self.perspective = perspective
        self.game = perspective.game
        self.seed = rng.getrandbits(48)
        self.first = owed(self.game, perspective.position, perspective.seat)
        self.others: tuple[int, int] | None = self.game.bots.others
        self.trust: int = self.game.bots.trust if self.others is None else TRUST
        lines = best_lines(perspective, rng, WIDER * self.game.bots.beam[0], until=until)
        self.best = max(value for value, _ in lines.values())
        sharp = SHARPNESS * self.best + 1e-9
        self.turns: list[Turn] = [
            Turn(line, value, exp(max(-30.0, (value - self.best) / sharp)))
            for value, line in self.distinct(sorted(lines.values(), reverse=True), rng)
        ]
        whole = sum([turn.prior for turn in self.turns])
        for turn in self.turns:
            turn.prior /= whole
        self.runners: list[Turn] = self.turns  # in a race, those that are still in it
        self.heat: list[Turn] = []  # of them, those that have not had this luck yet
        self.luck = 0
        self.iterations = 0
        self.total = self.judged = 0.0  # what came of all turns tried, and what greedy had expected of them

    def distinct(self, lines: list[tuple[float, list[Option]]], rng: Random) -> list[tuple[float, list[Option]]]:
        """Turns thought through to their end, of those that do the same in another order the first; else all."""
        seen: list[list[Option]] = []
        found: list[tuple[float, list[Option]]] = []
        for value, line in lines:
            steps = sorted(line)
            if steps not in seen and self.is_whole(line, rng):
                seen.append(steps)
                found.append((value, line))
        return found or lines

    def is_whole(self, line: list[Option], rng: Random) -> bool:
        """Whether these steps lead to the end of the turn."""
        return carry_out(self.game, self.perspective.position.copy(), self.first, line, rng)[0] is None

    def run(self, iterations: int, until: float = inf) -> None:
        """Try turns, so many times or up to a moment of the clock."""
        if len(self.turns) == 1:
            return
        for _ in range(iterations):
            if perf_counter() > until:
                return
            self.iterate(until)

    def favourite(self) -> Option:
        """The first step of the turn that did best, greedy's judgement included; of a race, among the last in it."""
        most = 0 if self.others is None else max(turn.visits for turn in self.turns)
        return max((self.known(turn), turn.line[0]) for turn in self.turns if turn.visits >= most)[1]

    def known(self, turn: Turn) -> float:
        """What came of a turn and what greedy expects of it; the next turn makes all better or worse alike."""
        trust = self.trust
        share = (self.total + trust * self.best + 1e-9) / (self.judged + trust * self.best + 1e-9)
        return (turn.total + trust * share * turn.judged) / (turn.visits + trust)

    def iterate(self, until: float) -> None:
        """Try a turn; luck is the same for each turn's first trial, its second, and so on."""
        turn = self.most_promising() if self.others is None else self.next_in_race()
        value = self.trial(turn.line, Random(self.seed + turn.visits), until)
        if perf_counter() > until:
            return  # cut short, it says nothing
        turn.visits += 1
        turn.total += value
        self.iterations += 1
        self.total += value
        self.judged += turn.judged

    def most_promising(self) -> Turn:
        """The turn that did best so far, or looked good and was little tried."""
        pull = CURIOSITY * self.best * sqrt(self.iterations + 1)
        return max(self.turns, key=lambda one: self.known(one) + pull * one.prior / (1 + one.visits))

    def next_in_race(self) -> Turn:
        """All that are in the race are tried with the same luck before fewer of them, the best, have the next."""
        if not self.heat:
            field = FIELD[self.luck] if self.luck < len(FIELD) else LAST
            self.runners = sorted(self.runners, key=self.known, reverse=True)[:field]
            self.heat = self.runners[::-1]
            self.luck += 1
        return self.heat.pop()

    def trial(self, line: list[Option], rng: Random, until: float) -> float:
        """A guess at what is hidden, the turn, what others do then, and the best next turn."""
        game, seat = self.game, self.perspective.seat
        position = self.perspective.resample(rng)
        carry_out(game, position, self.first, line, rng)
        if self.others is None:
            rollout(game, position, rng, FAR * position.seats, seat)
        else:
            play_on(game, position, seat, rng, self.others, until)
        then = settle(game.rules, position)
        if then is None or then.seat != seat or not game.rules[then.step[0]].turn:
            return judge(game, position)[seat]
        lines = best_lines(Perspective(game, seat, position), rng, *NEXT, until=until, glance=True)
        return max(value for value, _ in lines.values())
