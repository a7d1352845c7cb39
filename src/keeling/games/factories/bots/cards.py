"""What cards and components are worth to a company, by rule of thumb, in money (F-50, F-51, F-52)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Option
from keeling.games.factories import words
from keeling.games.factories.bots.aims import purse
from keeling.games.factories.position import FactoriesPosition
from keeling.games.factories.rules.bank import energy_held
from keeling.games.factories.rules.decks import deck_of
from keeling.games.factories.rules.effects import EFFECTS
from keeling.games.factories.rules.sites import site_word, sites
from keeling.games.factories.rules.works import dump_limit, energy_of, running
from keeling.kit.effects import OTHERS, SELF, Effect
from keeling.kit.piles import cards_in

POINT: Final = 3.0  # what a point is worth
_AT_ONCE: Final[list[float]] = [  # goods, money, point, waste, counter, price, action, discard, three decks to draw
    2.0, 1.5, 3.0, 2.0, 3.0, 3.0, 1.0, POINT, -0.6, -0.6, 0.0, 2.0, -1.0, 2.0, 6.0, 5.0,
]  # fmt: skip
_EACH_TURN: Final[list[float]] = [
    *[-1.2] * 5, *[-0.7] * 5, *[-0.6] * 5, *[0.4, 0.1, 0.4, 1.5, 0.4],  # energy, pollution, buying, selling
    *[2.0, 1.5, 3.0, 2.0, 3.0, 3.0, 1.0, 2.0, 6.0],  # yields
    *[1.5, 0.3, 0.6, 0.5, -0.5, -0.2, 0.2, 2.0],  # places … actions
    *[0.3, POINT, 0.5, 1.5, -0.1, -1.0, -1.5],  # recycling … dearer steel
]  # fmt: skip
_LONG: Final = 6  # turns that one looks ahead at most
_PACE: Final = 4  # points a turn of whoever leads
_STOP: Final = 1.0  # what a unit is worth that a stopped factory does not make


def turns_left(t: FactoriesPosition) -> int:
    """About how many turns are to come."""
    return min(_LONG, 1 + max(0, t.figures.goal - max(t.sp)) // _PACE)


def _lasting(t: FactoriesPosition, seat: int, effect: Effect, kind: int) -> float:
    """What a lasting effect is worth in a turn; of energy and pollution only that of factories there are."""
    value = 0.0
    for place in effect.places if effect.own < 0 else [effect.own + kind]:
        if place >= words.BUY or t.built[seat * words.KINDS_EACH + place % words.KINDS_EACH]:
            value += _EACH_TURN[place]
    return value * effect.n


def worth(t: FactoriesPosition, seat: int, deck: int, card: int, half: int, kind: int) -> float:
    """What half a card is worth to its owner now, mounted on a kind of factory if it is a component."""
    value, turns = 0.0, turns_left(t)
    for effect in t.figures.cards[deck][card].halves[half]:
        if effect.who == OTHERS or not EFFECTS.holds(t, seat, effect):
            continue
        if effect.do < 0:
            last = effect.last - 1 if effect.last else turns
            value += _lasting(t, seat, effect, kind) * min(turns, last)
        else:
            amount = EFFECTS.amount(t, seat, effect)
            if effect.do == words.WASTE and effect.who == SELF:
                amount = max(amount, -t.waste[seat])
                value -= max(0, t.waste[seat] + amount - dump_limit(t, seat) // 2)  # no room to produce
            value += _AT_ONCE[effect.do] * amount
    return value


def better_half(t: FactoriesPosition, seat: int, deck: int, card: int) -> int:
    """Which half of a choice is worth more."""
    first, second = [worth(t, seat, deck, card, half, 0) for half in (0, 1)]
    return int(second > first)


def worst(t: FactoriesPosition, seat: int, deck: int, held: int) -> int:
    """Which of the cards in hand is worth least."""
    halves = [range(len(card.halves)) for card in t.figures.cards[deck]]
    return min(cards_in(held), key=lambda card: max([worth(t, seat, deck, card, half, 0) for half in halves[card]]))


def best_play(t: FactoriesPosition, seat: int, options: list[Option]) -> tuple[float, Option | None]:
    """Which of these cards is worth most, and how much."""
    best, chosen = 0.0, None
    for option in options:
        deck = deck_of(int(option[1]))
        card = int(option[1]) - words.FIRST[deck]
        halves = EFFECTS.open_halves(t, seat, deck, card, 1)
        value = max([worth(t, seat, deck, card, half, 0) for half in halves])
        if value > best:
            best, chosen = value, option
    return best, chosen


def _stops(t: FactoriesPosition, seat: int, kind: int) -> float:
    """What is lost while one of a kind stands still: its places, and all the kind makes if it is the only one."""
    lost = float(t.figures.further_places)
    if running(t, seat, kind) == 1 and energy_held(t, seat) >= energy_of(t, seat, kind):
        lost += 6.0 if kind == words.TECHNOLOGY else 4.0
    return lost * _STOP


def best_mount(t: FactoriesPosition, seat: int, cards: list[int]) -> tuple[float, int, int]:
    """Which of these components is worth most mounted, less the stop, and on which factory: value, card and site."""
    best, chosen, where = 0.0, -1, -1
    for site in sites(t, seat):
        kind = t.site_kind[site]
        if t.site_part[site] >= 0:
            continue
        cost = 0.0 if t.site_halt[site] else _stops(t, seat, kind)
        for card in cards:
            value = worth(t, seat, words.COMPONENT, card, 0, kind) - cost
            if value > best:
                best, chosen, where = value, card, site
    return best, chosen, where


def mount(t: FactoriesPosition, seat: int) -> tuple[float, Option | None]:
    """The best component in hand on its best factory."""
    value, card, site = best_mount(t, seat, list(cards_in(t.parts[seat])))
    if card < 0:
        return 0.0, None
    return value, ("mount", str(words.FIRST[words.COMPONENT] + card), site_word(t, site))


def purchase(t: FactoriesPosition, seat: int) -> tuple[float, Option | None]:
    """The component of the open row that would be worth most, less its price and two actions."""
    f = t.figures
    if not t.built[seat * words.KINDS_EACH + words.TECHNOLOGY] or purse(t, seat) < f.component_price or t.parts[seat]:
        return 0.0, None
    value, card, _ = best_mount(t, seat, t.row)
    return (value - f.component_price - 2.0, f.purchase[card]) if card >= 0 else (0.0, None)
