"""How the secrets of CO₂ that no deck explains are dealt anew (C-5), for bots that think ahead."""

from __future__ import annotations

from random import Random
from typing import Final

from keeling.core.secrets import Redeal
from keeling.games.co2.model.position import Co2Position


def deal_verdicts(t: Co2Position, seat: int, rng: Random) -> None:
    """What has been chosen at the end, and is not yet shown."""
    for player in range(t.seats):
        if player != seat and t.lanes and not t.lanes[player] and not t.cashed[player] and not t.packs[player]:
            t.verdict[player] = rng.choice((-1, t.permits[player]))


redeal: Final[Redeal[Co2Position]] = Redeal({"verdict": deal_verdicts})
