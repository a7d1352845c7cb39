"""Figures that each look right but together make a game nobody can play."""

from __future__ import annotations

from keeling.core.schema import check_distinct, fault
from keeling.games.co2.model.figures import Figures
from keeling.games.co2.model.words import EDITION, ENERGIES, FOSSILS, GAINS, PRESETS, REGIONS, TRIGGERS
from keeling.games.co2_family.model.consistency import check_goals, check_supplies
from keeling.kit.consistency import enough


def check_consistency(f: Figures) -> None:
    """Refuse figures that each look right but together make a game nobody can play."""
    enough("summits", f.two_topics.bit_count(), f.places)
    check_distinct("events.region", [REGIONS[region] for region in f.event_region])
    for energy in range(len(ENERGIES)):
        _check_plants(f, energy)
    _check_discounts(f)
    check_supplies(f, sum(f.spaces) - len(REGIONS), EDITION.seats)
    for seats in range(1, EDITION.seats + 1):
        check_goals(f, seats, 1)
    for name, laid, out in zip(PRESETS[1:], f.presets, f.preset_out, strict=True):
        if sum(laid) != len(REGIONS):
            raise fault("sum", f"presets.{name}", {"got": sum(laid), "need": len(REGIONS)})
        gas = FOSSILS.index("gas")
        enough("fossils.gas.count", f.fossils[gas], laid[gas] + out)


def _check_plants(f: Figures, energy: int) -> None:
    """What later plants need is no less, and on the track."""
    last, length = 0, f.track_end[energy]
    for place, (_, tech, _) in enumerate(f.plants[energy], 1):
        key = f"plants.{ENERGIES[energy]}.{place}.tech"
        if tech < last:
            raise fault("falls", key, {"got": tech, "last": last})
        if tech > length:
            raise fault("unreachable", key, {"got": tech, "length": length})
        last = tech


def _check_discounts(f: Figures) -> None:
    """Cards for a build lower its price, and no others do."""
    others = [gain for gain in GAINS if gain != "discount"]
    for card in f.lobby:
        gains = [GAINS[gain] for gain, _ in card.gains]
        build = TRIGGERS[card.on] == "build"
        if gains != ["discount"] if build else "discount" in gains:
            allowed = ["discount"] if build else others
            raise fault("word", f"lobby.{card.no}.main", {"got": ", ".join(gains), "allowed": ", ".join(allowed)})
