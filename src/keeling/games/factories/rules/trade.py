"""Trading with the bank (F-21, F-40, F-52)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action
from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Reason
from keeling.games.factories.figures import bits
from keeling.games.factories.rules.bank import gain_goods, gain_money
from keeling.games.factories.rules.decks import discard
from keeling.games.factories.rules.works import buy_price, sell_price
from keeling.games.factories.table import Table
from keeling.games.factories.words import COMPONENT, FIRST, MODS, RESOURCES, TRADE

ENOUGH: Final[Option] = ("enough",)
_MOST: Final = 20


def trade_limit(t: Table, seat: int) -> int:
    """How many units one trade may move (F-21)."""
    return min(_MOST, max(0, t.figures.trade + t.mods[seat * MODS + TRADE]))


def offer_buys(t: Table, seat: int, first: int, left: int, out: list[Option]) -> None:
    """What may be bought, of this resource or a later one."""
    money = t.money[seat]
    for resource in range(first, len(RESOURCES)):
        count = min(left, money // buy_price(t, seat, resource))
        if count > 0:
            out.extend(t.figures.buy[resource][1 : count + 1])


def offer_sales(t: Table, seat: int, first: int, left: int, out: list[Option]) -> None:
    """What may be sold, of this resource or a later one, then components by their numbers."""
    for resource in range(first, len(RESOURCES)):
        count = min(left, t.goods[seat * 6 + resource])
        if count > 0:
            out.extend(t.figures.sell[resource][1 : count + 1])
    if t.parts[seat] and left > 0:
        for card in bits(t.parts[seat]):
            if card + len(RESOURCES) >= first:
                out.append(t.figures.sell_part[card])


class Buy(Action[Table]):  # F-21 F-40
    """Buy resources from the bank."""

    verb = "buy"
    ids = "F-21 F-40"

    def moves(self, t: Table) -> list[Option]:
        most = max([trade_limit(t, seat) for seat in range(t.seats)])
        return [move for row in t.figures.buy for move in row[1 : most + 1]]

    def offer(self, t: Table, seat: int, out: list[Option]) -> None:
        offer_buys(t, seat, 0, trade_limit(t, seat), out)

    def why(self, t: Table, seat: int, words: Option) -> Reason | None:
        count, most = int(words[2]), trade_limit(t, seat)
        if count > most:
            return Reason("too-many-units", "F-21", {"most": most})
        need = count * buy_price(t, seat, RESOURCES.index(words[1]))
        if t.money[seat] < need:
            return Reason("too-little-money", "F-40", {"have": t.money[seat], "need": need})
        return None

    def play(self, t: Table, seat: int, option: Option) -> None:
        buy(t, seat, option, trade_limit(t, seat))


def buy(t: Table, seat: int, option: Option, left: int) -> None:
    """Pay and take; the rest of the trade may follow."""
    resource, count = RESOURCES.index(option[1]), int(option[2])
    t.bought[resource] += count
    gain_money(t, seat, -count * buy_price(t, seat, resource), "market", "F-40")
    gain_goods(t, seat, resource, count, "market", "F-40")
    if left > count:
        t.then(("buy-more", seat, (resource + 1, left - count)))


class BuyMore(Rule[Table]):  # F-21 F-40
    """The same trade goes on with the kinds that follow."""

    ids = "F-21 F-40"
    prompt = "buy-more"
    asks = True

    def options(self, t: Table, seat: int, args: Args) -> list[Option]:
        out: list[Option] = []
        offer_buys(t, seat, args[0], args[1], out)
        if out:
            out.append(ENOUGH)
        return out

    def play(self, t: Table, seat: int, args: Args, option: Option) -> None:
        if option != ENOUGH:
            buy(t, seat, option, args[1])


class Sell(Action[Table]):  # F-21 F-40 F-52
    """Sell resources, and components out of the hand, to the bank."""

    verb = "sell"
    ids = "F-21 F-40 F-52"

    def moves(self, t: Table) -> list[Option]:
        most = max([trade_limit(t, seat) for seat in range(t.seats)])
        return [move for row in t.figures.sell for move in row[1 : most + 1]] + t.figures.sell_part

    def offer(self, t: Table, seat: int, out: list[Option]) -> None:
        offer_sales(t, seat, 0, trade_limit(t, seat), out)

    def why(self, t: Table, seat: int, words: Option) -> Reason | None:
        most = trade_limit(t, seat)
        part = words[1] == "component"
        count = 1 if part else int(words[2])
        if count > most:
            return Reason("too-many-units", "F-21", {"most": most})
        if part:
            held = t.parts[seat] >> (int(words[2]) - FIRST[COMPONENT]) & 1
            return None if held else Reason("not-in-hand", "F-52", {"no": words[2]})
        have = t.goods[seat * 6 + RESOURCES.index(words[1])]
        if have < count:
            return Reason("too-few-to-sell", "F-21", {"good": words[1], "have": have})
        return None

    def play(self, t: Table, seat: int, option: Option) -> None:
        sell(t, seat, option, trade_limit(t, seat))


def sell(t: Table, seat: int, option: Option, left: int) -> None:
    """Hand over and be paid; the rest of the trade may follow."""
    if option[1] == "component":
        card = int(option[2]) - FIRST[COMPONENT]
        discard(t, seat, COMPONENT, card)
        if t.facts is not None:
            t.note("component-sold", "F-52", seat, {"no": int(option[2])})
        gain_money(t, seat, t.figures.component_price, "market", "F-40")
        count, after = 1, len(RESOURCES) + card + 1
    else:
        resource = RESOURCES.index(option[1])
        count, after = int(option[2]), resource + 1
        t.sold[resource] += count
        gain_goods(t, seat, resource, -count, "market", "F-40")
        gain_money(t, seat, count * sell_price(t, seat, resource), "market", "F-40")
    if left > count:
        t.then(("sell-more", seat, (after, left - count)))


class SellMore(Rule[Table]):  # F-21 F-40
    """The same trade goes on with the kinds that follow."""

    ids = "F-21 F-40"
    prompt = "sell-more"
    asks = True

    def options(self, t: Table, seat: int, args: Args) -> list[Option]:
        out: list[Option] = []
        offer_sales(t, seat, args[0], args[1], out)
        if out:
            out.append(ENOUGH)
        return out

    def play(self, t: Table, seat: int, args: Args, option: Option) -> None:
        if option != ENOUGH:
            sell(t, seat, option, args[1])
