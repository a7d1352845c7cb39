"""The head of the table: round and turn, the track of points, the turn order and the common counter."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from keeling.cli.boards.frames import labelled, row
from keeling.cli.boards.marks import ARROW, player
from keeling.cli.boards.people import counter, race, with_player
from keeling.games.factories.telling.voice import t
from keeling.games.factories.terminal.words import ALARM, COMMON, Scene

_NEAR = 5  # from so many left on the counter on, words warn too


def top(scene: Scene) -> Group:
    """Where we are, who leads, who is next, and how close the common end is."""
    points = [holdings["sp"] for holdings in scene.view["players"]]
    track = race(f"{t('ui.fac.track')} ", points, scene.view["goal"], scene.width)
    return Group(_calendar(scene), _order(scene), *track, *_counter(scene))


def _calendar(scene: Scene) -> Text:
    view = scene.view
    parts = [Text(t("ui.fac.round", round=view["round"]) if view["round"] else t("ui.fac.setup"), style="bold")]
    if view["ending"]:
        parts.append(Text(t("ui.top.over"), style="bold"))
    elif view["active"] >= 0:
        parts.append(with_player("ui.top.turn", scene, view["active"]))
        parts.append(Text(t("ui.fac.actions", count=view["turn"]["actions"])))
    return row(parts, "  ·  ")


def _order(scene: Scene) -> Text:
    now = -1 if scene.view["ending"] else scene.view["active"]
    seats = scene.view["order"]
    players = [Text(ARROW if seat == now else "").append_text(player(seat, scene.names)) for seat in seats]
    return labelled(t("ui.fac.order"), players, " › ", none="")


def _counter(scene: Scene) -> list[Text]:
    """The common counter, with a warning in words when the end is near."""
    level, limit = scene.view["cpc"], scene.view["cpc_limit"]
    left = limit - level
    bar = counter(f"{COMMON} {t('ui.fac.counter')} {level}/{limit} ", level, limit, _NEAR, scene.width)
    if left > _NEAR or scene.view["ending"]:
        return [bar]
    return [bar, Text(f"{ALARM} {t('ui.fac.alarm', left=left, round=scene.sheet['round']['cpc'])}", style="bold red")]
