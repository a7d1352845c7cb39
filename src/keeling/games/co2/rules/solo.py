"""Setting up alone (C-90, C-91)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Choice, Option, Rule
from keeling.core.reason import Values
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import ENERGIES, REGIONS
from keeling.kit.draws import Draw

BEGIN: Final[list[Option]] = [("begin", word) for word in REGIONS]
PROJECT: Final[list[Option]] = [("project", word) for word in ENERGIES]


def has_room(t: Co2Position, region: int) -> bool:
    """Whether a region has an empty project slot."""
    return -1 in t.project[t.figures.first_slot[region] : t.figures.first_slot[region + 1]]


class SoloRegion(Rule[Co2Position]):  # C-91 C-90
    """Choose the region where the search for willing governments begins."""

    ids = "C-91 C-90"
    prompt = "solo-region"
    asks = True

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return [BEGIN[region] for region in t.figures.ring] if t.seats == 1 else []

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        t.then(("solo-project", -1, (t.figures.ring.index(REGIONS.index(option[1])), 31)))


class SoloProject(Draw[Co2Position]):  # C-91
    """Draw the five energies' projects in random order; args are the place in the ring and the energies left."""

    ids = "C-91"
    prompt = "solo-project"

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return [PROJECT[energy] for energy in range(len(ENERGIES)) if args[1] >> energy & 1]

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        place, left = args
        energy = t.figures.energy_of[option[1]]
        left &= ~(1 << energy)
        ring = t.figures.ring
        for step in range(len(ring)):
            spot = (place + step) % len(ring)
            region = ring[spot]
            if energy in t.figures.tiles[t.tile[region]] and has_room(t, region):
                t.then(("solo-slot", 0, (region, energy)), ("solo-project", -1, ((spot + 1) % len(ring), left)))
                return
        t.note("project-refused", "C-91", -1, {"energy": option[1]})  # nobody takes it: it goes back (ruling)
        t.then(("solo-project", -1, (place, left)))


class SoloSlot(Choice[Co2Position]):  # C-91
    """Put the project on a free slot of one's choice; there is no grant for it."""

    ids = "C-91"
    prompt = "solo-slot"
    closed = ("", "slot-taken C-91")

    def about(self, t: Co2Position, seat: int, args: Args) -> Values:
        return {"region": REGIONS[args[0]], "energy": ENERGIES[args[1]]}

    def moves(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        f = t.figures
        return [("place", f.slot_word[slot]) for slot in range(f.first_slot[args[0]], f.first_slot[args[0] + 1])]

    def gate(self, t: Co2Position, seat: int, args: Args, move: Option) -> int:
        return 0 if t.project[t.figures.slot_of[(REGIONS[args[0]], move[1])]] < 0 else 1

    def numbers(self, t: Co2Position, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"region": REGIONS[args[0]], "slot": move[1]}

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        region, energy = args
        slot = t.figures.slot_of[(REGIONS[region], option[1])]
        t.project[slot] = energy
        t.stock[energy] -= 1
        t.note("solo-placed", "C-91", seat, {"energy": ENERGIES[energy], "region": REGIONS[region], "slot": option[1]})
