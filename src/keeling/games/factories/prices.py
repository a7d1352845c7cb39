"""What is counted in the price of a move."""

from __future__ import annotations

from typing import Final

from keeling.core.prices import Counted, Prices

PRICES: Final = Prices(
    facts={
        "money": Counted("money"),
        "goods": Counted(of="good"),
        "sp": Counted("sp"),
        "waste": Counted("waste"),
        "mayor": Counted("debt", "left"),
        "factory-stopped": Counted("stop", -1),
        "actions": Counted("action"),
        "cpc": Counted("cpc", common=True),
    },
    asked={"energy": ("energy", -1), "mayor-mix": ("energy", 1)},  # coal or renewable energy: the sum is settled
)
