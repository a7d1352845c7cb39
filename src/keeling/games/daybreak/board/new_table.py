"""What the home page says of this game's options."""

from __future__ import annotations

from keeling.core.sheet import Sheet
from keeling.games.daybreak.model.words import EASIEST, POWERS


def shares(sheet: Sheet) -> dict[str, object]:
    """The powers that the seats share out (D-10): by difficulty and number of seats, and the easiest first."""
    sets = {name: row["powers"] for name, row in sheet["setups"].items() if len(row["powers"]) > 1}
    return {"by": "level", "sets": sets, "easiest": [POWERS[power] for power in EASIEST[:4]]}
