"""Other ways to play a whole turn, compared before one is advised: energy first, cards last (F-21)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from keeling.core.agenda import Option
from keeling.games.factories.bots import rollout, turns, weighing
from keeling.games.factories.bots.aims import aim, lack_after, thriftiest
from keeling.games.factories.model import words
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.rules import works
from keeling.games.factories.rules.bank import energy_held
from keeling.games.factories.rules.trade import trade_limit


def keep_energy(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """As usual, but no factory is built with the energy that the next production takes (F-20)."""
    chosen = weighing.turn(t, seat, rng)
    if chosen[0] == "build":
        lack = _lack_after(t, seat, words.FACTORIES.index(chosen[1]))
        return chosen if lack <= 0 else _fuel(t, seat, lack, 2) or _without(t, seat)
    lack = thriftiest(works.energies(t, seat)) - energy_held(t, seat) + t.debt[seat]
    if lack > 0 and t.actions == 1 and chosen[0] not in ("mayor", "use"):
        return _fuel(t, seat, lack, 1) or chosen
    return chosen


def _lack_after(t: FactoriesPosition, seat: int, kind: int) -> int:
    """The energy that is lacking to run the thriftiest kind, the new one among them, once it is built."""
    wanted = works.energies(t, seat)
    wanted[kind] = max(wanted[kind], t.figures.energy[kind])
    return lack_after(t, seat, kind, wanted)


def _fuel(t: FactoriesPosition, seat: int, lack: int, actions: int) -> Option | None:
    """Coal to run on, if it can be paid for and so many actions are left."""
    if (
        t.actions < actions
        or lack > trade_limit(t, seat)
        or lack * works.buy_price(t, seat, words.COAL) > t.money[seat]
    ):
        return None
    return t.figures.buy[words.COAL][lack]


def _without(t: FactoriesPosition, seat: int) -> Option:
    """What else there is to do than to build."""
    kind, short = aim(t, seat)
    over = t.waste[seat] - works.dump_limit(t, seat)
    chosen = turns.city(t, seat) or turns.clean(t, seat, over) or turns.trade(t, seat, kind, short)
    return chosen or turns.card(t, seat, (0.0, None))


STYLES: Final[dict[str, list[Callable[[FactoriesPosition, int, Random], Option | None]]]] = {
    "turn": [weighing.turn, keep_energy, rollout.turn]
}


def sound(before: FactoriesPosition, after: FactoriesPosition, seat: int, line: list[Option]) -> bool:
    """Whether a turn is one to advise: nothing is sold and bought back, and what is left can run a factory (F-20)."""
    sold = [option[1] for option in line if option[0] == "sell"]
    if any(option[0] == "buy" and option[1] in sold for option in line):
        return False
    have = energy_held(after, seat) - after.debt[seat]
    spent = have < energy_held(before, seat) - before.debt[seat]
    return bool(after.reached) or not spent or have >= thriftiest(works.energies(after, seat))
