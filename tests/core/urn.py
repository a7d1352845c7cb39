"""A toy game with a shared stage whose draws depend on what others do: an urn that everybody throws into."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from keeling.core.agenda import Args, Option, Position, Rule
from keeling.core.game import Game, Outcome
from keeling.core.match import Match
from keeling.core.pieces import Pieces, number

ROUNDS: Final = 9


class Urn(Position):
    """How many black stones are in the urn beside one white, and who is locked out."""

    __slots__ = ("black", "locked")
    PIECES: ClassVar[Pieces[object]] = Pieces(number("black", 1), number("locked"))
    black: int
    locked: int

    def __init__(self) -> None:
        super().__init__(2)


class Begin(Rule[Urn]):
    def act(self, p: Urn, seat: int, args: Args) -> None:
        p.lanes = [[("act", player, ())] * ROUNDS for player in range(p.seats)]
        p.shared = 1


class Act(Rule[Urn]):
    prompt = "act"
    asks = True

    def options(self, p: Urn, seat: int, args: Args) -> list[Option]:
        return [("wait",)] if p.locked and seat else [("wait",), ("throw",), ("pick",), ("lock",)]

    def play(self, p: Urn, seat: int, args: Args, option: Option) -> None:
        p.black += option == ("throw",)
        p.locked |= option == ("lock",)
        if option == ("pick",):
            p.then(("stone", seat, ()))


class Stone(Rule[Urn]):
    prompt = "stone"
    asks = True
    chance = True

    def options(self, p: Urn, seat: int, args: Args) -> list[Option]:
        return [("black",), ("white",)]

    def weights(self, p: Urn, seat: int, args: Args, options: list[Option]) -> list[int]:
        return [p.black, 1]

    def play(self, p: Urn, seat: int, args: Args, option: Option) -> None:
        p.note("stone", "", seat, {"stone": option[0]})


def start(figures: object, seats: int, settings: Any) -> Urn:
    position = Urn()
    position.then(("begin", -1, ()))
    return position


RULES: Final[dict[str, Rule[Urn]]] = {"begin": Begin(), "act": Act(), "stone": Stone()}
GAME: Final = Game("urn", 2, 2, RULES, ("out",), start, lambda p: Outcome("out", (), (0, 0)))


def begun() -> Match[Urn]:
    """A new table."""
    return Match(GAME, 2, 0, {}, None, start(None, 2, {}))
