"""Every fragment of the board: the parts of the view that it is drawn from, and who draws it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from keeling.games.co2.board.climate import events, gauge
from keeling.games.co2.board.companies import players, seats
from keeling.games.co2.board.hand import hand
from keeling.games.co2.board.mine import mine, watched
from keeling.games.co2.board.panels import goals, levels, tracks
from keeling.games.co2.board.regions import region
from keeling.games.co2.views.types import Co2View
from keeling.games.co2_family.board.panels import clock, market, summits
from keeling.games.co2_family.board.regions import mini
from keeling.games.co2_family.board.sources import control, due_in, spaces, speakers, target, works
from keeling.games.co2_family.model.words import REGIONS
from keeling.kit.parts import OWN
from keeling.web.drawing.composed import Drawn
from keeling.web.drawing.scene import BOTS, NAMES, Scene

Table = Scene[Co2View]


def _region(scene: Table, at: int) -> Drawn:
    return scene.compose("region", (("regions", at), "due-space", NAMES), region, at)


def _summits(scene: Table) -> Drawn:
    speakers(scene, _HOME)  # a source, before anything is drawn from it
    of = ("summits", "summits_left", ("speakers", scene.me), NAMES)
    return scene.draw("summits", of, partial(summits, home=_HOME), scene.me)


def _mine(scene: Table) -> Drawn:
    if scene.me is None:
        return scene.draw("mine", ("fossils_left", "tech_left", "market"), watched)
    of = (("players", scene.me), (OWN, scene.me), "turn", "active", "tech_left", "target", "control", NAMES)
    return scene.draw("mine", of, mine, scene.me)


def _hand(scene: Table) -> Drawn:
    of = ("players", NAMES) if scene.me is None else ((OWN, scene.me), ("players", scene.me))
    return scene.draw("hand", of, hand, scene.me)


_HOME: Final = "hand"  # where scientists are who are at no work
# What fragments are drawn from beside parts of the view.
SOURCES: Final = (spaces, control, works, due_in, target, levels)
COMMON: Final[dict[str, Callable[[Table], Drawn]]] = {
    "f-clock": lambda scene: scene.draw("clock", ("decade", "decades", "round", "rounds"), clock),
    "f-gauge": lambda scene: scene.draw("gauge", ("co2", "ahead", "spaces"), gauge),
    "f-mini": lambda scene: scene.draw("mini", ("spaces", "control"), mini),
    "f-market": lambda scene: scene.draw("market", ("market",), market),
    "f-events": lambda scene: scene.draw("events", ("event", "next_event", "strikes"), events),
    "f-goals": lambda scene: scene.draw("goals", ("un_goals", "un_left", "players", NAMES), goals),
    "f-tracks": lambda scene: scene.compose("tracks", ("levels", "plants_next", NAMES), tracks),
    **{f"f-region-{word}": partial(_region, at=at) for at, word in enumerate(REGIONS)},
    "f-seats": lambda scene: scene.compose("seats", ("players", "active", "start", NAMES), seats),
    "f-players": lambda scene: scene.compose(
        "players", ("players", "control", "active", "start", NAMES, BOTS), players
    ),
}
PERSONAL: Final[dict[str, Callable[[Table], Drawn]]] = {
    "f-summits": _summits,
    "f-mine": _mine,
    "f-hand": _hand,
}
