"""The played lobbyists."""

from __future__ import annotations

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from keeling.cli.boards.frames import frame
from keeling.cli.boards.marks import SCIENTIST, mark
from keeling.games.second_chance.telling import cards as card_texts
from keeling.games.second_chance.telling.voice import t
from keeling.games.second_chance.terminal.words import Scene
from keeling.locale import spoken


def lobbyists(scene: Scene) -> list[Panel]:
    """The lobbyists played, with the side effect that a scientist may still use."""
    rows: list[Text] = []
    for card in scene.view["lobbyists"]:
        line = Text(f"{card['no']} ", style="bold").append(card_texts.lobby_side(scene.sheet, card["no"], spoken()))
        if card["scientist"] >= 0:
            line.stylize("dim")
            line.append(f" {SCIENTIST}").append_text(mark(card["scientist"]))
        rows.append(line)
    return [frame(t("ui.panel.lobbyists"), Group(*rows))] if rows else []
