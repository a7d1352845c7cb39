"""What a page is told of a table beside its match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple


class TakenBack(NamedTuple):
    """A choice that was taken back: when, whose, what, and the only seat that may know it, or -1."""

    rev: int
    seat: int
    move: str
    secret: int


@dataclass(frozen=True)
class TableInfo:
    """What a page is told of a table beside its match."""

    names: list[str]
    bots: frozenset[int]  # the seats that bots sit on
    rev: int = 0
    stamp: str = ""
    since: Mapping[int, int] = field(default_factory=dict)  # by seat, the revision from which it is asked what it is
    thinking: Sequence[int] = ()
    alerts: Sequence[tuple[int, int]] = ()  # when, and whose bot has failed
    frozen: bool = False  # to look at only: nothing is asked
    levels: Mapping[int, str] = field(default_factory=dict)  # by seat of a bot, at which level it plays
    back: TakenBack | None = None  # what was last taken back
    wait: bool = False  # whether bots let people go first
    held: Sequence[int] = ()  # the seats of bots that wait for people

    def kinds(self, mine: frozenset[int]) -> list[str]:
        """How each seat looks to somebody: me, person or bot, perhaps of a level; also where one plays for me."""
        bots = {seat: f"bot:{self.levels[seat]}" if self.levels.get(seat) else "bot" for seat in self.bots}
        return [bots.get(seat, "me" if seat in mine else "person") for seat in range(len(self.names))]
