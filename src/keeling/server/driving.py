"""Letting bots play: one driver per table, which no failure may end in silence."""

from __future__ import annotations

import asyncio
import logging

from keeling.core.agenda import Option
from keeling.core.chance import generator
from keeling.core.flow import Question
from keeling.core.notation import seat_word, write
from keeling.core.reason import KeelingError
from keeling.server.live_table import LiveTable, Stale
from keeling.server.thinking import choose, fallback_choice, job_for, limit
from keeling.server.waiting import holds_back, left_over
from keeling.server.worker_pool import WorkerFailed, WorkerPool

LOG = logging.getLogger("keeling")
GRACE = 0.2  # seconds before a bot is said to be thinking


class Stuck(Exception):
    """Whatever is chosen for a bot, the table refuses it."""


class Drivers:
    """The bots of all tables that have something to choose."""

    def __init__(self, crew: WorkerPool, pace: float) -> None:
        self.crew = crew
        self.pace = pace  # seconds between a bot's choices, at least; people follow at a pace of their own
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.thoughts: dict[str, asyncio.Task[Option]] = {}

    def drive(self, live: LiveTable) -> None:
        """See that the bots of a table go on playing, one driver per table."""
        if not self.at_work(live.id) and self._due(live) is not None:
            task = self.driving[live.id] = asyncio.create_task(self._drive(live))
            task.add_done_callback(lambda done: self._ended(live.id, done))

    def at_work(self, table_id: str) -> bool:
        """Whether a table's bots are being driven."""
        task = self.driving.get(table_id)
        return task is not None and not task.done()

    def _ended(self, table_id: str, done: asyncio.Task[None]) -> None:
        if self.driving.get(table_id) is done:
            del self.driving[table_id]

    def _due(self, live: LiveTable) -> Question | None:
        """The first choice a bot has to make and does not leave for later."""
        due = (ask for ask in live.asks() if live.seats[ask.seat]["kind"] == "bot" and not holds_back(live, ask))
        return next(due, None)

    async def _drive(self, live: LiveTable) -> None:
        ask = None
        try:
            while (ask := self._due(live)) is not None:
                await self._move(live, ask)
        except Exception:  # the store is full, or something we did not think of: seen by all, and tried again later
            LOG.exception("table %s: its bots have stopped", live.id)
            if ask is not None:
                live.alert(ask.seat)
        finally:
            live.thinking = set()
            live.tell()

    async def _move(self, live: LiveTable, ask: Question) -> None:
        """One choice of a bot; dropped if it was called off or comes too late."""
        since = live.asked_since[ask.seat]
        thought = self.thoughts[live.id] = asyncio.create_task(self._decide(live, ask))
        try:
            await asyncio.wait({thought}, timeout=GRACE)
            if not thought.done() and live.thinking != {ask.seat}:
                live.thinking = {ask.seat}
                live.tell()
            await asyncio.wait({thought})
        finally:
            thought.cancel()
            self.thoughts.pop(live.id, None)
        if not thought.cancelled() and live.seats[ask.seat]["kind"] == "bot":
            await self._make(live, ask, thought.result(), since)

    async def _make(self, live: LiveTable, ask: Question, chosen: Option, since: int) -> None:
        """Make a bot's choice; if an option that was offered is refused, another, so that nobody waits for ever."""
        for option in (chosen, *[option for option in ask.options if option != chosen]):
            try:
                await live.play(ask.seat, option, rev=since)
            except Stale:
                return  # the table has moved on: look again
            except KeelingError as error:
                now = live.ask_of(ask.seat)
                if live.asked_since.get(ask.seat) != since or now is None or option not in now.options:
                    return  # it was undone, asked otherwise, or closed by another in the meantime: think again
                seat, move = seat_word(ask.seat), write(option)
                LOG.warning("table %s, seat %s: %r was offered and refused: %s", live.id, seat, move, error)
                live.alert(ask.seat)
            else:
                return
        raise Stuck(seat_word(ask.seat))

    async def _decide(self, live: LiveTable, ask: Question) -> Option:
        """A bot's choice, not sooner than people can follow; if the bot fails, a stand-in's."""
        name = live.seats[ask.seat]["bot"]
        job = None
        try:
            job = job_for(live.match, left_over(live, ask), name, generator("bot", live.row["seed"], live.rev))
            option, _ = await asyncio.gather(self.crew.do(choose, job, limit(name)), asyncio.sleep(self.pace))
            return option
        except Exception as error:  # a worker that stumbled, or anything else: the game goes on
            trace = None if isinstance(error, WorkerFailed) else error
            LOG.warning("table %s, seat %s, bot %s: %s", live.id, seat_word(ask.seat), name, error, exc_info=trace)
            live.alert(ask.seat)
            live.tell()
        return ask.options[0] if job is None else await asyncio.to_thread(fallback_choice, job)

    def reseated(self, live: LiveTable) -> None:
        """Somebody else sits down: a thought for whoever sat there is called off."""
        if thought := self.thoughts.get(live.id):
            thought.cancel()
        self.drive(live)

    def tasks(self) -> list[asyncio.Task[None]]:
        """All drivers at work."""
        return list(self.driving.values())
