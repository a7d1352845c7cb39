"""Sparring partners of CO₂: players by fixed rules, for the lab; whoever beats our bots has found a bug."""

from __future__ import annotations

from typing import Final

from keeling.games.co2.bots.sparring.builder import Builder
from keeling.games.co2.bots.sparring.free_rider import FreeRider
from keeling.games.co2.bots.sparring.lobbyist import Lobbyist
from keeling.games.co2.bots.sparring.proposer import Proposer
from keeling.games.co2.bots.sparring.scholar import Scholar
from keeling.games.co2.bots.sparring.script import Script
from keeling.games.co2.bots.sparring.speculator import Speculator

PARTNERS: Final[dict[str, Script]] = {
    "builder": Builder(),
    "proposer": Proposer(),
    "speculator": Speculator(),
    "lobbyist": Lobbyist(),
    "free-rider": FreeRider(),
    "scholar": Scholar(),
}
