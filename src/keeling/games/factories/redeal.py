"""A full position that agrees with what one seat knows (F-5), for bots that think ahead."""

from __future__ import annotations

from random import Random

from keeling.games.factories.position import FactoriesPosition
from keeling.games.factories.words import CSR, MARKETING
from keeling.kit.piles import deal_again


def redeal(table: FactoriesPosition, seat: int, rng: Random) -> FactoriesPosition:
    """A copy in which everything hidden from a seat is dealt anew, out of what it has not seen."""
    t = table.copy()
    if t.ending:
        return t  # at the end all is shown
    for deck, hands in ((MARKETING, t.marketing), (CSR, t.csr)):
        t.deck[deck] = deal_again([hands], seat, t.deck[deck], rng)
    return t
