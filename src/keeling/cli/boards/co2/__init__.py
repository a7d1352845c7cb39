"""The table of CO₂, drawn from a view: map, tracks, market, summits, companies and the hand."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table

from keeling.cli.boards import Board, Scene
from keeling.cli.boards.co2.hand import hand
from keeling.cli.boards.co2.hints import hint
from keeling.cli.boards.co2.people import people, status
from keeling.cli.boards.co2.regions import world
from keeling.cli.boards.co2.side import climate, market, summits, un_goals
from keeling.cli.boards.co2.top import legend, top
from keeling.cli.boards.co2.tracks import tracks

_WIDE: Final = 132
_SIDE: Final = 40
_TRACKS: Final = 66


def draw(scene: Scene) -> RenderableType:
    """Everything one may see, at whatever width there is."""
    parts = _wide(scene) if scene.width >= _WIDE else _narrow(scene)
    own = scene.view["seat"]
    return Group(top(scene), *parts, *([] if own is None else [hand(scene)]), legend(scene))


def _wide(scene: Scene) -> list[RenderableType]:
    left = Group(world(scene, scene.width - _SIDE), tracks(scene))
    right = Group(market(scene), climate(scene), summits(scene), un_goals(scene))
    return [_beside(left, right, _SIDE), people(scene)]


def _narrow(scene: Scene) -> list[RenderableType]:
    right = Group(market(scene), climate(scene), summits(scene))
    return [
        world(scene, scene.width),
        _beside(tracks(scene), right, max(30, scene.width - _TRACKS)),
        people(scene),
        un_goals(scene),
    ]


def _beside(left: RenderableType, right: RenderableType, width: int) -> Table:
    """Two columns; the right one is so wide, the left one takes the rest."""
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(width=width)
    grid.add_row(left, right)
    return grid


BOARD: Final = Board(draw, status, hint)
