"""The house of all tables: opening, finding, keeping and forgetting them."""

from __future__ import annotations

import asyncio
import logging
import time
from weakref import WeakValueDictionary

from keeling.core.reason import KeelingError, Reason
from keeling.locale.advice import HintData
from keeling.server.brief import brief_of, read_brief
from keeling.server.checking import Frozen, Misfit
from keeling.server.driving import Drivers
from keeling.server.live_table import LiveTable
from keeling.server.memory import give_back
from keeling.server.opening import prepare
from keeling.server.rows import TableOrder
from keeling.server.store import Store
from keeling.server.worker_pool import WorkerPool

LOG = logging.getLogger("keeling")
IDLE = 30.0  # minutes after which a table nobody looks at is forgotten
MOST = 1000  # tables in memory, if nobody listens to more; coming back costs a replay, staying up to a megabyte
DRAWN = 60.0  # seconds for which what was drawn of a table is kept after the last look


class NoSuchTable(KeelingError):
    """No table has this id."""


class Tables:
    """The tables that somebody has looked at lately, and the bots' workers."""

    def __init__(
        self, store: Store, pace: float = 0.15, workers: int = 2, crew: WorkerPool | None = None, idle: float = IDLE
    ) -> None:
        self.store = store
        self.idle = 60 * idle
        self.most = MOST
        self.tables: dict[str, LiveTable] = {}
        # Whoever still uses a table that was forgotten shares it with whoever asks for it next: never two of one.
        self.known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self.frozen: dict[str, Misfit] = {}  # found to fit the rules no longer
        self.closing = False
        self.lent = crew
        self.crew = crew or WorkerPool(workers)
        self.bots = Drivers(self.crew, pace)
        self.advice: dict[tuple[str, int], tuple[int, asyncio.Task[HintData]]] = {}  # of a table's seat, at a revision
        self.sweeper = asyncio.create_task(self._sweep_often())

    async def open(self, order: TableOrder, host: str) -> LiveTable:
        """A new table as ordered: game, seats, options, sheet, seed, name; nothing is kept of a bad order."""
        called = await asyncio.to_thread(self.store.names_of, host) if host else []
        new = await asyncio.to_thread(prepare, order, host, called)
        await asyncio.to_thread(self.store.add_table, new.row, new.seats, new.log, new.whole)
        return await self.find(new.row["id"])

    async def find(self, table_id: str) -> LiveTable:
        """A table by its id."""
        live = self.known.get(table_id) or await self._load(table_id)
        live.touched = time.monotonic()
        live.closing = self.closing
        known = self.tables.pop(table_id, None)
        self.tables[table_id] = live  # the last: the first is the one that nobody has asked for the longest
        self.bots.drive(live)
        if known is None:
            self._make_room(live)
        return live

    async def _load(self, table_id: str) -> LiveTable:
        row = await asyncio.to_thread(self.store.table, table_id)
        if row is None:
            raise NoSuchTable(Reason("no-such-table", "", {"table": table_id[:20]}))
        try:
            made = await asyncio.to_thread(LiveTable, self.store, row)
        except Frozen as error:
            self._note(table_id, error.misfit)
            LOG.error("table %s, opened with %s, cannot be laid out: %s", table_id, row["engine"], error.misfit.detail)
            raise
        self._note(table_id, made.misfit)
        if made.misfit is None and (read_brief(row["brief"]) is None or row["whole"] is None):
            try:
                brief, whole = brief_of(made.match), made.match.position.figures.sheet
                await asyncio.to_thread(self.store.set_brief, row, brief, whole)
            except Exception:  # a full disk must not keep anybody from looking
                LOG.exception("table %s: its brief cannot be kept", table_id)
        return self.known.setdefault(table_id, made)  # somebody else may have been quicker

    def misfit(self, table_id: str) -> Misfit | None:
        """Where a table stops to fit the rules, if that is known."""
        live = self.known.get(table_id)
        return self.frozen.get(table_id) if live is None else live.misfit

    def _note(self, table_id: str, misfit: Misfit | None) -> None:
        if misfit is None:
            self.frozen.pop(table_id, None)
        else:
            self.frozen[table_id] = misfit

    # -- forgetting ---------------------------------------------------------------------------------------------

    def _busy(self, live: LiveTable) -> bool:
        """Whether somebody listens at a table, changes it, or thinks about it."""
        return live.lock.locked() or live.listeners > 0 or self.bots.at_work(live.id)

    def _make_room(self, new: LiveTable) -> None:
        """Where there are too many tables, forget the one that nobody has asked for the longest."""
        if len(self.tables) > self.most:
            idle = (table_id for table_id, live in self.tables.items() if live is not new and not self._busy(live))
            self.tables.pop(next(idle, ""), None)

    def sweep(self) -> int:
        """Forget tables nobody has asked for lately, and advice for them; those at work are kept. How many went."""
        now, before = time.monotonic(), len(self.tables)
        for table_id, live in list(self.tables.items()):
            if self._busy(live):
                continue
            if now - live.touched >= self.idle:
                del self.tables[table_id]
            elif now - live.touched >= DRAWN:
                live.frames.rest()
        for key, (_, task) in list(self.advice.items()):
            if key[0] not in self.tables and task.done():
                del self.advice[key]
        return before - len(self.tables)

    async def _sweep_often(self) -> None:
        while True:
            await asyncio.sleep(min(60.0, max(0.1, self.idle / 4)))
            if self.sweep():
                await asyncio.to_thread(give_back)

    def drain(self) -> None:
        """Close: every stream ends with a word to come back."""
        self.closing = True
        for live in list(self.known.values()):
            live.closing = True
            live.tell()

    async def close(self) -> None:
        """Stop all drivers, and the workers if they are this house's own."""
        tasks: list[asyncio.Task[object]] = [
            self.sweeper,
            *self.bots.tasks(),
            *(task for _, task in self.advice.values()),
        ]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.crew is not self.lent:
            self.crew.close()
