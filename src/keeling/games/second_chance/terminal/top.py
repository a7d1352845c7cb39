"""The head of the table: where we are in the game, the gauge, and what the decade's end will cost."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from keeling.cli.boards.frames import row
from keeling.cli.boards.people import with_player
from keeling.games.second_chance.terminal.words import FOSSILS, Scene
from keeling.games.second_chance.voice import t, w


def top(scene: Scene) -> Group:
    """Decade, round, whose turn it is, the CO₂ level, and the points of the team with what is due."""
    return Group(_calendar(scene), _gauge(scene), *_due(scene))


def _calendar(scene: Scene) -> Text:
    view = scene.view
    parts = [Text(t("ui.top.decade", decade=view["decade"], decades=view["decades"]), style="bold")]
    if view["ending"]:
        parts.append(Text(t("ui.top.over"), style="bold"))
    elif view["round"]:
        parts.append(Text(t("ui.top.round", round=view["round"], rounds=view["rounds"])))
    else:
        parts.append(Text(t("ui.top.supply")))
    if view["active"] >= 0 and not view["ending"]:
        parts.append(with_player("ui.top.turn", scene, view["active"]))
    if view["start"] >= 0:
        parts.append(_start(scene))
    return row(parts, "  ·  ")


def _start(scene: Scene) -> Text:
    """The start player, named in the words of this game."""
    return Text(t("ui.top.start", player=scene.names[scene.view["start"]]))


def _gauge(scene: Scene) -> Text:
    """The level between where the mode begins and the line above which all lose."""
    level, limit = scene.view["co2"], scene.view["limit"]
    least = scene.sheet["climate"][scene.view["mode"]]
    label = f"CO₂ {t('ui.board.ppm', co2=level)} "
    room = max(20, min(scene.width, 160) - len(label) - 32)
    filled = max(0, min(room, (level - least) * room // max(1, limit - least)))
    style = "bold red reverse" if level > limit else "bold red" if level > limit - 40 else "bold"
    bar = Text(label, style=style).append("█" * filled, style="not bold")
    bar.append("·" * (room - filled), style="not bold dim").append("┃ ", style="bold red")
    return bar.append(t("ui.board.limit", limit=limit), style="not bold dim")


def _due(scene: Scene) -> list[Text]:
    """What a team has, and what its open goals will cost."""
    view = scene.view
    if "team" not in view:
        return []
    enough = view["team"] >= view["due"]
    said = t("ui.board.due", team=view["team"], due=view["due"])
    return [Text(said, style="bold" if enough else "bold red")]


def legend(scene: Scene) -> Text:
    """What the symbols mean."""
    letters = [
        t(
            "ui.board.space-legend",
            letter=t(f"ui.letter.{name}"),
            ppm=scene.sheet["fossils"][name]["ppm"],
            fossil=w(name),
        )
        for name in FOSSILS
    ]
    return Text(" · ".join([t("ui.board.legend"), *letters]), style="dim")
