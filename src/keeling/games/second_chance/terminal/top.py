"""The head of the table: where we are in the game, the gauge, and what the decade's end will cost."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from keeling.games.co2_family.terminal import top as family
from keeling.games.second_chance.telling.voice import t
from keeling.games.second_chance.terminal.words import Scene


def top(scene: Scene) -> Group:
    """Decade, round, whose turn it is, the CO₂ level, and the points of the team with what is due."""
    return Group(_calendar(scene), _gauge(scene), *_due(scene))


def _calendar(scene: Scene) -> Text:
    """The start player is named in the words of this game."""
    begun, start = scene.view["start"] >= 0, scene.names[scene.view["start"]]
    return family.calendar(scene, True, [Text(t("ui.top.start", player=start))] if begun else [])


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
