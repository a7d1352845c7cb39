"""Every fragment of the board: the parts of the view that it is drawn from, and who draws it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from keeling.games.factories.board.cards import Table, faces
from keeling.games.factories.board.deal import deal
from keeling.games.factories.board.market import market
from keeling.games.factories.board.people import hand, look, mine, rows, strip, track
from keeling.games.factories.board.store import plan, store
from keeling.games.factories.board.works import gauge, works
from keeling.games.factories.board.yard import SEATS, yard
from keeling.web.drawing.composed import Drawn
from keeling.web.drawing.scene import BOTS, NAMES

_LEVEL: Final = ("cpc", "cpc_limit", "ahead")


def _clock(scene: Table) -> dict[str, object]:
    usual, actions = scene.sheet["turn"]["actions"], scene.public["turn"]["actions"]
    return {"round": scene.public["round"], "actions": actions, "most": max(usual, actions)}


def _air(scene: Table) -> dict[str, object]:
    return {"cpc": scene.public["cpc"], "limit": scene.public["cpc_limit"]}


def _row(scene: Table) -> dict[str, object]:
    public = scene.public
    return {"cards": faces(scene, public["row"]), "price": public["component_price"], "decks": public["decks"]}


def _event(scene: Table) -> dict[str, object]:
    event = scene.public["event"]
    return {"cards": faces(scene, [event] if event else [])}


def _shown(scene: Table) -> int:
    """Whose works are drawn: one's own; for a spectator those of whoever has the turn."""
    view = scene.view
    if scene.me is not None:
        return scene.me
    return view["active"] if view["active"] >= 0 else view["order"][0] if view["order"] else 0


COMMON: Final[dict[str, Callable[[Table], Drawn]]] = {
    "f-clock": lambda scene: scene.draw("clock", ("round", "turn"), _clock),
    "f-gauge": lambda scene: scene.draw("gauge", _LEVEL, gauge),
    "f-scene": lambda scene: scene.draw("scene", _LEVEL[:2], _air),
    "f-track": lambda scene: scene.draw("track", ("players", "order", "goal", "active", NAMES), track),
    "f-row": lambda scene: scene.draw("row", ("row", "component_price", "decks"), _row),
    "f-event": lambda scene: scene.draw("event", ("event",), _event),
    "f-seats": lambda scene: scene.compose("seats", ("order", "players", "active", NAMES), strip),
    "f-players": lambda scene: scene.compose("players", ("order", "players", "active", NAMES, BOTS), rows),
}
PERSONAL: Final[dict[str, Callable[[Table], Drawn]]] = {
    "f-market": lambda scene: scene.compose("market", ("market", "players"), market, _shown(scene)),
    "f-works": lambda scene: works(scene, _shown(scene)),
    "f-store": lambda scene: store(scene, _shown(scene), scene.me is not None),
    "f-plan": lambda scene: plan(scene, _shown(scene), scene.me is not None),
    "f-mine": lambda scene: mine(scene, _shown(scene), scene.me is not None),
    "f-deal": deal,
    "f-hand": lambda scene: hand(scene, _shown(scene)),
    "f-look": lambda scene: scene.draw("look", (NAMES, BOTS), look, scene.me),
    **{f"f-yard-{seat}": partial(yard, seat=seat) for seat in SEATS},
}
