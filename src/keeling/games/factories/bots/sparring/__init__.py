"""Sparring partners of Factory Commons: players by fixed rules, for the lab; whoever beats our bots has found a bug."""

from __future__ import annotations

from typing import Final

from keeling.games.factories.bots.sparring.cleaner import Cleaner
from keeling.games.factories.bots.sparring.hoarder import Hoarder
from keeling.games.factories.bots.sparring.rush import Rush
from keeling.games.factories.bots.sparring.script import Script
from keeling.games.factories.bots.sparring.specialist import Specialist
from keeling.games.factories.bots.sparring.trader import Trader

PARTNERS: Final[dict[str, Script]] = {
    "rush": Rush(),
    "hoarder": Hoarder(),
    "trader": Trader(),
    "cleaner": Cleaner(),
    "specialist": Specialist(),
}
