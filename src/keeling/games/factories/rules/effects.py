"""What the effects of cards do, all decks alike; this is the only place that knows (F-24, F-50, F-51, F-52)."""

from __future__ import annotations

from keeling.core.agenda import Args, Choice, Option, Rule, Step
from keeling.core.reason import Values
from keeling.games.factories.effect import Card, Effect
from keeling.games.factories.position import FactoriesPosition
from keeling.games.factories.rules.bank import change_cpc, gain_goods, gain_money, gain_sp, gain_waste
from keeling.games.factories.rules.lasting import RULE_OF, begin
from keeling.games.factories.rules.works import factories
from keeling.games.factories.words import (
    ACTION,
    CERTIFICATE,
    CPC,
    DECKS,
    DISCARD,
    DRAW_MARKETING,
    EVENT,
    FIRST,
    MONEY,
    PRICE,
    RESOURCES,
    SP,
    WASTE,
    WHO,
)

_SELF, _OTHERS, _ALL, _LEADERS, _TRAILING, _CLEANEST, _DIRTIEST, _TABLE = range(len(WHO))
CHOOSE: list[Option] = [("choose", "first"), ("choose", "second")]


def measure(t: FactoriesPosition, seat: int, what: int) -> int:
    """Something that effects count or compare (words.MEASURES)."""
    if what < 5:
        return t.built[seat * 5 + what]
    if what == 5:
        return factories(t, seat)
    if what == 6:
        return sum([1 for count in t.built[seat * 5 : seat * 5 + 5] if count])
    if what == 7:
        return t.waste[seat]
    if what == 8:
        return t.sp[seat]
    if what == 9:
        return t.money[seat]
    if what == 10:
        return t.cpc
    if what == 11:
        return t.goods[seat * 6 + CERTIFICATE]
    return sum([1 for site, part in enumerate(t.site_part) if part >= 0 and t.site_owner[site] == seat])


def holds(t: FactoriesPosition, seat: int, effect: Effect) -> bool:
    """Whether an effect's condition is met by this player."""
    return effect.when < 0 or effect.least <= measure(t, seat, effect.when) <= effect.most


def size(t: FactoriesPosition, seat: int, effect: Effect) -> int:
    """How much it is for this player."""
    return effect.n if effect.per < 0 else effect.n * measure(t, seat, effect.per)


def names(t: FactoriesPosition, owner: int, effect: Effect, seat: int) -> bool:
    """Whether an effect of the owner's card names this player; all who tie are named."""
    who = effect.who
    if who == _SELF:
        return seat == owner
    if who == _OTHERS:
        return seat != owner
    if who == _ALL:
        return True
    if who == _TABLE:
        return False
    if who == _LEADERS:
        return t.sp[seat] == max(t.sp)
    if who == _TRAILING:
        return t.sp[seat] == min(t.sp)
    return t.waste[seat] == (min(t.waste) if who == _CLEANEST else max(t.waste))


def can_meet(t: FactoriesPosition, seat: int, effects: list[Effect], mask: int, kept: int) -> bool:
    """Whether a player can pay every price in full (F-24); `kept` cards in hand do not count for discarding."""
    for place in range(len(effects)):
        effect = effects[place]
        if not mask >> place & 1 or effect.do < 0 or not holds(t, seat, effect):
            continue
        due = -size(t, seat, effect)
        if effect.do == DISCARD:
            held = t.marketing[seat].bit_count() + t.csr[seat].bit_count() + t.parts[seat].bit_count()
            if held - kept < effect.n:
                return False
        elif due > 0:
            if effect.do <= CERTIFICATE and t.goods[seat * 6 + effect.do] < due:
                return False
            if effect.do == MONEY and t.money[seat] < due:
                return False
            if effect.do == SP and t.sp[seat] < due:
                return False
    return True


def masks(t: FactoriesPosition, owner: int, card: Card, half: int, seat: int) -> int:
    """Which effects of half a card name a player, as bits."""
    mask = card.everybody[half]
    for place in card.named[half]:
        if names(t, owner, card.halves[half][place], seat):
            mask |= 1 << place
    return mask


