"""Deals by rule of thumb: something plentiful for what is lacking, and whatever is worth its price (F-41)."""

from __future__ import annotations

from random import Random

from keeling.core.agenda import Option
from keeling.games.factories.bots.aims import PAID, aim, spares
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import CERTIFICATE, GOODS_EACH, RESOURCES
from keeling.games.factories.rules import deals
from keeling.games.factories.rules.build import costs
from keeling.games.factories.rules.offers import ALL, SEND, WITHDRAW
from keeling.games.factories.rules.works import buy_price, energies, sell_price

_CERTIFICATE = 3  # money that a certificate or a component is worth
_DEAR = 1  # times its price is what the next factory takes
_PLENTY = 2  # with so many to spare one gives some


def offer_to(t: FactoriesPosition, seat: int, short: list[int], free: list[int]) -> Option | None:
    """The first offer of a turn, to whoever has what is lacking; if several have it, to all."""
    if t.offers or not t.figures.offers:
        return None
    _, good = wish(t, seat, short, free)
    if good < 0:
        return None
    having = [other for other in deals.others(t, seat) if deals.holding(t, other, good)]
    return ALL if len(having) > 1 else t.figures.offer[having[0]]


def _likeliest(t: FactoriesPosition, seat: int, good: int) -> int:
    """Who has most of a good, and will part with it at the least price."""
    return max(deals.others(t, seat), key=lambda other: (deals.holding(t, other, good), -other))


def wish(t: FactoriesPosition, seat: int, short: list[int], free: list[int]) -> tuple[int, int]:
    """What would be given, the most plentiful good that is not lacking itself, and the dearest that is; or -1."""
    give, plenty = -1, _PLENTY
    for good in range(PAID):
        if not short[good] and free[good] >= plenty:
            give, plenty = good, free[good]
    if give < 0:
        return -1, -1
    get, dearest = -1, 0
    for good in range(PAID):
        dear = short[good] * t.price[good]
        if dear > dearest and _offered(t, seat, good):
            get, dearest = good, dear
    return give, get


def _offered(t: FactoriesPosition, seat: int, good: int) -> bool:
    """Whether another has more than one of it."""
    held = t.goods[good::GOODS_EACH]
    held[seat] = 0
    return max(held) > 1


def terms(t: FactoriesPosition, give: int, get: int, partner: int, free: int) -> tuple[int, int]:
    """How many units each way: a little more than the bank would pay the partner."""
    worth, price = buy_price(t, partner, get), max(1, sell_price(t, partner, give))
    return min(-(-worth // price), free, t.figures.trade), 1


def compose(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """The words of the offer one by one."""
    partner, (kind, short) = t.deal[deals.PARTNER], aim(t, seat)
    free = spares(t, seat, kind, energies(t, seat))
    give, get = wish(t, seat, short, free)
    if get < 0:
        return WITHDRAW
    if partner < 0:
        partner = _likeliest(t, seat, get)
    if not deals.holding(t, partner, get):
        return WITHDRAW
    given, got = terms(t, give, get, partner, free[give])
    meant = t.deal[deals.GIVE + give] + t.deal[deals.GET + get]
    if given <= 0 or sum(t.deal[deals.GIVE : deals.LENGTH]) > meant:
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
    kind, short = aim(t, seat)
    cost = costs(t, seat, kind)
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
    for side, sign in ((deals.GIVE, 1), (deals.GET, -1)):
        precious = t.deal[side + CERTIFICATE] + t.deal[side + deals.PARTS].bit_count()
        gain += sign * (t.deal[side + deals.MONEY] + _CERTIFICATE * precious)
    return deals.ACCEPT if gain > 0 else deals.DECLINE


def counter_deal(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """A counter-offer that was not asked for is declined."""
    return deals.DECLINE
