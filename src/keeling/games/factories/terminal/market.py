"""The market with its prices, the open components, the event and the decks."""

from __future__ import annotations

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.cards import listed, text
from keeling.cli.boards.frames import SMALL, frame
from keeling.cli.boards.marks import EVENT, MONEY
from keeling.games.factories.terminal.scene import Scene
from keeling.games.factories.terminal.words import unit
from keeling.games.factories.voice import t, w

_TREND = {-1: "▼", 0: "·", 1: "▲"}


def market(scene: Scene) -> Panel:
    """One row per resource: prices, the ladder they move on, this round's trade and where it leads."""
    own = scene.view["players"][scene.view["seat"]]["prices"] if scene.view["seat"] is not None else {}
    differs = any(
        own.get(name, [row["buy"], row["sell"]]) != [row["buy"], row["sell"]]
        for name, row in scene.view["market"].items()
    )
    small = scene.width < SMALL
    gap = 1 if differs or small else 2
    grid = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", no_wrap=True)
    for key in ("buy", "sell"):
        grid.add_column(t(f"ui.fac.{key}"), justify="right", no_wrap=True)
    if differs:
        grid.add_column(t("ui.fac.own-price"), no_wrap=True)
    grid.add_column(t("ui.fac.range"), no_wrap=True)
    grid.add_column(t("ui.fac.traded"), justify="right", no_wrap=True)
    if not small:
        grid.add_column(t("ui.fac.trend"), no_wrap=True)
    for name, price in scene.view["market"].items():
        ladder = Text()
        for step in range(price["low"], price["high"] + 1):
            here = step == price["buy"]
            ladder.append(" " if ladder else "").append(
                f"[{step}]" if here else f"{step}", style="bold" if here else "dim"
            )
        traded = Text(f"+{price['bought']} −{price['sold']}")
        trend = Text(_TREND[price["trend"]], style="bold" if price["trend"] else "dim")
        mine = [f"{MONEY}{amount}" for amount in own.get(name, [])]
        grid.add_row(
            unit(name),
            f"{MONEY}{price['buy']}",
            f"{MONEY}{price['sell']}",
            *(["/".join(mine)] if differs else []),
            f"{price['low']}–{price['high']}" if small else ladder,
            *([traded.append(" ").append_text(trend)] if small else [traded, trend]),
        )
    return frame(t("ui.fac.panel.market"), grid)


def components(scene: Scene) -> Panel:
    """The open row, and what lies in the decks."""
    rows = [("", no) for no in scene.view["row"]]
    decks = ", ".join(f"{w(name, 'source')} {count}" for name, count in scene.view["decks"].items())
    body = Group(listed(scene, rows), Text(t("ui.fac.decks", decks=decks), style="dim"))
    title = f"{t('ui.fac.panel.row')} · {MONEY}{scene.view['component_price']}"
    return frame(title, body)


def event(scene: Scene) -> list[Text]:
    """The last event card, if there was one."""
    no = scene.view["event"]
    if no is None:
        return []
    return [Text(f"{EVENT} {t('ui.fac.event')} {no} ", style="bold").append_text(text(scene, no))]
