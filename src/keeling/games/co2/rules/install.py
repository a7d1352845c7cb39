"""Installing a proposed project (C-42, C-43)."""

from __future__ import annotations

from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Values
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import ENERGIES, INSTALLED, REGIONS
from keeling.games.co2.rules.supplies import strangers_dollar
from keeling.games.co2_family.model.words import READY
from keeling.games.co2_family.rules.projects import ReadyProject, take_gift


class Install(ReadyProject[Co2Position]):  # C-42 C-43
    """Pay a permit, clear the project of strangers, flip it, take the benefit."""

    verb = "install"
    done = INSTALLED
    ids = "C-42 C-43"
    closed = ("", "not-proposed C-42", "no-permit C-42", "no-dollar-for-scientist C-43")

    def short(self, t: Co2Position, seat: int, slot: int) -> int:
        return 3 if t.money[seat] < strangers_dollar(t, seat, slot) else 0

    def rich(self, t: Co2Position, seat: int) -> bool:
        return t.money[seat] > 0

    def numbers(self, t: Co2Position, seat: int, words: Option, number: int) -> Values:
        if number < 3:
            return super().numbers(t, seat, words, number)
        return {"player": t.worker[t.figures.slot_of[words[2:4]]] + 1, "have": t.money[seat], "need": 1}

    def go_on(self, t: Co2Position, seat: int, energy: int, slot: int) -> None:
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
        take_gift(t, seat, energy, "C-42")
