"""What the effects of cards do in this game; whom, when and how much is the language of the kit (F-24, F-50 … F-52)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Choice, Option, Step
from keeling.core.reason import Values
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import (
    ACTION,
    CERTIFICATE,
    COUNTER,
    CPC,
    DECKS,
    DISCARD,
    DRAW_MARKETING,
    EVENT,
    GOODS_EACH,
    KINDS_EACH,
    MONEY,
    OWN_CERTIFICATES,
    OWN_FACTORIES,
    OWN_KINDS,
    OWN_MONEY,
    OWN_SP,
    OWN_WASTE,
    PRICE,
    RESOURCES,
    SP,
    WASTE,
)
from keeling.games.factories.rules.bank import change_cpc, gain_goods, gain_money, gain_sp, gain_waste
from keeling.games.factories.rules.lasting import RULE_OF, begin
from keeling.games.factories.rules.works import factories
from keeling.kit.effect_rules import CardEffects
from keeling.kit.effects import Card, Effect

CHOOSE: Final[list[Option]] = [("choose", "first"), ("choose", "second")]


class Applied(CardEffects[FactoriesPosition]):  # F-24 F-50 F-51 F-52
    """A card acts on one player, or on the table; who cannot meet it in full ignores it."""

    ids = "F-24 F-50 F-51 F-52"

    def card(self, t: FactoriesPosition, deck: int, card: int) -> Card:
        return t.figures.cards[deck][card]

    def order(self, t: FactoriesPosition) -> list[int]:
        return t.order

    def measure(self, t: FactoriesPosition, seat: int, what: int) -> int:
        if what < KINDS_EACH:
            return t.built[seat * KINDS_EACH + what]
        if what == OWN_FACTORIES:
            return factories(t, seat)
        if what == OWN_KINDS:
            return sum([1 for count in t.built[seat * KINDS_EACH : (seat + 1) * KINDS_EACH] if count])
        if what == OWN_WASTE:
            return t.waste[seat]
        if what == OWN_SP:
            return t.sp[seat]
        if what == OWN_MONEY:
            return t.money[seat]
        if what == COUNTER:
            return t.cpc
        if what == OWN_CERTIFICATES:
            return t.goods[seat * GOODS_EACH + CERTIFICATE]
        return sum([1 for site, part in enumerate(t.site_part) if part >= 0 and t.site_owner[site] == seat])

    def owned(self, t: FactoriesPosition, seat: int, do: int, kept: int) -> int:
        if do <= CERTIFICATE:
            return t.goods[seat * GOODS_EACH + do]
        if do == MONEY:
            return t.money[seat]
        if do == SP:
            return t.sp[seat]
        return t.marketing[seat].bit_count() + t.csr[seat].bit_count() + t.parts[seat].bit_count() - kept

    def instant(
        self, t: FactoriesPosition, seat: int, effect: Effect, amount: int, deck: int, steps: list[Step]
    ) -> None:
        do, source, rule = effect.do, DECKS[deck], RULE_OF[deck]
        if do <= CERTIFICATE:
            gain_goods(t, seat, do, amount, source, rule)
        elif do == MONEY:
            gain_money(t, seat, amount, source, rule)
        elif do == SP:
            gain_sp(t, seat, amount, source, rule)
        elif do == WASTE:
            gain_waste(t, seat, amount, source, rule)
        elif do == CPC:
            change_cpc(t, seat, amount, source, rule)
        elif do == PRICE:
            for resource in range(len(RESOURCES)):
                if effect.of in (-1, resource):
                    move_price(t, resource, amount, rule)
        elif do == ACTION:
            t.actions += amount
            t.note("actions", rule, seat, {"amount": amount})
        elif do == DISCARD:
            steps.append(("discard-any", seat, (amount,)))
        elif amount > 0:
            steps.append((f"draw-{DECKS[do - DRAW_MARKETING]}", seat, (amount,)))

    def begin(self, t: FactoriesPosition, seat: int, deck: int, card: int, half: int, place: int) -> None:
        begin(t, seat, deck, card, half, place)

    def ignored(self, t: FactoriesPosition, seat: int, card: Card) -> None:
        t.note("card-ignored", "F-24", seat, {"no": card.no})


EFFECTS: Final[Applied] = Applied()


def move_price(t: FactoriesPosition, resource: int, amount: int, rule: str) -> None:
    """A buying price moves within its range (F-40)."""
    f = t.figures
    price = min(f.high[resource], max(f.low[resource], t.price[resource] + amount))
    if t.facts is not None and price != t.price[resource]:
        values: Values = {"good": RESOURCES[resource], "price": price}
        t.note("price-up" if price > t.price[resource] else "price-down", rule, -1, values)
    t.price[resource] = price


class EventChoice(Choice[FactoriesPosition]):  # F-24
    """An event that leaves a choice: only what can be met in full."""

    ids = "F-24"
    prompt = "event-choice"
    closed = ("", "cannot-meet-event F-24")

    def moves(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        return CHOOSE

    def gate(self, t: FactoriesPosition, seat: int, args: Args, move: Option) -> int:
        half = CHOOSE.index(move)
        effects = t.figures.cards[EVENT][args[0]].halves[half]
        return 0 if EFFECTS.can_meet(t, seat, effects, args[1 + half], 0) else 1

    def numbers(self, t: FactoriesPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"no": t.figures.first[EVENT] + args[0]}

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
        half = CHOOSE.index(option)
        t.agenda.append(("effect", seat, (EVENT, args[0], half, args[1 + half])))
