"""One table that is being played: its match, its seats, and who waits for news of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from itertools import takewhile
from typing import Any

import keeling
from keeling.core import notation
from keeling.core.agenda import CHANCE, Ask
from keeling.core.reason import KeelingError, Reason
from keeling.server.seating import is_usual, usual_name
from keeling.server.store import Store, Taken
from keeling.server.tokens import same, seat_token

UNDO = "!undo"


class Stale(KeelingError):
    """The choice was for a question that is no longer asked."""


class Live:
    """A table in memory; every change goes to the store first and is told to everybody then."""

    def __init__(self, store: Store, row: dict[str, Any]) -> None:
        self.store = store
        self.row = row
        self.id: str = row["id"]
        self.seats = store.seats(self.id)
        self.lock = asyncio.Lock()
        self.news = asyncio.Event()  # set at the next change, and then another takes its place
        self.thinking: set[int] = set()
        self.alerts: list[tuple[int, int]] = []  # when, and whose bot has failed: each seat once
        self.frames: Any = None  # what pages are told, kept by whoever tells it
        self.seatings = 0  # how often the seats have changed since the table was found
        self.load()

    def load(self) -> None:
        """Bring the match up to what the store holds."""
        row = self.row
        lines = self.store.log(self.id)
        self.match = keeling.table(row["game"], row["seats"], row["seed"], row["options"], row["sheet"])
        for seat, text in effective(lines):
            self.match.take(seat, notation.parse(text))
        self.rev = len(lines)
        self.asked_since: dict[int, int] = {}
        self._note_asks({})

    # -- asking -------------------------------------------------------------------------------------------------

    def asks(self) -> list[Ask]:
        """What is owed now."""
        return self.match.owed()

    def _note_asks(self, before: dict[int, tuple[Any, ...]]) -> None:
        now = self._questions()
        self.asked_since = {
            seat: self.asked_since[seat] if before.get(seat) == question and seat in self.asked_since else self.rev
            for seat, question in now.items()
        }

    def _questions(self) -> dict[int, tuple[Any, ...]]:
        return {ask.seat: (ask.step, tuple(ask.options)) for ask in self.asks()}

    # -- changing -----------------------------------------------------------------------------------------------

    async def play(self, seat: int, text: str, rev: int | None = None) -> int:
        """Make a choice; refused if it is closed, or if it answers an older question than the one asked now."""
        async with self.lock:
            if rev is not None and rev < self.asked_since.get(seat, 0):
                raise Stale(Reason("stale", "", {"rev": self.rev}))
            return await self._change(lambda match: match.play(seat, text))

    async def undo(self, seat: int) -> int:
        """Take back a seat's last choice."""
        async with self.lock:
            return await self._change(lambda match: match.undo(seat))

    async def _change(self, change: Callable[[keeling.Match], None]) -> int:
        """Try the change on a fork, write it down, and only then let anybody see it."""
        before, known = self._questions(), self.match.entries
        trial = self.match.fork()
        change(trial)
        take_forced(trial)
        kept = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(known, trial.entries, strict=False)))
        lines = [(CHANCE, f"{UNDO} {kept}")] if kept < len(known) else []
        lines += [(entry.seat, entry.text) for entry in trial.entries[kept:]]
        over = trial.outcome.ending if trial.outcome else ""
        try:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self.store.writer, self.store.append, self.id, self.rev, lines, over)
        except Taken:
            await asyncio.to_thread(self.load)
            self.tell()
            raise Stale(Reason("stale", "", {"rev": self.rev})) from None
        self.match = trial
        self.rev += len(lines)
        self.row["over"] = over
        self._note_asks(before)
        self.tell()
        return self.rev

    def tell(self) -> None:
        """Wake everybody who waits for news."""
        news, self.news = self.news, asyncio.Event()
        news.set()

    def alert(self, seat: int) -> None:
        """Note for everybody that a seat's bot has failed."""
        if all(seat != other for _, other in self.alerts):
            self.alerts.append((int(1000 * time.time()), seat))

    # -- seats --------------------------------------------------------------------------------------------------

    def token(self, seat: int) -> str:
        """The secret of a seat's link."""
        return seat_token(self.store.secret, self.id, seat, self.seats[seat]["turnover"])

    def seat_of(self, token: str) -> int | None:
        """The seat a secret opens; every seat is compared, in constant time each."""
        found = None
        for seat in range(len(self.seats)):
            if same(self.token(seat), token):
                found = seat
        return found

    async def set_seat(self, seat: int, **values: Any) -> None:
        """Change who sits there and tell everybody."""
        await asyncio.to_thread(self.store.set_seat, self.id, seat, **values)
        self.seats[seat].update(values)
        self.seatings += 1
        self.tell()

    def renamed(self, seat: int, kind: str, player: str) -> str:
        """What a seat is called once somebody else sits there: a level's name goes with the level."""
        known = self.names()
        name = known.pop(seat)
        return usual_name(seat, kind, player, known) if kind == "bot" and is_usual(name) else name

    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat["name"] for seat in self.seats]

    def kinds(self, mine: frozenset[int]) -> list[str]:
        """How each seat looks to somebody: me, person or bot."""
        return ["me" if seat["seat"] in mine else seat["kind"] for seat in self.seats]


def take_forced(match: keeling.Match) -> None:
    """Choices with one option are made at once; only ending a turn is left to its player."""
    while forced := next((ask for ask in match.owed() if match.is_forced(ask.seat)), None):
        match.play(forced.seat, notation.write(forced.options[0]))


def effective(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The log without what was undone."""
    kept: list[tuple[int, str]] = []
    for seat, text in lines:
        if text.startswith(UNDO):
            del kept[int(text.split()[1]) :]
        else:
            kept.append((seat, text))
    return kept
