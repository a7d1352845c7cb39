"""The head of the table: where we are in the game, and the gauge."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from keeling.cli.boards.people import with_player
from keeling.games.co2.telling.voice import t, w
from keeling.games.co2.terminal.words import Scene
from keeling.games.co2_family.terminal import top as family
from keeling.games.co2_family.terminal.words import FOSSILS


def top(scene: Scene) -> Group:
    """Decade, round, whose turn it is, and the CO₂ level with its two lines."""
    begun = scene.view["start"] >= 0
    start = [with_player("ui.top.start", scene, scene.view["start"])] if begun else []
    return Group(family.calendar(scene, begun, start), *_gauge(scene))


def _gauge(scene: Scene) -> list[Text]:
    """The level is the fossil plants on the board, so the bar shows them: coal, oil, gas."""
    level, defeat = scene.view["co2"], scene.sheet["climate"]["defeat"]
    disaster = scene.sheet["climate"]["disaster"]
    label = f"CO₂ {t('ui.board.ppm', co2=level)} "
    room = max(20, min(scene.width, 160) - len(label) - 2)
    ends = max(defeat, level)
    bar = Text(label, style=_alarm(level, disaster, defeat))
    ppm = _causes(scene)
    drawn = reached = 0
    for fossil, cell in FOSSILS.items():
        reached += ppm[fossil]
        bar.append(cell * (reached * room // ends - drawn), style="not bold dim" if fossil == "gas" else "not bold")
        drawn = reached * room // ends
    bar.append("·" * (room - drawn), style="not bold dim")
    lines = {disaster * room // ends: "┆", defeat * room // ends: "┃"}
    plain, spans = list(bar.plain), bar.spans
    for place, sign in lines.items():
        if place <= room and len(label) + place <= len(plain):
            plain[len(label) + place : len(label) + place + 1] = sign
    return [Text("".join(plain), spans=spans), *_scale(scene, label, room, ends, ppm)]


def _scale(scene: Scene, label: str, room: int, ends: int, ppm: dict[str, int]) -> list[Text]:
    """Under the bar: what it is made of, and the numbers of the two lines; in a line of its own if they meet."""
    climate = scene.sheet["climate"]
    causes = " · ".join(f"{FOSSILS[fossil]} {w(fossil)} {count}" for fossil, count in ppm.items())
    line = f"{'':{len(label)}}{causes}"
    limits = {
        len(label) + limit * room // ends - len(str(limit)) + 1: limit
        for limit in (climate["disaster"], climate["defeat"])
    }
    lines = [line] if min(limits) > len(line) else ["", line]
    for at, limit in limits.items():
        if at > len(lines[0]):
            lines[0] = f"{lines[0]:{at}}{limit}"
    return [Text(part, style="dim") for part in lines]


def _causes(scene: Scene) -> dict[str, int]:
    ppm = dict.fromkeys(FOSSILS, 0)
    for region in scene.view["regions"].values():
        for space in region["spaces"]:
            if space and "fossil" in space:
                ppm[space["fossil"]] += scene.sheet["fossils"][space["fossil"]]["ppm"]
    return ppm


def _alarm(level: int, disaster: int, defeat: int) -> str:
    if level >= defeat:
        return "bold red reverse"
    return "bold red" if level >= disaster else "bold"


def legend(scene: Scene) -> Text:
    """What the symbols mean."""
    piles = f"×5 {t('ui.board.plants-left')} · ▯6 {t('ui.board.projects-left')}"
    return family.legend(scene, t("ui.board.empty-legend"), piles)
