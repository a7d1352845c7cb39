"""Proposing a project, and the grant of its slot (C-40, C-41)."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import PROPOSED
from keeling.games.co2_family.model.words import MONEY, TECH
from keeling.games.co2_family.rules.projects import LayProject
from keeling.games.co2_family.rules.supplies import gain_money, gain_tech


class Propose(LayProject[Co2Position]):  # C-40 C-41
    """Lay a project tile into an empty slot of a region that wants its energy."""

    verb = "propose"
    ids = "C-40 C-41"
    closed = ("", "energy-not-wanted C-13", "slot-taken C-40", "no-project-tile C-6")

    def rows(self, t: Co2Position) -> list[list[Option]]:
        return t.figures.propose

    def open_in(self, t: Co2Position) -> list[list[list[list[Option]]]]:
        return t.figures.propose_in

    def play(self, t: Co2Position, seat: int, option: Option) -> None:
        f = t.figures
        energy = f.energy_of[option[1]]
        slot = f.slot_of[option[2:4]]
        t.stock[energy] -= 1
        t.project[slot] = energy
        t.acted = PROPOSED
        t.done_slot = slot
        t.done_energy = energy
        if t.facts is not None:
            t.note("proposed", "C-40", seat, {"energy": option[1], "region": option[2], "slot": option[3]})
        kind = f.slot_kind[slot]
        if kind == MONEY:
            permits = t.permits_in[f.slot_region[slot]]
            gain_money(t, seat, permits if permits > f.grant_least_money else f.grant_least_money, "C-40")
        elif kind == TECH:
            gain_tech(t, seat, f.grant_tech, "C-40")
        else:
            t.then(("research", seat, ()))
