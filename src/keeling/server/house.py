"""The house of all tables: opening, finding and keeping them, and letting bots play in them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from random import SystemRandom
from typing import Any

import keeling
from keeling.core.agenda import Ask
from keeling.core.chance import generator
from keeling.core.notation import parse, seat_word
from keeling.core.reason import KeelingError, Reason
from keeling.server.crew import Crew, Stumbled
from keeling.server.live import Live, effective, take_forced
from keeling.server.seating import printable, usual_name
from keeling.server.store import Store
from keeling.server.thinking import check_bot, choose, job_for, limit, stand_in
from keeling.server.tokens import new_table_id

LOG = logging.getLogger("keeling")
GRACE = 0.2  # seconds before a bot is said to be thinking

PLACES = (
    "Mauna Loa", "Kiruna", "Lake Baikal", "Svalbard", "Darjeeling", "Tromsø", "Nairobi", "Ushuaia", "Reykjavík",
    "Białowieża", "Zermatt", "Matera", "Helgoland", "Tasmania", "Galápagos", "Kyoto",
)  # fmt: skip


class House:
    """Every table that somebody has looked at since the start, and the bots' workers."""

    def __init__(self, store: Store, pace: float = 0.45, workers: int = 2, crew: Crew | None = None) -> None:
        self.store = store
        self.pace = pace  # seconds between a bot's choices, so that people can follow
        self.tables: dict[str, Live] = {}
        self.lent = crew
        self.crew = crew or Crew(workers)
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.thoughts: dict[str, asyncio.Task[str]] = {}
        self.advice: dict[tuple[str, int], tuple[int, asyncio.Task[Any]]] = {}  # of a table's seat, at a revision

    # -- opening and finding ------------------------------------------------------------------------------------

    async def open(self, order: dict[str, Any], host: str) -> Live:
        """A new table as ordered: game, seats, options, sheet, seed, name; nothing is kept of a bad order."""
        row, seats, match = self._prepare(order, host)
        log = [(entry.seat, entry.text) for entry in match.entries]
        await asyncio.to_thread(self.store.add_table, row, seats, log)
        return await self.find(row["id"])

    def _prepare(self, order: dict[str, Any], host: str) -> tuple[dict[str, Any], list[dict[str, Any]], keeling.Match]:
        seated = order.get("seats") or []
        record = order.get("record")
        random = SystemRandom()
        if record is not None:
            match = keeling.load(record, order.get("at"))
            seated = seated or [{"kind": "person"}] * match.seats
        else:
            seed = random.getrandbits(53) if order.get("seed") is None else order["seed"]
            match = keeling.new(order["game"], len(seated), seed, order.get("options"), order.get("sheet"))
            take_forced(match)
        table_id = new_table_id()
        seats: list[dict[str, Any]] = []
        for number in range(match.seats):
            wanted = seated[number] if number < len(seated) else {"kind": "person"}
            seats.append(self._seat(table_id, number, wanted, [seat["name"] for seat in seats]))
        row = {
            "id": table_id,
            "created": time.time(),
            "game": match.game.name,
            "seats": match.seats,
            "seed": match.seed,
            "options": match.settings,
            "sheet": match.sheet,
            "engine": keeling.__version__,
            "name": printable(order.get("name"))[:60] or random.choice(PLACES),
            "host": host,
            "watch": bool(order.get("watch", True)),
            "hints": bool(order.get("hints", True)),
            "over": match.outcome.ending if match.outcome else "",
        }
        return row, seats, match

    def _seat(self, table_id: str, number: int, seat: dict[str, Any], taken: Sequence[str]) -> dict[str, Any]:
        kind = "bot" if seat.get("kind") == "bot" else "person"
        player = str(seat.get("bot") or "normal")
        check_bot(player)
        name = printable(seat.get("name"))[:24] or usual_name(number, kind, player, taken)
        return {"table_id": table_id, "seat": number, "kind": kind, "name": name, "bot": player, "turnover": 0}

    async def find(self, table_id: str) -> Live:
        """A table by its id."""
        live = self.tables.get(table_id)
        if live is None:
            row = await asyncio.to_thread(self.store.table, table_id)
            if row is None:
                raise NoSuchTable(Reason("no-such-table", "", {"table": table_id[:20]}))
            live = self.tables.setdefault(table_id, await asyncio.to_thread(Live, self.store, row))
        self.drive(live)
        return live

    # -- driving ------------------------------------------------------------------------------------------------

    def drive(self, live: Live) -> None:
        """See that the bots of a table go on playing, one driver per table."""
        task = self.driving.get(live.id)
        if (task is None or task.done()) and self._due(live) is not None:
            self.driving[live.id] = asyncio.create_task(self._drive(live))

    def _due(self, live: Live) -> Ask | None:
        """The first choice a bot has to make."""
        return next((ask for ask in live.asks() if live.seats[ask.seat]["kind"] == "bot"), None)

    async def _drive(self, live: Live) -> None:
        try:
            while (ask := self._due(live)) is not None:
                await self._move(live, ask)
        finally:
            live.thinking = set()

    async def _move(self, live: Live, ask: Ask) -> None:
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
        if thought.cancelled() or live.seats[ask.seat]["kind"] != "bot":
            return
        with suppress(KeelingError):  # the table has moved on: look again
            await live.play(ask.seat, thought.result(), since)

    async def _decide(self, live: Live, ask: Ask) -> str:
        """A bot's choice, not sooner than people can follow; if the bot fails, a stand-in's."""
        name = live.seats[ask.seat]["bot"]
        job = job_for(live.match, ask, name, generator("bot", live.row["seed"], live.rev))
        try:
            text, _ = await asyncio.gather(self.crew.do(choose, job, limit(name)), asyncio.sleep(self.pace))
        except Stumbled as error:
            LOG.warning("table %s, seat %s, bot %s: %s", live.id, seat_word(ask.seat), name, error)
            live.alert(ask.seat)
            live.tell()
            return await asyncio.to_thread(stand_in, job)
        return str(text)

    def reseated(self, live: Live) -> None:
        """Somebody else sits down: a thought for whoever sat there is called off."""
        if thought := self.thoughts.get(live.id):
            thought.cancel()
        self.drive(live)

    async def close(self) -> None:
        """Stop all drivers, and the workers if they are this house's own."""
        tasks: list[asyncio.Task[Any]] = [*self.driving.values(), *(task for _, task in self.advice.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.crew is not self.lent:
            self.crew.close()


class NoSuchTable(KeelingError):
    """No table has this id."""


def check_tables(store: Store) -> list[tuple[str, str]]:
    """Replay every running table on the present engine; the first line that disagrees, for each that fails."""
    failed = []
    for table_id in store.running():
        row = store.table(table_id)
        assert row is not None
        try:
            match = keeling.table(row["game"], row["seats"], row["seed"], row["options"], row["sheet"])
        except KeelingError as error:  # its options or its sheet are no longer allowed
            failed.append((table_id, str(error)))
            continue
        for number, (seat, text) in enumerate(effective(store.log(table_id)), 1):
            ask = match.ask_of(seat)
            if ask is None or parse(text) not in ask.options:
                failed.append((table_id, f"{number} {seat_word(seat)} {text}"))
                break
            match.take(seat, parse(text))
    return failed
