"""Proposing a project, and the grant of its slot (C-40, C-41)."""

from __future__ import annotations

from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import ENERGIES, PROPOSED
from keeling.games.co2_family.rules.projects import LayProject, take_grant


class Propose(LayProject[Co2Position]):  # C-40 C-41
    verb = "propose"
    done = PROPOSED
    ids = "C-40 C-41"
    closed = ("", "energy-not-wanted C-13", "slot-taken C-40", "no-project-tile C-6")

    def go_on(self, t: Co2Position, seat: int, energy: int, slot: int) -> None:
        t.stock[energy] -= 1
        t.project[slot] = energy
        if t.facts is not None:
            region, kind = t.figures.where[slot]
            t.note("proposed", "C-40", seat, {"energy": ENERGIES[energy], "region": region, "slot": kind})
        take_grant(t, seat, slot, t.figures.grant_least_money, "C-40")
