"""The head of the table: round and turn, the track of points, the turn order and the common counter."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from keeling.cli.boards.frames import row
from keeling.cli.boards.marks import ARROW, mark, player
from keeling.games.factories.terminal.scene import Scene
from keeling.games.factories.terminal.tongue import t
from keeling.games.factories.terminal.words import ALARM, COMMON

_NEAR = 5  # from so many left on the counter on, words warn too
_WIDEST = 120


def top(scene: Scene) -> Group:
    """Where we are, who leads, who is next, and how close the common end is."""
    return Group(_calendar(scene), _order(scene), *_track(scene), *_counter(scene))


def _calendar(scene: Scene) -> Text:
    view = scene.view
    parts = [Text(t("ui.fac.round", round=view["round"]) if view["round"] else t("ui.fac.setup"), style="bold")]
    if view["ending"]:
        parts.append(Text(t("ui.top.over"), style="bold"))
    elif view["active"] >= 0:
        before, _, after = t("ui.top.turn", player="\0").partition("\0")
        parts.append(Text(before).append_text(player(view["active"], scene.names)).append(after))
        parts.append(Text(t("ui.fac.actions", count=view["turn"]["actions"])))
    return row(parts, "  ·  ")


def _order(scene: Scene) -> Text:
    seats = []
    for seat in scene.view["order"]:
        here = ARROW if seat == scene.view["active"] and not scene.view["ending"] else ""
        seats.append(Text(here).append_text(player(seat, scene.names)))
    return Text(f"{t('ui.fac.order')} ", style="dim").append_text(row(seats, " › "))


def _track(scene: Scene) -> list[Text]:
    """The players on the track, the goal as a line across it, and their points below."""
    goal, points = scene.view["goal"], [holdings["sp"] for holdings in scene.view["players"]]
    label = f"{t('ui.fac.track')} "
    room = max(30, min(scene.width, _WIDEST) - len(label) - 6)
    ends = max(goal, *points)
    signs = {goal * (room - 1) // ends: Text("┃", style="bold")}
    numbers: dict[int, str] = {goal * (room - 1) // ends: str(goal)}
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


def _counter(scene: Scene) -> list[Text]:
    """A bar up to the last step that is not yet the end of all."""
    level, limit = scene.view["cpc"], scene.view["cpc_limit"]
    left = limit - level
    style = "bold red reverse" if left < 0 else "bold red" if left <= _NEAR else "bold"
    label = f"{COMMON} {t('ui.fac.counter')} {level}/{limit} "
    room = max(limit, min(scene.width, _WIDEST) - len(label) - 3) // max(1, limit)
    cells = max(1, min(4, room))
    bar = Text(label, style=style)
    bar.append("█" * (cells * min(level, limit)), style="red" if left <= _NEAR else "not bold")
    bar.append("·" * (cells * max(0, left)), style="not bold dim").append("┃", style="bold red")
    if left > _NEAR or scene.view["ending"]:
        return [bar]
    return [bar, Text(f"{ALARM} {t('ui.fac.alarm', left=left, round=scene.sheet['round']['cpc'])}", style="bold red")]


def legend() -> Text:
    """What the signs mean."""
    return Text(t("ui.fac.legend"), style="dim")
