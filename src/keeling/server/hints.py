"""Hints: advice for one seat of a table, thought out by a worker and told in words."""

from __future__ import annotations

import asyncio

from keeling.bots.course import Course, chain_at, luck, rest_of
from keeling.core.agenda import Option
from keeling.core.flow import Question
from keeling.core.notation import write
from keeling.core.reason import BadInput, KeelingError, Reason
from keeling.locale import now
from keeling.locale.advice import HintData, in_words
from keeling.server.live_table import LiveTable
from keeling.server.tables import LOG, Tables
from keeling.server.thinking import STAND_IN, advise, job_for, limit
from keeling.server.worker_pool import WorkerFailed


async def hint_for(house: Tables, live: LiveTable, seat: int, lang: str) -> dict[str, object]:
    """Advice for a seat that is asked; refused where hints are off or nothing is asked."""
    if not live.row["hints"]:
        raise BadInput(Reason("hints-off", "", {}))
    live.check_open()
    ask = live.ask_of(seat)
    if ask is None:
        raise BadInput(live.match.why(seat, "") or Reason("no-hint", "", {}))
    since, sheet, names = live.asked_since[seat], live.match.position.figures.sheet, live.names()
    moment, made = now(live.match.view(seat)), len(live.match.entries)
    chain, kept = chain_at(live.match, made), rest_of(live.courses, live.match, seat)
    try:
        told = await asyncio.shield(_thought(house, live, ask, kept))
    except WorkerFailed as error:
        LOG.warning("table %s, hint: %s", live.id, error)
        raise KeelingError(Reason("no-hint", "", {})) from None
    if told["line"] != kept:
        live.courses[seat] = Course(made, chain, told["line"])
    moves = {
        "move": write(told["move"]),
        "line": [write(option) for option in told["line"]],
        "other": write(told["other"]),
    }
    return {"rev": since, "seat": seat, **told, **moves, "texts": in_words(told, sheet, names, lang, moment)}


def _thought(house: Tables, live: LiveTable, ask: Question, kept: tuple[Option, ...]) -> asyncio.Task[HintData]:
    """The thought about a seat's question; one at a time, and kept until the table changes."""
    rev, task = house.advice.get((live.id, ask.seat), (-1, None))
    if task is None or rev != live.rev or (task.done() and (task.cancelled() or task.exception())):
        job = job_for(live.match, ask, STAND_IN, luck(live.match, ask.seat), kept)
        task = asyncio.create_task(house.crew.do(advise, job, limit(STAND_IN)))
        house.advice[live.id, ask.seat] = (live.rev, task)
    return task
