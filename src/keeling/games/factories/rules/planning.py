"""Step 4 of a turn: planning the next production (F-23, F-54)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Choice, Option
from keeling.core.reason import Values
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import FACTORIES, KINDS_EACH, MAKER, UNITS, UNITS_EACH
from keeling.games.factories.rules.works import planning_places, running
from keeling.kit.counted import every, up_to

DONE: Final[Option] = ("done",)


def places_left(t: FactoriesPosition, seat: int) -> int:
    """How many units may still be planned."""
    first = seat * UNITS_EACH
    return planning_places(t, seat) - sum(t.plan[first : first + UNITS_EACH])


class Plan(Choice[FactoriesPosition]):  # F-23 F-54 F-10
    """So many of a unit, of kinds that one's factories make; each unit is named once; nothing in the last round."""

    ids = "F-23 F-54 F-10"
    prompt = "plan"
    closed = ("", "cannot-make F-23", "stands-still F-54", "already-planned F-23", "too-many-planned F-23")

    def moves(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        f, left = t.figures, places_left(t, seat)
        return [*(f.plans if left < len(f.plan[0]) else every(f.plan, left)), DONE]

    def gate(self, t: FactoriesPosition, seat: int, args: Args, move: Option) -> int:
        if move == DONE:
            return 0
        unit = UNITS.index(move[1])
        if running(t, seat, MAKER[unit]) <= 0:
            return 2 if t.built[seat * KINDS_EACH + MAKER[unit]] else 1
        if t.plan[seat * UNITS_EACH + unit]:
            return 3
        return 4 if int(move[2]) > places_left(t, seat) else 0

    def numbers(self, t: FactoriesPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        if number == 4:
            return {"most": places_left(t, seat)}
        if number == 3:
            return {"unit": move[1]}
        return {"unit": move[1], "factory": FACTORIES[MAKER[UNITS.index(move[1])]]}

    def options(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        first = seat * UNITS_EACH
        left = places_left(t, seat)
        if left <= 0 or t.reached:  # no turn is left that could make it (F-3)
            return []
        plan = t.figures.plan
        out: list[Option] = []
        for unit, kind in enumerate(MAKER):
            if t.built[seat * KINDS_EACH + kind] and not t.plan[first + unit] and running(t, seat, kind) > 0:
                out.extend(up_to(plan[unit], left))
        if out:
            out.append(DONE)
        return out

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
        if option == DONE:
            return
        t.plan[seat * UNITS_EACH + UNITS.index(option[1])] = int(option[2])
        if t.facts is not None:
            t.note("planned", "F-23", seat, {"unit": option[1], "amount": int(option[2])})
        t.agenda.append(("plan", seat, ()))
