"""The market with its prices and where they are going, the open components and the event."""

from __future__ import annotations

from functools import partial
from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.factories.board.cards import card
from keeling.games.factories.view_types import Amounts, FactoriesView, PlayerView
from keeling.web.render import SLOTS, Kept, compose

_RUNGS: Final = 4


def _ladder(price: Amounts) -> dict[str, object]:
    """The prices around the present one, and whether there are more below and above."""
    first = max(price["low"], min(price["buy"] - 1, price["high"] - _RUNGS + 1))
    last = min(price["high"], first + _RUNGS - 1)
    return {"ladder": range(first, last + 1), "below": first > price["low"], "above": last < price["high"]}


def market(view: FactoriesView, player: PlayerView, lang: str, kept: Kept) -> str:
    """The five resources; the prices are those of whoever looks, effects included."""
    rows = []
    for good, price in view["market"].items():
        buy, sell = player["prices"][good]
        own = (buy, sell)
        make = partial(_price, good, price, own)
        rows.append((f"mk-{good}", kept.draw("factories/price", lang, (good, own), price, make)))
    money, most = player["money"], player["limits"]["trade"]
    frame = kept.draw("factories/market", lang, most, "", lambda: {"rows": SLOTS[0], "money": SLOTS[1], "most": most})
    return compose(frame.replace(SLOTS[1], str(money)), rows)


def _price(good: str, price: Amounts, own: tuple[int, int]) -> dict[str, object]:
    buy, sell = own
    row = {
        "word": good, "buy": buy, "sell": sell, "now": price["buy"], "bought": price["bought"], "sold": price["sold"],
        "trend": ("down", "same", "up")[price["trend"] + 1], **_ladder(price),
        "special": (buy, sell) != (price["buy"], price["sell"]),
    }  # fmt: skip
    return {"r": row}


def row(view: FactoriesView, sheet: Sheet, lang: str) -> dict[str, object]:
    """The components that lie open, and how many cards are left in the decks."""
    return {
        "cards": [card(sheet, no, lang) for no in view["row"]],
        "price": view["component_price"],
        "decks": [(deck, view["decks"][deck]) for deck in ("marketing", "csr", "component")],
    }


def event(view: FactoriesView, sheet: Sheet, lang: str) -> dict[str, object]:
    """The event of the last round's end."""
    return {"card": card(sheet, view["event"], lang) if view["event"] else None}
