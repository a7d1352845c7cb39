"""What bots offer each other: one thing for another where both gain, and how an offer is put into words (F-41)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Option
from keeling.games.factories.figures import bits
from keeling.games.factories.judgement import judge
from keeling.games.factories.rules.deals import (
    GET,
    GIVE,
    MAKER,
    MONEY,
    PARTNER,
    PARTS,
    holding,
    others,
)
from keeling.games.factories.rules.offers import SEND, WITHDRAW
from keeling.games.factories.rules.works import buy_price, sell_price
from keeling.games.factories.table import Table
from keeling.games.factories.words import CERTIFICATE, COMPONENT, FIRST, GOODS, SEATS, TRADED

# What is given and what is wanted for it, each a good or money and how much of it, or PARTS and which component.
Swap = tuple[int, int, int, int]
GAIN: Final = 1.003  # a deal must be worth at least so much more to both
AMOUNTS: Final = (1, 2, 3, 5)
BARTER: Final = (1, 2, 3)


def best_swap(t: Table, seat: int, partners: list[int]) -> tuple[int, Swap] | None:
    """The partner and the deal that bring the seat most, among deals the partner should like too."""
    before = judge(t)
    best, found = before[seat] * GAIN, None
    for partner in partners:
        for swap in _swaps(t, seat, partner):
            after = judge(_swapped(t, seat, partner, swap))
            if after[seat] > best and after[partner] > before[partner] * GAIN:
                best, found = after[seat], (partner, swap)
    return found


def _swaps(t: Table, seat: int, partner: int) -> list[Swap]:
    """Goods or components for money either way, and goods for goods of about the same price."""
    out: list[Swap] = []
    most = t.figures.trade
    for good in range(len(GOODS)):
        for units in AMOUNTS:
            money = max(1, (units * _price(t, seat, partner, good) + 1) // 2)
            if units <= holding(t, seat, good) and units <= most and money <= t.money[partner]:
                out.append((good, units, MONEY, money))
            if units <= holding(t, partner, good) and units <= most and money <= t.money[seat]:
                out.append((MONEY, money, good, units))
        for other in range(len(GOODS)):
            if other != good:
                out += _barter(t, seat, partner, good, other)
    for money in range(1, t.figures.component_price + 1):
        if money <= t.money[partner]:
            out += [(PARTS, card, MONEY, money) for card in bits(t.parts[seat])]
        if money <= t.money[seat]:
            out += [(MONEY, money, PARTS, card) for card in bits(t.parts[partner])]
    return out


def _barter(t: Table, seat: int, partner: int, good: int, other: int) -> list[Swap]:
    """So many of one good for as many of another as they are worth, or one more."""
    out: list[Swap] = []
    most, held, has = t.figures.trade, holding(t, seat, good), holding(t, partner, other)
    for units in BARTER:
        fair = units * _price(t, seat, partner, good) // _price(t, seat, partner, other)
        for wanted in (fair, fair + 1):
            if units <= held and units <= most and 0 < wanted <= has and wanted <= most:
                out.append((good, units, other, wanted))
    return out


def _price(t: Table, one: int, other: int, good: int) -> int:
    """Twice a fair price: between what the one would get and the other would pay at the bank."""
    if good == CERTIFICATE:
        return 6
    return max(1, buy_price(t, one, good) + sell_price(t, other, good))


def _swapped(t: Table, seat: int, partner: int, swap: Swap) -> Table:
    """The table after the deal."""
    then = t.copy()
    for giver, taker, what, amount in ((seat, partner, swap[0], swap[1]), (partner, seat, swap[2], swap[3])):
        if what == PARTS:
            then.parts[giver] &= ~(1 << amount)
            then.parts[taker] |= 1 << amount
        elif what == MONEY:
            then.money[giver] -= amount
            then.money[taker] += amount
        else:
            then.goods[giver * 6 + what] -= amount
            then.goods[taker * 6 + what] += amount
    then.actions -= 1
    return then


def wanted_offer(t: Table, seat: int) -> Option | None:
    """The opening of the best deal, while offers may be made."""
    if t.actions <= 0 or t.offers >= t.figures.offers:
        return None
    found = best_swap(t, seat, others(t, seat))
    return ("offer", SEATS[found[0]]) if found else None


def compose(t: Table, seat: int, options: list[Option], first: bool) -> list[Option]:
    """The next words of the best deal; without one the offer is withdrawn."""
    partner = t.deal[PARTNER]
    found = best_swap(t, seat, [partner] if partner >= 0 else others(t, seat))
    if found is None:
        return [WITHDRAW]
    give, given, get, got = found[1]
    for verb, side, what, amount in (("give", GIVE, give, given), ("get", GET, get, got)):
        named = t.deal[side + what]
        if what == PARTS:
            if not named >> amount & 1:
                return _said((verb, "component", str(FIRST[COMPONENT] + amount)), options)
        elif not named:
            return _said((verb, TRADED[what], str(amount)), options)
        elif named != amount:
            return [WITHDRAW]
    return [SEND]


def _said(option: Option, options: list[Option]) -> list[Option]:
    return [option] if option in options else [WITHDRAW]


def answers(t: Table, seat: int, options: list[Option], first: bool) -> list[Option]:
    """A counter-offer is only thought of if there is one to make."""
    maker = t.deal[MAKER]
    return [option for option in options if option != ("counter",) or best_swap(t, seat, [maker]) is not None]
