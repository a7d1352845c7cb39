"""Building a factory (F-30, F-31, F-32)."""

from __future__ import annotations

from keeling.core.action import Action
from keeling.core.agenda import Option
from keeling.core.reason import Reason
from keeling.games.factories.rules.bank import energy_held, gain_goods, gain_sp
from keeling.games.factories.rules.energy import pay_energy
from keeling.games.factories.table import Table
from keeling.games.factories.words import (
    BUILD_STEEL,
    BUILD_WOOD,
    COAL,
    FACTORIES,
    MODS,
    RENEWABLE,
    RESOURCES,
    STEEL,
    WOOD,
)


def add_factory(t: Table, seat: int, kind: int) -> None:
    """Its places, storage and special effect count at once (F-32)."""
    t.built[seat * 5 + kind] += 1
    t.site_owner.append(seat)
    t.site_kind.append(kind)
    t.site_part.append(-1)
    t.site_halt.append(0)


def costs(t: Table, seat: int, kind: int) -> list[int]:
    """What a factory costs this player in each resource, beside energy of either kind."""
    cost = t.figures.cost[kind][:]
    for resource, mod in ((WOOD, BUILD_WOOD), (STEEL, BUILD_STEEL)):
        less = cost[resource] + t.mods[seat * MODS + mod]
        cost[resource] = less if less > 0 else 0
    return cost


class Build(Action[Table]):  # F-30 F-31 F-32
    """One factory, paid from the store."""

    verb = "build"
    ids = "F-30 F-31 F-32"

    def moves(self, t: Table) -> list[Option]:
        return t.figures.build

    def offer(self, t: Table, seat: int, out: list[Option]) -> None:
        f = t.figures
        wood = t.goods[seat * 6 + WOOD] - t.mods[seat * MODS + BUILD_WOOD]
        steel = t.goods[seat * 6 + STEEL] - t.mods[seat * MODS + BUILD_STEEL]
        for kind in range(len(FACTORIES)):
            cost = f.cost[kind]
            if (not cost[WOOD] or wood >= cost[WOOD]) and (not cost[STEEL] or steel >= cost[STEEL]):
                if self.why(t, seat, f.build[kind]) is None:
                    out.append(f.build[kind])

    def why(self, t: Table, seat: int, words: Option) -> Reason | None:
        kind = FACTORIES.index(words[1])
        cost = costs(t, seat, kind)
        for resource in range(len(RESOURCES)):
            have = t.goods[seat * 6 + resource]
            if have < cost[resource]:
                told: dict[str, int | str] = {"factory": words[1], "good": RESOURCES[resource]}
                return Reason("too-few-goods", "F-30", told | {"have": have, "need": cost[resource]})
        left = energy_held(t, seat) - cost[COAL] - cost[RENEWABLE]
        if left < t.figures.either[kind]:
            return Reason("too-little-energy", "F-30", {"have": left, "need": t.figures.either[kind]})
        return None

    def play(self, t: Table, seat: int, option: Option) -> None:
        kind = FACTORIES.index(option[1])
        cost = costs(t, seat, kind)
        for resource in range(len(RESOURCES)):
            gain_goods(t, seat, resource, -cost[resource], "building", "F-32")
        add_factory(t, seat, kind)
        if t.facts is not None:
            t.note("factory-built", "F-32", seat, {"factory": option[1]})
        gain_sp(t, seat, t.figures.sp[kind], "building", "F-30")
        if t.figures.either[kind]:
            pay_energy(t, seat, t.figures.either[kind], "building", "F-30")
