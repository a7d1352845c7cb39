"""What a company can do in a turn, by rule of thumb: points, the city, cleanliness, factories, goods, cards (F-21)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Option
from keeling.games.factories.bots.aims import PAID, price_of, purse, spares, target, thriftiest
from keeling.games.factories.bots.bargains import offer_to
from keeling.games.factories.model import words
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.rules import works
from keeling.games.factories.rules.bank import energy_held
from keeling.games.factories.rules.build import Build
from keeling.games.factories.rules.cards import DRAW, Draw
from keeling.games.factories.rules.certificates import most_uses
from keeling.games.factories.rules.mayor import Mayor
from keeling.games.factories.rules.trade import trade_limit
from keeling.games.factories.rules.turn import END
from keeling.games.factories.rules.waste import COUNTER, DUMP, clean_cost

_PANIC: Final = 5  # so near to the common defeat it cleans up before anything else
_BUILD: Final = Build()
_DRAW: Final = Draw()
_MAYOR: Final = Mayor()
_DULL: Final = 2.0  # a card worth less is kept while others can be drawn
_LOT: Final = 3  # money for which a sale is not worth an action
_TIDY: Final = 3  # it cleans up once so few places are left on the dump
_ALARM: Final = 13  # and the common counter once so little is missing to the common defeat


def certify(t: FactoriesPosition, seat: int) -> Option | None:
    """As many certificates for points as go."""
    held = t.goods[seat * words.GOODS_EACH + words.CERTIFICATE]
    if not held or t.certified >= t.certificate_actions:
        return None
    most = most_uses(t, seat)
    return t.figures.use[held if held < most else most][0] if most else None


def build(t: FactoriesPosition, seat: int, kind: int, short: list[int]) -> Option | None:
    """The factory worked for, once nothing is lacking."""
    return None if any(short) or _BUILD.gate(t, seat, kind) else t.figures.build[kind]


def city(t: FactoriesPosition, seat: int) -> Option | None:
    """All the energy that the city gives."""
    if t.dealt or not t.short:
        return None
    out: list[Option] = []
    _MAYOR.offer(t, seat, out)
    return out[-1] if out else None


def urgent(t: FactoriesPosition, seat: int, over: int, tidy: Option | None) -> Option | None:
    """With too much waste, or near to the common defeat: the campaign at hand, or else the money for one."""
    return (tidy or raise_money(t, seat)) if over > 0 or t.cpc > t.figures.most_cpc - _PANIC else None


def clean(t: FactoriesPosition, seat: int, over: int) -> Option | None:
    """A campaign in time, with so much waste beyond the dump: for the own dump, or for the common counter."""
    dirty = over > -_TIDY
    if t.cleaned or not (dirty or t.cpc > t.figures.most_cpc - _ALARM) or t.money[seat] < clean_cost(t, seat):
        return None
    return DUMP if dirty else COUNTER


def raise_money(t: FactoriesPosition, seat: int) -> Option | None:
    """Just enough sold to clean up, of what can best be spared."""
    lack = clean_cost(t, seat) - t.money[seat]
    if t.cleaned or lack <= 0:
        return None
    most, first, kind = trade_limit(t, seat), seat * words.GOODS_EACH, target(t, seat)
    free = spares(t, seat, kind, works.energies(t, seat))
    for good in sorted(range(words.STORED), key=lambda good: -free[good]):
        price = works.sell_price(t, seat, good)
        units = -(-lack // price) if price else most + 1
        held = free[good] if good in (words.COAL, words.RENEWABLE) else t.goods[first + good]
        if units <= min(most, held):  # what the next production takes is not sold (F-20)
            return t.figures.sell[good][units]
    return None


def trade(t: FactoriesPosition, seat: int, kind: int, short: list[int]) -> Option | None:
    """What the factory lacks if all of it can be paid for, a deal for it, else what is too much is sold."""
    most = trade_limit(t, seat)
    price = price_of(t, seat, short)
    if price and most and price <= purse(t, seat):
        good = max(range(PAID), key=short.__getitem__)
        return t.figures.buy[good][min(short[good], most)]
    wanted = works.energies(t, seat)
    free = spares(t, seat, kind, wanted)
    offer = offer_to(t, seat, short, free)
    if offer is not None:
        return offer
    if most and (price or works.stored(t, seat) > works.storage_limit(t, seat) - 2):
        sold = sale(t, seat, free, most, _LOT)
        if sold is not None:
            return sold
    return _energy(t, seat, most, wanted)


def sale(t: FactoriesPosition, seat: int, free: list[int], most: int, least: int) -> Option | None:
    """The dearest lot that neither the factory nor the next production takes, if it brings more than so much."""
    best, chosen = least, None
    for good, units in enumerate(free):
        if units > most:
            units = most
        if units > 0:
            gain = units * works.sell_price(t, seat, good)
            if gain > best:
                best, chosen = gain, t.figures.sell[good][units]
    return chosen


def _energy(t: FactoriesPosition, seat: int, most: int, wanted: list[int]) -> Option | None:
    """Energy for the thriftiest kind, if there is none."""
    have = energy_held(t, seat) - t.debt[seat]
    if have >= 0 and have >= max(wanted):
        return None
    short = thriftiest(wanted) - have
    if short <= 0:
        return None
    count = min(short, most, t.money[seat] // works.buy_price(t, seat, words.COAL))
    return t.figures.buy[words.COAL][count] if count >= short else None


def card(t: FactoriesPosition, seat: int, best: tuple[float, Option | None]) -> Option:
    """The best that cards offer if it is not dull, else a new one, or else the dull one."""
    value, chosen = best
    if value < _DULL and t.marketing[seat].bit_count() < t.figures.hand_limit[words.MARKETING]:
        if not _DRAW.gate(t):
            return DRAW
    return chosen or END
