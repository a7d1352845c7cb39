"""Setting up alone (C-90, C-91)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Option, Rule
from keeling.games.co2.rules.expertise import ENERGY_OF
from keeling.games.co2.table import Table
from keeling.games.co2.words import ENERGIES, REGIONS

BEGIN: Final[list[Option]] = [("begin", word) for word in REGIONS]
PROJECT: Final[list[Option]] = [("project", word) for word in ENERGIES]


def free_slots(t: Table, region: int) -> list[int]:
    """The empty project slots of a region."""
    f = t.figures
    return [slot for slot in range(f.first_slot[region], f.first_slot[region + 1]) if t.project[slot] < 0]


class SoloRegion(Rule[Table]):  # C-91
    """Choose the region where the search for willing governments begins."""

    ids = "C-91 C-90"
    prompt = "solo-region"
    asks = True

    def options(self, t: Table, seat: int, args: Args) -> list[Option]:
        return [BEGIN[region] for region in t.figures.ring] if t.seats == 1 else []

    def play(self, t: Table, seat: int, args: Args, option: Option) -> None:
        t.then(("solo-project", -1, (t.figures.ring.index(REGIONS.index(option[1])), 31)))


class SoloProject(Rule[Table]):  # C-91
    """Draw the five energies' projects in random order; args are the place in the ring and the energies left."""

    ids = "C-91"
    prompt = "solo-project"
    asks = True
    chance = True

    def options(self, t: Table, seat: int, args: Args) -> list[Option]:
        return [PROJECT[energy] for energy in range(len(ENERGIES)) if args[1] >> energy & 1]

    def play(self, t: Table, seat: int, args: Args, option: Option) -> None:
        place, left = args
        energy = ENERGY_OF[option[1]]
        left &= ~(1 << energy)
        ring = t.figures.ring
        for step in range(len(ring)):
            spot = (place + step) % len(ring)
            region = ring[spot]
            if energy in t.figures.tiles[t.tile[region]] and free_slots(t, region):
                t.then(("solo-slot", 0, (region, energy)), ("solo-project", -1, ((spot + 1) % len(ring), left)))
                return
        if t.facts is not None:  # nobody takes it: it goes back (ruling)
            t.note("project-refused", "C-91", -1, {"energy": option[1]})
        t.then(("solo-project", -1, (place, left)))


class SoloSlot(Rule[Table]):  # C-91
    """Put the project on a free slot of one's choice; there is no grant for it."""

    ids = "C-91"
    prompt = "solo-slot"
    asks = True

    def options(self, t: Table, seat: int, args: Args) -> list[Option]:
        return [("place", t.figures.slot_word[slot]) for slot in free_slots(t, args[0])]

    def play(self, t: Table, seat: int, args: Args, option: Option) -> None:
        region, energy = args
        slot = t.figures.slot_of[(REGIONS[region], option[1])]
        t.project[slot] = energy
        t.stock[energy] -= 1
        if t.facts is not None:
            t.note(
                "solo-placed", "C-91", seat, {"energy": ENERGIES[energy], "region": REGIONS[region], "slot": option[1]}
            )
