"""Players in lines and on tracks: named, marked when it is their turn, and kept in their colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from keeling.cli.boards import AnyScene
from keeling.cli.boards.marks import ARROW, mark, player
from keeling.locale import t

WIDEST: Final = 120  # no track is longer


def name(scene: AnyScene, seat: int, otherwise: str = "") -> Text:
    """A player at the head of their line: an arrow before whoever has the turn, and which one is oneself."""
    line = Text(f"{ARROW} " if scene.view["active"] == seat else otherwise).append_text(player(seat, scene.names))
    return line.append(f" ({t('ui.you')})") if scene.view["seat"] == seat else line


def with_player(key: str, scene: AnyScene, seat: int) -> Text:
    """A sentence with a player in it, who keeps the colour."""
    before, _, after = t(key, player="\0").partition("\0")
    return Text(before).append_text(player(seat, scene.names)).append(after)


def race(label: str, points: Sequence[int], finish: int, width: int) -> list[Text]:
    """The players on a track, its finish as a line across it, and their points below."""
    room = max(30, min(width, WIDEST) - len(label) - 6)
    ends = max(finish, *points)
    signs = {finish * (room - 1) // ends: Text("┃", style="bold")}
    numbers: dict[int, str] = {finish * (room - 1) // ends: str(finish)}
    for seat in sorted(range(len(points)), key=lambda seat: points[seat]):
        place = points[seat] * (room - 1) // ends
        numbers.setdefault(place, str(points[seat]))
        while place in signs:
            place += 1
        signs[place] = mark(seat)
    track = Text(label, style="dim")
    below = " " * len(label)
    for place in range(max(room, max(signs) + 1)):
        track.append_text(signs.get(place, Text("─", style="not bold dim")))
        if place in numbers and len(below) <= len(label) + place:
            below = f"{below:{len(label) + place}}{numbers[place]}"
    return [track, Text(below, style="dim")]


def counter(label: str, level: int, limit: int, near: int, width: int) -> Text:
    """A counter of all as a bar up to the last step that is not yet the end; red from so many before it."""
    left = limit - level
    cells = max(1, min(4, max(limit, min(width, WIDEST) - len(label) - 3) // max(1, limit)))
    bar = Text(label, style="bold red reverse" if left < 0 else "bold red" if left <= near else "bold")
    bar.append("█" * (cells * min(level, limit)), style="red" if left <= near else "not bold")
    return bar.append("·" * (cells * max(0, left)), style="not bold dim").append("┃", style="bold red")
