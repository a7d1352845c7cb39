"""Cards by their numbers: what they are called and what they do, and the own hand."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling import locale
from keeling.cli.boards import AnyScene
from keeling.cli.boards.frames import frame
from keeling.cli.boards.marks import colour, tag
from keeling.locale import Translator, spoken, t
from keeling.locale.translator import card_name


def text(scene: AnyScene, no: int) -> Text:
    """A card's name and what it does."""
    name = Text(card_name(no, spoken(), scene.sheet), style="bold")
    return name.append(f": {locale.describe_card(scene.sheet, no, spoken())}", style="not bold")


def title(scene: AnyScene, no: int) -> str:
    """A card's number and name."""
    return f"{no} {card_name(no, spoken(), scene.sheet)}"


def listed(scene: AnyScene, cards: list[tuple[str, int]]) -> RenderableType:
    """Cards under each other, each with a word before it, its number and its text."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(justify="right", style="bold", no_wrap=True)
    grid.add_column()
    for before, no in cards:
        grid.add_row(before, str(no), text(scene, no))
    return grid


def own_cards(scene: AnyScene, held: Mapping[str, str]) -> list[Panel]:
    """The hand of the seat that looks, by what it holds and the decks that is of; a spectator has none."""
    seat = scene.view["seat"]
    if seat is None:
        return []
    own, voice = scene.view["players"][seat], Translator(scene.view["game"])
    cards = [(voice.w(deck, "source"), no) for key, deck in held.items() for no in own[key]]
    return [own_hand(scene, listed(scene, cards) if cards else Text(t("ui.board.none"), style="dim"))]


def own_hand(scene: AnyScene, body: RenderableType) -> Panel:
    """What the seat that looks holds, in its colour."""
    seat = scene.view["seat"]
    title = t("ui.panel.hand", player=tag(seat, scene.names[seat]))
    return frame(Text(title, style=f"bold {colour(seat)}"), body, colour(seat))
