"""What a player by fixed rules lacks for a factory, for its production, and what it could do without."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import COAL, FACTORIES, GOODS_EACH, RENEWABLE, RESOURCES, STEEL, WOOD
from keeling.games.factories.rules.bank import energy_held
from keeling.games.factories.rules.production import energy_for, planned_kinds
from keeling.games.factories.rules.works import running, sell_price

_RESERVE = 3  # energy that is kept for the next production


def cost(t: FactoriesPosition, kind: int) -> list[int]:
    """What a factory takes by resource; energy of any kind is looked for as renewable."""
    need = t.figures.cost[kind][:]
    need[RENEWABLE] += t.figures.either[kind]
    return need


def units(t: FactoriesPosition, kind: int) -> int:
    """How many goods a factory takes."""
    return sum(cost(t, kind))


def needs(t: FactoriesPosition, seat: int, kind: int) -> list[tuple[int, int]]:
    """The goods a factory still takes and how many of each; none for kind -1."""
    if kind < 0:
        return []
    need, first = cost(t, kind), seat * GOODS_EACH
    short = [(good, need[good] - t.goods[first + good]) for good in (STEEL, WOOD, RENEWABLE, COAL)]
    return [(good, count) for good, count in short if count > 0]


def lacking(t: FactoriesPosition, seat: int, kind: int) -> list[tuple[int, int]]:
    """The same, largest first."""
    return sorted(needs(t, seat, kind), key=lambda one: (-one[1], one[0]))


def energy_wanted(t: FactoriesPosition, seat: int) -> list[tuple[int, int]]:
    """The energy to be bought so that something can run next turn."""
    kinds = planned_kinds(t, seat)
    if not kinds:
        kinds = sum([1 << kind for kind in range(len(FACTORIES)) if running(t, seat, kind) > 0])
    short = min(_RESERVE, energy_for(t, seat, kinds)) - energy_held(t, seat)
    return [(COAL, short)] if short > 0 else []


def spare(t: FactoriesPosition, seat: int, kind: int, option: Option) -> int:
    """What a sale brings, if the goods are not needed for a factory or to run those there are."""
    good, count = RESOURCES.index(option[1]), int(option[2])
    need = cost(t, kind)[good] if kind >= 0 else 0
    if good in (COAL, RENEWABLE):
        need += _RESERVE
    if t.goods[seat * GOODS_EACH + good] - count < need:
        return 0
    return count * sell_price(t, seat, good)
