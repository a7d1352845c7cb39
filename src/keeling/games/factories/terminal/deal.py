"""The offer on the table, as both sides see it."""

from __future__ import annotations

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from keeling.cli.boards.cards import title
from keeling.cli.boards.frames import frame, row
from keeling.cli.boards.marks import ARROW, PICK, player
from keeling.games.factories.telling.voice import t
from keeling.games.factories.terminal.words import Scene, unit
from keeling.games.factories.views.types import DealView, SideView, amounts
from keeling.locale.figures import money


def deal(scene: Scene) -> list[Panel]:
    """Who offers what to whom, if anybody does."""
    offer = scene.view["deal"]
    return [frame(_heading(offer), Group(*_sides(scene, offer)), PICK)] if offer else []


def _heading(offer: DealView) -> str:
    return t("ui.fac.counter-offer" if offer["counter"] else "ui.fac.offer")


def deal_lines(scene: Scene) -> list[Text]:
    """The same without a frame."""
    offer = scene.view["deal"]
    return [Text(f"{_heading(offer)}:", style="bold"), *_sides(scene, offer)] if offer else []


def _sides(scene: Scene, offer: DealView) -> list[Text]:
    maker = player(offer["maker"], scene.names)
    all_others = Text(t("ui.fac.everybody"), style="bold")
    partner = all_others if offer["partner"] is None else player(offer["partner"], scene.names)
    lines = []
    for giver, taker, side in ((maker, partner, offer["give"]), (partner, maker, offer["get"])):
        line = Text().append_text(giver).append(f" {ARROW} ").append_text(taker).append(": ")
        lines.append(line.append_text(_side(scene, side)))
    return lines


def _side(scene: Scene, side: SideView) -> Text:
    parts: list[Text] = []
    for name, amount in amounts(side).items():
        if name == "money":
            parts.append(Text(money(amount), style="bold"))
        else:
            parts.append(Text(f"{amount} ", style="bold").append_text(unit(name)))
    parts += [Text(title(scene, no)) for no in side.get("components", [])]
    return row(parts, ", ") if parts else Text(t("ui.fac.nothing"), style="dim")
