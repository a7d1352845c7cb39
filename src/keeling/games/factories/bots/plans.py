"""Plans by rule of thumb: what to make, what to run, and which energy goes into it (F-20, F-23, F-27)."""

from __future__ import annotations

from random import Random
from typing import Final

from keeling.core.agenda import Option
from keeling.games.factories.bots.aims import CALM, ORDER, aim, full_energy, hopeful, runnable, slack, target
from keeling.games.factories.model import words
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import MAKER
from keeling.games.factories.rules import works
from keeling.games.factories.rules.bank import energy_held
from keeling.games.factories.rules.energy import mix
from keeling.games.factories.rules.planning import DONE
from keeling.games.factories.rules.production import ALL, energy_beside, planned_kinds
from keeling.games.factories.rules.storage import fine_for

_DEAREST: Final = (words.STEEL, words.WOOD, words.RENEWABLE, words.COAL)
_FILLING: Final = (words.BIOMATERIAL, words.RENEWABLE, words.COAL)
_STOCK: Final = 8  # energy that is kept at most
_SALES: Final = 5  # goods beyond the store that will be used or sold in time


class _Meant:
    """The plan that was thought out last: while its units are named, nothing but the plan changes."""

    __slots__ = ("amounts", "of", "places", "round", "seat")

    def __init__(self) -> None:
        self.of: FactoriesPosition | None = None
        self.seat = self.round = -1
        self.places = 0
        self.amounts: list[int] = []


_MEANT: Final = _Meant()


def plan(t: FactoriesPosition, seat: int, rng: Random) -> Option | None:
    """Energy for the turn after, certificates, recycling, the next factory, the rest."""
    if t.reached:  # no turn is left that could make it (F-3)
        return ()
    first = seat * words.UNITS_EACH
    planned = t.plan[first : first + words.UNITS_EACH]
    taken = sum(planned)
    if not taken or not (_MEANT.of is t and _MEANT.seat == seat and _MEANT.round == t.round):
        _MEANT.of, _MEANT.seat, _MEANT.round = t, seat, t.round
        _MEANT.places = works.planning_places(t, seat)
        _MEANT.amounts = _amounts(t, seat, _MEANT.places)
    left = _MEANT.places - taken
    if left <= 0:
        return ()
    for unit, count in enumerate(_MEANT.amounts):
        if count and not planned[unit]:
            return t.figures.plan[unit][count if count < left else left]
    return DONE if _any_unit(t, seat, planned) else ()


def _amounts(t: FactoriesPosition, seat: int, places: int) -> list[int]:
    """How many of each unit, until no place is left."""
    _, short = aim(t, seat)
    wanted = works.energies(t, seat)
    kinds = runnable(t, seat, short, wanted) or hopeful(t, seat, wanted)
    amounts = [0] * len(words.UNITS)
    spent = 0
    for kind in kinds:
        spent += wanted[kind]
    room = works.storage_limit(t, seat) - works.stored(t, seat) + spent + _SALES
    wishes = _wishes(t, seat, kinds, short, full_energy(wanted), spent)
    left, room = _grant(amounts, wishes, kinds, places, room)
    if left:
        third = places // 3
        rest = [(words.STEEL, third), (words.WOOD, third), *[(unit, left) for unit in _FILLING]]
        _grant(amounts, rest, kinds, left, room)
    if kinds and not any(amounts):  # the store is full: what is made can be sold before it is looked at (F-20b)
        _grant(amounts, [(unit, _SALES) for unit in _DEAREST], kinds[:1], min(places, _SALES), _SALES)
    return amounts


def _wishes(
    t: FactoriesPosition, seat: int, kinds: list[int], short: list[int], full: int, spent: int
) -> list[tuple[int, int]]:
    """Units and how many of them, the most wanted first."""
    lacking = [(good, short[good]) for good in _DEAREST if short[good]]
    early = not t.built[seat * words.KINDS_EACH + words.TECHNOLOGY]  # then the factory comes before energy
    wishes = lacking if early else []
    after = energy_held(t, seat) - t.debt[seat] - spent
    fuel = words.RENEWABLE if words.WIND in kinds else words.COAL
    wishes.append((fuel, min(full, _STOCK) - (after if after > 0 else 0)))
    if words.TECHNOLOGY in kinds:
        wishes.append((words.MAKE_CSR, t.figures.hand_limit[words.CSR] - t.csr[seat].bit_count()))
        wishes.append((words.MAKE_CERTIFICATE, 9 - t.goods[seat * words.GOODS_EACH + words.CERTIFICATE]))
    if words.RECYCLING in kinds:
        wishes.append((words.RECYCLE, t.waste[seat] - 3))
    return wishes if early else wishes + lacking


def _grant(
    amounts: list[int], wishes: list[tuple[int, int]], kinds: list[int], places: int, room: int
) -> tuple[int, int]:
    """Wishes are granted as far as these kinds can, and places and the store allow; how much is left of both."""
    for unit, count in wishes:
        if count <= 0 or MAKER[unit] not in kinds:
            continue
        if count > places:
            count = places
        if unit < words.STORED:
            if count > room:
                count = room
            if count <= 0:
                continue
            room -= count
        amounts[unit] += count
        places -= count
        if not places:
            break
    return places, room


def _any_unit(t: FactoriesPosition, seat: int, planned: list[int]) -> bool:
    """Whether a unit could still be named: else the step is over without a choice."""
    return any(not planned[unit] and works.running(t, seat, kind) > 0 for unit, kind in enumerate(MAKER))


def produce(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """All that there is energy for and the dump can bear, the most wanted first."""
    if not t.partial:
        return ALL
    chosen = t.agenda[-1][2][0]
    further, left = planned_kinds(t, seat) & ~chosen, energy_beside(t, seat, chosen)
    for kind in ORDER:
        if further >> kind & 1 and works.energy_of(t, seat, kind) <= left and _bearable(t, seat, chosen | 1 << kind):
            return t.figures.run[kind]
    return DONE


def _bearable(t: FactoriesPosition, seat: int, kinds: int) -> bool:
    """Whether what these kinds put on the dump fits, can be cleaned up in time, or at least paid for (F-22)."""
    over = t.waste[seat] - works.dump_limit(t, seat) - slack(t, seat)
    for kind in range(words.KINDS_EACH):
        if kinds >> kind & 1:
            over += works.pollution_of(t, seat, kind)
    return over <= 0 or (t.figures.most_cpc - t.cpc - over > CALM and fine_for(t, seat, over) <= t.money[seat])


def energy(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """What the next factory does not take."""
    amount, low, high, _ = t.agenda[-1][2]
    cost = t.figures.cost[target(t, seat)]
    coal = high if cost[words.RENEWABLE] > cost[words.COAL] else low
    return mix("pay", coal, amount - coal)


def mayor_mix(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """The dearer of the two, but what coal the next factory takes."""
    amount = t.agenda[-1][2][0]
    coal = min(amount, aim(t, seat)[1][words.COAL])
    return mix("take", coal, amount - coal)
