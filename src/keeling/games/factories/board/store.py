"""What a player has stored, dumped and planned: in parts, of which a choice seldom changes more than one."""

from __future__ import annotations

from typing import Final

from keeling.games.factories.board.cards import Table
from keeling.games.factories.model.words import FACTORIES, MADE
from keeling.games.factories.views.types import PlayerView
from keeling.locale import capital
from keeling.web.drawing.composed import Drawn
from keeling.web.drawing.scene import Frame

_STOCK: Final = ("stored", "storage")  # the limits a stock is drawn from
_DUMP: Final = ("dump", "fine", "clean_cost", "clean", "burn_cpc")  # and a dump


def store(scene: Table, who: int, own: bool, key: str = "") -> Drawn:
    """What lies in the store and on the dump, each in its cells, and what may be done about waste."""
    return scene.compose("store", (("players", who), "turn", "active"), _store, who, own, key)


def _store(scene: Table, who: int, own: bool, key: str) -> Frame:
    player = ("players", who)
    stock = scene.draw("stock", (player,), _stock, who, key)
    dump = scene.draw("dump", (player, "turn", "active"), _dump, who, own, key)
    return {"key": key}, {"rows": [(f"{key}stock", stock), (f"{key}dump", dump)]}


def _stock(scene: Table, who: int, key: str) -> dict[str, object]:
    player = scene.public["players"][who]
    return {"goods": player["goods"], "key": key, **{what: player["limits"][what] for what in _STOCK}}


def _dump(scene: Table, who: int, own: bool, key: str) -> dict[str, object]:
    player, turn = scene.public["players"][who], scene.public["turn"]
    used = (turn["cleaned"], turn["burned"]) if own and scene.public["active"] == who else (False, False)
    limits = {what: player["limits"][what] for what in _DUMP}
    return {"waste": player["waste"], **limits, "mine": own, "key": key, "used": used}


def plan(scene: Table, who: int, own: bool) -> Drawn:
    """The plan for the next production with the figures of each kind; the client only adds them up."""
    if not scene.public["players"][who]["produces"]:
        return scene.draw("plan-over", ())
    return scene.compose("plan", (("players", who),), _plan, who, own)


def _plan(scene: Table, who: int, own: bool) -> Frame:
    player = ("players", who)
    kinds, taken = scene.draw("plan-kinds", (player,), _kinds, who), scene.draw("plan-sums", (player,), _sums, who, own)
    frame = {"mine": own, **slots(scene.public["players"][who])}
    return frame, {"rows": [("plan-kinds", kinds), ("plan-sums", taken)]}


def _sums(scene: Table, who: int, own: bool) -> dict[str, object]:
    return sums(scene.public["players"][who]) | {"mine": own}


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


def _kinds(scene: Table, who: int) -> dict[str, object]:
    """The kinds of factories that can be planned for."""
    player = scene.public["players"][who]
    free, units = player["free"], player["plan"]
    kinds = [
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
    return {"free": free, "kinds": kinds}
