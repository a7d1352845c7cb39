"""Step 3 of a turn: storage and waste (F-22)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Choice, Option, Rule
from keeling.core.reason import Values
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import FINE, GOODS_EACH, MODS, RESOURCES
from keeling.games.factories.rules.bank import change_cpc, gain_goods, gain_money, gain_waste
from keeling.games.factories.rules.works import dump_limit, storage_limit, stored
from keeling.kit.counted import every, up_to

PAY: Final[Option] = ("pay",)
SKIP: Final[Option] = ("skip",)


def excess_stored(t: FactoriesPosition, seat: int) -> int:
    """How much more than the store holds."""
    return stored(t, seat) - storage_limit(t, seat)


def least_dropped(t: FactoriesPosition, seat: int, resource: int) -> int:
    """How much of a kind must go, because those that follow cannot cover the rest: kinds are named in their order."""
    return excess_stored(t, seat) - sum(t.goods[seat * GOODS_EACH + resource + 1 : seat * GOODS_EACH + len(RESOURCES)])


class Storage(Choice[FactoriesPosition]):  # F-22 F-2
    """What is too much for the store becomes waste, one for one, of the player's choice."""

    ids = "F-22 F-2"
    prompt = "storage"
    closed = ("", "kind-passed F-22", "too-few-to-drop F-22", "too-many-dropped F-22", "too-few-dropped F-22")

    def moves(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        f, most = t.figures, stored(t, seat)
        return f.drops if most < len(f.drop[0]) else every(f.drop[::-1], most)

    def gate(self, t: FactoriesPosition, seat: int, args: Args, move: Option) -> int:
        resource, count = RESOURCES.index(move[1]), int(move[2])
        if resource < args[0]:
            return 1
        if count > t.goods[seat * GOODS_EACH + resource]:
            return 2
        if count > excess_stored(t, seat):
            return 3
        return 4 if count < least_dropped(t, seat, resource) else 0

    def numbers(self, t: FactoriesPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        resource = RESOURCES.index(move[1])
        if number == 2:
            return {"good": move[1], "have": t.goods[seat * GOODS_EACH + resource]}
        if number == 3:
            return {"most": excess_stored(t, seat)}
        return {"good": move[1]} if number == 1 else {"good": move[1], "least": least_dropped(t, seat, resource)}

    def options(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        excess = excess_stored(t, seat)
        if excess <= 0:
            return []
        out: list[Option] = []
        first, later = args[0], 0  # kinds in their order: the rest must be coverable by those that follow
        for resource in range(len(RESOURCES) - 1, first - 1, -1):
            have = t.goods[seat * GOODS_EACH + resource]
            low, high = max(1, excess - later), min(have, excess)
            if low <= high:
                out.extend(up_to(t.figures.drop[resource], high)[low - 1 :])
            later += have
        return out

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
        resource, count = RESOURCES.index(option[1]), int(option[2])
        gain_goods(t, seat, resource, -count, "storage", "F-22")
        gain_waste(t, seat, count, "storage", "F-22")
        t.then(("storage", seat, (resource + 1,)))


class Overflow(Rule[FactoriesPosition]):  # F-22 F-6
    """What is too much for the dump goes to the common counter."""

    ids = "F-22 F-6"

    def act(self, t: FactoriesPosition, seat: int, args: Args) -> None:
        excess = t.waste[seat] - dump_limit(t, seat)
        if excess > 0:
            gain_waste(t, seat, -excess, "overflow", "F-22")
            if not change_cpc(t, seat, excess, "overflow", "F-22"):
                t.then(("fine", seat, (excess,)))


def fine_for(t: FactoriesPosition, seat: int, excess: int) -> int:
    """What so much overflow costs this player."""
    return excess * max(0, t.figures.fine + t.mods[seat * MODS + FINE])


class Fine(Choice[FactoriesPosition]):  # F-22
    """Pay for all of it or skip the whole next turn."""

    ids = "F-22"
    prompt = "fine"
    closed = ("", "too-little-money F-22")

    def moves(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        return [PAY, SKIP]

    def gate(self, t: FactoriesPosition, seat: int, args: Args, move: Option) -> int:
        return 1 if move == PAY and t.money[seat] < fine_for(t, seat, args[0]) else 0

    def numbers(self, t: FactoriesPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"have": t.money[seat], "need": fine_for(t, seat, args[0])}

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
        if option == PAY:
            gain_money(t, seat, -fine_for(t, seat, args[0]), "fine", "F-22")
            return
        t.skip[seat] = 1
        t.note("will-skip", "F-22", seat, {})
