"""What is kept of a table, and what is ordered of a new one, by the names of its fields."""

from __future__ import annotations

from typing import TypedDict

from keeling.core.game import Settings, Stage
from keeling.core.sheet import Sheet


class Brief(TypedDict):
    """What lists tell of a table."""

    rules: str  # a fingerprint of those it was made with
    asked: list[int]
    stage: Stage
    ending: str
    winners: list[int]
    scores: list[int]


class SeatChange(TypedDict, total=False):
    """What may change about a seat."""

    kind: str  # person or bot
    name: str
    bot: str
    turnover: int  # how often the seat's link was renewed


class SeatRow(TypedDict):
    """A seat of a table."""

    table_id: str
    seat: int
    kind: str
    name: str
    bot: str
    turnover: int


class Settled(TypedDict):
    """What is settled about a table once and for all, and how it ended."""

    id: str
    created: float
    game: str
    seats: int
    seed: int
    options: Settings
    sheet: Sheet | None  # laid over the house sheet
    engine: str  # the version it was opened with
    name: str
    host: str
    watch: bool
    hints: bool
    wait: bool  # bots let people go first where all act at once
    over: str


class NewTable(Settled):
    """A table as it is opened."""

    brief: Brief


class TableRow(Settled):
    """A table as it is kept; those of old have neither a brief nor a whole sheet."""

    brief: str | None
    whole: str | None


class HeldTable(TypedDict):
    """A table of which a person's browser holds seats; -1 is only watching."""

    id: str
    name: str
    game: str
    brief: str | None
    seats: list[SeatRow]
    held: list[int]


class Message(TypedDict):
    """Something said at a table: a text, a phrase that everybody reads in their own language, or a piece pointed at."""

    number: int  # from 1 on
    at: float
    seat: int
    text: str
    phrase: str
    piece: str  # its words


class SeatOrder(TypedDict, total=False):
    """Who is to sit on a seat; `mine` is whoever orders."""

    kind: str
    bot: str
    name: str
    mine: bool


class TableOrder(TypedDict, total=False):
    """A new table as ordered, or out of a record."""

    game: str
    seats: list[SeatOrder]
    options: Settings
    sheet: Sheet | None
    seed: int | None
    name: str
    watch: bool
    hints: bool
    wait: bool
    record: str
    at: int  # so many choices of the record
    whole: Sheet
