"""Installing a proposed project (C-42, C-43)."""

from __future__ import annotations

from keeling.core.action import Action
from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Reason
from keeling.games.co2.rules.expertise import ENERGY_OF
from keeling.games.co2.rules.supplies import gain_money, gain_permit, gain_tech, has_permit
from keeling.games.co2.table import Table
from keeling.games.co2.words import ENERGIES, INSTALLED, REGIONS


class Install(Action[Table]):  # C-42 C-43
    """Pay a permit, clear the project of strangers, flip it, take the benefit."""

    verb = "install"
    ids = "C-42 C-43"

    def moves(self, t: Table) -> list[Option]:
        return [move for row in t.figures.install for move in row]

    def offer(self, t: Table, seat: int, out: list[Option]) -> None:
        if not has_permit(t, seat):
            return
        project, worker = t.project, t.worker
        install = t.figures.install
        poor = t.money[seat] < 1
        for slot in range(len(project)):
            energy = project[slot]
            if 0 <= energy < 5 and not (poor and worker[slot] != seat and worker[slot] >= 0):
                out.append(install[energy][slot])

    def why(self, t: Table, seat: int, words: Option) -> Reason | None:
        slot = t.figures.slot_of[words[2:4]]
        if t.project[slot] != ENERGY_OF[words[1]]:
            return Reason("not-proposed", "C-42", {"energy": words[1], "region": words[2], "slot": words[3]})
        if not has_permit(t, seat):
            return Reason("no-permit", "C-42")
        if t.worker[slot] not in (-1, seat) and t.money[seat] < 1:
            return Reason("no-dollar-for-scientist", "C-43", {"player": t.worker[slot] + 1})
        return None

    def play(self, t: Table, seat: int, option: Option) -> None:
        slot = t.figures.slot_of[option[2:4]]
        t.acted = INSTALLED
        t.done_slot = slot
        t.done_energy = ENERGY_OF[option[1]]
        # the permit first (C-42), then the stranger goes (C-43), then the flip and its benefit
        t.then(("pay-permit", seat, ()), ("send-off", seat, (slot,)), ("flip", seat, (slot,)))


class Flip(Rule[Table]):  # C-42
    """Turn the tile over and take what it gives; permits come from the market."""

    ids = "C-42"

    def act(self, t: Table, seat: int, args: Args) -> None:
        slot = args[0]
        energy = t.project[slot]
        t.project[slot] = energy + 5
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
