"""Every fragment of the board: the parts of the view that it is drawn from, and who draws it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from keeling.games.daybreak.board.discards import discards
from keeling.games.daybreak.board.hand import hand, mine
from keeling.games.daybreak.board.powers import lows, powers, risks, scale, seats
from keeling.games.daybreak.board.stacks import stacks
from keeling.games.daybreak.board.table import crises, projects, resolving
from keeling.games.daybreak.board.world import carbon, forecast, planet, thermometer
from keeling.games.daybreak.views.types import DaybreakView
from keeling.web.drawing.composed import Drawn
from keeling.web.drawing.scene import BOTS, NAMES, Scene, Values

Table = Scene[DaybreakView]
_CLOCK: Final = ("round", "rounds", "stage", "challenges", "drawdown")
_STRIP: Final = ("forecast", "thermometer", "players", "stage", "dice", "rolls", "planet", NAMES)


def _clock(scene: Table) -> Values:
    return {"v": {key: scene.public[key] for key in _CLOCK}}


def _who(scene: Table) -> int:
    """Whose stacks and hand are large: one's own, or those of whoever leads."""
    return scene.public["lead"] if scene.me is None else scene.me


def _stacks(scene: Table) -> Drawn:
    who = _who(scene)
    return scene.compose("stacks", (("players", who), NAMES), stacks, who, scene.me is not None)


def _hand(scene: Table) -> Drawn:
    return scene.draw("hand", (("players", _who(scene)),), hand, _who(scene), scene.me is not None)


def _mine(scene: Table) -> Drawn:
    of = (("players", _who(scene)), "decks", "discards", NAMES)
    return scene.draw("mine", of, mine, _who(scene), scene.me is not None)


SOURCES: Final = (risks, scale, lows)  # what fragments are drawn from beside parts of the view
COMMON: Final[dict[str, Callable[[Table], Drawn]]] = {
    "f-clock": lambda scene: scene.draw("clock", _CLOCK, _clock),
    "f-gauge": lambda scene: scene.draw("gauge", ("thermometer", "forecast"), thermometer),
    "f-carbon": lambda scene: scene.draw("carbon", ("forecast", "players", "sinks", "current"), carbon),
    "f-forecast": lambda scene: scene.draw("forecast", _STRIP, forecast),
    "f-planet": lambda scene: scene.draw("planet", ("planet", "rolled"), planet),
    "f-projects": lambda scene: scene.draw("projects", ("projects", "offered"), projects),
    "f-crises": lambda scene: scene.draw("crises", ("crises", "lasting", NAMES), crises),
    "f-resolving": lambda scene: scene.draw("resolving", ("resolving", "players", NAMES), resolving),
    "f-seats": lambda scene: scene.compose("seats", ("players", "risks", NAMES), seats),
    "f-discards": lambda scene: scene.compose("discards", ("discards",), discards),
    "f-powers": lambda scene: scene.compose("powers", ("players", "risks", "lead", "stage", NAMES, BOTS), powers),
}
PERSONAL: Final[dict[str, Callable[[Table], Drawn]]] = {
    "f-stacks": _stacks,
    "f-hand": _hand,
    "f-mine": _mine,
}
