"""Step 4 of a turn: planning the next production (F-23, F-54)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Option, Rule
from keeling.games.factories.figures import up_to
from keeling.games.factories.rules.works import planning_places, running
from keeling.games.factories.table import Table
from keeling.games.factories.words import MAKER, UNITS

DONE: Final[Option] = ("done",)


class Plan(Rule[Table]):  # F-23 F-54 F-10
    """So many of a unit, of kinds that one's factories make; each unit is named once."""

    ids = "F-23 F-54 F-10"
    prompt = "plan"
    asks = True

    def options(self, t: Table, seat: int, args: Args) -> list[Option]:
        first = seat * len(UNITS)
        left = planning_places(t, seat) - sum(t.plan[first : first + len(UNITS)])
        if left <= 0:
            return []
        able = [running(t, seat, kind) > 0 for kind in range(5)]
        out: list[Option] = []
        for unit in range(len(UNITS)):
            if able[MAKER[unit]] and not t.plan[first + unit]:
                out.extend(up_to(t.figures.plan[unit], left))
        if out:
            out.append(DONE)
        return out

    def play(self, t: Table, seat: int, args: Args, option: Option) -> None:
        if option == DONE:
            return
        t.plan[seat * len(UNITS) + UNITS.index(option[1])] = int(option[2])
        if t.facts is not None:
            t.note("planned", "F-23", seat, {"unit": option[1], "amount": int(option[2])})
        t.then(("plan", seat, ()))
