"""Several moves in one line: moves beside each other are played all together or not at all."""

from __future__ import annotations

from typing import Final

from keeling.cli.menu import meant, understand
from keeling.cli.refusal import Refusal
from keeling.core.agenda import CHANCE, Option
from keeling.core.match import AnyMatch
from keeling.core.notation import parse
from keeling.core.reason import IllegalMove, Reason

BETWEEN: Final = ";"


def split(line: str) -> list[str]:
    """The parts of a line; the name of a file may hold anything."""
    if line.partition(" ")[0].lower() == "save":
        return [line]
    return [part.strip() for part in line.split(BETWEEN) if part.strip()] or [""]


def in_full(match: AnyMatch, seat: int, parts: list[str]) -> list[Option]:
    """The moves that these words mean one after the other, tried on a fork; refused if one is closed or unclear."""
    fork = match.fork()
    moves: list[Option] = []
    for number, part in enumerate(parts, 1):
        words = parse(part)
        while True:
            ask = fork.ask_of(seat)
            found = [] if ask is None else understand(words, ask.options)
            if len(found) == 1:
                break
            if ask is None or not fork.is_forced(seat):
                break
            moves.append(ask.options[0])  # what is forced need not be said
            fork.play(seat, moves[-1])
        if len(found) > 1:
            raise Refusal("ui.choose.several", text=part)
        if not found:
            named = meant(words, fork.moves(seat))
            reason = fork.why(seat, named[0] if len(named) == 1 else words)
            raise IllegalMove(reason or Reason("incomplete", "", {"move": part, "allowed": ""}))
        moves.append(found[0])
        if number < len(parts):
            before = len(fork.entries)
            fork.play(seat, found[0])
            if fork.seen_since(before):
                raise IllegalMove(Reason("seen-between", "", {"move": part}))
    return moves


class Rest:
    """What is left of a line: whose it is, its parts, and how far the game had come."""

    def __init__(self) -> None:
        self.seat = -1
        self.parts: list[str] = []
        self.mark = 0

    def hold(self, match: AnyMatch, seat: int, parts: list[str]) -> None:
        """Keep parts for later, as the game stands now."""
        self.seat, self.parts, self.mark = seat, parts, len(match.entries)

    def drop(self) -> str:
        """Forget what is left, and hand it back as it was typed."""
        left, self.parts = f"{BETWEEN} ".join(self.parts), []
        return left

    def overtaken(self, match: AnyMatch, seat: int) -> str:
        """What is left of this seat's line if another seat has chosen since, who may have changed everything."""
        others = any(entry.seat not in (seat, CHANCE) for entry in match.entries[self.mark :])
        return self.drop() if self.parts and self.seat == seat and others else ""

    def next(self, seat: int) -> str | None:
        """The next part of this seat's line, or None."""
        return self.parts.pop(0) if self.parts and self.seat == seat else None
