"""One table that is being played: its match, its seats, and who waits for news of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Unpack
from weakref import ref

import keeling
from keeling.bots.course import Course
from keeling.core import notation
from keeling.core.agenda import CHANCE
from keeling.core.flow import Question
from keeling.core.reason import KeelingError, Reason
from keeling.core.undo import undo_point
from keeling.server.brief import brief_of
from keeling.server.checking import UNDO, Frozen, lay_out, open_log
from keeling.server.presence import Presence
from keeling.server.push import Frames
from keeling.server.rows import Brief, SeatChange, TableRow
from keeling.server.seat_names import is_usual, usual_name
from keeling.server.store import LogLine, Store, Taken
from keeling.server.talk import Talk
from keeling.server.tokens import same, seat_token
from keeling.web.play.table_info import TakenBack

LOG = logging.getLogger("keeling")
HEARTBEAT = 20.0  # seconds after which whoever waits for news is told that there are none


class Stale(KeelingError):
    """The choice was for a question that is no longer asked."""


class LiveTable:
    """A table in memory; every change goes to the store first and is told to everybody then."""

    def __init__(self, store: Store, row: TableRow) -> None:
        self.store = store
        self.row = row
        self.id = row["id"]
        self.seats = store.seats(self.id)
        self.lock = asyncio.Lock()
        self.news = asyncio.Event()  # set at the next change, and then another takes its place
        self.thinking: set[int] = set()
        self.alerts: list[tuple[int, int]] = []  # when, and whose bot has failed: each seat once
        self.go_on = False  # whether somebody has told bots that wait to go on, in the stage that is on
        self.taken_back: TakenBack | None = None  # what was last taken back
        self.seatings = 0  # how often the seats, or how bots act, have changed since the table was found
        self.courses: dict[int, Course] = {}  # by seat, the turn that was last advised
        self.listeners = 0  # streams that wait for news
        self.closing = False  # whether the house closes: then streams end
        self.beats = 0  # how often all of them were told that there are none
        self._beat: asyncio.TimerHandle | None = None
        self.touched = time.monotonic()  # when somebody last asked for it
        self.load()
        self.talk = Talk(store, self.id)
        self.presence = Presence(store.taken(self.id))
        self.frames = Frames(self)

    def load(self) -> None:
        """Bring the match up to what the store holds, as far as it fits the rules; where it does not, it is frozen."""
        self.match, self.misfit, self.rev = open_log(self.store, self.row)
        self._brief: Brief | None = None  # as it was last written down from here
        if self.misfit is not None:
            at, engine = f"line {self.misfit.line} {self.misfit.player} {self.misfit.text}", self.row["engine"]
            LOG.error("table %s, opened with %s, is frozen at %s: %s", self.id, engine, at, self.misfit.detail)
        self.asked_since: dict[int, int] = {ask.seat: self.rev for ask in self.match.questions()}
        self._stage = self.match.game.stage(self.match.position)

    def fresh(self) -> keeling.AnyMatch:
        """A match as this table was before its first choice, with the figures it is played with."""
        return lay_out(self.row, self.match.position.figures.sheet)

    def check_open(self) -> None:
        """Refuse any change of a table that no longer fits the rules."""
        if self.misfit is not None:
            raise Frozen(self.row, self.misfit)

    # -- asking -------------------------------------------------------------------------------------------------

    def asks(self) -> list[Question]:
        """What is owed now; nothing where nothing can be answered."""
        return self.match.owed() if self.misfit is None else []

    def ask_of(self, seat: int) -> Question | None:
        """What this seat is asked now, if anything."""
        return self.match.ask_of(seat) if self.misfit is None else None

    # -- changing -----------------------------------------------------------------------------------------------

    async def play(self, seat: int, *texts: str, rev: int | None = None) -> int:
        """Make choices, all or none; refused if one is closed, or answers an older question than the one asked now."""
        async with self.lock:
            if rev is not None and rev < self.asked_since.get(seat, 0):
                raise Stale(Reason("stale", "", {"rev": self.rev}))
            return await self._change(lambda match: match.play(seat, *texts))

    async def undo(self, seat: int, rev: int | None = None) -> int:
        """Take back a seat's last choice; refused if it has chosen or taken back since a revision."""
        async with self.lock:
            if rev is not None and rev < self.asked_since.get(seat, 0):
                raise Stale(Reason("stale", "", {"rev": self.rev}))
            line, _ = undo_point(self.match, seat)
            before, choice = self.taken_back, self.match.entries[line]
            self.taken_back = TakenBack(
                self.rev, seat, choice.text, choice.secret
            )  # told with the change, or not at all
            try:
                return await self._change(lambda match: match.undo(seat))
            except BaseException:
                self.taken_back = before
                raise

    async def _change(self, change: Callable[[keeling.AnyMatch], None]) -> int:
        """Try the change on a fork, write it down, and only then let anybody see it."""
        self.check_open()
        known = self.match.entries
        trial = self.match.fork()
        change(trial)
        take_forced(trial)
        kept = trial.shared_entries
        lines = [LogLine(CHANCE, f"{UNDO} {kept}{f' {trial.spent}' * bool(trial.spent)}")] if kept < len(known) else []
        lines += [LogLine(entry.seat, entry.text, entry.chain) for entry in trial.entries[kept:]]
        over, brief = trial.outcome.ending if trial.outcome else "", brief_of(trial)
        new = None if brief == self._brief else brief  # within a turn it mostly stays the same
        try:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self.store.writer, self.store.append, self.id, self.rev, lines, over, new)
        except Taken:
            await asyncio.to_thread(self.load)
            self.tell()
            raise Stale(Reason("stale", "", {"rev": self.rev})) from None
        before, self.match = self.match, trial
        self.rev += len(lines)
        self.row["over"], self._brief = over, brief
        if brief["stage"] != self._stage:
            self._stage, self.go_on = brief["stage"], False
        self._note_asks(before, kept)
        self.tell()
        return self.rev

    async def say(self, seat: int, text: str, phrase: str, piece: str) -> int:
        """Say something to everybody at the table; the message's number."""
        self.check_open()
        number = await self.talk.say(seat, text, phrase, piece)
        self.tell()
        return number

    def _note_asks(self, before: keeling.AnyMatch, kept: int) -> None:
        """A question is a new one if its step is, or if its seat has chosen or taken back; not if an option opens."""
        known = {ask.seat: (ask.step, _choices(before, kept, ask.seat)) for ask in before.questions()}
        self.asked_since = {
            ask.seat: self.asked_since[ask.seat]
            if known.get(ask.seat) == (ask.step, _choices(self.match, kept, ask.seat))
            else self.rev
            for ask in self.match.questions()
        }

    async def set_wait(self, wait: bool) -> None:
        """Let the bots of this table wait for people, or not."""
        self.check_open()
        await asyncio.to_thread(self.store.set_wait, self.id, wait)
        self.row["wait"] = wait
        self._seated_anew()

    def let_go_on(self) -> None:
        """Tell bots that wait to go on until the stage ends."""
        self.check_open()
        self.go_on = True
        self._seated_anew()

    def tell(self) -> None:
        """Wake everybody who waits for news."""
        news, self.news = self.news, asyncio.Event()
        news.set()

    def beating(self) -> int:
        """See that whoever begins to wait is woken after a heartbeat's time at the latest: one timer for all."""
        if self._beat is None:
            self._beat = asyncio.get_running_loop().call_later(HEARTBEAT, _beat, ref(self))
        return self.beats

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

    async def set_seat(self, seat: int, **values: Unpack[SeatChange]) -> None:
        """Change who sits there and tell everybody."""
        self.check_open()
        await asyncio.to_thread(self.store.set_seat, self.id, seat, **values)
        self.seats[seat] = {**self.seats[seat], **values}
        self.presence.changes += 1
        self._seated_anew()

    def _seated_anew(self) -> None:
        """Tell everybody that another sits somewhere, or acts otherwise."""
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


def _beat(table: ref[LiveTable]) -> None:
    """Wake everybody at a table, if there still is one."""
    if (live := table()) is not None:
        live.beats += 1
        live._beat = None
        live.tell()


def take_forced(match: keeling.AnyMatch) -> None:
    """Choices with one option are made at once; only ending a turn is left to its player."""
    while forced := next((ask for ask in match.owed() if match.is_forced(ask.seat)), None):
        match.play(forced.seat, notation.write(forced.options[0]))


def _choices(match: keeling.AnyMatch, since: int, seat: int) -> list[str]:
    """What a seat has chosen since a number of the log."""
    return [entry.text for entry in match.entries[since:] if entry.seat == seat]
