"""Deals by rule of thumb: something plentiful for what is lacking, and whatever is worth its price (F-41)."""

from __future__ import annotations

from random import Random

from keeling.core.agenda import Option
from keeling.games.factories.bots.aims import PAID, needs, spare, target
from keeling.games.factories.position import FactoriesPosition
from keeling.games.factories.rules import deals
from keeling.games.factories.rules.build import costs
from keeling.games.factories.rules.offers import SEND, WITHDRAW
from keeling.games.factories.rules.works import buy_price, sell_price
from keeling.games.factories.words import CERTIFICATE, GOODS_EACH, RESOURCES

_CERTIFICATE = 3  # money that a certificate or a component is worth
_DEAR = 1  # times its price is what the next factory takes
_PLENTY = 2  # with so many to spare one gives some


def offer_to(t: FactoriesPosition, seat: int, short: list[int]) -> Option | None:
    """The first offer of a turn, to whoever has what is lacking."""
    if t.offers or not t.figures.offers or wish(t, seat, short) is None:
        return None
    return t.figures.offer[wish_partner(t, seat, short)]


def wish(t: FactoriesPosition, seat: int, short: list[int]) -> tuple[int, int] | None:
    """What is wanted and what would be given: the most plentiful good that is not lacking itself."""
    kind = target(t, seat)
    spares = [0 if short[good] else spare(t, seat, good, kind) for good in range(PAID)]
    give = max(range(PAID), key=lambda good: (spares[good], good))
    if spares[give] < _PLENTY:
        return None
    for good in sorted(range(PAID), key=lambda good: -short[good] * t.price[good]):
        if short[good] and good != give and any(deals.holding(t, other, good) > 1 for other in deals.others(t, seat)):
            return give, good
    return None


def wish_partner(t: FactoriesPosition, seat: int, short: list[int]) -> int:
    """Who has most of what is wanted."""
    found = wish(t, seat, short)
    assert found is not None
    return max(deals.others(t, seat), key=lambda other: (deals.holding(t, other, found[1]), -other))


def terms(t: FactoriesPosition, seat: int, give: int, get: int, partner: int) -> tuple[int, int]:
    """How many units each way: a little more than the bank would pay the partner."""
    worth, price = buy_price(t, partner, get), max(1, sell_price(t, partner, give))
    return min(-(-worth // price), spare(t, seat, give, target(t, seat)), t.figures.trade), 1


def compose(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """The words of the offer one by one."""
    partner = t.deal[deals.PARTNER]
    found = wish(t, seat, needs(t, seat, target(t, seat)))
    if found is None or partner < 0 or not deals.holding(t, partner, found[1]):
        return WITHDRAW
    give, get = found
    given, got = terms(t, seat, give, get, partner)
    meant = (deals.GIVE + give, deals.GET + get)
    if given <= 0 or any(t.deal[at] and at not in meant for at in range(deals.GIVE, deals.LENGTH)):
        return WITHDRAW  # somebody else has begun it otherwise
    if not t.deal[deals.GIVE + give]:
        return t.figures.give[give][given]
    return SEND if t.deal[deals.GET + get] else t.figures.get[get][got]


def answer_deal(t: FactoriesPosition, seat: int, rng: Random) -> Option | None:
    """Accept what is worth more to buy than what it costs would bring if sold, weighing what is lacking."""
    if not t.deal:  # another has accepted
        return None
    if not deals.can_give(t, seat, deals.GET):
        return deals.DECLINE
    kind = target(t, seat)
    short, cost = needs(t, seat, kind), costs(t, seat, kind)
    held = t.goods[seat * GOODS_EACH : (seat + 1) * GOODS_EACH]
    gain = 0
    for good in range(len(RESOURCES)):
        gets, gives = t.deal[deals.GIVE + good], t.deal[deals.GET + good]
        if gets:
            wanted = min(gets, short[good]) if good < PAID else 0
            gain += wanted * buy_price(t, seat, good) + (gets - wanted) * sell_price(t, seat, good)
        if gives:
            dear = good < PAID and held[good] - gives < cost[good]  # it would have to be replaced
            gain -= gives * (_DEAR * buy_price(t, seat, good) if dear else sell_price(t, seat, good))
    gain += t.deal[deals.GIVE + deals.MONEY] - t.deal[deals.GET + deals.MONEY]
    for what in (t.deal[deals.GIVE + CERTIFICATE], t.deal[deals.GIVE + deals.PARTS].bit_count()):
        gain += _CERTIFICATE * what
    for what in (t.deal[deals.GET + CERTIFICATE], t.deal[deals.GET + deals.PARTS].bit_count()):
        gain -= _CERTIFICATE * what
    return deals.ACCEPT if gain > 0 else deals.DECLINE


def counter_deal(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """A counter-offer that was not asked for is declined."""
    return deals.DECLINE
