"""Planning: the places, a row for each unit, and what the plan will take and leave."""

from __future__ import annotations

from keeling.games.factories.board.signs import MADE
from keeling.games.factories.view_types import FactoriesView, PlayerView
from keeling.games.factories.voice import VOICE, text
from keeling.games.factories.words import FACTORIES
from keeling.web.speech import capital


def plan(view: FactoriesView, who: int, lang: str) -> dict[str, object]:
    """The plan for the next production with the figures of each kind; the client only adds them up."""
    player = view["players"][who]
    limits, goods = player["limits"], player["goods"]
    free = player["free"]
    running = [kind for kind in FACTORIES if kind in player["kinds"] and player["kinds"][kind]["running"]]
    made = [(unit, count) for kind in FACTORIES for unit in MADE[kind] if (count := player["plan"].get(unit))]
    used = sum(count for _, count in made)
    held = max(0, goods["coal"] + goods["renewable"] - player["debt"])
    need = 0 if free else player["plan_energy"]
    planned = [kind for kind in FACTORIES if any(player["plan"].get(unit) for unit in MADE[kind])]
    waste = 0 if free else sum(player["kinds"][kind]["pollution"] for kind in planned if kind in player["kinds"])
    return {
        "mine": view["seat"] == who, "free": free, "places": limits["places"], "used": used, "made": made,
        "held": held, "need": need, "waste": waste, "dump": limits["dump"], "dumped": player["waste"],
        "short": need > held, "over": player["waste"] + waste - player["plan"].get("recycle", 0) > limits["dump"],
        "kinds": [_kind(player, kind, free, lang) for kind in running],
    }  # fmt: skip


def _kind(player: PlayerView, kind: str, free: bool, lang: str) -> dict[str, object]:
    own = player["kinds"][kind]
    return {
        "kind": kind,
        "name": capital(text(f"ui.fac.kind.{kind}", lang)),
        "energy": 0 if free else own["energy"],
        "pollution": 0 if free else own["pollution"],
        "units": [_unit(player, unit, lang) for unit in MADE[kind]],
    }


def _unit(player: PlayerView, unit: str, lang: str) -> dict[str, object]:
    name = capital(VOICE.word(unit, lang))
    return {
        "word": unit,
        "name": name,
        "count": player["plan"].get(unit, 0),
        "more": text("ui.web.factories.more", lang, what=name),
        "less": text("ui.web.factories.less", lang, what=name),
    }
