"""Planning: the places, a row for each unit, and what the plan will take and leave."""

from __future__ import annotations

from keeling.games.factories.planned import plan_of
from keeling.games.factories.view_types import FactoriesView
from keeling.games.factories.words import FACTORIES, MADE
from keeling.locale import capital
from keeling.web.scene import Scene


def plan(scene: Scene[FactoriesView], who: int, own: bool) -> dict[str, object]:
    """The plan for the next production with the figures of each kind; the client only adds them up."""
    player = scene.public["players"][who]
    limits, planned, units = player["limits"], plan_of(player), player["plan"]
    kinds = [
        {
            "kind": kind,
            "name": capital(scene.voice.w(kind, "kind")),
            "energy": 0 if planned.free else figures["energy"],
            "pollution": 0 if planned.free else figures["pollution"],
            "units": [(unit, units.get(unit, 0)) for unit in MADE[kind]],
        }
        for kind, figures in player["kinds"].items()
        if figures["running"]
    ]
    return {
        "mine": own, "free": planned.free, "places": limits["places"], "used": planned.units, "kinds": kinds,
        "made": [(unit, units[unit]) for kind in FACTORIES for unit in MADE[kind] if unit in units],
        "held": max(0, planned.stored - player["debt"]), "need": planned.energy, "waste": planned.pollution,
        "dump": limits["dump"], "dumped": player["waste"], "short": planned.lacking > 0,
    }  # fmt: skip
