"""Proposing a project, and the grant of its slot (C-40, C-41)."""

from __future__ import annotations

from keeling.core.action import Action
from keeling.core.agenda import Option
from keeling.core.reason import Values
from keeling.games.co2.position import Co2Position
from keeling.games.co2.rules.expertise import ENERGY_OF
from keeling.games.co2.rules.supplies import gain_money, gain_tech
from keeling.games.co2.words import ENERGIES, MONEY, PROPOSED, REGIONS, TECH


class Propose(Action[Co2Position]):  # C-40 C-41
    """Lay a project tile into an empty slot of a region that wants its energy."""

    verb = "propose"
    ids = "C-40 C-41"
    closed = ("", "energy-not-wanted C-13", "slot-taken C-40", "no-project-tile C-6")

    def moves(self, t: Co2Position) -> list[Option]:
        return [move for row in t.figures.propose for move in row]

    def offer(self, t: Co2Position, seat: int, out: list[Option]) -> None:
        # by tables, as there are so many: what each region's tile and free slots leave open
        f = t.figures
        short = 0 in t.stock
        for region, tile in enumerate(t.tile):
            free = 0
            bit = 1
            for code in t.project[f.first_slot[region] : f.first_slot[region + 1]]:
                if code < 0:
                    free |= bit
                bit += bit
            if not free:
                continue
            if short:
                out += [move for move in f.propose_in[tile][region][free] if t.stock[ENERGY_OF[move[1]]]]
            else:
                out += f.propose_in[tile][region][free]

    def gate(self, t: Co2Position, seat: int, energy: int, slot: int) -> int:
        f = t.figures
        if energy not in f.tiles[t.tile[f.slot_region[slot]]]:
            return 1
        if t.project[slot] >= 0:
            return 2
        return 0 if t.stock[energy] else 3

    def closed_by(self, t: Co2Position, seat: int, words: Option) -> int:
        return self.gate(t, seat, ENERGY_OF[words[1]], t.figures.slot_of[words[2:4]])

    def numbers(self, t: Co2Position, seat: int, words: Option, number: int) -> Values:
        if number == 1:
            wanted = t.figures.tiles[t.tile[REGIONS.index(words[2])]]
            listed = ", ".join(ENERGIES[energy] for energy in wanted)
            return {"energy": words[1], "region": words[2], "wanted": listed}
        return {"region": words[2], "slot": words[3]} if number == 2 else {"energy": words[1]}

    def play(self, t: Co2Position, seat: int, option: Option) -> None:
        f = t.figures
        energy = ENERGY_OF[option[1]]
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
