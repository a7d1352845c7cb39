"""A trade with the bank that goes on until it is enough (F-21, F-40, F-52)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Choice, Option
from keeling.core.reason import Values
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.rules.trade import (
    PARTS,
    buy,
    count_of,
    held,
    kind_of,
    offer_buys,
    offer_sales,
    sell,
    trades,
)
from keeling.games.factories.rules.works import buy_price

ENOUGH: Final[Option] = ("enough",)


class BuyMore(Choice[FactoriesPosition]):  # F-21 F-40
    """The same trade goes on, in any mix and any order."""

    ids = "F-21 F-40"
    prompt = "buy-more"
    closed = ("", "too-many-more F-21", "too-little-money F-40")

    def moves(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        return [*trades(t, t.figures.buy), ENOUGH]

    def gate(self, t: FactoriesPosition, seat: int, args: Args, move: Option) -> int:
        if move == ENOUGH:
            return 0
        if count_of(move) > args[0]:
            return 1
        return 2 if t.money[seat] < count_of(move) * buy_price(t, seat, kind_of(move)) else 0

    def numbers(self, t: FactoriesPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        if number == 1:
            return {"most": args[0]}
        return {"have": t.money[seat], "need": count_of(move) * buy_price(t, seat, kind_of(move))}

    def options(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        out: list[Option] = []
        offer_buys(t, seat, args[0], out)
        if out:
            out.append(ENOUGH)
        return out

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
        if option != ENOUGH:
            buy(t, seat, option, args[0])


class SellMore(Choice[FactoriesPosition]):  # F-21 F-40
    """The same trade goes on, in any mix and any order."""

    ids = "F-21 F-40"
    prompt = "sell-more"
    closed = ("", "too-many-more F-21", "not-in-hand F-52", "too-few-to-sell F-21")

    def moves(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        return [*trades(t, t.figures.sell), *t.figures.sell_part, ENOUGH]

    def gate(self, t: FactoriesPosition, seat: int, args: Args, move: Option) -> int:
        if move == ENOUGH:
            return 0
        kind, count = kind_of(move), count_of(move)
        if count > args[0]:
            return 1
        if held(t, seat, kind) < count:
            return 2 if kind >= PARTS else 3
        return 0

    def numbers(self, t: FactoriesPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        if number == 1:
            return {"most": args[0]}
        if number == 2:
            return {"no": move[2]}
        return {"good": move[1], "have": held(t, seat, kind_of(move))}

    def options(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        out: list[Option] = []
        offer_sales(t, seat, args[0], out)
        if out:
            out.append(ENOUGH)
        return out

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
        if option != ENOUGH:
            sell(t, seat, option, args[0])
