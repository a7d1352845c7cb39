"""How a company plays by rule of thumb, fast enough for rollouts (F-20 … F-41)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from keeling.core.agenda import Option
from keeling.games.factories import words
from keeling.games.factories.bots import cards
from keeling.games.factories.bots.aims import (
    PAID,
    energies,
    needs,
    price_of,
    purse,
    spares,
    target,
    thriftiest,
)
from keeling.games.factories.bots.bargains import answer_deal, compose, counter_deal, offer_to
from keeling.games.factories.bots.plans import energy, mayor_mix, plan, produce
from keeling.games.factories.position import FactoriesPosition
from keeling.games.factories.rules import works
from keeling.games.factories.rules.bank import energy_held
from keeling.games.factories.rules.build import Build, costs
from keeling.games.factories.rules.cards import DRAW, Draw
from keeling.games.factories.rules.certificates import most_uses
from keeling.games.factories.rules.decks import hand, left_in
from keeling.games.factories.rules.effects import CHOOSE, EFFECTS
from keeling.games.factories.rules.mayor import Mayor
from keeling.games.factories.rules.storage import PAY, fine_for
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
_DRAW: Final = Draw()
_MAYOR: Final = Mayor()
_DULL: Final = 2.0  # a card worth less is kept while others can be drawn
_LOT: Final = 3  # money for which a sale is not worth an action
_TIDY: Final = 3  # it cleans up once so few places are left on the dump
_ALARM: Final = 13  # and the common counter once so little is missing to the common defeat
_PANIC: Final = 5  # before anything else once it is so near


def opening(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """Coal, wood and steel first: a wind farm can be built of them in the first turn."""
    return t.figures.open[words.CONVENTIONAL]


def turn(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """Points, the city, cleanliness, factories, goods, cards: the first that is open."""
    f = t.figures
    if t.actions <= 0:
        return END
    over = t.waste[seat] - works.dump_limit(t, seat)
    tidy = _clean(t, seat, over)
    if over > 0 or t.cpc > f.most_cpc - _PANIC:
        urgent = tidy or _raise_money(t, seat)
        if urgent is not None:
            return urgent
    if t.actions == 1:
        excess = works.stored(t, seat) - works.storage_limit(t, seat)
        if excess > 1:
            free = spares(t, seat, target(t, seat), energies(t, seat))
            surplus = _sale(t, seat, free, min(excess, trade_limit(t, seat)), 0)
            if surplus is not None:
                return surplus
    certificates = t.goods[seat * words.GOODS_EACH + words.CERTIFICATE]
    if certificates and t.certified < t.certificate_actions:
        usable = min(certificates, most_uses(t, seat))
        if usable:
            return f.use[usable][0]
    if t.short and not t.dealt:
        out: list[Option] = []
        _MAYOR.offer(t, seat, out)
        if out:
            return out[-1]
    if tidy is not None:
        return tidy
    kind = target(t, seat)
    short = needs(t, seat, kind)
    if not any(short) and not _BUILD.gate(t, seat, kind):
        return f.build[kind]
    return _trade(t, seat, kind, short) or _card(t, seat)


def _clean(t: FactoriesPosition, seat: int, over: int) -> Option | None:
    if t.cleaned or t.money[seat] < clean_cost(t, seat):
        return None
    if over > -_TIDY:
        return DUMP
    return COUNTER if t.cpc > t.figures.most_cpc - _ALARM else None


def _raise_money(t: FactoriesPosition, seat: int) -> Option | None:
    """Just enough sold to clean up, of what can best be spared."""
    lack = clean_cost(t, seat) - t.money[seat]
    if t.cleaned or lack <= 0:
        return None
    most, first, kind = trade_limit(t, seat), seat * words.GOODS_EACH, target(t, seat)
    free = spares(t, seat, kind, energies(t, seat))
    for good in sorted(range(len(words.RESOURCES)), key=lambda good: -free[good]):
        price = works.sell_price(t, seat, good)
        units = -(-lack // price) if price else most + 1
        if units <= min(most, t.goods[first + good]):
            return t.figures.sell[good][units]
    return None


def _trade(t: FactoriesPosition, seat: int, kind: int, short: list[int]) -> Option | None:
    """What the factory lacks if all of it can be paid for, a deal for it, else what is too much is sold."""
    most = trade_limit(t, seat)
    price = price_of(t, seat, short)
    if price and most and price <= purse(t, seat):
        good = max(range(PAID), key=short.__getitem__)
        return t.figures.buy[good][min(short[good], most)]
    wanted = energies(t, seat)
    free = spares(t, seat, kind, wanted)
    offer = offer_to(t, seat, short, free)
    if offer is not None:
        return offer
    if most and (price or works.stored(t, seat) > works.storage_limit(t, seat) - 2):
        sale = _sale(t, seat, free, most, _LOT)
        if sale is not None:
            return sale
    return _energy(t, seat, most, wanted)


def _sale(t: FactoriesPosition, seat: int, free: list[int], most: int, least: int) -> Option | None:
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
    short = thriftiest(wanted) - energy_held(t, seat) + t.debt[seat]
    if short <= 0:
        return None
    count = min(short, most, t.money[seat] // works.buy_price(t, seat, words.COAL))
    return t.figures.buy[words.COAL][count] if count >= short else None


def _card(t: FactoriesPosition, seat: int) -> Option:
    """The best that cards offer if it is not dull, else a new one, or else the dull one."""
    value, chosen = cards.best_card(t, seat)
    if value < _DULL and t.marketing[seat].bit_count() < t.figures.hand_limit[words.MARKETING]:
        if not _DRAW.gate(t):
            return DRAW
    return chosen or END


def _after(t: FactoriesPosition, seat: int, kind: int) -> int:
    """The energy that is lacking to run the thriftiest kind once the factory is built."""
    cost = costs(t, seat, kind)
    spent = cost[words.COAL] + cost[words.RENEWABLE] + t.figures.either[kind]
    return thriftiest(energies(t, seat)) + spent + t.debt[seat] - energy_held(t, seat)


def buy_more(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """The rest of what the factory lacks."""
    left, money = t.agenda[-1][2][0], t.money[seat]
    kind = target(t, seat)
    short = needs(t, seat, kind)
    for good in range(PAID):
        count = min(short[good], left, money // works.buy_price(t, seat, good))
        if count > 0:
            return t.figures.buy[good][count]
    count = min(_after(t, seat, kind), left, money // works.buy_price(t, seat, words.COAL))
    if count > 0:
        return t.figures.buy[words.COAL][count]
    if any(money >= works.buy_price(t, seat, good) for good in range(len(words.RESOURCES))):
        return ENOUGH
    return ()


def storage(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """What is worth least goes, and first what the next factory does not take."""
    excess = works.stored(t, seat) - works.storage_limit(t, seat)
    if excess <= 0:
        return ()
    first, cost = t.agenda[-1][2][0], t.figures.cost[target(t, seat)]
    held = t.goods[seat * words.GOODS_EACH : seat * words.GOODS_EACH + len(words.RESOURCES)]
    spare = [
        (0, works.buy_price(t, seat, good), good)
        for good in range(first, len(held))
        for _ in range(held[good] - cost[good])
    ]
    needed = [
        (1, works.buy_price(t, seat, good), good)
        for good in range(first, len(held))
        for _ in range(min(held[good], cost[good]))
    ]
    gone = [good for _, _, good in sorted(spare + needed)[:excess]]
    return t.figures.drop[min(gone)][gone.count(min(gone))]


def fine(t: FactoriesPosition, seat: int, rng: Random) -> Option | None:
    """Pay rather than skip a turn."""
    return PAY if t.money[seat] >= fine_for(t, seat, t.agenda[-1][2][0]) else None


def card_choice(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """The better half."""
    deck, card = t.agenda[-1][2]
    return CHOOSE[cards.better_half(t, seat, deck, card)]


def event_choice(t: FactoriesPosition, seat: int, rng: Random) -> Option | None:
    """The lesser evil of what can be met."""
    card, *masks = t.agenda[-1][2]
    halves = t.figures.cards[words.EVENT][card].halves
    half = cards.better_half(t, seat, words.EVENT, card)
    return CHOOSE[half] if EFFECTS.can_meet(t, seat, halves[half], masks[half], 0) else None


def discard(t: FactoriesPosition, seat: int, rng: Random) -> Option | None:
    """The card that is worth least."""
    deck = t.agenda[-1][2][0]
    held = hand(t, seat, deck)
    if held.bit_count() <= t.figures.hand_limit[deck]:
        return ()
    return t.figures.discard[deck][cards.worst(t, seat, deck, held)]


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
    "storage": storage,
    "fine": fine,
    "card-choice": card_choice,
    "event-choice": event_choice,
    "discard": discard,
    "draw-marketing": draw_marketing,
    "event": event,
}
