"""Preparing infrastructure (S-41, S-41a)."""

from __future__ import annotations

from keeling.core.action import Action
from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Values
from keeling.games.co2_family.model.words import READY
from keeling.games.co2_family.rules.supplies import gain_money, gain_permit, gain_tech, has_permit
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import PREPARED, REGIONS


class Prepare(Action[SecondChancePosition]):  # S-41 S-5
    """Pay a permit, clear the project of its scientist, take the bonus, insert an infrastructure token."""

    verb = "prepare"
    ids = "S-41 S-5"
    closed = ("", "not-planned S-41", "no-permit S-41", "no-infrastructure S-41")

    def moves(self, t: SecondChancePosition) -> list[Option]:
        return [move for row in t.figures.prepare for move in row]

    def gate(self, t: SecondChancePosition, seat: int, energy: int, slot: int) -> int:
        if t.project[slot] != energy:
            return 1
        if not has_permit(t, seat):
            return 2
        return 0 if t.tokens[seat] else 3

    def offer(self, t: SecondChancePosition, seat: int, out: list[Option]) -> None:
        if not t.tokens[seat] or not has_permit(t, seat):
            return
        prepare = t.figures.prepare
        out += [prepare[energy][slot] for slot, energy in enumerate(t.project) if 0 <= energy < READY]

    def closed_by(self, t: SecondChancePosition, seat: int, words: Option) -> int:
        return self.gate(t, seat, t.figures.energy_of[words[1]], t.figures.slot_of[words[2:4]])

    def numbers(self, t: SecondChancePosition, seat: int, words: Option, number: int) -> Values:
        if number == 2:
            return {"have": 0, "need": 1}
        return {"energy": words[1], "region": words[2], "slot": words[3]} if number == 1 else {}

    def play(self, t: SecondChancePosition, seat: int, option: Option) -> None:
        slot = t.figures.slot_of[option[2:4]]
        t.acted = t.done = PREPARED
        t.done_slot = slot
        t.done_energy = t.figures.energy_of[option[1]]
        t.preparing = slot
        # the permit first, so that nothing the move brings can pay it (S-41a)
        t.then(("pay-permit", seat, ()), ("clear", seat, (slot,)), ("infrastructure", seat, (slot,)))


class Clear(Rule[SecondChancePosition]):  # S-41
    """A scientist on the project has to go, whoever's it is."""

    ids = "S-41"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        owner = t.worker[args[0]]
        if owner >= 0:
            t.then(("sent-off", owner, args))


class Infrastructure(Rule[SecondChancePosition]):  # S-41
    """The bonus of the energy, then the flip with an own token under the tile."""

    ids = "S-41"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        slot = args[0]
        energy = t.project[slot]
        f = t.figures
        t.preparing = -1
        t.project[slot] = READY + energy
        t.owner[slot] = seat
        t.tokens[seat] -= 1
        if t.facts is not None:
            region = REGIONS[f.slot_region[slot]]
            where: dict[str, int | str] = {"energy": f.energies[energy], "region": region}
            t.note("prepared", "S-41", seat, where | {"slot": f.slot_word[slot]})
        if f.install_money[energy]:
            gain_money(t, seat, f.install_money[energy], "S-41")
        if f.install_tech[energy]:
            gain_tech(t, seat, f.install_tech[energy], "S-41")
        for _ in range(f.install_permits[energy]):
            gain_permit(t, seat, "S-41")
