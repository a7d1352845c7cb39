"""What a worker gets to think about: one seat's knowledge, dealt anew, never the true position."""

from __future__ import annotations

import json
import logging
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from random import Random
from typing import Final, cast

import keeling
from keeling.bots import LEVELS, bot
from keeling.bots.hint import hint
from keeling.core.agenda import Option, State
from keeling.core.flow import Question
from keeling.core.game import Settings
from keeling.core.match import AnyMatch, Ask
from keeling.core.notation import write
from keeling.core.perspective import AnyPerspective, Perspective
from keeling.core.sheet import Sheet
from keeling.games import house_figures
from keeling.locale.advice import HintData

LOG = logging.getLogger("keeling")
STAND_IN: Final = "greedy"  # plays when a bot cannot
USUAL: Final = 5.0  # seconds for a bot that names no budget
ITERATION: Final = 0.02  # seconds, on a slow machine
SPARE: Final = 8.0
MOST_SECONDS: Final = 30.0  # for a bot at a table: others wait for the same workers
MOST_ITERATIONS: Final = 20_000
LONGEST: Final = 200.0


@dataclass(frozen=True)
class Job:
    """One question to one seat, as plain data that can be sent to another process."""

    game: str
    seats: int
    settings: Settings
    sheet: Sheet | None  # the whole one, unless it is the house's own
    state: State  # what the seat cannot see is a guess
    seat: int
    prompt: str
    options: tuple[Option, ...]
    bot: str
    seed: int
    kept: tuple[Option, ...] = ()  # what is left of a turn that was advised


def check_bot(name: str) -> str:
    """A bot's name, if it may sit at a table."""
    bot(name, MOST_SECONDS, MOST_ITERATIONS)
    return name


def job_for(match: AnyMatch, ask: Question, name: str, rng: Random, kept: tuple[Option, ...] = ()) -> Job:
    """A seat's question; all that is hidden from it is dealt anew here, before anything leaves."""
    perspective = match.perspective(ask.seat, rng)
    sheet = match.position.figures.sheet
    if sheet is house_figures(match.game.name).sheet:
        sheet = None
    return Job(
        match.game.name, match.seats, match.settings, sheet, perspective.position.state(), ask.seat, ask.prompt,
        tuple(ask.options), name, rng.getrandbits(53), kept,
    )  # fmt: skip


@lru_cache(32)
def _fresh(game: str, seats: int, settings: str, sheet: str) -> AnyMatch:
    """A table to copy positions from; laying out a sheet costs more than a thought."""
    return keeling.table(game, seats, 0, json.loads(settings), None, json.loads(sheet))


def _sight(job: Job) -> AnyPerspective:
    fresh = _fresh(job.game, job.seats, json.dumps(job.settings), json.dumps(job.sheet))
    position = fresh.position.copy()
    position.restore(job.state)
    return Perspective(fresh.game, job.seat, position)


def choose(job: Job) -> Option:
    """What the job's bot chooses."""
    option = bot(job.bot)(_sight(job), Ask(job.seat, job.prompt, job.options), Random(job.seed))
    if option not in job.options:
        raise ValueError(f"{job.bot} chose {write(option)!r}, which is not open")
    return option


def advise(job: Job) -> HintData:
    """A hint for the job's seat, as plain data."""
    return cast(HintData, asdict(hint(_sight(job), Random(job.seed), job.kept)))  # its fields


def fallback_choice(job: Job) -> Option:
    """What is chosen when a bot has failed: a plainer bot's choice, or any, so that the game goes on."""
    try:
        return choose(replace(job, bot=STAND_IN))
    except Exception:  # whatever it is, nobody shall wait for it
        LOG.exception("the stand-in for %s has failed too, any option is taken", job.bot)
        return Random(job.seed).choice(job.options)


def limit(name: str) -> float:
    """The seconds after which a bot is given up: three times its budget, and some."""
    _, _, budget = LEVELS.get(name, name).partition("@")
    try:
        seconds = float(budget[:-1]) if budget.endswith("s") else ITERATION * int(budget)
    except ValueError:
        seconds = USUAL
    return min(LONGEST, 3 * seconds + SPARE)
