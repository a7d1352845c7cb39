"""A full position that agrees with what one seat knows (F-5), for bots that think ahead."""

from __future__ import annotations

from random import Random

from keeling.games.factories.figures import bits
from keeling.games.factories.position import FactoriesPosition
from keeling.games.factories.words import CSR, MARKETING


def redeal(table: FactoriesPosition, seat: int, rng: Random) -> FactoriesPosition:
    """A copy in which everything hidden from a seat is dealt anew, out of what it has not seen."""
    t = table.copy()
    if t.ending:
        return t  # at the end all is shown
    for deck, hands in ((MARKETING, t.marketing), (CSR, t.csr)):
        unseen = t.deck[deck]
        for player in range(t.seats):
            if player != seat:
                unseen |= hands[player]
        if unseen == t.deck[deck]:
            continue  # nobody else holds one
        cards = bits(unseen)
        for player in range(t.seats):
            if player != seat:
                held = 0
                for _ in range(hands[player].bit_count()):
                    held |= 1 << cards.pop((rng.getrandbits(32) * len(cards)) >> 32)
                hands[player] = held
                unseen ^= held
        t.deck[deck] = unseen
    return t
