"""Trading with the bank (F-21, F-40, F-52)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action
from keeling.core.agenda import Option
from keeling.core.piles import cards_in
from keeling.core.reason import Values
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import COMPONENT, FIRST, GOODS_EACH, MODS, RESOURCES, TRADE
from keeling.games.factories.rules.bank import gain_goods, gain_money
from keeling.games.factories.rules.decks import discard
from keeling.games.factories.rules.works import buy_price, sell_price

_MOST: Final = 20
PARTS: Final = len(RESOURCES)  # where components begin among what is traded


def trade_limit(t: FactoriesPosition, seat: int) -> int:
    """How many units one trade may move (F-21)."""
    limit = t.figures.trade + t.mods[seat * MODS + TRADE]
    return 0 if limit < 0 else limit if limit < _MOST else _MOST


def kind_of(words: Option) -> int:
    """What is traded: a resource, or after the five a component."""
    return PARTS + int(words[2]) - FIRST[COMPONENT] if words[1] == "component" else RESOURCES.index(words[1])


def count_of(words: Option) -> int:
    """How many units of it; a component is one."""
    return 1 if words[1] == "component" else int(words[2])


def trades(t: FactoriesPosition, words: list[list[Option]]) -> list[Option]:
    """Every trade of resources in these words that anybody may make at once."""
    most = max([trade_limit(t, seat) for seat in range(t.seats)])
    return [move for row in words for move in row[1 : most + 1]]


def held(t: FactoriesPosition, seat: int, kind: int) -> int:
    """How much of it a player could sell (F-52: a component out of the hand)."""
    return t.goods[seat * GOODS_EACH + kind] if kind < PARTS else t.parts[seat] >> (kind - PARTS) & 1


def offer_buys(t: FactoriesPosition, seat: int, left: int, out: list[Option]) -> None:
    """What may be bought, up to so many units."""
    money, buy = t.money[seat], t.figures.buy
    if not money:
        return
    for resource in range(PARTS):
        count = money // buy_price(t, seat, resource)
        if count > 0:
            out.extend(buy[resource][1 : (count if count < left else left) + 1])


def offer_sales(t: FactoriesPosition, seat: int, left: int, out: list[Option]) -> None:
    """What may be sold, up to so many units, then components by their numbers."""
    goods, sell = seat * GOODS_EACH, t.figures.sell
    for resource in range(PARTS):
        count = t.goods[goods + resource]
        if count > 0:
            out.extend(sell[resource][1 : (count if count < left else left) + 1])
    if t.parts[seat] and left > 0:
        for card in cards_in(t.parts[seat]):
            out.append(t.figures.sell_part[card])


class Buy(Action[FactoriesPosition]):  # F-21 F-40
    """Buy resources from the bank."""

    verb = "buy"
    ids = "F-21 F-40"
    closed = ("", "too-many-units F-21", "too-little-money F-40")

    def gate(self, t: FactoriesPosition, seat: int, resource: int, count: int) -> int:
        if count > trade_limit(t, seat):
            return 1
        return 2 if t.money[seat] < count * buy_price(t, seat, resource) else 0

    def moves(self, t: FactoriesPosition) -> list[Option]:
        return trades(t, t.figures.buy)

    def offer(self, t: FactoriesPosition, seat: int, out: list[Option]) -> None:
        offer_buys(t, seat, trade_limit(t, seat), out)

    def closed_by(self, t: FactoriesPosition, seat: int, words: Option) -> int:
        return self.gate(t, seat, kind_of(words), count_of(words))

    def numbers(self, t: FactoriesPosition, seat: int, words: Option, number: int) -> Values:
        if number == 1:
            return {"most": trade_limit(t, seat)}
        return {"have": t.money[seat], "need": count_of(words) * buy_price(t, seat, kind_of(words))}

    def play(self, t: FactoriesPosition, seat: int, option: Option) -> None:
        buy(t, seat, option, trade_limit(t, seat))


def buy(t: FactoriesPosition, seat: int, option: Option, left: int) -> None:
    """Pay and take; the rest of the trade may follow."""
    resource, count = RESOURCES.index(option[1]), int(option[2])
    t.bought[resource] += count
    gain_money(t, seat, -count * buy_price(t, seat, resource), "market", "F-40")
    gain_goods(t, seat, resource, count, "market", "F-40")
    if left > count:
        t.agenda.append(("buy-more", seat, (left - count,)))


class Sell(Action[FactoriesPosition]):  # F-21 F-40 F-52
    """Sell resources, and components out of the hand, to the bank."""

    verb = "sell"
    ids = "F-21 F-40 F-52"
    closed = ("", "too-many-units F-21", "not-in-hand F-52", "too-few-to-sell F-21")

    def gate(self, t: FactoriesPosition, seat: int, kind: int, count: int) -> int:
        if count > trade_limit(t, seat):
            return 1
        if held(t, seat, kind) < count:
            return 2 if kind >= PARTS else 3
        return 0

    def moves(self, t: FactoriesPosition) -> list[Option]:
        return trades(t, t.figures.sell) + t.figures.sell_part

    def offer(self, t: FactoriesPosition, seat: int, out: list[Option]) -> None:
        offer_sales(t, seat, trade_limit(t, seat), out)

    def closed_by(self, t: FactoriesPosition, seat: int, words: Option) -> int:
        return self.gate(t, seat, kind_of(words), count_of(words))

    def numbers(self, t: FactoriesPosition, seat: int, words: Option, number: int) -> Values:
        if number == 1:
            return {"most": trade_limit(t, seat)}
        if number == 2:
            return {"no": words[2]}
        return {"good": words[1], "have": held(t, seat, kind_of(words)), "need": count_of(words)}

    def play(self, t: FactoriesPosition, seat: int, option: Option) -> None:
        sell(t, seat, option, trade_limit(t, seat))


def sell(t: FactoriesPosition, seat: int, option: Option, left: int) -> None:
    """Hand over and be paid; the rest of the trade may follow."""
    if option[1] == "component":
        card = int(option[2]) - FIRST[COMPONENT]
        discard(t, seat, COMPONENT, card)
        t.note("component-sold", "F-52", seat, {"no": int(option[2])})
        gain_money(t, seat, t.figures.component_price, "market", "F-40")
        count = 1
    else:
        resource = RESOURCES.index(option[1])
        count = int(option[2])
        t.sold[resource] += count
        gain_goods(t, seat, resource, -count, "market", "F-40")
        gain_money(t, seat, count * sell_price(t, seat, resource), "market", "F-40")
    if left > count:
        t.agenda.append(("sell-more", seat, (left - count,)))
