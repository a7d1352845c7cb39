"""A small game for tests of bots: of three stones one makes more, for two the neighbour is asked, with one is a draw.

A turn is up to two takes from a heap of stones; a stone is a point, and so are the gifts. The game is over with the
heap; if the last stone is taken in a take of three, all have lost.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, ClassVar, Final

from keeling.core.agenda import CHANCE, Args, Option, Position, Rule
from keeling.core.bot_settings import BotSettings
from keeling.core.game import Game, Outcome, Settings
from keeling.core.pieces import SEAT, Pieces, grid, number
from keeling.core.plain import PlainFigures
from keeling.core.prices import Counted, Prices

END: Final[Option] = ("end",)


class Heap(Position):
    """The stones that are left, the points, and how many takes the turn still has."""

    __slots__ = ("figures", "heap", "luck", "points", "takes")
    PIECES: ClassVar[Pieces[object]] = Pieces(number("heap", 20), grid("points", SEAT), number("takes"), number("luck"))
    heap: int
    points: list[int]
    takes: int
    luck: int


def gain(p: Heap, seat: int, amount: int) -> None:
    """So many points more."""
    p.points[seat] += amount
    p.note("points", "H-1", seat, {"amount": amount})


class Begin(Rule[Heap]):
    def act(self, p: Heap, seat: int, args: Args) -> None:
        p.takes = 2
        p.then(("turn", seat, ()), ("begin", (seat + 1) % p.seats, ()))


class Turn(Rule[Heap]):  # H-1
    ids, prompt = "H-1", "turn"
    asks = turn = True

    def options(self, p: Heap, seat: int, args: Args) -> list[Option]:
        takes = [("take", str(count)) for count in (1, 2, 3) if p.takes and count <= p.heap]
        return [*takes, END]

    def play(self, p: Heap, seat: int, args: Args, option: Option) -> None:
        if option == END:
            return
        count = int(option[1])
        p.heap -= count
        p.takes -= 1
        gain(p, seat, count)
        if not p.heap:
            p.ending = "lost" if count == 3 else "taken"
            return
        asked = [("luck", CHANCE, (seat,)), ("toll", (seat + 1) % p.seats, (seat,)), ("more", seat, ())][count - 1]
        p.then(asked, ("turn", seat, ()))


class Luck(Rule[Heap]):  # H-2
    """One stone: nothing, or as often three points."""

    ids, prompt = "H-2", "luck"
    asks = chance = True

    def options(self, p: Heap, seat: int, args: Args) -> list[Option]:
        return [("luck", "0"), ("luck", "3")]

    def play(self, p: Heap, seat: int, args: Args, option: Option) -> None:
        p.luck += 1
        gain(p, args[0], int(option[1]))


class Toll(Rule[Heap]):  # H-3
    """Two stones: the neighbour takes a point for it, or lets the other have two more."""

    ids, prompt = "H-3", "toll"
    asks = True

    def options(self, p: Heap, seat: int, args: Args) -> list[Option]:
        return [("let",), ("charge",)]

    def play(self, p: Heap, seat: int, args: Args, option: Option) -> None:
        gain(p, *((args[0], 2) if option == ("let",) else (seat, 1)))


class More(Rule[Heap]):  # H-4
    """Three stones: as many points more as one likes, up to two."""

    ids, prompt = "H-4", "more"
    asks = True

    def options(self, p: Heap, seat: int, args: Args) -> list[Option]:
        return [("more", str(amount)) for amount in range(3)]

    def play(self, p: Heap, seat: int, args: Args, option: Option) -> None:
        gain(p, seat, int(option[1]))


def start(figures: object, seats: int, settings: Settings) -> Heap:
    p = Heap(seats, figures)
    p.figures = figures
    p.then(("begin", 0, ()))
    return p


def outcome(p: Heap) -> Outcome:
    best = max(p.points)
    won = () if p.ending == "lost" else tuple(seat for seat in range(p.seats) if p.points[seat] == best)
    return Outcome(p.ending, won, tuple(p.points))


def evaluate_all(p: Heap) -> list[float]:
    """By how many points one is ahead of the best other, between 0 and 1."""
    if p.ending == "lost":
        return [0.0] * p.seats
    return [0.5 + 0.01 * (own - max(p.points[:seat] + p.points[seat + 1 :])) for seat, own in enumerate(p.points)]


GAME: Final = Game(
    name="heap",
    least_seats=2,
    most_seats=3,
    rules={"begin": Begin(), "turn": Turn(), "luck": Luck(), "toll": Toll(), "more": More()},
    endings=("taken", "lost"),
    start=start,
    outcome=outcome,
    figures=PlainFigures,
    bots=BotSettings(evaluate_all=evaluate_all, beam=(4, 3)),
    prices=Prices(facts={"points": Counted("points")}),
)


def told(game: Game[Heap], **changes: Any) -> Game[Heap]:
    """The same game with bots that are told something else."""
    return replace(game, bots=replace(game.bots, **changes))


BLIND: Final = told(GAME, evaluate_all=None)  # bots play on to the outcome


def table(seats: int = 2, heap: int = 20, points: tuple[int, ...] = ()) -> Heap:
    """A table at which seat 0 is to begin its turn."""
    p = start(PlainFigures({"game": "heap"}), seats, {})
    p.heap = heap
    p.points[: len(points)] = points
    return p


def always(*bits: int) -> Random:
    """Luck that falls out as told, again and again: 0 is the first of two, 1 the second."""

    class Told(Random):
        number = 0

        def getrandbits(self, count: int) -> int:
            self.number += 1
            return bits[(self.number - 1) % len(bits)] * ((1 << count) - 1)

    return Told(0)
