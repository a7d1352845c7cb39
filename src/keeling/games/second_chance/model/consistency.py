"""Figures that each look right but together make a game nobody can play (S-95 … S-99)."""

from __future__ import annotations

from itertools import pairwise

from keeling.core.schema import check_distinct, fault
from keeling.games.co2_family.model.consistency import check_goals, check_supplies
from keeling.games.second_chance.model.figures import Figures
from keeling.games.second_chance.model.words import EDITION, ENERGIES, EVENTS, MODES
from keeling.kit.consistency import enough, within

_INSPECTORS = 2  # cubes of tech (S-85)


def check_consistency(f: Figures) -> None:
    """Refuse figures that each look right but together make a game nobody can play."""
    for energy, name in enumerate(ENERGIES):
        _check_energy(f, energy, name)
    within("supplies.projects", f.projects, 2, 30)
    for side in (f, f.for_mode(1)):
        check_supplies(side, sum(side.spaces), EDITION.seats, _INSPECTORS)
    for group, laid in enumerate(f.laid):
        enough("environment.laid", f.env_groups[group].bit_count(), laid)
    for kind in f.un_types:
        for mode, open_ in zip(MODES, f.un_open, strict=True):
            enough(f"goals.un_{mode}", kind.bit_count(), max(open_))
    for seats in range(2, EDITION.seats + 1):
        check_goals(f, seats, 2)
    check_distinct("events.region", [EVENTS[region] for region in f.event_region])


def _check_energy(f: Figures, energy: int, name: str) -> None:
    # S-97: incomes never fall to the right
    track = f.income[energy]
    for before, income in pairwise(track):
        if income < before:
            raise fault("falls", f"tracks.{name}.income", {"got": income, "last": before})
    (dear, _, _, good), (dearer, _, _, better) = f.plants[energy]
    mark, further = f.marks[energy]
    # S-96: level 2 is dearer, worth more and marked further right
    for what, last, got in (("money", dear, dearer), ("vp", good, better), ("mark", mark, further)):
        if got <= last:
            raise fault("falls", f"plants.{name}[2].{what}", {"got": got, "last": last})
    if further > f.track_end[energy]:
        raise fault("unreachable", f"plants.{name}[2].mark", {"got": further, "length": f.track_end[energy]})
