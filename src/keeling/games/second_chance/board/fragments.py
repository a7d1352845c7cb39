"""Every fragment of the board: the parts of the view that it is drawn from, and who draws it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from keeling.games.co2_family.board.panels import clock, market, summits
from keeling.games.co2_family.board.regions import mini
from keeling.games.co2_family.board.sources import control, spaces, speakers, target, works
from keeling.games.co2_family.model.words import REGIONS
from keeling.games.second_chance.board.climate import events, gauge
from keeling.games.second_chance.board.companies import based, inside, players, seats
from keeling.games.second_chance.board.hand import hand
from keeling.games.second_chance.board.mine import mine, watched
from keeling.games.second_chance.board.outcome import outlook, told
from keeling.games.second_chance.board.panels import HOME, lobbyists, threats, un_goals
from keeling.games.second_chance.board.regions import due_in, region
from keeling.games.second_chance.board.tracks import levels, may_build, tracks
from keeling.games.second_chance.views.types import SecondChanceView
from keeling.kit.parts import ENDING, OWN
from keeling.web.drawing.composed import Drawn
from keeling.web.drawing.scene import BOTS, NAMES, Scene

Table = Scene[SecondChanceView]


def _events(scene: Table) -> Drawn:
    if scene.public["mode"] == "cooperative":
        return scene.draw("no-events", ())
    return scene.draw("events", ("event", "next_event", "threats"), events)


def _region(scene: Table, at: int) -> Drawn:
    return scene.compose("region", (("regions", at), "due-space", NAMES), region, at)


def _lobbyists(scene: Table) -> Drawn:
    speakers(scene, HOME)  # a source, before anything is drawn from it
    return scene.draw("lobbyists", ("lobbyists", ("speakers", scene.me), NAMES), lobbyists, scene.me)


def _summits(scene: Table) -> Drawn:
    speakers(scene, HOME)
    of = ("summits", "summits_left", ("speakers", scene.me), NAMES)
    return scene.draw("summits", of, partial(summits, home=HOME), scene.me)


def _mine(scene: Table) -> Drawn:
    if scene.me is None:
        return scene.draw("mine", ("fossils_left", "tech_left", "market"), watched)
    of = (("players", scene.me), (OWN, scene.me), "turn", "active", "mode", "target", "control", "inside", NAMES)
    return scene.draw("mine", of, mine, scene.me)


def _hand(scene: Table) -> Drawn:
    of = ("players", NAMES) if scene.me is None else ((OWN, scene.me), ("players", scene.me), "solo_card")
    return scene.draw("hand", of, hand, scene.me)


_GAUGE: Final = ("co2", "limit", "mode", "outlook", "ahead", "team", "spaces", ENDING)
_PLAYERS: Final = ("players", "active", "start", "mode", "control", "based", "inside", NAMES, BOTS)
# What fragments are drawn from beside parts of the view.
SOURCES: Final = (spaces, control, works, due_in, target, levels, based, inside, told)
COMMON: Final[dict[str, Callable[[Table], Drawn]]] = {
    "f-clock": lambda scene: scene.draw("clock", ("decade", "decades", "round", "rounds"), clock),
    "f-gauge": lambda scene: scene.draw("gauge", _GAUGE, gauge),
    "f-mini": lambda scene: scene.draw("mini", ("spaces", "control"), mini),
    "f-market": lambda scene: scene.draw("market", ("market",), market),
    "f-events": _events,
    **{f"f-region-{word}": partial(_region, at=at) for at, word in enumerate(REGIONS)},
    "f-outlook": outlook,
    "f-seats": lambda scene: scene.compose("seats", ("players", "active", "start", "mode", "reckoning", NAMES), seats),
    "f-players": lambda scene: scene.compose("players", _PLAYERS, players),
}
PERSONAL: Final[dict[str, Callable[[Table], Drawn]]] = {
    "f-tracks": lambda scene: scene.compose("tracks", ("levels", NAMES), tracks, may_build(scene)),
    "f-threats": lambda scene: scene.draw("threats", ("mode", "threats", "players", NAMES), threats, scene.me),
    "f-lobbyists": _lobbyists,
    "f-summits": _summits,
    "f-goals": lambda scene: scene.draw("goals", ("un_goals", "players", "mode", NAMES), un_goals, scene.me),
    "f-mine": _mine,
    "f-hand": _hand,
}
