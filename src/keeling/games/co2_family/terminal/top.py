"""The head of the table: where we are in the game; and its foot, what the signs mean."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from keeling.cli.boards import AnyScene
from keeling.cli.boards.frames import listed, row
from keeling.cli.boards.people import with_player
from keeling.games.co2_family.terminal.words import FOSSILS


def calendar(scene: AnyScene, supplies: bool, start: Sequence[Text]) -> Text:
    """Decade, round or supply phase, whose turn it is, and who started."""
    view, t = scene.view, scene.t
    parts = [Text(t("ui.top.decade", decade=view["decade"], decades=view["decades"]), style="bold")]
    if view["ending"]:
        parts.append(Text(t("ui.top.over"), style="bold"))
    elif view["round"]:
        parts.append(Text(t("ui.top.round", round=view["round"], rounds=view["rounds"])))
    elif supplies:
        parts.append(Text(t("ui.top.supply")))
    if view["active"] >= 0 and not view["ending"]:
        parts.append(with_player("ui.top.turn", scene, view["active"]))
    return row([*parts, *start], "  ·  ")


def legend(scene: AnyScene, *more: str) -> Text:
    """What the symbols mean."""
    ppm = {name: scene.sheet["fossils"][name]["ppm"] for name in FOSSILS}
    letters = [
        scene.t("ui.board.space-legend", letter=scene.t(f"ui.letter.{name}"), ppm=ppm[name], fossil=scene.w(name))
        for name in FOSSILS
    ]
    return listed(" · ".join([scene.t("ui.board.legend"), *letters, *more]))
