"""What is drawn, and the words, signs and colours of Factory Commons for the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from keeling.cli import boards
from keeling.cli.boards.marks import MONEY, POINTS
from keeling.games.factories.telling.voice import w
from keeling.games.factories.views.types import Amounts, FactoriesView

Scene = boards.Scene[FactoriesView]
ENERGY, WASTE, COMMON, STORE, STOP, ALARM = "ϟ", "▓", "≋", "▤", "‖", "!"
GOODS: Final = {
    "wood": "#a9713a", "coal": "#7d838a", "steel": "#5f8fb5", "renewable": "#3f9a63", "biomaterial": "#8d9a2b",
    "certificate": "#b88f0a",
}  # fmt: skip
# The signs of what is counted in prices; what is due to the city is said in words.
SIGNS: Final = {
    "money": MONEY, "energy": ENERGY, "waste": WASTE, "cpc": COMMON, "sp": POINTS, "stop": STOP, "ending": ALARM,
    "action": "▸", "debt": "",
}  # fmt: skip


def unit(name: str) -> Text:
    """A good or anything else that can be planned."""
    return Text(w(name), style=GOODS.get(name, ""))


def counted(amounts: Amounts) -> list[Text]:
    """Goods with how many there are of each, without those there are none of."""
    return [unit(name).append(f" {amount}", style="bold default") for name, amount in amounts.items() if amount]


def runs(figures: Amounts) -> str:
    """What running costs and soils."""
    return f"−{ENERGY}{figures['energy']} +{WASTE}{figures['pollution']}"
