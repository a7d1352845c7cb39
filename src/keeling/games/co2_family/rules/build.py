"""Building a plant: which projects one may build on, and what goes to the board and off it."""

from __future__ import annotations

from keeling.core.action import Action
from keeling.core.agenda import Option
from keeling.games.co2_family.model.position import T, Table
from keeling.games.co2_family.model.words import FOSSILS, READY, REGIONS
from keeling.games.co2_family.rules.supplies import pay_tech


class Build(Action[T]):
    """Put a plant where a project is ready for it, with or without money from a lobby card."""

    verb = "build"
    by_card: int  # the number of the first reason about a card; behind those only money is missing

    def moves(self, t: T) -> list[Option]:
        f = t.figures
        return [move for rows in (f.build, f.build_lobby) for row in rows for move in row]

    def gate(self, t: T, seat: int, energy: int, slot: int, card: bool) -> int:
        raise TypeError(self.verb)

    def offer(self, t: T, seat: int, out: list[Option]) -> None:
        if max(t.project) < READY:
            return
        f = t.figures
        hand = 0 if t.carded else t.lobby[seat]
        for slot, code in enumerate(t.project):
            energy = code - READY
            if energy < 0:
                continue
            number = self.gate(t, seat, energy, slot, False)
            if not number:
                out.append(f.build[energy][slot])
            elif number < self.by_card:
                continue  # a card is of no help against what closes the build before the money
            if hand & f.subsidies[energy] and not self.gate(t, seat, energy, slot, True):
                out.append(f.build_lobby[energy][slot])

    def closed_by(self, t: T, seat: int, words: Option) -> int:
        f = t.figures
        return self.gate(t, seat, f.energy_of[words[1]], f.slot_of[words[2:4]], len(words) == 5)


def pay_plant_tech(t: Table, seat: int, region: int, tech: int, own: int, rules: tuple[str, str]) -> None:
    """The tech of a plant, of which the region pays what is not one's own; the rules of that and of one's own part."""
    if own < tech:
        t.tech_in[region] -= 1
        t.tech_bank += 1
        t.note("region-helps", rules[0], seat, {"region": REGIONS[region]})
    pay_tech(t, seat, own, rules[1])


def lose_fossil(t: Table, seat: int, region: int, code: int, before: int, rule: str) -> None:
    """A fossil plant that is replaced leaves the game; CO₂ has fallen from what it was before."""
    t.fossils_out[code - 1] += 1
    if t.facts is not None:
        values: dict[str, int | str] = {"region": REGIONS[region], "fossil": FOSSILS[code - 1]}
        t.note("replaced", rule, seat, values | {"ppm": t.co2 - before, "co2": t.co2})
