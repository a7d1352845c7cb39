"""What another factory of each kind would cost whoever looks, what it brings, and what it takes to run."""

from __future__ import annotations

from rich.panel import Panel
from rich.text import Text

from keeling.cli.boards.frames import frame, row, table
from keeling.cli.boards.marks import POINTS
from keeling.games.factories.telling.voice import t, w
from keeling.games.factories.terminal.words import ENERGY, GOODS, Scene, runs


def costs(scene: Scene) -> Panel:
    """A row for each kind; the prices are those of the seat that looks, effects included."""
    view = scene.view
    own = view["players"][max(0, view["active"]) if view["seat"] is None else view["seat"]]
    rows: list[list[Text | str]] = []
    for kind, cost in own["costs"].items():
        printed = scene.sheet["factories"][kind]
        paid = [_part(name, amount) for name, amount in cost.items() if amount]
        rows.append([Text(w(kind, "kind")), row(paid, ", "), f"{POINTS}{printed['sp']}", runs(printed)])
    heads = [("", False), (t("ui.fac.costs"), False), (t("ui.fac.brings"), True), (t("ui.fac.runs"), False)]
    return frame(t("ui.fac.panel.costs"), table(heads, rows, 2, wraps=(1,)))


def _part(name: str, amount: int) -> Text:
    """A resource with its amount; energy of either kind by its sign."""
    return Text(f"{ENERGY}{amount}") if name == "energy" else Text(t(f"amount.{name}", amount=amount), GOODS[name])
