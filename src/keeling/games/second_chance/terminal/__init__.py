"""The table of Second Chance, drawn from a view: map, tracks, goals, market, summits, companies and the hand."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType

from keeling.cli.boards import Board
from keeling.cli.boards.frames import SMALL, beside
from keeling.games.co2_family.terminal.side import climate, market, summits
from keeling.games.co2_family.terminal.top import legend
from keeling.games.co2_family.terminal.words import SIGNS
from keeling.games.second_chance.terminal.goals import environment, un_goals
from keeling.games.second_chance.terminal.hand import hand
from keeling.games.second_chance.terminal.lobbyists import lobbyists
from keeling.games.second_chance.terminal.people import people, status
from keeling.games.second_chance.terminal.regions import world
from keeling.games.second_chance.terminal.top import top
from keeling.games.second_chance.terminal.tracks import tracks
from keeling.games.second_chance.terminal.words import Scene

_WIDE: Final = 132
_SIDE: Final = 44


def draw(scene: Scene) -> RenderableType:
    """Everything one may see, at whatever width there is."""
    goals = [environment(scene)] if "environment" in scene.view else []
    parts = [*goals, people(scene), un_goals(scene), *lobbyists(scene)]
    own = [] if scene.view["seat"] is None else [hand(scene)]
    return Group(top(scene), *_board(scene), *parts, *own, legend(scene))


def _board(scene: Scene) -> list[RenderableType]:
    side = [market(scene), climate(scene), summits(scene)]
    if scene.width >= _WIDE:
        left = Group(world(scene, scene.width - _SIDE), tracks(scene))
        return [beside(left, Group(*side), _SIDE)]
    world_and_tracks: list[RenderableType] = [world(scene, scene.width), tracks(scene)]
    if scene.width < SMALL:
        return [*world_and_tracks, *side]
    return [*world_and_tracks, beside(Group(*side[:2]), side[2], scene.width // 2)]


def brief(scene: Scene) -> RenderableType:
    """The map and the companies."""
    return Group(top(scene), world(scene, scene.width), people(scene))


BOARD: Final = Board(draw, status, SIGNS, brief=brief)
