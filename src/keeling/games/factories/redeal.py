"""A full position that agrees with what one seat knows (F-5), for bots that think ahead."""

from __future__ import annotations

from random import Random

from keeling.games.factories.figures import bits
from keeling.games.factories.table import Table
from keeling.games.factories.words import CSR, MARKETING


def redeal(table: Table, seat: int, rng: Random) -> Table:
    """A copy in which everything hidden from a seat is dealt anew, out of what it has not seen."""
    t = table.copy()
    if t.ending:
        return t  # at the end all is shown
    for deck, hands in ((MARKETING, t.marketing), (CSR, t.csr)):
        unseen = t.deck[deck]
        for player in range(t.seats):
            if player != seat:
                unseen |= hands[player]
        cards = bits(unseen)
        rng.shuffle(cards)
        for player in range(t.seats):
            if player != seat:
                hands[player] = sum([1 << cards.pop() for _ in range(hands[player].bit_count())])
        t.deck[deck] = sum([1 << card for card in cards])
    return t
