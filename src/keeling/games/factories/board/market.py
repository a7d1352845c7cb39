"""The market with its prices and where they are going, the open components and the event."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from keeling.games.factories.board import signs
from keeling.games.factories.board.cards import card
from keeling.games.factories.voice import VOICE, text
from keeling.web.render import SLOTS, Kept, compose
from keeling.web.speech import capital

Data = dict[str, Any]
_RUNGS: Final = 4


def _ladder(price: Data) -> Data:
    """The prices around the present one, and whether there are more below and above."""
    first = max(price["low"], min(price["buy"] - 1, price["high"] - _RUNGS + 1))
    last = min(price["high"], first + _RUNGS - 1)
    return {"ladder": range(first, last + 1), "below": first > price["low"], "above": last < price["high"]}


def market(view: Data, player: Data, lang: str, kept: Kept) -> str:
    """The five resources; the prices are those of whoever looks, effects included."""
    rows = []
    for good, price in view["market"].items():
        own = tuple(player["prices"][good])
        make = partial(_price, good, price, own, lang)
        rows.append((f"mk-{good}", kept.draw("factories/price", lang, (good, own), price, make)))
    money, most = player["money"], player["limits"]["trade"]
    frame = kept.draw("factories/market", lang, most, "", lambda: {"rows": SLOTS[0], "money": SLOTS[1], "most": most})
    return compose(frame.replace(SLOTS[1], str(money)), rows)


def _price(good: str, price: Data, own: tuple[int, int], lang: str) -> Data:
    buy, sell = own
    name = capital(VOICE.word(good, lang))
    trend = ("down", "same", "up")[price["trend"] + 1]
    row = {
        "word": good, "name": name, "buy": buy, "sell": sell, "now": price["buy"], "trend": trend,
        **_ladder(price), "bought": price["bought"], "sold": price["sold"],
        "special": (buy, sell) != (price["buy"], price["sell"]),
        "trend_label": text(f"ui.web.factories.trend.{trend}", lang, bought=price["bought"], sold=price["sold"]),
        "buy_label": text("ui.web.factories.buy.label", lang, good=name, money=buy),
        "sell_label": text("ui.web.factories.sell.label", lang, good=name, money=sell),
    }  # fmt: skip
    return {"r": row, "signs": signs}


def row(view: Data, sheet: Data, lang: str) -> Data:
    """The components that lie open, and how many cards are left in the decks."""
    return {
        "cards": [card(sheet, no, lang) for no in view["row"]],
        "price": view["component_price"],
        "decks": [(deck, view["decks"][deck]) for deck in ("marketing", "csr", "component")],
    }


def event(view: Data, sheet: Data, lang: str) -> Data:
    """The event of the last round's end."""
    return {"card": card(sheet, view["event"], lang) if view["event"] else None}
