"""Thousands of games over several processes, with one result for one set of arguments."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from keeling.core import sheet as sheets
from keeling.core.game import Settings, check_seats, check_settings
from keeling.core.match import digest_of
from keeling.core.sheet import Sheet
from keeling.games import find
from keeling.lab.playout import playout
from keeling.lab.tally import Result, Spec, Tally, seed_of

CHUNK: Final = 100  # games per task


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
    text = json.dumps(sheet, default=str) if sheet else ""
    _figures(game, text)
    return Spec(game, seats, seed, bot, tuple(settings.items()), text)


@cache
def _figures(game: str, sheet: str) -> Any:
    """The figures in use, worked out once in each process."""
    played = find(game)
    house = played.house_sheet()
    return played.figures(sheets.lay_over(house, json.loads(sheet)) if sheet else house)


def play_one(spec: Spec, number: int) -> Result:
    """One game from its first choice to its last."""
    figures = _figures(spec.game, spec.sheet)
    try:
        position, made, real = playout(spec.game, spec.seats, seed_of(spec, number), dict(spec.options), figures)
        outcome = find(spec.game).outcome(position)
    except Exception as error:  # a broken game is a result, not the end of the run
        cause = f"{type(error).__name__}: {error}".splitlines()[0]
        return Result(number, "error", (), (), 0, 0, "", cause)
    return Result(number, outcome.ending, outcome.scores, outcome.winners, made, real, digest_of(position))


def work(task: Task) -> list[Result]:
    """The games of one task."""
    return [play_one(task.spec, number) for number in range(task.first, task.first + task.count)]


def _calm() -> None:
    """Ctrl-C is the parent's business: it ends its workers without a word from them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _results(tasks: list[Task], jobs: int) -> Iterator[list[Result]]:
    """Results in the order of the tasks, however many processes work on them."""
    if min(jobs, len(tasks)) < 2:
        yield from map(work, tasks)
        return
    import multiprocessing

    with multiprocessing.get_context("spawn").Pool(min(jobs, len(tasks)), _calm) as pool:
        yield from pool.imap(work, tasks)


def simulate(spec: Spec, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Play so many games and sum them up; the sum depends on the spec and the number alone."""
    size = max(1, min(CHUNK, -(-games // jobs)))  # a short run is shared out too
    tasks = [Task(spec, first, min(size, games - first + 1)) for first in range(1, games + 1, size)]
    tally = Tally(spec)
    for results in _results(tasks, jobs):
        for result in results:
            tally.add(result)
        if progress is not None:
            progress(tally.games)
    return tally.report()
