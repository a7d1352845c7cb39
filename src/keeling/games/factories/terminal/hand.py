"""The own hand: marketing cards, CSR cards and components, each with what it says."""

from __future__ import annotations

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from keeling.cli.boards.cards import listed, own_hand
from keeling.games.factories.terminal.scene import Scene
from keeling.games.factories.voice import t, w


def hand(scene: Scene) -> list[Panel]:
    """Every card of the seat that looks; a spectator has none."""
    seat = scene.view["seat"]
    if seat is None:
        return []
    own = scene.view["players"][seat]
    decks = {"marketing": own["marketing"], "csr": own["csr"], "component": own["components"]}
    cards = [(w(deck, "source"), no) for deck, held in decks.items() for no in held]
    body: RenderableType = listed(scene, cards) if cards else Text(t("ui.board.none"), style="dim")
    return [own_hand(scene, body)]
