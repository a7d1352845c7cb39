"""The house of all tables: opening, finding and keeping them, and letting bots play in them."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Executor, ThreadPoolExecutor
from random import SystemRandom
from typing import Any

import keeling
from keeling.bots import bot
from keeling.core.agenda import Ask
from keeling.core.chance import generator
from keeling.core.match import Asked
from keeling.core.notation import parse, seat_word
from keeling.core.reason import BadInput, KeelingError, Reason
from keeling.server.live import Live, effective, take_forced
from keeling.server.store import Store
from keeling.server.tokens import new_table_id

NAMES = ("Ada", "Bea", "Chico", "Dee", "Emil")
PLACES = (
    "Mauna Loa", "Kiruna", "Lake Baikal", "Svalbard", "Darjeeling", "Tromsø", "Nairobi", "Ushuaia", "Reykjavík",
    "Białowieża", "Zermatt", "Matera", "Helgoland", "Tasmania", "Galápagos", "Kyoto",
)  # fmt: skip


class House:
    """Every table that somebody has looked at since the start, and the bots' workers."""

    def __init__(self, store: Store, pace: float = 0.45) -> None:
        self.store = store
        self.pace = pace  # seconds between a bot's choices, so that people can follow
        self.tables: dict[str, Live] = {}
        self.workers: Executor = ThreadPoolExecutor(2, "bot")
        self.driving: dict[str, asyncio.Task[None]] = {}

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
        seats = [self._seat(table_id, number, seat) for number, seat in enumerate(seated[: match.seats])]
        while len(seats) < match.seats:
            seats.append(self._seat(table_id, len(seats), {"kind": "person"}))
        row = {
            "id": table_id,
            "created": time.time(),
            "game": match.game.name,
            "seats": match.seats,
            "seed": match.seed,
            "options": match.settings,
            "sheet": match.sheet,
            "engine": keeling.__version__,
            "name": str(order.get("name") or random.choice(PLACES))[:60],
            "host": host,
            "watch": bool(order.get("watch", True)),
            "over": match.outcome.ending if match.outcome else "",
        }
        return row, seats, match

    def _seat(self, table_id: str, number: int, seat: dict[str, Any]) -> dict[str, Any]:
        kind = "bot" if seat.get("kind") == "bot" else "person"
        player = str(seat.get("bot") or "normal")
        bot(player)  # refused by name if there is none
        name = str(seat.get("name") or NAMES[number % len(NAMES)]).strip()[:24]
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
        while (ask := self._due(live)) is not None:
            live.thinking = {ask.seat}
            text = await self._think(live, ask)
            if self.pace:
                await asyncio.sleep(self.pace)
            live.thinking = set()
            try:
                await live.play(ask.seat, text)
            except KeelingError:  # the table has moved on: look again
                continue

    async def _think(self, live: Live, ask: Ask) -> str:
        """Ask a bot in a worker; it sees the seat's view and options only."""
        player = bot(live.seats[ask.seat]["bot"])
        asked = Asked(ask.seat, ask.prompt, tuple(" ".join(option) for option in ask.options))
        rng = generator("bot", live.row["seed"], live.rev)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.workers, player, live.match.sight(ask.seat, rng), asked, rng)

    async def close(self) -> None:
        """Stop all drivers and workers."""
        for task in self.driving.values():
            task.cancel()
        self.workers.shutdown(wait=False, cancel_futures=True)


class NoSuchTable(KeelingError):
    """No table has this id."""


def check_tables(store: Store) -> list[tuple[str, str]]:
    """Replay every running table on the present engine; the first line that disagrees, for each that fails."""
    failed = []
    for table_id in store.running():
        row = store.table(table_id)
        assert row is not None
        match = keeling.table(row["game"], row["seats"], row["seed"], row["options"], row["sheet"])
        for number, (seat, text) in enumerate(effective(store.log(table_id)), 1):
            ask = match.ask_of(seat)
            if ask is None or parse(text) not in ask.options:
                failed.append((table_id, f"{number} {seat_word(seat)} {text}"))
                break
            match.take(seat, parse(text))
    return failed