def unfold(t: FactoriesPosition, owner: int, deck: int, card: int, half: int) -> None:
    """Whom a card names is settled now; then it acts on the table and on each of them in turn order."""
    known = t.figures.cards[deck][card]
    effects = known.halves[half]
    if known.private[half]:
        if owner >= 0:
            t.agenda.append(("effect", owner, (deck, card, half, (1 << len(effects)) - 1)))
        return
    steps: list[Step] = []
    if known.common[half]:
        steps.append(("effect", -1, (deck, card, half, known.common[half])))
    named = [masks(t, owner, known, half, player) for player in t.order]
    # What several players add to the counter comes before anything that asks where it stands: all are judged alike.
    counter = known.counter[half]
    for part in (counter, ~counter) if counter else (-1,):
        for player, mask in zip(t.order, named, strict=True):
            if mask & part:
                steps.append(("effect", player, (deck, card, half, mask & part)))
    t.then(*steps)


class Applied(Rule[FactoriesPosition]):  # F-24 F-50 F-51 F-52
    """A card acts on one player, or on the table; who cannot meet it in full ignores it."""

    ids = "F-24 F-50 F-51 F-52"

    def act(self, t: FactoriesPosition, seat: int, args: Args) -> None:
        deck, card, half, mask = args
        known = t.figures.cards[deck][card]
        effects = known.halves[half]
        if known.priced and seat >= 0 and not can_meet(t, seat, effects, mask, 0):
            if t.facts is not None:
                t.note("card-ignored", "F-24", seat, {"no": FIRST[deck] + card})
            return
        steps: list[Step] = []
        # Conditions and amounts are those that can_meet has seen, so that nobody pays a part (F-24).
        if known.plain[half]:
            due = [(place, effect.n) for place, effect in enumerate(effects) if mask >> place & 1]
        else:
            due = [
                (place, size(t, seat, effect))
                for place, effect in enumerate(effects)
                if mask >> place & 1 and (seat < 0 or holds(t, seat, effect))
            ]
        for place, amount in due:
            effect = effects[place]
            if effect.do < 0:
                begin(t, seat, deck, card, half, place)
            elif effect.do == CPC:
                if change_cpc(t, seat, amount, DECKS[deck], RULE_OF[deck]):
                    return  # all is lost (F-6)
            else:
                instant(t, seat, effect, amount, deck, steps)
        if steps:
            t.then(*steps)


def instant(t: FactoriesPosition, seat: int, effect: Effect, amount: int, deck: int, steps: list[Step]) -> None:
    """One effect that happens at once; draws and discards are put on the agenda."""
    do, source, rule = effect.do, DECKS[deck], RULE_OF[deck]
    if do <= CERTIFICATE:
        gain_goods(t, seat, do, amount, source, rule)
    elif do == MONEY:
        gain_money(t, seat, amount, source, rule)
    elif do == SP:
        gain_sp(t, seat, amount, source, rule)
    elif do == WASTE:
        gain_waste(t, seat, amount, source, rule)
    elif do == PRICE:
        for resource in range(len(RESOURCES)):
            if effect.of in (-1, resource):
                move_price(t, resource, amount, rule)
    elif do == ACTION:
        t.actions += amount
        if t.facts is not None:
            t.note("actions", rule, seat, {"amount": amount})
    elif do == DISCARD:
        steps.append(("discard-any", seat, (amount,)))
    elif amount > 0:
        steps.append((f"draw-{DECKS[do - DRAW_MARKETING]}", seat, (amount,)))


def move_price(t: FactoriesPosition, resource: int, amount: int, rule: str) -> None:
    """A buying price moves within its range (F-40)."""
    f = t.figures
    price = min(f.high[resource], max(f.low[resource], t.price[resource] + amount))
    if t.facts is not None and price != t.price[resource]:
        told: dict[str, int | str] = {"good": RESOURCES[resource], "price": price}
        t.note("price-up" if price > t.price[resource] else "price-down", rule, -1, told)
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
        return 0 if can_meet(t, seat, effects, args[1 + half], 0) else 1

    def numbers(self, t: FactoriesPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"no": FIRST[EVENT] + args[0]}

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
        half = CHOOSE.index(option)
        t.then(("effect", seat, (EVENT, args[0], half, args[1 + half])))
