"""Private lanes in which, against the contract, one seat's choice opens another's: undo notices and refuses."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

import keeling
from keeling.core.agenda import Args, Option, Position, Rule
from keeling.core.game import Game, Outcome
from keeling.core.match import Match
from keeling.core.pieces import Pieces, number


class Doors(Position):
    """Whether the second door is open."""

    __slots__ = ("open",)
    PIECES: ClassVar[Pieces[object]] = Pieces(number("open"))
    open: int

    def __init__(self) -> None:
        super().__init__(2)


class Begin(Rule[Doors]):
    def act(self, p: Doors, seat: int, args: Args) -> None:
        p.lanes = [[("door", 0, ()), ("door", 0, ())], [("door", 1, ()), ("door", 1, ())]]


class Door(Rule[Doors]):
    prompt = "door"
    asks = True

    def options(self, p: Doors, seat: int, args: Args) -> list[Option]:
        return [("first",), ("unlock",), *([("second",)] if p.open else [])]

    def play(self, p: Doors, seat: int, args: Args, option: Option) -> None:
        p.open |= option == ("unlock",)


def start(figures: object, seats: int, settings: Any) -> Doors:
    position = Doors()
    position.then(("begin", -1, ()))
    return position


GAME = Game("doors", 2, 2, {"begin": Begin(), "door": Door()}, ("out",), start, lambda p: Outcome("out", (), (0, 0)))


@pytest.mark.parametrize(("chosen", "code"), [("first", None), ("second", "undo-others")])
def test_what_others_chose_beside_it_must_still_be_open(chosen, code):
    match = Match(GAME, 2, 0, {}, None, start(None, 2, {}))
    match.play(0, "unlock")
    match.play(1, chosen)
    before = match.digest, len(match.entries), match.position.open
    if code is None:
        match.undo(0)
        assert [(entry.seat, entry.text) for entry in match.entries] == [(1, "first")] and not match.position.open
        return
    with pytest.raises(keeling.CannotUndo) as caught:
        match.undo(0)
    assert caught.value.reason.code == code
    assert (match.digest, len(match.entries), match.position.open) == before
