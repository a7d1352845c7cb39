"""Drawing one card of a pile."""

from __future__ import annotations

from random import Random

from keeling.core.agenda import Args, Option, P, Rule
from keeling.kit.piles import any_card, cards_in


class PileDraw(Rule[P]):
    """Chance among the cards of a pile, all alike; where nobody looks at the options none are listed."""

    asks = True
    chance = True

    def pile(self, p: P, seat: int, args: Args) -> int:
        """What can be drawn now, as bits."""
        raise TypeError(self.prompt)

    def words(self, p: P) -> list[Option]:
        """The options by the number of the card."""
        raise TypeError(self.prompt)

    def options(self, p: P, seat: int, args: Args) -> list[Option]:
        words = self.words(p)
        return [words[card] for card in cards_in(self.pile(p, seat, args))]

    def drawn(self, p: P, seat: int, args: Args, rng: Random) -> Option | None:
        pile = self.pile(p, seat, args)
        return self.words(p)[any_card(pile, rng)] if pile else None
