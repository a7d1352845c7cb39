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
LEAST: Final = 8  # games for each option, however many there are
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
    return shares(game, position) if game.evaluate_all is None else game.evaluate_all(position)


def lines_by_outcome(
    game: Game[P], position: P, ask: Question, options: list[Option], rng: Random, until: float = inf
) -> dict[Option, tuple[float, list[Option]]]:
    """For each option its mean outcome when everybody plays on in passing; time may cut the number of games short."""
    totals = dict.fromkeys(options, 0.0)
    tries = max(LEAST, TRIES // len(options))
    played = 0
    while played < tries and (not played or perf_counter() < until):
        for option in options:
            trial = position.copy()
            answer(game.rules, trial, ask, option)
            rollout(game, trial, rng, FAR * trial.seats)
            totals[option] += shares(game, trial)[ask.seat]
        played += 1
    return {option: (total / played, [option]) for option, total in totals.items()}


def forecast(game: Game[P], position: P, seat: int, rng: Random) -> tuple[float, float]:
    """A seat's expected points and the chance that all survive: as the game says, or from games played on."""
    if game.forecast is not None:
        return game.forecast(position, seat)
    points, alive = 0.0, 0
    for _ in range(FORECAST):
        trial = position.copy()
        rollout(game, trial, rng, FAR * trial.seats)
        ended = game.outcome(trial)
        points += ended.scores[seat]
        alive += bool(ended.winners) or not trial.ending
    return points / FORECAST, alive / FORECAST
