"""Laying a project into a region that wants its energy."""

from __future__ import annotations

from typing import TypeVar

from keeling.core.action import Action
from keeling.core.agenda import Option
from keeling.core.reason import Values
from keeling.games.co2_family.model.position import Table
from keeling.games.co2_family.model.words import REGIONS

T = TypeVar("T", bound=Table)


class LayProject(Action[T]):
    """Lay a project tile into an empty slot of a region that wants its energy."""

    def rows(self, t: T) -> list[list[Option]]:
        """The moves by energy and slot."""
        raise TypeError(self.verb)

    def open_in(self, t: T) -> list[list[list[list[Option]]]]:
        """The moves by agenda tile, region and free slots (as bits)."""
        raise TypeError(self.verb)

    def moves(self, t: T) -> list[Option]:
        return [move for row in self.rows(t) for move in row]

    def offer(self, t: T, seat: int, out: list[Option]) -> None:
        # by tables, as there are so many: what each region's tile and free slots leave open
        f = t.figures
        short = 0 in t.stock
        tables = self.open_in(t)
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
                out += [move for move in tables[tile][region][free] if t.stock[f.energy_of[move[1]]]]
            else:
                out += tables[tile][region][free]

    def gate(self, t: T, seat: int, energy: int, slot: int) -> int:
        f = t.figures
        if energy not in f.tiles[t.tile[f.slot_region[slot]]]:
            return 1
        if t.project[slot] >= 0:
            return 2
        return 0 if t.stock[energy] else 3

    def closed_by(self, t: T, seat: int, words: Option) -> int:
        return self.gate(t, seat, t.figures.energy_of[words[1]], t.figures.slot_of[words[2:4]])

    def numbers(self, t: T, seat: int, words: Option, number: int) -> Values:
        if number == 1:
            wanted = t.figures.tiles[t.tile[REGIONS.index(words[2])]]
            listed = ", ".join(t.figures.energies[energy] for energy in wanted)
            return {"energy": words[1], "region": words[2], "wanted": listed}
        return {"region": words[2], "slot": words[3]} if number == 2 else {"energy": words[1]}
