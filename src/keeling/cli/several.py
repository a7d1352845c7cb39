"""Several moves in one line: each is played in its turn, and the first that is closed stops the rest."""

from __future__ import annotations

from typing import Final

from keeling.cli.menu import understand
from keeling.core import notation
from keeling.core.agenda import CHANCE
from keeling.core.match import Match

BETWEEN: Final = ";"


def split(line: str) -> list[str]:
    """The parts of a line; the name of a file may hold anything."""
    if line.partition(" ")[0].lower() == "save":
        return [line]
    return [part.strip() for part in line.split(BETWEEN) if part.strip()] or [""]


class Rest:
    """What is left of a line: whose it is, its parts, and how far the game had come."""

    def __init__(self) -> None:
        self.seat = -1
        self.parts: list[str] = []
        self.mark = 0

    def hold(self, match: Match, seat: int, parts: list[str]) -> None:
        """Keep parts for later, as the game stands now."""
        self.seat, self.parts, self.mark = seat, parts, len(match.entries)

    def drop(self) -> str:
        """Forget what is left, and hand it back as it was typed."""
        left, self.parts = f"{BETWEEN} ".join(self.parts), []
        return left

    def overtaken(self, match: Match, seat: int) -> str:
        """What is left of this seat's line if another seat has chosen since, who may have changed everything."""
        others = any(entry.seat not in (seat, CHANCE) for entry in match.entries[self.mark :])
        return self.drop() if self.parts and self.seat == seat and others else ""

    def next(self, match: Match, seat: int) -> str | None:
        """The next part of this seat's line, or None; what was taken by itself meanwhile need not be said again."""
        if self.seat != seat:
            return None
        forced = [entry for entry in match.entries[self.mark :] if entry.seat == seat and entry.forced]
        self.mark = len(match.entries)
        ask = match.ask_of(seat)
        while self.parts:
            part = self.parts.pop(0)
            done = [entry for entry in forced if understand(part, [notation.parse(entry.text)])]
            if not done or (ask is not None and understand(part, ask.options)):
                return part
            forced.remove(done[0])
        return None
