"""Step 3 of a turn: storage and waste (F-22)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Option, Rule
from keeling.games.factories.figures import up_to
from keeling.games.factories.rules.bank import change_cpc, gain_goods, gain_money, gain_waste
from keeling.games.factories.rules.works import dump_limit, storage_limit, stored
from keeling.games.factories.table import Table
from keeling.games.factories.words import FINE, MODS, RESOURCES

PAY: Final[Option] = ("pay",)
SKIP: Final[Option] = ("skip",)


class Storage(Rule[Table]):  # F-22
    """What is too much for the store becomes waste, one for one, of the player's choice."""

    ids = "F-22 F-2"
    prompt = "storage"
    asks = True

    def options(self, t: Table, seat: int, args: Args) -> list[Option]:
        excess = stored(t, seat) - storage_limit(t, seat)
        if excess <= 0:
            return []
        out: list[Option] = []
        first, later = args[0], 0  # kinds in their order: the rest must be coverable by those that follow
        for resource in range(len(RESOURCES) - 1, first - 1, -1):
            have = t.goods[seat * 6 + resource]
            low, high = max(1, excess - later), min(have, excess)
            if low <= high:
                out.extend(up_to(t.figures.drop[resource], high)[low - 1 :])
            later += have
        return out

    def play(self, t: Table, seat: int, args: Args, option: Option) -> None:
        resource, count = RESOURCES.index(option[1]), int(option[2])
        gain_goods(t, seat, resource, -count, "storage", "F-22")
        gain_waste(t, seat, count, "storage", "F-22")
        t.then(("storage", seat, (resource + 1,)))


class Overflow(Rule[Table]):  # F-22
    """What is too much for the dump goes to the common counter."""

    ids = "F-22 F-6"

    def act(self, t: Table, seat: int, args: Args) -> None:
        excess = t.waste[seat] - dump_limit(t, seat)
        if excess > 0:
            gain_waste(t, seat, -excess, "overflow", "F-22")
            if not change_cpc(t, seat, excess, "overflow", "F-22"):
                t.then(("fine", seat, (excess,)))


def fine_for(t: Table, seat: int, excess: int) -> int:
    """What so much overflow costs this player."""
    return excess * max(0, t.figures.fine + t.mods[seat * MODS + FINE])


class Fine(Rule[Table]):  # F-22
    """Pay for all of it or skip the whole next turn."""

    ids = "F-22"
    prompt = "fine"
    asks = True

    def options(self, t: Table, seat: int, args: Args) -> list[Option]:
        return [PAY, SKIP] if t.money[seat] >= fine_for(t, seat, args[0]) else [SKIP]

    def play(self, t: Table, seat: int, args: Args, option: Option) -> None:
        if option == PAY:
            gain_money(t, seat, -fine_for(t, seat, args[0]), "fine", "F-22")
            return
        t.skip[seat] = 1
        if t.facts is not None:
            t.note("will-skip", "F-22", seat, {})
