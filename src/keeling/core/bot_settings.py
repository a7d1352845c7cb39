"""What a game tells its bots: what a position is worth, which moves are worth a thought, and how much thought."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Generic

from keeling.core.agenda import Option, P
from keeling.core.forecast import Texts

# A seat's answer without a look at all options: () if there is none, None if they must be listed after all.
Policy = Callable[[P, int, Random], Option | None]


@dataclass(frozen=True)
class BotSettings(Generic[P]):
    """All of it may be left out: then games are played on at random to see how they end."""

    # what a position is worth to each seat, from 0 (all is lost) to 1 (it has won); None: bots play on to the outcome
    evaluate_all: Callable[[P], list[float]] | None = None
    # the same for one seat, where that is less work
    evaluate_one: Callable[[P, int], float] | None = None
    # what a position is worth to each seat for bots that search, if they judge otherwise than those that do not
    insight: Callable[[P], list[float]] | None = None
    # a seat's expected points, the chance that all survive; None: from games played on
    forecast: Callable[[P, int], tuple[float, float]] | None = None
    # what a seat's side needs most, and what a turn from one position to another does for it, as texts with numbers
    advice: Callable[[P, P, int], tuple[Texts, Texts]] | None = None
    # how readily a move is taken in passing, by its first word; 1 unless named
    rollout_weights: Mapping[str, float] = field(default_factory=dict)
    # by rule, what is answered in passing
    rollout_policy: Mapping[str, Policy[P]] = field(default_factory=dict)
    # by rule, what is answered by rule of thumb with more time than in passing
    habits: Mapping[str, Policy[P]] = field(default_factory=dict)
    # by rule of a turn, ways to play it by rule of thumb, the usual one first: compared before a turn is advised
    styles: Mapping[str, list[Policy[P]]] = field(default_factory=dict)
    # whether a turn from one position to another may be advised to a seat; None: any
    sound: Callable[[P, P, int, list[Option]], bool] | None = None
    # whether an option takes for oneself what all share; it is left to people who are still acting at the same time
    common: Callable[[P, Option], bool] | None = None
    # by rule, what is worth a thought
    candidates: Mapping[str, Callable[[P, int, list[Option], bool], list[Option]]] = field(default_factory=dict)
    # tries that greedy's judgement of a first step counts for in a search, where few rollouts say less than it does
    trust: int = 0
    # how wide and how far others look into their turns, where how they play in passing would say too little
    others: tuple[int, int] | None = None
    tries: int = 0  # games played on for one question where bots judge by outcomes; 0: as many as is usual
    beam: tuple[int, int] = (6, 6)  # how wide and how far they look into their own turn: turns kept, moves

    @property
    def by_thumb(self) -> bool:
        """Whether bots go by rules of thumb: nobody judges positions, and some games played on say less than these."""
        return self.evaluate_all is None and bool(self.rollout_policy)

    def evaluate(self, position: P, seat: int) -> float:
        """What a position is worth to a seat, in a game that judges positions."""
        if self.evaluate_one is not None:
            return self.evaluate_one(position, seat)
        assert self.evaluate_all is not None, "this game judges no positions"
        return self.evaluate_all(position)[seat]

    def for_search(self) -> BotSettings[P]:
        """The same for bots that search."""
        return self if self.insight is None else replace(self, evaluate_all=self.insight, evaluate_one=None)
