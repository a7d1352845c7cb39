"""Planning: the places, a row for each unit, and what the plan will take and leave."""

from __future__ import annotations

from keeling.games.factories.planned import plan_of
from keeling.games.factories.view_types import FactoriesView, PlayerView
from keeling.games.factories.voice import text
from keeling.games.factories.words import FACTORIES, MADE
from keeling.locale import capital


def plan(view: FactoriesView, who: int, lang: str) -> dict[str, object]:
    """The plan for the next production with the figures of each kind; the client only adds them up."""
    player = view["players"][who]
    limits, planned = player["limits"], plan_of(player)
    running = [kind for kind in FACTORIES if kind in player["kinds"] and player["kinds"][kind]["running"]]
    return {
        "mine": view["seat"] == who, "free": planned.free, "places": limits["places"], "used": planned.units,
        "made": [(unit, player["plan"][unit]) for kind in FACTORIES for unit in MADE[kind] if unit in player["plan"]],
        "held": max(0, planned.stored - player["debt"]), "need": planned.energy, "waste": planned.pollution,
        "dump": limits["dump"], "dumped": player["waste"], "short": planned.lacking > 0,
        "over": planned.waste > limits["dump"], "kinds": [_kind(player, kind, planned.free, lang) for kind in running],
    }  # fmt: skip


def _kind(player: PlayerView, kind: str, free: bool, lang: str) -> dict[str, object]:
    own = player["kinds"][kind]
    return {
        "kind": kind,
        "name": capital(text(f"ui.fac.kind.{kind}", lang)),
        "energy": 0 if free else own["energy"],
        "pollution": 0 if free else own["pollution"],
        "units": [(unit, player["plan"].get(unit, 0)) for unit in MADE[kind]],
    }
