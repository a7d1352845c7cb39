"""What a player has stored, dumped and planned: in parts, of which a choice seldom changes more than one."""

from __future__ import annotations

from functools import partial
from typing import Final

from keeling.games.factories.board.cards import Table
from keeling.games.factories.model.words import FACTORIES, MADE
from keeling.games.factories.views.types import PlayerView
from keeling.locale import capital

_STOCK: Final = ("stored", "storage")  # the limits a stock is drawn from
_DUMP: Final = ("dump", "fine", "clean_cost", "clean", "burn_cpc")  # and a dump


def store(scene: Table, who: int, own: bool, key: str = "") -> str:
    """What lies in the store and on the dump, each in its cells, and what may be done about waste."""
    player, turn, which = scene.public["players"][who], scene.public["turn"], (who, own, key)
    used = (turn["cleaned"], turn["burned"]) if own and scene.public["active"] == who else (False, False)
    limits = player["limits"]
    stock = {"goods": player["goods"], **{what: limits[what] for what in _STOCK}, "key": key}
    dump = {"waste": player["waste"], **{what: limits[what] for what in _DUMP}, "mine": own, "key": key, "used": used}
    parts = [
        (f"{key}{what}", scene.draw(what, which, values, partial(dict, values)))
        for what, values in (("stock", stock), ("dump", dump))
    ]
    return scene.frame("store", key, {"key": key}, parts)


def plan(scene: Table, who: int, own: bool) -> str:
    """The plan for the next production with the figures of each kind; the client only adds them up."""
    player, which = scene.public["players"][who], (who, own)
    if not player["produces"]:
        return scene.draw("plan-over", "", "")
    taken, kinds = sums(player) | {"mine": own}, {"free": player["free"], "kinds": _kinds(scene, player)}
    parts = [
        (f"plan-{what}", scene.draw(f"plan-{what}", which, values, partial(dict, values)))
        for what, values in (("kinds", kinds), ("sums", taken))
    ]
    return scene.frame("plan", which, {"mine": own, **slots(player)}, parts)


def slots(player: PlayerView) -> dict[str, object]:
    """The places of a plan, with what is planned on them."""
    units = player["plan"]
    made = [(unit, units[unit]) for kind in FACTORIES for unit in MADE[kind] if unit in units]
    places, used = player["limits"]["places"], player["planned"]["units"]
    return {"free": player["free"], "places": places, "used": used, "made": made}


def sums(player: PlayerView) -> dict[str, object]:
    """What a plan takes and makes, beside what there is and what the dump still holds."""
    planned = player["planned"]
    return {
        "held": max(0, planned["stored"] - player["debt"]), "need": planned["energy"], "waste": planned["pollution"],
        "dump": player["limits"]["dump"], "dumped": player["waste"], "short": planned["lacking"] > 0,
    }  # fmt: skip


def _kinds(scene: Table, player: PlayerView) -> list[dict[str, object]]:
    """The kinds of factories that can be planned for."""
    free, units = player["free"], player["plan"]
    return [
        {
            "kind": kind,
            "name": capital(scene.voice.w(kind, "kind")),
            "energy": 0 if free else figures["energy"],
            "pollution": 0 if free else figures["pollution"],
            "units": [(unit, units.get(unit, 0)) for unit in MADE[kind]],
        }
        for kind, figures in player["kinds"].items()
        if figures["running"]
    ]
