"""How a company plays by rule of thumb, fast enough for rollouts (F-20 … F-41)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from keeling.core.agenda import Option
from keeling.games.factories import words
from keeling.games.factories.bots.aims import ORDER, PAID, full_energy, needs, price_of, runnable, target
from keeling.games.factories.bots.bargains import answer_deal, compose, counter_deal, offer_to
from keeling.games.factories.position import FactoriesPosition
from keeling.games.factories.rules import works
from keeling.games.factories.rules.bank import energy_held
from keeling.games.factories.rules.build import Build
from keeling.games.factories.rules.cards import Draw, Play
from keeling.games.factories.rules.certificates import most_uses
from keeling.games.factories.rules.components import Mount
from keeling.games.factories.rules.decks import left_in
from keeling.games.factories.rules.energy import mix
from keeling.games.factories.rules.mayor import Mayor
from keeling.games.factories.rules.planning import DONE, places_left
from keeling.games.factories.rules.production import ALL, may_run, planned_kinds
from keeling.games.factories.rules.trade import trade_limit
from keeling.games.factories.rules.trade_more import ENOUGH
from keeling.games.factories.rules.turn import END
from keeling.games.factories.rules.waste import COUNTER, DUMP, clean_cost
from keeling.kit.piles import any_card

# how readily other choices are taken in passing, by their first word
ROLLOUT_WEIGHTS: Final[dict[str, float]] = {
    "run": 30.0, "plan": 3.0, "done": 0.2, "enough": 30.0, "withdraw": 50.0, "decline": 20.0, "counter": 0.01,
    "send": 0.1, "offer": 0.01, "build": 40.0, "use": 10.0, "play": 3.0, "clean": 1.0, "sell": 0.7, "buy": 0.5,
    "burn": 0.02, "end": 0.5, "remove": 0.02, "move": 0.02, "draw": 0.5, "mayor": 3.0, "pay": 9.0, "skip": 1.0,
}  # fmt: skip
_BUILD: Final = Build()
_PLAY: Final = Play()
_DRAW: Final = Draw()
_MAYOR: Final = Mayor()
_MOUNT: Final = Mount()
_TIDY: Final = 5  # it cleans up once so few places are left on the dump
_ALARM: Final = 13  # and the common counter once so little is missing to the common defeat


def opening(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """Coal, wood and steel first: a wind farm can be built of them in the first turn."""
    return t.figures.open[words.CONVENTIONAL]


def turn(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """Points, factories, the city, cleanliness, goods, cards: the first that is open."""
    f = t.figures
    if t.actions <= 0:
        return END
    if t.goods[seat * words.GOODS_EACH + words.CERTIFICATE] and t.certified < t.certificate_actions:
        usable = min(t.goods[seat * words.GOODS_EACH + words.CERTIFICATE], most_uses(t, seat))
        if usable:
            return f.use[usable][0]
    kind = target(t, seat)
    if not _BUILD.gate(t, seat, kind):
        return f.build[kind]
    if t.short and not t.dealt:
        out: list[Option] = []
        _MAYOR.offer(t, seat, out)
        if out:
            return out[-1]
    tidy = _clean(t, seat)
    return tidy or _trade(t, seat, kind) or _card(t, seat, rng)


def _clean(t: FactoriesPosition, seat: int) -> Option | None:
    if t.cleaned or t.money[seat] < clean_cost(t, seat):
        return None
    if t.waste[seat] > works.dump_limit(t, seat) - _TIDY:
        return DUMP
    return COUNTER if t.cpc > t.figures.most_cpc - _ALARM else None


def _trade(t: FactoriesPosition, seat: int, kind: int) -> Option | None:
    """What the factory lacks if all of it can be paid for, a deal for it, else what is too much is sold."""
    most = trade_limit(t, seat)
    short = needs(t, seat, kind)
    price = price_of(t, seat, short)
    if price and most and price <= t.money[seat]:
        good = max(range(PAID), key=short.__getitem__)
        return t.figures.buy[good][min(short[good], most)]
    offer = offer_to(t, seat, short)
    if offer is not None:
        return offer
    if most and (price or works.stored(t, seat) > works.storage_limit(t, seat) - 2):
        sale = _sale(t, seat, kind, most)
        if sale is not None:
            return sale
    return _energy(t, seat, most)


def _sale(t: FactoriesPosition, seat: int, kind: int, most: int) -> Option | None:
    """The dearest lot that neither the factory nor the next production takes."""
    cost, first = t.figures.cost[kind], seat * words.GOODS_EACH
    keep = full_energy(t, seat)
    best, chosen = 3, None
    for good in range(len(words.RESOURCES)):
        spare = t.goods[first + good] - (cost[good] if good < PAID else 0)
        if good in (words.COAL, words.RENEWABLE):
            spare = min(spare, energy_held(t, seat) - keep - cost[words.COAL] - cost[words.RENEWABLE])
        units = min(spare, most)
        if units > 0 and units * works.sell_price(t, seat, good) > best:
            best, chosen = units * works.sell_price(t, seat, good), t.figures.sell[good][units]
    return chosen


def _energy(t: FactoriesPosition, seat: int, most: int) -> Option | None:
    """Energy for the thriftiest kind, if there is none."""
    kinds = [kind for kind in ORDER if works.running(t, seat, kind) > 0]
    short = min([works.energy_of(t, seat, kind) for kind in kinds], default=0) - energy_held(t, seat) + t.debt[seat]
    count = min(short, most, t.money[seat] // works.buy_price(t, seat, words.COAL))
    return t.figures.buy[words.COAL][count] if count > 0 and count >= short else None


def _card(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """A component mounted where nothing will run, a card played, or one drawn."""
    out: list[Option] = []
    if t.parts[seat]:
        _MOUNT.offer(t, seat, out)
        idle = [option for option in out if not option[2].startswith("technology")]
        if idle:
            return idle[-1]
        out.clear()
    _PLAY.offer(t, seat, out)
    if not out:
        _DRAW.offer(t, seat, out)
    return out[(rng.getrandbits(32) * len(out)) >> 32] if out else END


def buy_more(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """The rest of what the factory lacks."""
    left, money = t.agenda[-1][2][0], t.money[seat]
    short = needs(t, seat, target(t, seat))
    for good in range(PAID):
        count = min(short[good], left, money // works.buy_price(t, seat, good))
        if count > 0:
            return t.figures.buy[good][count]
    if any(money >= works.buy_price(t, seat, good) for good in range(len(words.RESOURCES))):
        return ENOUGH
    return ()


def plan(t: FactoriesPosition, seat: int, rng: Random) -> Option | None:
    """Energy for the turn after, certificates, recycling, the next factory, the rest."""
    left = places_left(t, seat)
    if left <= 0:
        return ()
    first = seat * words.UNITS_EACH
    planned = t.plan[first : first + words.UNITS_EACH]
    kinds = runnable(t, seat)
    amounts = _amounts(t, seat, kinds, left + sum(planned))
    for unit, count in enumerate(amounts):
        if count and not planned[unit]:
            return t.figures.plan[unit][min(count, left)]
    return DONE if _any_unit(t, seat, planned) else ()


def _amounts(t: FactoriesPosition, seat: int, kinds: list[int], places: int) -> list[int]:
    """How many of each unit: of what is wished for in this order, until no place is left."""
    spent = sum([works.energy_of(t, seat, kind) for kind in kinds])
    after = max(0, energy_held(t, seat) - t.debt[seat] - spent)
    clean = words.RENEWABLE if words.WIND in kinds else words.COAL
    short = needs(t, seat, target(t, seat))
    wishes = [
        (clean, min(full_energy(t, seat), 8) - after),
        (words.MAKE_CERTIFICATE, 9 - t.goods[seat * words.GOODS_EACH + words.CERTIFICATE]),
        (words.RECYCLE, t.waste[seat] - 3),
        *[(good, short[good]) for good in (words.STEEL, words.WOOD, words.RENEWABLE, words.COAL)],
        (words.STEEL, places // 3),
        (words.WOOD, places // 3),
        (words.BIOMATERIAL, places),
        (words.RENEWABLE, places),
        (words.COAL, places),
    ]
    amounts = [0] * len(words.UNITS)
    for unit, count in wishes:
        if count > 0 and words.MAKER[unit] in kinds:
            count = min(count, places)
            amounts[unit] += count
            places -= count
    return amounts


def _any_unit(t: FactoriesPosition, seat: int, planned: list[int]) -> bool:
    """Whether a unit could still be named: else the step is over without a choice."""
    return any(not planned[unit] and works.running(t, seat, words.MAKER[unit]) > 0 for unit in range(len(words.UNITS)))


def produce(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """All that there is energy for, the most wanted first."""
    if not t.partial:
        return ALL
    able = may_run(t, seat, t.agenda[-1][2][0], planned_kinds(t, seat))
    return next((t.figures.run[kind] for kind in ORDER if kind in able), DONE)


def energy(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """What the next factory does not take."""
    amount, low, high, _ = t.agenda[-1][2]
    cost = t.figures.cost[target(t, seat)]
    coal = high if cost[words.RENEWABLE] > cost[words.COAL] else low
    return mix("pay", coal, amount - coal)


def mayor_mix(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """The dearer of the two, but what coal the next factory takes."""
    amount = t.agenda[-1][2][0]
    coal = min(amount, needs(t, seat, target(t, seat))[words.COAL])
    return mix("take", coal, amount - coal)


def draw_marketing(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """One of the cards that are left."""
    return _drawn(t, words.MARKETING, rng) if t.agenda[-1][2][0] else ()


def event(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """One of the events that are left."""
    return _drawn(t, words.EVENT, rng)


def _drawn(t: FactoriesPosition, deck: int, rng: Random) -> Option:
    left = left_in(t, deck)
    return t.figures.draw[deck][any_card(left, rng)] if left else ()


ROLLOUT_POLICY: Final[dict[str, Callable[[FactoriesPosition, int, Random], Option | None]]] = {
    "open": opening,
    "turn": turn,
    "buy-more": buy_more,
    "plan": plan,
    "produce": produce,
    "energy": energy,
    "mayor-mix": mayor_mix,
    "compose": compose,
    "deal": answer_deal,
    "counter-deal": counter_deal,
    "draw-marketing": draw_marketing,
    "event": event,
}
