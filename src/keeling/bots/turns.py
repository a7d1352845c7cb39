"""Search in games where greedy judges well: whole turns are compared, with many guesses at what is hidden."""

from __future__ import annotations

from math import exp, inf, sqrt
from random import Random
from typing import Final

from keeling.bots.contest import Contest, Turn, distinct
from keeling.bots.greedy import best_lines
from keeling.bots.lookahead import carry_out
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


class Turns(Contest[P]):
    """The best turn that begins with each option; a race, or whichever is most promising."""

    def __init__(self, perspective: Perspective[P], rng: Random, until: float = inf) -> None:
        super().__init__(perspective, rng)
        self.others = self.game.bots.others
        self.trust = self.game.bots.trust if self.others is None else TRUST
        lines = best_lines(perspective, rng, WIDER * self.game.bots.beam[0], until=until)
        self.best = max(value for value, _ in lines.values())
        sharp = SHARPNESS * self.best + 1e-9
        # turns thought through to their end, if there are any
        found = distinct(lines, lambda line: self.is_whole(line, rng)) or sorted(lines.values(), reverse=True)
        self.turns: list[Turn] = [
            Turn(line, value, exp(max(-30.0, (value - self.best) / sharp))) for value, line in found
        ]
        whole = sum([turn.prior for turn in self.turns])
        for turn in self.turns:
            turn.prior /= whole
        self.runners = self.turns

    def is_whole(self, line: list[Option], rng: Random) -> bool:
        """Whether these steps lead to the end of the turn."""
        return carry_out(self.game, self.perspective.position.copy(), self.first, line, rng)[0] is None

    def favourite(self) -> Option:
        """The first step of the turn that did best, greedy's judgement included; of a race, among the last in it."""
        most = 0 if self.others is None else max(turn.trials for turn in self.turns)
        return max((self.known(turn), turn.line[0]) for turn in self.turns if turn.trials >= most)[1]

    def next(self) -> Turn:
        """Of a race the next; else the turn that did best so far, or looked good and was little tried."""
        if self.others is not None:
            return super().next()
        pull = CURIOSITY * self.best * sqrt(self.iterations + 1)
        return max(self.turns, key=lambda one: self.known(one) + pull * one.prior / (1 + one.trials))

    def field(self) -> list[Turn]:
        """As many as are tried with this luck."""
        return self.ranked()[: FIELD[self.luck] if self.luck < len(FIELD) else LAST]

    def trial(self, line: list[Option], rng: Random, until: float = inf) -> float:
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
