"""Deals between players: what lies on the table, and how it is answered (F-41)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Choice, Option, Rule
from keeling.core.piles import cards_in
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import COMPONENT, FIRST, GOODS, GOODS_EACH, TRADED
from keeling.games.factories.rules.bank import gain_goods, gain_money
from keeling.games.factories.rules.decks import add_to_hand

ACCEPT: Final[Option] = ("accept",)
DECLINE: Final[Option] = ("decline",)
COUNTER: Final[Option] = ("counter",)

# The offer on the table: who makes it, to whom (-1 all), then for each side seven amounts and components as bits.
MAKER, PARTNER, GIVE, GET, LENGTH = 0, 1, 2, 10, 18
PARTS: Final = len(TRADED)
MONEY: Final = len(GOODS)


def holding(t: FactoriesPosition, seat: int, good: int) -> int:
    """How much of a good, or how much money, a player has."""
    return t.money[seat] if good == MONEY else t.goods[seat * GOODS_EACH + good]


def can_give(t: FactoriesPosition, seat: int, side: int) -> bool:
    """Whether a player holds all that one side of the offer names."""
    deal = t.deal
    if deal[side + PARTS] & ~t.parts[seat]:
        return False
    named = enumerate(deal[side : side + PARTS])
    return not [good for good, amount in named if amount and amount > holding(t, seat, good)]


def others(t: FactoriesPosition, seat: int) -> list[int]:
    """The other players, in turn order after this one."""
    at = t.order.index(seat)
    return [t.order[(at + place) % t.seats] for place in range(1, t.seats)]


class Deal(Choice[FactoriesPosition]):  # F-41
    """Accept, decline, or once answer an offer made to oneself alone with another."""

    ids = "F-41"
    prompt = "deal"
    closed = ("", "cannot-give-deal F-41", "no-counter-offer F-41")

    def moves(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        return [ACCEPT, DECLINE, COUNTER] if t.deal else []  # else another has accepted

    def gate(self, t: FactoriesPosition, seat: int, args: Args, move: Option) -> int:
        if move == ACCEPT:
            return 0 if can_give(t, seat, GET) else 1
        return 2 if move == COUNTER and not args[0] else 0

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
        if option == ACCEPT:
            strike(t, t.deal[MAKER], seat)
        elif option == COUNTER:
            t.deal = [seat, t.deal[MAKER]] + [0] * (LENGTH - 2)
            t.then(("compose", seat, (1,)))
        elif t.facts is not None:
            t.note("offer-declined", "F-41", seat, {"maker": t.deal[MAKER] + 1})


class CounterDeal(Rule[FactoriesPosition]):  # F-41
    """The active player takes the counter-offer or leaves it."""

    ids = "F-41"
    prompt = "counter-deal"
    asks = True

    def options(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        return [ACCEPT, DECLINE]

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
        if option == ACCEPT:
            strike(t, t.deal[MAKER], seat)
        elif t.facts is not None:
            t.note("offer-declined", "F-41", seat, {"maker": t.deal[MAKER] + 1})


class NoDeal(Rule[FactoriesPosition]):  # F-41
    """Whatever became of the offer, it is off the table."""

    ids = "F-41"

    def act(self, t: FactoriesPosition, seat: int, args: Args) -> None:
        t.deal = []


def strike(t: FactoriesPosition, maker: int, partner: int) -> None:
    """Both sides change hands; it is one action of the active player."""
    deal = t.deal
    t.deal = []
    t.actions -= 1
    t.note("deal-struck", "F-41", partner, {"maker": maker + 1})
    for side, giver, taker in ((GIVE, maker, partner), (GET, partner, maker)):
        for good, amount in enumerate(deal[side : side + MONEY]):
            if amount:
                gain_goods(t, giver, good, -amount, "deal", "F-41")
                gain_goods(t, taker, good, amount, "deal", "F-41")
        gain_money(t, giver, -deal[side + MONEY], "deal", "F-41")
        gain_money(t, taker, deal[side + MONEY], "deal", "F-41")
        t.parts[giver] &= ~deal[side + PARTS]
    for side, taker in ((GIVE, partner), (GET, maker)):
        for card in cards_in(deal[side + PARTS]):
            t.note("component-changed-hands", "F-41", taker, {"no": FIRST[COMPONENT] + card})
            add_to_hand(t, taker, COMPONENT, card)
