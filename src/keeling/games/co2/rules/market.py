"""The permit market (C-62 … C-64)."""

from __future__ import annotations

from keeling.games.co2.model.position import Co2Position
from keeling.games.co2_family.rules import market


class Buy(market.Buy[Co2Position]):  # C-62 C-63
    ids = "C-62 C-63"
    closed = ("", "used-market C-62", "market-empty C-63", "too-little-money C-62")


class Sell(market.Sell[Co2Position]):  # C-62 C-63 C-64
    """Sell one permit of one's own supply to the market at the price, which then falls."""

    ids = "C-62 C-63 C-64"
    closed = ("", "used-market C-62", "market-stopped C-63", "no-own-permit C-62")

    def take(self, t: Co2Position) -> None:
        t.market += 1
