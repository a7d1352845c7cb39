"""What cards and components are worth to a company, by rule of thumb, in money (F-50, F-51, F-52)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Option
from keeling.core.piles import cards_in
from keeling.games.factories.bots.aims import purse
from keeling.games.factories.model import words
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.rules.bank import energy_held
from keeling.games.factories.rules.effects import EFFECTS
from keeling.games.factories.rules.sites import site_word, sites
from keeling.games.factories.rules.works import dump_limit, energy_of, running
from keeling.kit.effects import OTHERS, SELF, Effect

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
    turns = 1 + (t.figures.goal - max(t.sp)) // _PACE
    return 1 if turns < 1 else turns if turns < _LONG else _LONG


def _lasting(t: FactoriesPosition, seat: int, effect: Effect, kind: int) -> float:
    """What a lasting effect is worth in a turn; of energy and pollution only that of factories there are."""
    if effect.own >= 0:
        return _EACH_TURN[effect.own + kind] * effect.n
    value = 0.0
    for place in effect.places:
        if place >= words.BUY or t.built[seat * words.KINDS_EACH + place % words.KINDS_EACH]:
            value += _EACH_TURN[place]
    return value * effect.n


def worth(t: FactoriesPosition, seat: int, effects: list[Effect], kind: int, turns: int) -> float:
    """What half a card is worth to its owner with so many turns to come, if a component on a kind of factory."""
    value = 0.0
    for effect in effects:
        do, who = effect.do, effect.who
        if who == OTHERS or (effect.gates and not EFFECTS.holds(t, seat, effect)):
            continue
        if do < 0:
            value += _lasting(t, seat, effect, kind) * (effect.last - 1 if 0 < effect.last <= turns else turns)
            continue
        amount = effect.n if effect.per < 0 else EFFECTS.amount(t, seat, effect)
        if do == words.WASTE and who == SELF:
            amount = max(amount, -t.waste[seat])
            value -= max(0, t.waste[seat] + amount - dump_limit(t, seat) // 2)  # no room to produce
        value += _AT_ONCE[do] * amount
    return value


def better_half(t: FactoriesPosition, seat: int, deck: int, card: int) -> int:
    """Which half of a choice is worth more."""
    turns = turns_left(t)
    first, second = [worth(t, seat, half, 0, turns) for half in t.figures.cards[deck][card].halves]
    return int(second > first)


def worst(t: FactoriesPosition, seat: int, deck: int, held: int) -> int:
    """Which of the cards in hand is worth least."""
    known, turns = t.figures.cards[deck], turns_left(t)
    values = [(max([worth(t, seat, half, 0, turns) for half in known[card].halves]), card) for card in cards_in(held)]
    return min(values)[1]


def best_play(t: FactoriesPosition, seat: int, turns: int) -> tuple[float, Option | None]:
    """Which card in hand is worth most, and how much."""
    best, chosen = 0.0, None
    for deck in (words.MARKETING, words.CSR):
        held = t.marketing[seat] if deck == words.MARKETING else t.csr[seat]
        while held:
            card = (held & -held).bit_length() - 1
            held &= held - 1
            known = t.figures.cards[deck][card]
            for half, effects in enumerate(known.halves):
                value = worth(t, seat, effects, 0, turns)
                if value > best and (not known.priced or half in EFFECTS.open_halves(t, seat, deck, card, 1)):
                    best, chosen = value, t.figures.play[deck][card]
    return best, chosen


def _stops(t: FactoriesPosition, seat: int, kind: int) -> float:
    """What is lost while one of a kind stands still: its places, and all the kind makes if it is the only one."""
    lost = float(t.figures.further_places)
    if running(t, seat, kind) == 1 and energy_held(t, seat) >= energy_of(t, seat, kind):
        lost += 6.0 if kind == words.TECHNOLOGY else 4.0
    return lost * _STOP


def best_mount(t: FactoriesPosition, seat: int, cards: list[int], turns: int) -> tuple[float, int, int]:
    """Which of these components is worth most mounted, less the stop, and on which factory: value, card and site."""
    best, chosen, where = 0.0, -1, -1
    known = t.figures.cards[words.COMPONENT]
    alike = [worth(t, seat, known[card].halves[0], 0, turns) for card in cards]
    picky = [any(effect.own >= 0 for effect in known[card].halves[0]) for card in cards]  # the kind matters to it
    seen: list[int] = []
    for site in sites(t, seat):
        kind, halt = t.site_kind[site], t.site_halt[site]
        if t.site_part[site] >= 0 or kind + halt * words.KINDS_EACH in seen:
            continue
        seen.append(kind + halt * words.KINDS_EACH)  # another like it would be no better
        cost = 0.0 if halt else _stops(t, seat, kind)
        for place, card in enumerate(cards):
            value = (worth(t, seat, known[card].halves[0], kind, turns) if picky[place] else alike[place]) - cost
            if value > best:
                best, chosen, where = value, card, site
    return best, chosen, where


def mount(t: FactoriesPosition, seat: int, turns: int) -> tuple[float, Option | None]:
    """The best component in hand on its best factory."""
    value, card, site = best_mount(t, seat, cards_in(t.parts[seat]), turns)
    if card < 0:
        return 0.0, None
    return value, ("mount", str(words.FIRST[words.COMPONENT] + card), site_word(t, site))


def purchase(t: FactoriesPosition, seat: int, turns: int) -> tuple[float, Option | None]:
    """The component of the open row that would be worth most, less its price and two actions."""
    f = t.figures
    if not t.built[seat * words.KINDS_EACH + words.TECHNOLOGY] or purse(t, seat) < f.component_price:
        return 0.0, None
    value, card, _ = best_mount(t, seat, t.row, turns)
    return (value - f.component_price - 2.0, f.purchase[card]) if card >= 0 else (0.0, None)


def in_hand(t: FactoriesPosition, seat: int, turns: int) -> tuple[float, Option | None]:
    """The best that cards in hand offer: to play one, or to mount a component."""
    played = best_play(t, seat, turns)
    if not t.parts[seat]:
        return played
    mounted = mount(t, seat, turns)
    return mounted if mounted[0] > played[0] else played


def best_card(t: FactoriesPosition, seat: int) -> tuple[float, Option | None]:
    """The best that cards offer: one in hand, or a component to buy while there is none in hand."""
    turns = turns_left(t)
    held = in_hand(t, seat, turns)
    if t.parts[seat]:
        return held
    bought = purchase(t, seat, turns)
    return bought if bought[0] > held[0] else held
