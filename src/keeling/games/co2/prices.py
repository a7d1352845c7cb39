"""What is counted in the price of a move."""

from __future__ import annotations

from typing import Final

from keeling.core.prices import Counted, Prices

PRICES: Final = Prices(
    facts={
        "money": Counted("money"),
        "tech": Counted("tech"),
        "permit": Counted("permit"),
        "sold": Counted("permit", -1),  # the fact of a sale names its price alone
        "permit-paid": Counted("permit", -1, source="own"),  # not one out of a region (C-60)
        "vp": Counted("vp"),
        "recruited": Counted("scientist", 1),
        "replaced": Counted("co2", "ppm", common=True),
        "fossil": Counted("co2", "ppm", common=True),
    },
    asked={},
)
