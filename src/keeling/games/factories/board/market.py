"""The market with its prices and where they are going, the open components and the event."""

from __future__ import annotations

from typing import Final

from keeling.games.factories.board.cards import Table
from keeling.games.factories.views.types import Amounts
from keeling.web.drawing.composed import Element
from keeling.web.drawing.render import part
from keeling.web.drawing.scene import Frame

_RUNGS: Final = 4


def market(scene: Table, who: int) -> Frame:
    """The five resources; the prices are those of whoever looks, effects included."""
    player = scene.public["players"][who]
    rows: list[Element] = []
    for good, price in scene.public["market"].items():
        buy, sell = player["prices"][good]
        rows.append((f"mk-{good}", part(f"{scene.game}/price", scene.lang, **_price(good, price, buy, sell))))
    budget = scene.draw("budget", (("players", who),), _budget, who)
    return {"most": player["limits"]["trade"]}, {"rows": rows, "rest": [("mk-money", budget)]}


def _budget(scene: Table, who: int) -> dict[str, object]:
    return {"money": scene.public["players"][who]["money"]}


def _price(good: str, price: Amounts, buy: int, sell: int) -> dict[str, object]:
    """A resource with the prices around the present one, and whether there are more below and above."""
    first = max(price["low"], min(price["buy"] - 1, price["high"] - _RUNGS + 1))
    last = min(price["high"], first + _RUNGS - 1)
    more = {
        "word": good, "buy": buy, "sell": sell, "now": price["buy"],
        "trend": ("down", "same", "up")[price["trend"] + 1], "special": (buy, sell) != (price["buy"], price["sell"]),
        "ladder": range(first, last + 1), "below": first > price["low"], "above": last < price["high"],
    }  # fmt: skip
    return price | more
