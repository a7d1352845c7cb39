"""Planning a project, and the grant of its slot (S-40)."""

from __future__ import annotations

from keeling.core.agenda import Args, Option, Rule
from keeling.games.co2_family.model.words import MONEY, TECH
from keeling.games.co2_family.rules.projects import LayProject
from keeling.games.co2_family.rules.supplies import gain_money, gain_tech
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import PLANNED
from keeling.games.second_chance.rules.knowledge import learn


class Plan(LayProject[SecondChancePosition]):  # S-40
    """Lay the top tile of an energy onto an empty slot of a region whose agenda shows it."""

    verb = "plan"
    ids = "S-40"
    closed = ("", "energy-not-wanted S-40", "slot-taken S-40", "no-project-tile S-3")

    def rows(self, t: SecondChancePosition) -> list[list[Option]]:
        return t.figures.plan

    def open_in(self, t: SecondChancePosition) -> list[list[list[list[Option]]]]:
        return t.figures.plan_in

    def play(self, t: SecondChancePosition, seat: int, option: Option) -> None:
        f = t.figures
        energy = f.energy_of[option[1]]
        slot = f.slot_of[option[2:4]]
        laid = f.projects - t.stock[energy]
        t.level[slot] = 1 if laid < f.first_level else 2  # level 1 lies on top of level 2 (S-1)
        t.stock[energy] -= 1
        t.project[slot] = energy
        t.acted = t.done = PLANNED
        t.done_slot = slot
        t.done_energy = energy
        if t.facts is not None:
            where: dict[str, int | str] = {"energy": option[1], "region": option[2], "slot": option[3]}
            t.note("planned", "S-40", seat, where | {"level": t.level[slot]})
        t.then(("grant", seat, (slot,)))
        learn(t, seat, energy, "S-40")


class Grant(Rule[SecondChancePosition]):  # S-40
    """What the slot gives."""

    ids = "S-40"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        f = t.figures
        kind = f.slot_kind[args[0]]
        if kind == MONEY:
            gain_money(t, seat, t.permits_in[f.slot_region[args[0]]], "S-40")
        elif kind == TECH:
            gain_tech(t, seat, f.grant_tech, "S-40")
        else:
            t.then(("research", seat, ()))
