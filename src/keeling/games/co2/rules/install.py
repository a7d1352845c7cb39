"""Installing a proposed project (C-42, C-43)."""

from __future__ import annotations

from keeling.core.action import Action
from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Values
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import ENERGIES, INSTALLED, REGIONS
from keeling.games.co2.rules.supplies import strangers_dollar
from keeling.games.co2_family.model.words import READY
from keeling.games.co2_family.rules.supplies import gain_money, gain_permit, gain_tech, has_permit


class Install(Action[Co2Position]):  # C-42 C-43
    """Pay a permit, clear the project of strangers, flip it, take the benefit."""

    verb = "install"
    ids = "C-42 C-43"
    closed = ("", "not-proposed C-42", "no-permit C-42", "no-dollar-for-scientist C-43")

    def moves(self, t: Co2Position) -> list[Option]:
        return [move for row in t.figures.install for move in row]

    def gate(self, t: Co2Position, seat: int, energy: int, slot: int) -> int:
        if t.project[slot] != energy:
            return 1
        if not has_permit(t, seat):
            return 2
        return 3 if t.money[seat] < strangers_dollar(t, seat, slot) else 0

    def offer(self, t: Co2Position, seat: int, out: list[Option]) -> None:
        if not has_permit(t, seat):
            return
        sure = t.money[seat] > 0  # with a permit and a dollar nothing that is proposed is closed
        install = t.figures.install
        for slot, energy in enumerate(t.project):
            if 0 <= energy < READY and (sure or not self.gate(t, seat, energy, slot)):
                out.append(install[energy][slot])

    def closed_by(self, t: Co2Position, seat: int, words: Option) -> int:
        return self.gate(t, seat, t.figures.energy_of[words[1]], t.figures.slot_of[words[2:4]])

    def numbers(self, t: Co2Position, seat: int, words: Option, number: int) -> Values:
        if number == 1:
            return {"energy": words[1], "region": words[2], "slot": words[3]}
        if number == 2:
            return {"have": 0, "need": 1}
        return {"player": t.worker[t.figures.slot_of[words[2:4]]] + 1, "have": t.money[seat], "need": 1}

    def play(self, t: Co2Position, seat: int, option: Option) -> None:
        slot = t.figures.slot_of[option[2:4]]
        t.acted = INSTALLED
        t.done_slot = slot
        t.done_energy = t.figures.energy_of[option[1]]
        # the permit first (C-42), then the stranger goes (C-43), then the flip and its benefit
        t.then(("pay-permit", seat, ()), ("send-off", seat, (slot,)), ("flip", seat, (slot,)))


class Flip(Rule[Co2Position]):  # C-42
    """Turn the tile over and take what it gives; permits come from the market."""

    ids = "C-42"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        slot = args[0]
        energy = t.project[slot]
        t.project[slot] = READY + energy
        f = t.figures
        if t.facts is not None:
            region = REGIONS[f.slot_region[slot]]
            t.note("installed", "C-42", seat, {"energy": ENERGIES[energy], "region": region, "slot": f.slot_word[slot]})
        if f.install_money[energy]:
            gain_money(t, seat, f.install_money[energy], "C-42")
        if f.install_tech[energy]:
            gain_tech(t, seat, f.install_tech[energy], "C-42")
        for _ in range(f.install_permits[energy]):
            gain_permit(t, seat, "C-42")
