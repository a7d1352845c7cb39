"""What players say to each other at a table, and what they point at; kept with the table, but no part of its record."""

from __future__ import annotations

import asyncio
import re
import time
import unicodedata
from typing import Final

from keeling.core.reason import BadInput, KeelingError, Reason
from keeling.server.rows import Message
from keeling.server.store import Store, Taken
from keeling.web.pages.client_texts import PHRASES

LONGEST: Final = 200  # letters of a text
MOST: Final = 2000  # messages of a table
BURST, PAUSE = 5, 10.0  # so many messages of a seat in so many seconds
_PIECE: Final = re.compile(r"[a-z0-9*|. -]{1,80}")


class TooFast(KeelingError):
    """Somebody talks faster than others can read."""


class Talk:
    """The messages of one table; they are written down first and told then."""

    def __init__(self, store: Store, table_id: str) -> None:
        self.store = store
        self.table_id = table_id
        self.messages = store.talk(table_id)
        self._lately: dict[int, list[float]] = {}
        self._writing = asyncio.Lock()

    @property
    def said(self) -> int:
        """The number of the last message."""
        return self.messages[-1]["number"] if self.messages else 0

    def after(self, number: int) -> list[Message]:
        """What was said after a message."""
        return [message for message in self.messages if message["number"] > number]

    async def say(self, seat: int, text: str, phrase: str, piece: str) -> int:
        """Say something for a seat; refused if it is empty, too long, too soon, or points at nothing."""
        text = tidy(text)
        _check(text, phrase, piece)
        self._check_pace(seat)
        async with self._writing:
            try:
                return await self._write(seat, text, phrase, piece)
            except Taken:  # another process was first with this number
                self.messages += await asyncio.to_thread(self.store.talk, self.table_id, self.said)
                return await self._write(seat, text, phrase, piece)

    async def _write(self, seat: int, text: str, phrase: str, piece: str) -> int:
        number = self.said + 1
        if number > MOST:
            raise TooFast(Reason("talk-full", "", {"most": MOST}))
        message = Message(number=number, at=time.time(), seat=seat, text=text, phrase=phrase, piece=piece)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self.store.writer, self.store.say, self.table_id, message)
        self.messages.append(message)
        return number

    def _check_pace(self, seat: int) -> None:
        now = time.monotonic()
        lately = [then for then in self._lately.get(seat, ()) if now - then < PAUSE]
        if len(lately) >= BURST:
            raise TooFast(Reason("talk-too-fast", "", {"most": BURST, "seconds": int(PAUSE)}))
        self._lately[seat] = [*lately, now]


def tidy(text: str) -> str:
    """A text in one line, without signs that cannot be seen or that turn the line around."""
    shown = "".join(" " if unicodedata.category(sign) in ("Cc", "Zl", "Zp") else sign for sign in text)
    kept = "".join(
        sign for sign in shown if unicodedata.category(sign) not in ("Cf", "Co", "Cn", "Cs") or sign == "\u200d"
    )
    return " ".join(kept.split())


def _check(text: str, phrase: str, piece: str) -> None:
    if not text and not phrase and not piece:
        raise BadInput(Reason("talk-empty", "", {}))
    if len(text) > LONGEST:
        raise BadInput(Reason("talk-too-long", "", {"most": LONGEST}))
    if phrase and phrase not in PHRASES:
        raise BadInput(Reason("talk-no-phrase", "", {"got": phrase, "allowed": ", ".join(PHRASES)}))
    if piece and not _PIECE.fullmatch(piece):
        raise BadInput(Reason("talk-no-piece", "", {"got": piece}))
