"""The table of a game that has no drawing of its own: its view as figures, a row for each player, and lists."""

from __future__ import annotations

from typing import Final, TypeGuard

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from keeling import locale
from keeling.cli.boards import AnyScene, Board
from keeling.cli.boards.frames import frame, row
from keeling.cli.boards.marks import ARROW, player
from keeling.core.notation import parse_seat
from keeling.kit.views import figures, panels, players
from keeling.locale import spoken


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
    parts: list[RenderableType] = [status(scene), _people(scene)]
    for key, value in panels(scene.view).items():
        lines = [shown(scene, one) for one in (value if _is_nested(value) else [value])]
        parts.append(frame(label(scene, key), Group(*lines)))
    return Group(*parts)


def _is_nested(value: object) -> TypeGuard[list[object]]:
    return isinstance(value, list) and any(isinstance(one, (dict, list)) for one in value)


def _people(scene: AnyScene) -> Table:
    """A row for each player, a column for each thing they have."""
    rows = players(scene.view, len(scene.names))
    keys = list(dict.fromkeys(key for one in rows for key in one))
    table = Table(box=box.SIMPLE_HEAD, header_style="dim", pad_edge=False)
    for title in ("", *(label(scene, key) for key in keys)):
        table.add_column(title)
    for seat, one in enumerate(rows):
        here = f"{ARROW} " if scene.view.get("active") == seat and not scene.view["ending"] else "  "
        table.add_row(
            Text(here).append_text(player(seat, scene.names)), *[shown(scene, one.get(key, "")) for key in keys]
        )
    return table


BOARD: Final = Board(draw, status)
