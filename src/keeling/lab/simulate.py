"""Thousands of games over several processes, with one result for one set of arguments."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from keeling.core import sheet as sheets
from keeling.core.agenda import Position
from keeling.core.game import Figures, Settings, check_seats, check_settings
from keeling.core.log import digest_of
from keeling.core.sheet import Sheet
from keeling.games import find
from keeling.lab.botplay import Clock, botplay
from keeling.lab.playout import playout
from keeling.lab.sparring import player
from keeling.lab.tally import Report, Result, Spec, Tally, seed_of
from keeling.lab.workers import spread

CHUNK: Final = 100  # games per task; those of bots that think are long enough to go one by one


@dataclass(frozen=True)
class Task:
    """Some games of a spec, by their numbers."""

    spec: Spec
    first: int
    count: int


def prepare(game: str, seats: int, seed: int, bot: str, options: Settings | None, sheet: Sheet | None) -> Spec:
    """Check all that is given before any game is played."""
    played = find(game)
    settings = check_settings(played, check_seats(played, seats), options)
    player(bot, game)
    text = json.dumps(sheet, default=str) if sheet else ""
    figures_of(game, text)
    return Spec(game, seats, seed, bot, tuple(settings.items()), text)


@cache
def figures_of(game: str, sheet: str) -> Figures:
    """The figures in use, worked out once in each process."""
    played = find(game)
    house = played.sheet()
    return played.figures(sheets.lay_over(house, json.loads(sheet)) if sheet else house)


def play_one(spec: Spec, number: int) -> Result:
    """One game from its first choice to its last."""
    try:
        position, made, real, clocks = _played(spec, number)
        outcome = find(spec.game).outcome(position)
    except Exception as error:  # a broken game is a result, not the end of the run
        cause = f"{type(error).__name__}: {error}".splitlines()[0]
        return Result(number, "error", (), (), 0, 0, "", cause)
    ended = (outcome.ending, outcome.scores, outcome.winners)
    return Result(number, *ended, made, real, digest_of(position), clocks=clocks)


def _played(spec: Spec, number: int) -> tuple[Position, int, int, tuple[Clock, ...]]:
    """The final position, all decisions, the real ones, and clocks by seat if they are wanted."""
    seed, options, figures = seed_of(spec, number), dict(spec.options), figures_of(spec.game, spec.sheet)
    if spec.bot == "random" and not spec.timed:
        return *playout(spec.game, spec.seats, seed, options, figures), ()
    game = find(spec.game)
    position = game.start(figures, spec.seats, options)
    names = spec.bot.split(",")
    made, clocks = botplay(
        game, position, [player(names[seat % len(names)], spec.game) for seat in range(spec.seats)], seed
    )
    return position, made, sum(clock.decisions for clock in clocks), clocks


def work(task: Task) -> list[Result]:
    """The games of one task."""
    return [play_one(task.spec, number) for number in range(task.first, task.first + task.count)]


def simulate(spec: Spec, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play so many games and sum them up; the sum depends on the spec and the number alone."""
    size = max(1, min(CHUNK if spec.bot == "random" else 1, -(-games // jobs)))  # a short run is shared out too
    tasks = [Task(spec, first, min(size, games - first + 1)) for first in range(1, games + 1, size)]
    tally = Tally(spec)
    for results in spread(work, tasks, jobs):
        for result in results:
            tally.add(result)
        if progress is not None:
            progress(tally.games)
    return tally.report()
