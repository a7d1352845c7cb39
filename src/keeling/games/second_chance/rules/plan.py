"""Planning a project, and the grant of its slot (S-40)."""

from __future__ import annotations

from keeling.core.agenda import Args, Rule
from keeling.games.co2_family.rules.projects import LayProject, take_grant
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import PLANNED
from keeling.games.second_chance.rules.knowledge import learn


class Plan(LayProject[SecondChancePosition]):  # S-40
    """Lay the top tile of an energy onto an empty slot of a region whose agenda shows it."""

    verb = "plan"
    done = PLANNED
    ids = "S-40"
    closed = ("", "energy-not-wanted S-40", "slot-taken S-40", "no-project-tile S-3")

    def go_on(self, t: SecondChancePosition, seat: int, energy: int, slot: int) -> None:
        f = t.figures
        laid = f.projects - t.stock[energy]
        t.level[slot] = 1 if laid < f.first_level else 2  # level 1 lies on top of level 2 (S-1)
        t.done = PLANNED
        t.stock[energy] -= 1
        t.project[slot] = energy
        if t.facts is not None:
            region, kind = f.where[slot]
            where: dict[str, int | str] = {"energy": f.energies[energy], "region": region, "slot": kind}
            t.note("planned", "S-40", seat, where | {"level": t.level[slot]})
        t.then(("grant", seat, (slot,)))
        learn(t, seat, energy, "S-40")


class Grant(Rule[SecondChancePosition]):  # S-40
    """What the slot gives."""

    ids = "S-40"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        take_grant(t, seat, args[0], 0, "S-40")
