"""What is hidden from a seat, dealt anew out of what it has not seen: from the table of pieces, where that can be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, Generic

from keeling.core.agenda import P, Position
from keeling.core.pieces import figures_of
from keeling.core.piles import any_of, deal_again

Deal = Callable[[P, int, Random], None]  # deals some secrets anew that a seat does not see


class Redeal(Generic[P]):
    """Hidden hands are dealt out of their deck; for secrets that no deck explains their game says how, by name."""

    def __init__(self, deals: Mapping[str, Deal[P]]) -> None:
        self.secrets: list[str] = [name for names in deals for name in names.split()]  # one way may deal several
        self._ways: list[Deal[P]] = list(deals.values())

    def __call__(self, position: P, seat: int, rng: Random) -> P:
        """A copy in which everything hidden from a seat is dealt anew."""
        t = position.copy()
        if t.ending:
            return t  # at the end all is shown
        for hidden in t.PIECES.hidden:
            hands = [getattr(t, name) for name in hidden.hands]
            if hidden.place >= 0:
                decks = getattr(t, hidden.deck)
                decks[hidden.place] = deal_again(hands, seat, decks[hidden.place], rng)
            else:
                setattr(t, hidden.deck, deal_again(hands, seat, getattr(t, hidden.deck), rng))
        for piece in t.PIECES.dealt:
            held = getattr(t, piece.name)
            unseen = [card for card in piece.of[0].in_play(figures_of(t), t.seats) if card != held[seat]]
            for player, own in enumerate(held):
                if player != seat and own >= 0:
                    held[player] = any_of(unseen, rng)
        for way in self._ways:
            way(t, seat, rng)
        return t


redeal: Final[Redeal[Position]] = Redeal({})  # where decks explain all that is hidden, and where nothing is


def undealt(position: Position, told: object) -> list[str]:
    """The secrets that nothing deals anew: bots would see them."""
    dealt = told.secrets if isinstance(told, Redeal) else position.PIECES.secrets
    return [name for name in position.PIECES.secrets if name not in dealt]
