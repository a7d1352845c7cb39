"""What requests to the API carry, each with its limits."""

from __future__ import annotations

import json
from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from keeling.core.reason import BadInput, Reason
from keeling.core.schema import whole_text
from keeling.core.sheet import Sheet
from keeling.games import first
from keeling.web.pages.client_texts import PHRASES


class Body(BaseModel):
    """What a request carries; a field of another name is a mistake, and is told."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def whole(cls, data: object) -> object:
        """Refuse half signs wherever they stand: no store and no page could hold them."""
        try:
            whole = whole_text(json.dumps(data, ensure_ascii=False, default=str))
        except RecursionError:  # lists in lists without end
            whole = False
        if not whole:
            raise BadInput(Reason("half-sign", "", {}))
        return data


class SeatOrder(Body):
    """Who is to sit on a seat."""

    kind: str = Field(default="person", pattern="^(person|bot)$")
    name: str = Field(default="", max_length=24)
    bot: str = Field(
        default="",
        max_length=20,
        description="A level (easy, normal, hard) or a bot: random, greedy, search, search@500, search@0.5s",
    )


class Order(Body):
    """A new table."""

    game: str = Field(default=first(), max_length=40)
    seats: list[SeatOrder] = Field(default_factory=lambda: [SeatOrder()], min_length=1, max_length=9)
    options: dict[str, object] = Field(default_factory=dict)
    sheet: Sheet | None = None
    seed: int | None = Field(default=None, ge=0, lt=2**53)
    name: str = Field(default="", max_length=60)
    watch: bool = True
    hints: bool = True
    wait: bool = Field(
        default=True, description="Where all act at once, bots wait until people are done or let them go on"
    )


class Move(Body):
    """A choice, or several that are made together or not at all, and the revision at which the question was seen."""

    move: str | None = Field(default=None, max_length=200)
    moves: list[Annotated[str, Field(max_length=200)]] | None = Field(default=None, min_length=1, max_length=40)
    rev: int | None = Field(default=None, ge=0)
    seat: int | None = Field(default=None, ge=0, le=9)

    @model_validator(mode="after")
    def one_way(self) -> Self:
        """A choice is told in one of the two ways."""
        if (self.move is None) == (self.moves is None):
            raise ValueError("give either move or moves")
        return self

    @property
    def texts(self) -> list[str]:
        """The choices in their order."""
        return self.moves if self.move is None else [self.move]  # type: ignore[return-value]


class Saying(Body):
    """Something to say to everybody at the table: a text, one of a few phrases, a piece pointed at by its words."""

    text: str = Field(default="", max_length=1000)
    phrase: str = Field(default="", max_length=40, description=", ".join(PHRASES))
    piece: str = Field(default="", max_length=80, description="The words of a piece of the board")
    seat: int | None = Field(default=None, ge=0, le=9)


class Bots(Body):
    """How the bots of a table act: whether they wait for people from now on, or go on in this stage."""

    wait: bool | None = None
    go_on: bool = False
    seat: int | None = Field(default=None, ge=0, le=9)


class Who(Body):
    """Which of the seats one holds is meant, and at which revision it was seen what is to be taken back."""

    seat: int | None = Field(default=None, ge=0, le=9)
    rev: int | None = Field(default=None, ge=0)
