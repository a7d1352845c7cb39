"""Projects: laid into a region that wants their energy, and made ready for a plant."""

from __future__ import annotations

from keeling.core.action import Action
from keeling.core.agenda import Option
from keeling.core.reason import Values
from keeling.games.co2_family.model.position import T, Table
from keeling.games.co2_family.model.words import MONEY, READY, REGIONS, TECH
from keeling.games.co2_family.rules.supplies import gain_money, gain_permit, gain_tech, has_permit


class ProjectAction(Action[T]):
    """A main action on a project, as energy and slot."""

    done: int  # the edition's number for it

    def rows(self, t: T) -> list[list[Option]]:
        """The moves by energy and slot."""
        raise TypeError(self.verb)

    def moves(self, t: T) -> list[Option]:
        return [move for row in self.rows(t) for move in row]

    def gate(self, t: T, seat: int, energy: int, slot: int) -> int:
        raise TypeError(self.verb)

    def closed_by(self, t: T, seat: int, words: Option) -> int:
        return self.gate(t, seat, t.figures.energy_of[words[1]], t.figures.slot_of[words[2:4]])

    def play(self, t: T, seat: int, option: Option) -> None:
        t.acted = self.done
        t.done_slot = t.figures.slot_of[option[2:4]]
        t.done_energy = t.figures.energy_of[option[1]]
        self.go_on(t, seat, t.done_energy, t.done_slot)

    def go_on(self, t: T, seat: int, energy: int, slot: int) -> None:
        """What is done with it."""
        raise TypeError(self.verb)


class LayProject(ProjectAction[T]):
    """Lay a project tile into an empty slot of a region that wants its energy."""

    def rows(self, t: T) -> list[list[Option]]:
        return t.figures.lay

    def offer(self, t: T, seat: int, out: list[Option]) -> None:
        # by tables, as there are so many: what each region's tile and free slots leave open
        f = t.figures
        short = 0 in t.stock
        tables = f.lay_in
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

    def numbers(self, t: T, seat: int, words: Option, number: int) -> Values:
        if number == 1:
            wanted = t.figures.tiles[t.tile[REGIONS.index(words[2])]]
            listed = ", ".join(t.figures.energies[energy] for energy in wanted)
            return {"energy": words[1], "region": words[2], "wanted": listed}
        return {"region": words[2], "slot": words[3]} if number == 2 else {"energy": words[1]}


class ReadyProject(ProjectAction[T]):
    """Pay a permit so that one can build on a project."""

    def rows(self, t: T) -> list[list[Option]]:
        return t.figures.ready

    def short(self, t: T, seat: int, slot: int) -> int:
        """What else is missing: 0, or the number of the reason."""
        raise TypeError(self.verb)

    def rich(self, t: T, seat: int) -> bool:
        """Whether nothing else can be missing, on whatever slot."""
        raise TypeError(self.verb)

    def gate(self, t: T, seat: int, energy: int, slot: int) -> int:
        if t.project[slot] != energy:
            return 1
        return self.short(t, seat, slot) if has_permit(t, seat) else 2

    def offer(self, t: T, seat: int, out: list[Option]) -> None:
        if not has_permit(t, seat):
            return
        rich = self.rich(t, seat)
        rows = self.rows(t)
        for slot, energy in enumerate(t.project):
            if 0 <= energy < READY and (rich or not self.short(t, seat, slot)):
                out.append(rows[energy][slot])

    def numbers(self, t: T, seat: int, words: Option, number: int) -> Values:
        if number == 2:
            return {"have": 0, "need": 1}
        return {"energy": words[1], "region": words[2], "slot": words[3]} if number == 1 else {}


def take_grant(t: Table, seat: int, slot: int, least: int, rule: str) -> None:
    """What the slot of a new project gives: a dollar for each permit there, tech, or a scientist's move."""
    f = t.figures
    kind = f.slot_kind[slot]
    if kind == MONEY:
        permits = t.permits_in[f.slot_region[slot]]
        gain_money(t, seat, permits if permits > least else least, rule)
    elif kind == TECH:
        gain_tech(t, seat, f.grant_tech, rule)
    else:
        t.then(("research", seat, ()))


def take_gift(t: Table, seat: int, energy: int, rule: str) -> None:
    """What an energy gives whose project is made ready; permits come from the market."""
    f = t.figures
    if f.install_money[energy]:
        gain_money(t, seat, f.install_money[energy], rule)
    if f.install_tech[energy]:
        gain_tech(t, seat, f.install_tech[energy], rule)
    for _ in range(f.install_permits[energy]):
        gain_permit(t, seat, rule)
