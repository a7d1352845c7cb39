"""The market with its prices, the open components, the event and the decks."""

from __future__ import annotations

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from keeling.cli.boards.cards import listed, text
from keeling.cli.boards.frames import SMALL, frame, labelled, row, table
from keeling.cli.boards.marks import EVENT
from keeling.games.factories.telling.voice import t, w
from keeling.games.factories.terminal.words import Scene, unit
from keeling.games.factories.views.types import Amounts
from keeling.locale.figures import money

_TREND = {-1: "▼", 0: "·", 1: "▲"}


def market(scene: Scene) -> Panel:
    """One row per resource: prices, the ladder they move on, this round's trade and where it leads."""
    bank, seat, small = scene.view["market"], scene.view["seat"], scene.width < SMALL
    own = {} if seat is None else scene.view["players"][seat]["prices"]
    differs = any([bank[name]["buy"], bank[name]["sell"]] != prices for name, prices in own.items())
    heads = {"buy": True, "sell": True, **({"own-price": False} if differs else {}), "range": False, "traded": True}
    columns = [("", False), *((t(f"ui.fac.{key}"), is_right) for key, is_right in heads.items())]
    rows = []
    for name, price in bank.items():
        traded = Text(f"+{price['bought']} −{price['sold']}")
        trend = Text(_TREND[price["trend"]], style="bold" if price["trend"] else "dim")
        rows.append([
            unit(name), money(price['buy']), money(price['sell']),
            *(["/".join([money(amount) for amount in own[name]])] if differs else []),
            f"{price['low']}–{price['high']}" if small else _ladder(price),
            *([traded.append(" ").append_text(trend)] if small else [traded, trend]),
        ])  # fmt: skip
    columns += [] if small else [(t("ui.fac.trend"), False)]
    return frame(t("ui.fac.panel.market"), table(columns, rows, 1 if differs or small else 2))


def _ladder(price: Amounts) -> Text:
    """All prices there are, the present one marked."""
    steps = range(price["low"], price["high"] + 1)
    return row([Text(f"[{n}]", style="bold") if n == price["buy"] else Text(f"{n}", style="dim") for n in steps], " ")


def components(scene: Scene) -> Panel:
    """The open row, and what lies in the decks."""
    decks = [Text(f"{w(name, 'source')} {count}") for name, count in scene.view["decks"].items()]
    cards = listed(scene, [("", no) for no in scene.view["row"]])
    title = f"{t('ui.fac.panel.row')} · {money(scene.view['component_price'])}"
    return frame(title, Group(cards, labelled(t("ui.fac.decks", decks="").strip(), decks)))


def event(scene: Scene) -> list[Text]:
    """The last event card, if there was one."""
    no = scene.view["event"]
    return [] if no is None else [Text(f"{EVENT} {t('ui.fac.event')} {no} ", style="bold").append_text(text(scene, no))]
