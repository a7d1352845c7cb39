"""How a company plays by rule of thumb, fast enough for rollouts (F-20 … F-41)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from keeling.core.agenda import Option
from keeling.games.factories.bots import cards, turns
from keeling.games.factories.bots.aims import PAID, aim, lack_after, target
from keeling.games.factories.bots.bargains import answer_deal, compose, counter_deal
from keeling.games.factories.bots.plans import energy, mayor_mix, plan, produce
from keeling.games.factories.model import words
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.rules import works
from keeling.games.factories.rules.decks import hand
from keeling.games.factories.rules.effects import CHOOSE, EFFECTS
from keeling.games.factories.rules.storage import PAY, fine_for
from keeling.games.factories.rules.trade_more import ENOUGH
from keeling.games.factories.rules.turn import END

# how readily other choices are taken in passing, by their first word
ROLLOUT_WEIGHTS: Final[dict[str, float]] = {
    "run": 30.0, "plan": 3.0, "done": 0.2, "enough": 30.0, "withdraw": 50.0, "decline": 20.0, "counter": 0.01,
    "send": 0.1, "offer": 0.01, "build": 40.0, "use": 10.0, "play": 3.0, "clean": 1.0, "sell": 0.7, "buy": 0.5,
    "burn": 0.02, "end": 0.5, "remove": 0.02, "move": 0.02, "draw": 0.5, "mayor": 3.0, "pay": 9.0, "skip": 1.0,
}  # fmt: skip


def opening(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """Coal, wood and steel first: a wind farm can be built of them in the first turn."""
    return t.figures.open[words.CONVENTIONAL]


def turn(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """Points, the city, cleanliness, factories, goods, cards: the first that is open."""
    if t.actions <= 0:
        return END
    over = t.waste[seat] - works.dump_limit(t, seat)
    tidy = turns.clean(t, seat, over)
    chosen = turns.urgent(t, seat, over, tidy) or turns.certify(t, seat) or turns.city(t, seat) or tidy
    if chosen is not None:
        return chosen
    kind, short = aim(t, seat)
    chosen = turns.build(t, seat, kind, short) or turns.trade(t, seat, kind, short)
    return chosen or turns.card(t, seat, cards.in_hand(t, seat, cards.turns_left(t)))


def buy_more(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """The rest of what the factory lacks."""
    left, money = t.agenda[-1][2][0], t.money[seat]
    kind, short = aim(t, seat)
    for good in range(PAID):
        if short[good]:
            count = min(short[good], left, money // works.buy_price(t, seat, good))
            if count > 0:
                return t.figures.buy[good][count]
    count = min(lack_after(t, seat, kind, works.energies(t, seat)), left, money // works.buy_price(t, seat, words.COAL))
    if count > 0:
        return t.figures.buy[words.COAL][count]
    return ENOUGH if money >= min(works.buy_prices(t, seat)) else ()


def storage(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """What is worth least goes, and first what the next factory does not take."""
    excess = works.stored(t, seat) - works.storage_limit(t, seat)
    if excess <= 0:
        return ()
    first, cost = t.agenda[-1][2][0], t.figures.cost[target(t, seat)]
    held = t.goods[seat * words.GOODS_EACH : seat * words.GOODS_EACH + words.STORED]
    price = works.buy_prices(t, seat)
    kept = [(n < cost[good], price[good], good) for good in range(first, len(held)) for n in range(held[good])]
    gone = [good for _, _, good in sorted(kept)[:excess]]
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
}
