"""What bots offer each other: one thing for another where both gain, and how an offer is put into words (F-41)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Option
from keeling.games.factories.bots.evaluation import Standing, weigh
from keeling.games.factories.position import FactoriesPosition
from keeling.games.factories.rules import deals
from keeling.games.factories.rules.offers import SEND, WITHDRAW
from keeling.games.factories.rules.works import buy_price, sell_price
from keeling.games.factories.words import CERTIFICATE, COMPONENT, FIRST, GOODS, GOODS_EACH, SEATS, TRADED
from keeling.kit.piles import cards_in

# What is given and what is wanted for it, each a good or money and how much of it, or PARTS and which component.
Swap = tuple[int, int, int, int]
GAIN: Final = 1.003  # a deal must be worth at least so much more to both
AMOUNTS: Final = (1, 2, 3, 5)
BARTER: Final = (1, 2, 3)


def best_swap(t: FactoriesPosition, seat: int, partners: list[int], begun: bool = False) -> tuple[int, Swap] | None:
    """The partner and the deal that bring the seat most, among deals the partner should like too.

    Of an offer that the seat has begun to name only what goes with it is looked at.
    """
    standings = [Standing(t, player) for player in range(t.seats)]
    before = weigh(standings, t)
    best, chosen = before[seat] * GAIN, None
    then = t.copy()
    for partner in partners:
        fair = before[partner] * GAIN
        for swap in _swaps(t, seat, partner):
            if begun and not _goes_with(t, swap):
                continue
            _swap(then, seat, partner, swap, 1)
            now = standings[:]  # how the others stand is the same after any deal between these two
            now[seat], now[partner] = Standing(then, seat), Standing(then, partner)
            _swap(then, seat, partner, swap, -1)
            after = weigh(now, then)
            if after[seat] > best and after[partner] > fair:
                best, chosen = after[seat], (partner, swap)
    return chosen


def _goes_with(t: FactoriesPosition, swap: Swap) -> bool:
    """Whether a deal has all that the offer under way names already, and no other amount of it."""
    for side, what, amount in ((deals.GIVE, swap[0], swap[1]), (deals.GET, swap[2], swap[3])):
        for good in range(deals.PARTS):
            named = t.deal[side + good]
            if named and (good != what or named != amount):
                return False
        named = t.deal[side + deals.PARTS]
        if named and (what != deals.PARTS or named != 1 << amount):
            return False
    return True


def _swaps(t: FactoriesPosition, seat: int, partner: int) -> list[Swap]:
    """Goods or components for money either way, and goods for goods of about the same price."""
    out: list[Swap] = []
    most = t.figures.trade
    for good in range(len(GOODS)):
        if not deals.holding(t, seat, good) and not deals.holding(t, partner, good):
            continue
        for units in AMOUNTS:
            money = max(1, (units * _price(t, seat, partner, good) + 1) // 2)
            if units <= deals.holding(t, seat, good) and units <= most and money <= t.money[partner]:
                out.append((good, units, deals.MONEY, money))
            if units <= deals.holding(t, partner, good) and units <= most and money <= t.money[seat]:
                out.append((deals.MONEY, money, good, units))
        for other in range(len(GOODS)):
            if other != good:
                out += _barter(t, seat, partner, good, other)
    for money in range(1, t.figures.component_price + 1):
        if money <= t.money[partner]:
            out += [(deals.PARTS, card, deals.MONEY, money) for card in cards_in(t.parts[seat])]
        if money <= t.money[seat]:
            out += [(deals.MONEY, money, deals.PARTS, card) for card in cards_in(t.parts[partner])]
    return out


def _barter(t: FactoriesPosition, seat: int, partner: int, good: int, other: int) -> list[Swap]:
    """So many of one good for as many of another as they are worth, or one more."""
    out: list[Swap] = []
    most, held, has = t.figures.trade, deals.holding(t, seat, good), deals.holding(t, partner, other)
    if not held or not has:
        return out
    for units in BARTER:
        fair = units * _price(t, seat, partner, good) // _price(t, seat, partner, other)
        for wanted in (fair, fair + 1):
            if units <= held and units <= most and 0 < wanted <= has and wanted <= most:
                out.append((good, units, other, wanted))
    return out


def _price(t: FactoriesPosition, one: int, other: int, good: int) -> int:
    """Twice a fair price: between what the one would get and the other would pay at the bank."""
    if good == CERTIFICATE:
        return 6
    return max(1, buy_price(t, one, good) + sell_price(t, other, good))


def _swap(t: FactoriesPosition, seat: int, partner: int, swap: Swap, sign: int) -> None:
    """Let both sides of a deal change hands, or with -1 back again."""
    for giver, taker, what, amount in ((seat, partner, swap[0], swap[1]), (partner, seat, swap[2], swap[3])):
        if what == deals.PARTS:
            t.parts[giver] -= sign << amount
            t.parts[taker] += sign << amount
        elif what == deals.MONEY:
            t.money[giver] -= sign * amount
            t.money[taker] += sign * amount
        else:
            t.goods[giver * GOODS_EACH + what] -= sign * amount
            t.goods[taker * GOODS_EACH + what] += sign * amount


def wanted_offer(t: FactoriesPosition, seat: int) -> Option | None:
    """The opening of the best deal; one a turn, for whoever has declined it would decline it again."""
    if t.actions <= 0 or t.offers or not t.figures.offers:
        return None
    deal = best_swap(t, seat, deals.others(t, seat))
    return ("offer", SEATS[deal[0]]) if deal else None


def compose(t: FactoriesPosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """The next words of the best deal; without one the offer is withdrawn."""
    partner = t.deal[deals.PARTNER]
    deal = best_swap(t, seat, [partner] if partner >= 0 else deals.others(t, seat), begun=True)
    if deal is None:
        return [WITHDRAW]
    give, given, get, got = deal[1]
    for verb, side, what, amount in (("give", deals.GIVE, give, given), ("get", deals.GET, get, got)):
        if not t.deal[side + what]:
            word = str(FIRST[COMPONENT] + amount) if what == deals.PARTS else str(amount)
            return _said((verb, "component" if what == deals.PARTS else TRADED[what], word), options)
    return [SEND]


def _said(option: Option, options: list[Option]) -> list[Option]:
    return [option] if option in options else [WITHDRAW]


def answers(t: FactoriesPosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """A counter-offer is only thought of if there is one to make: a long thought, so only at first perspective."""
    if first and deals.COUNTER in options and best_swap(t, seat, [t.deal[deals.MAKER]]) is not None:
        return options
    return [option for option in options if option != deals.COUNTER]
