"""Judging by outcomes: for games that do not say what a position is worth, games are played on to see how they end."""

from __future__ import annotations

from math import inf
from random import Random
from time import perf_counter
from typing import Final

from keeling.bots.rollout import rollout
from keeling.core.agenda import Option, P
from keeling.core.flow import Question, answer
from keeling.core.game import Game
from keeling.kit.motives import worth

FAR: Final = 200  # choices per seat; a game that is not over by then is anybody's
TRIES: Final = 600  # games played on for one question, shared by its options
HABIT: Final = 0.08  # by how much another answer must do better than the usual one
FORECAST: Final = 64


def shares(game: Game[P], position: P) -> list[float]:
    """What an end is worth to each seat: nothing in a common defeat; before the end all stand even."""
    seats = position.seats
    if not position.ending:
        return [1.0 / seats] * seats
    won = game.outcome(position).winners
    if not won:
        return [0.0] * seats
    return [worth(1.0, 1.0 / len(won) if seat in won else 0.0) for seat in range(seats)]


def judge(game: Game[P], position: P) -> list[float]:
    """What a position is worth to each seat: as the game says, or as it has ended."""
    return shares(game, position) if game.bots.evaluate_all is None else game.bots.evaluate_all(position)


def habit(game: Game[P], position: P, ask: Question, rng: Random) -> Option | None:
    """What the game's own rule of thumb answers, if it has one for this question."""
    name = ask.step[0]
    policy = None if position.lanes else game.bots.habits.get(name) or game.bots.rollout_policy.get(name)
    option = None if policy is None else policy(position, ask.seat, rng)
    return option if option in ask.options else None


def lines_by_outcome(
    game: Game[P], position: P, ask: Question, options: list[Option], rng: Random, until: float = inf
) -> dict[Option, tuple[float, list[Option]]]:
    """For each option its mean outcome when everybody plays on in passing; the worse half is dropped in time.

    Few games say little: where the game has a rule of thumb, its answer is taken unless another does clearly better.
    """
    usual = habit(game, position, ask, rng)
    found = dict.fromkeys(([usual] if usual and usual not in options else []) + options, 0.0)
    tries = game.bots.tries or TRIES
    halvings = max(1, (len(found) - 1).bit_length())
    played = dict.fromkeys(found, 0)
    left = list(found)
    while len(left) > 1 and perf_counter() < until:
        for _ in range(max(1, tries // (halvings * len(left)))):
            seed = rng.getrandbits(32)
            for option in left:
                found[option] += _played_on(game, position, ask, option, Random(seed))
                played[option] += 1
        left = sorted(left, key=lambda option: -_mean(found, played, option, usual))[: (len(left) + 1) // 2]
    return {option: (_mean(found, played, option, usual), [option]) for option in found}


def _mean(totals: dict[Option, float], played: dict[Option, int], option: Option, usual: Option | None) -> float:
    """The mean outcome; of a rule of thumb's answer a little more."""
    return totals[option] / max(1, played[option]) + (HABIT if option == usual else 0.0)


def _played_on(game: Game[P], position: P, ask: Question, option: Option, rng: Random) -> float:
    """What came of an option when everybody played on to the end."""
    trial = game.redeal(position, ask.seat, rng)
    answer(game.rules, trial, ask, option)
    rollout(game, trial, rng, FAR * trial.seats)
    return shares(game, trial)[ask.seat]


def forecast(game: Game[P], position: P, seat: int, rng: Random) -> tuple[float, float]:
    """A seat's expected points and the chance that all survive: as the game says, or from games played on."""
    if game.bots.forecast is not None:
        return game.bots.forecast(position, seat)
    points, alive = 0.0, 0
    for _ in range(FORECAST):
        trial = position.copy()
        rollout(game, trial, rng, FAR * trial.seats)
        ended = game.outcome(trial)
        points += ended.scores[seat]
        alive += bool(ended.winners) or not trial.ending
    return points / FORECAST, alive / FORECAST
