"""Building a factory (F-30, F-31, F-32)."""

from __future__ import annotations

from keeling.core.action import Action
from keeling.core.agenda import Option
from keeling.core.reason import Values
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import (
    BUILD_STEEL,
    BUILD_WOOD,
    COAL,
    FACTORIES,
    GOODS_EACH,
    KINDS_EACH,
    MODS,
    RENEWABLE,
    RESOURCES,
    STEEL,
    WOOD,
)
from keeling.games.factories.rules.bank import energy_held, gain_goods, gain_sp
from keeling.games.factories.rules.energy import BUILDING, pay_energy


def add_factory(t: FactoriesPosition, seat: int, kind: int) -> None:
    """Its places, storage and special effect count at once (F-32)."""
    t.built[seat * KINDS_EACH + kind] += 1
    t.site_owner.append(seat)
    t.site_kind.append(kind)
    t.site_part.append(-1)
    t.site_halt.append(0)


def costs(t: FactoriesPosition, seat: int, kind: int) -> list[int]:
    """What a factory costs this player in each resource, beside energy of either kind; to be read only."""
    cost = t.figures.cost[kind]
    wood, steel = t.mods[seat * MODS + BUILD_WOOD], t.mods[seat * MODS + BUILD_STEEL]
    if wood or steel:
        cost = cost[:]
        cost[WOOD] = max(0, cost[WOOD] + wood)
        cost[STEEL] = max(0, cost[STEEL] + steel)
    return cost


def lacking(t: FactoriesPosition, seat: int, kind: int) -> int:
    """The first resource of which a player has too little for a factory, or -1."""
    cost = costs(t, seat, kind)
    for resource in range(len(RESOURCES)):
        if t.goods[seat * GOODS_EACH + resource] < cost[resource]:
            return resource
    return -1


def missing(t: FactoriesPosition, seat: int, kind: int) -> list[tuple[int, str]]:
    """All that a player has too little of for a factory: how much is missing, and of what."""
    cost = costs(t, seat, kind)
    short = [cost[resource] - t.goods[seat * GOODS_EACH + resource] for resource in range(len(RESOURCES))]
    parts = [(short[resource], RESOURCES[resource]) for resource in range(len(RESOURCES)) if short[resource] > 0]
    bought = max(0, short[COAL]) + max(0, short[RENEWABLE])  # it would be burnt too, if more were needed (F-2)
    energy = t.figures.either[kind] - max(0, energy_left(t, seat, kind) + bought)
    return [*parts, (energy, "energy")] if energy > 0 else parts


def energy_left(t: FactoriesPosition, seat: int, kind: int) -> int:
    """The energy of either kind that is left beside a factory's cost in coal and renewable energy."""
    cost = t.figures.cost[kind]
    return energy_held(t, seat) - cost[COAL] - cost[RENEWABLE]


class Build(Action[FactoriesPosition]):  # F-30 F-31 F-32
    """One factory, paid from the store."""

    verb = "build"
    ids = "F-30 F-31 F-32"
    closed = ("", "too-few-goods F-30", "too-little-energy F-30")

    def gate(self, t: FactoriesPosition, seat: int, kind: int) -> int:
        if lacking(t, seat, kind) >= 0:
            return 1
        return 2 if energy_left(t, seat, kind) < t.figures.either[kind] else 0

    def moves(self, t: FactoriesPosition) -> list[Option]:
        return t.figures.build

    def offer(self, t: FactoriesPosition, seat: int, out: list[Option]) -> None:
        f = t.figures
        wood = t.goods[seat * GOODS_EACH + WOOD] - t.mods[seat * MODS + BUILD_WOOD]
        steel = t.goods[seat * GOODS_EACH + STEEL] - t.mods[seat * MODS + BUILD_STEEL]
        if wood < f.least_wood or steel < f.least_steel:
            return
        for kind in range(len(FACTORIES)):
            cost = f.cost[kind]
            if (not cost[WOOD] or wood >= cost[WOOD]) and (not cost[STEEL] or steel >= cost[STEEL]):
                if not self.gate(t, seat, kind):
                    out.append(f.build[kind])

    def closed_by(self, t: FactoriesPosition, seat: int, words: Option) -> int:
        return self.gate(t, seat, FACTORIES.index(words[1]))

    def numbers(self, t: FactoriesPosition, seat: int, words: Option, number: int) -> Values:
        kind = FACTORIES.index(words[1])
        if number == 2:
            return {"have": energy_left(t, seat, kind), "need": t.figures.either[kind]}
        short, need = missing(t, seat, kind), sum(costs(t, seat, kind)) + t.figures.either[kind]
        return {
            "factory": words[1],
            "have": need - sum(amount for amount, _ in short),
            "need": need,
            "lacked": ", ".join(f"{amount} {what}" for amount, what in short),
        }

    def play(self, t: FactoriesPosition, seat: int, option: Option) -> None:
        kind = FACTORIES.index(option[1])
        for resource, amount in enumerate(costs(t, seat, kind)):
            if amount:
                gain_goods(t, seat, resource, -amount, "building", "F-32")
        add_factory(t, seat, kind)
        t.note("factory-built", "F-32", seat, {"factory": option[1]})
        gain_sp(t, seat, t.figures.sp[kind], "building", "F-30")
        if t.figures.either[kind]:
            pay_energy(t, seat, t.figures.either[kind], BUILDING)
