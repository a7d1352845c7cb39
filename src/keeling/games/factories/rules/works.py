"""What a player's factories amount to: energy, pollution, places and limits (F-22, F-31, F-54)."""

from __future__ import annotations

from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import (
    BUY,
    BY_TABLE,
    DUMP,
    ENERGY,
    GOODS_EACH,
    KINDS_EACH,
    MODS,
    PLACES,
    POLLUTION,
    SELL,
    STORAGE,
    STORED,
)


def factories(t: FactoriesPosition, seat: int) -> int:
    """How many factories a player owns."""
    return sum(t.built[seat * KINDS_EACH : (seat + 1) * KINDS_EACH])


def factory_sp(t: FactoriesPosition, own: int) -> int:
    """The points of a turn for so many factories: by the sheet's table, or so many for each (F-20a, F-60)."""
    if t.factory_points != BY_TABLE:
        return t.factory_points * own
    table = t.figures.factory_sp
    return table[own if own < len(table) else -1]


def running(t: FactoriesPosition, seat: int, kind: int) -> int:
    """How many of a kind are not stopped (F-54)."""
    return t.built[seat * KINDS_EACH + kind] - t.halted[seat * KINDS_EACH + kind]


def energy_of(t: FactoriesPosition, seat: int, kind: int) -> int:
    """What a kind costs to run, one more for every further factory of it that is not stopped (F-31, F-54)."""
    f, place = t.figures, seat * KINDS_EACH + kind
    further = t.built[place] - t.halted[place] - 1
    need = f.energy[kind] + f.further_energy * further + t.mods[seat * MODS + ENERGY + kind]
    return need if need > 0 else 0


def energies(t: FactoriesPosition, seat: int) -> list[int]:
    """What each kind costs to run, as energy_of has it, or -1 if there is none that could."""
    first, more = seat * KINDS_EACH, seat * MODS + ENERGY
    least, further = t.figures.energy, t.figures.further_energy
    out = t.built[first : first + KINDS_EACH]
    for kind, built in enumerate(out):
        if built and built > t.halted[first + kind]:
            need = least[kind] + further * (built - t.halted[first + kind] - 1) + t.mods[more + kind]
            out[kind] = need if need > 0 else 0
        else:
            out[kind] = -1
    return out


def pollution_of(t: FactoriesPosition, seat: int, kind: int) -> int:
    """What a kind puts on the dump when it runs (F-31, F-54)."""
    f, place = t.figures, seat * KINDS_EACH + kind
    further = t.built[place] - t.halted[place] - 1
    made = f.pollution[kind] + f.further_pollution * further + t.mods[seat * MODS + POLLUTION + kind]
    return made if made > 0 else 0


def planning_places(t: FactoriesPosition, seat: int) -> int:
    """Units that may be planned now; stopped factories give no places (F-23, F-31, F-54)."""
    first = seat * KINDS_EACH
    able = sum(t.built[first : first + KINDS_EACH]) - sum(t.halted[first : first + KINDS_EACH])
    return _places(t, seat, able) if able else 0


def city_places(t: FactoriesPosition, seat: int) -> int:
    """Places for a deal with the mayor: of all factories, for it stands in for this turn's production (F-27, F-31)."""
    return _places(t, seat, factories(t, seat))


def _places(t: FactoriesPosition, seat: int, able: int) -> int:
    further = able - 1 if able else 0  # before the first factory there is none to add (F-31)
    places = t.figures.places + t.figures.further_places * further + t.mods[seat * MODS + PLACES]
    return places if places > 0 else 0


def storage_limit(t: FactoriesPosition, seat: int) -> int:
    """How many resources may be kept (F-22, F-31)."""
    further = max(1, factories(t, seat)) - 1
    limit = t.figures.storage + t.figures.further_storage * further + t.mods[seat * MODS + STORAGE]
    return limit if limit > 0 else 0


def dump_limit(t: FactoriesPosition, seat: int) -> int:
    """How much waste may lie on the own dump; a kind's special effect counts once (F-22, F-31)."""
    f = t.figures
    limit = f.dump + t.mods[seat * MODS + DUMP]
    for kind in f.dumps:
        if t.built[seat * KINDS_EACH + kind]:
            limit += f.dump_of[kind]
    return limit if limit > 0 else 0


def stored(t: FactoriesPosition, seat: int) -> int:
    """Only the five resources count for storage (F-2)."""
    return sum(t.goods[seat * GOODS_EACH : seat * GOODS_EACH + STORED])


def buy_price(t: FactoriesPosition, seat: int, resource: int) -> int:
    """What the bank asks of this player; nothing is for free (F-40)."""
    price = t.price[resource] + t.mods[seat * MODS + BUY + resource]
    return price if price > 1 else 1


def buy_prices(t: FactoriesPosition, seat: int) -> list[int]:
    """What the bank asks of this player for each resource; to be read only."""
    first = seat * MODS + BUY
    if not any(t.mods[first : first + STORED]):
        return t.price
    return [buy_price(t, seat, resource) for resource in range(STORED)]


def sell_price(t: FactoriesPosition, seat: int, resource: int) -> int:
    """What the bank pays this player: always below what it asks of them, whatever cards add (F-40, F-24)."""
    price = t.price[resource] - t.figures.spread + t.mods[seat * MODS + SELL + resource]
    if t.book:
        most = buy_price(t, seat, resource) - t.figures.spread
        price = price if price < most else most
    return price if price > 0 else 0
