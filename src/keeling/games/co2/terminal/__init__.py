"""The table of CO₂, drawn from a view: map, tracks, market, summits, companies and the hand."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType

from keeling.cli.boards import Board
from keeling.cli.boards.frames import SMALL, beside
from keeling.cli.boards.marks import POINTS
from keeling.games.co2.terminal.hand import hand
from keeling.games.co2.terminal.people import people
from keeling.games.co2.terminal.regions import world
from keeling.games.co2.terminal.top import legend, top
from keeling.games.co2.terminal.tracks import tracks
from keeling.games.co2.terminal.words import Scene
from keeling.games.co2_family.terminal.people import status
from keeling.games.co2_family.terminal.side import climate, market, summits
from keeling.games.co2_family.terminal.side import un_goals as goals
from keeling.games.co2_family.terminal.words import SIGNS

_WIDE: Final = 132
_SIDE: Final = 40
_TRACKS: Final = 66


def draw(scene: Scene) -> RenderableType:
    """Everything one may see, at whatever width there is."""
    parts = _wide(scene) if scene.width >= _WIDE else _small(scene) if scene.width < SMALL else _narrow(scene)
    own = scene.view["seat"]
    return Group(top(scene), *parts, *([] if own is None else [hand(scene, own)]), legend(scene))


def un_goals(scene: Scene) -> RenderableType:
    """The open goals of the UN with their points, and how many more there are for whoever plays alone."""
    left = scene.view["un_left"]
    more = f" · {scene.t('ui.board.un-left', count=left)}" if left else ""
    return goals(scene, 3, lambda printed: f"{POINTS}{printed['vp']}", more)


def _wide(scene: Scene) -> list[RenderableType]:
    left = Group(world(scene, scene.width - _SIDE), tracks(scene))
    right = Group(market(scene), climate(scene), summits(scene), un_goals(scene))
    return [beside(left, right, _SIDE), people(scene)]


def _narrow(scene: Scene) -> list[RenderableType]:
    right = Group(market(scene), climate(scene), summits(scene))
    return [
        world(scene, scene.width),
        beside(tracks(scene), right, max(30, scene.width - _TRACKS)),
        people(scene),
        un_goals(scene),
    ]


def _small(scene: Scene) -> list[RenderableType]:
    side = beside(Group(market(scene), climate(scene)), summits(scene), scene.width // 2)
    return [world(scene, scene.width), tracks(scene), side, people(scene), un_goals(scene)]


def brief(scene: Scene) -> RenderableType:
    """The map and the companies."""
    return Group(top(scene), world(scene, scene.width), people(scene))


BOARD: Final = Board(draw, status, SIGNS, brief=brief)
