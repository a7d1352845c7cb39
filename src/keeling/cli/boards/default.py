"""The table of a game that has no drawing of its own: tracks and figures, a row for each player, grids and lists."""

from __future__ import annotations

from typing import Final, TypeGuard

from rich.console import Group, RenderableType
from rich.text import Text

from keeling import locale
from keeling.cli.boards import AnyScene, Board
from keeling.cli.boards.frames import frame, row, table
from keeling.cli.boards.marks import ARROW, player
from keeling.cli.boards.people import counter
from keeling.core.notation import parse_seat
from keeling.kit.views import figures, panels, players
from keeling.locale import spoken

_NEAR: Final = 4  # the last of so many parts of a track is red


def label(scene: AnyScene, key: object) -> str:
    """What a key of a view is called: the game's own text, or the key in plain words."""
    return locale.Translator(scene.view["game"]).text(f"view.{key}", spoken())


def shown(scene: AnyScene, value: object) -> Text:
    """Any value of a view on one line."""
    if isinstance(value, dict):
        return row([Text(f"{label(scene, key)} ").append_text(shown(scene, one)) for key, one in value.items()], " · ")
    if isinstance(value, (list, tuple)):
        return row([shown(scene, one) for one in value], ", ") if value else Text("–", style="dim")
    if value is None or value is False or value == "":
        return Text("–", style="dim")
    if value is True:
        return Text("✓")
    seat = parse_seat(value) if isinstance(value, str) else None
    if seat is not None and 0 <= seat < len(scene.names):
        return player(seat, scene.names)
    return Text(
        locale.word(str(value), spoken(), game=scene.view["game"]).replace("-", " ")
        if isinstance(value, str)
        else str(value)
    )


def status(scene: AnyScene) -> Text:
    """The figures of the table in a line."""
    parts = [
        Text(f"{label(scene, key)} ", style="dim").append_text(Text(str(shown(scene, value)), style="bold"))
        for key, value in figures(scene.view).items()
    ]
    return row(parts, "  ·  ")


def draw(scene: AnyScene) -> RenderableType:
    """Everything one may see."""
    parts: list[RenderableType] = [status(scene), *_tracks(scene), _people(scene)]
    for key, value in panels(scene.view).items():
        lines = [shown(scene, one) for one in (value if _is_nested(value) else [value])]
        parts.append(frame(label(scene, key), _grid(scene, key, value) or Group(*lines)))
    return Group(*parts)


def _tracks(scene: AnyScene) -> list[Text]:
    """Each number that has an end, as a bar up to it; red where little is left."""
    found: list[Text] = []
    for piece in scene.pieces.rows if scene.pieces else ():
        level, end = scene.view.get(piece.shown), piece.end(scene.figures)
        if end is not None and isinstance(level, int):
            told = f"{label(scene, piece.shown)} {level}/{end} "
            found.append(counter(told, level, end, max(1, end // _NEAR), scene.width))
    return found


def _grid(scene: AnyScene, key: str, value: object) -> RenderableType | None:
    """Numbers by two axes with words, as a table: the last axis across."""
    piece = next((one for one in scene.pieces.rows if one.shown == key), None) if scene.pieces else None
    if piece is None or len(piece.axes) != 2 or not isinstance(value, list):
        return None
    down, across = [axis.words(scene.figures) for axis in piece.axes]
    if not across or len(value) != len(down) * len(across):
        return None
    heads = [("", False), *[(str(shown(scene, one)), True) for one in across]]
    each = len(across)
    cells = [[shown(scene, one) for one in value[at * each : (at + 1) * each]] for at in range(len(down))]
    return table(heads, [[shown(scene, one), *told] for one, told in zip(down, cells, strict=True)], 2, range(1))


def _is_nested(value: object) -> TypeGuard[list[object]]:
    return isinstance(value, list) and any(isinstance(one, (dict, list)) for one in value)


def _people(scene: AnyScene) -> RenderableType:
    """A row for each player, a column for each thing they have."""
    rows = players(scene.view, len(scene.names))
    keys = list(dict.fromkeys(key for one in rows for key in one))
    cells: list[list[Text | str]] = []
    for seat, one in enumerate(rows):
        here = f"{ARROW} " if scene.view.get("active") == seat and not scene.view["ending"] else "  "
        held = [shown(scene, one.get(key, "")) for key in keys]
        cells.append([Text(here).append_text(player(seat, scene.names)), *held])
    numbers = [all(isinstance(one.get(key, 0), int) for one in rows) for key in keys]
    heads = [("", False), *zip([label(scene, key) for key in keys], numbers, strict=True)]
    return table(heads, cells, 2, range(1, len(heads)))


BOARD: Final = Board(draw, status)
