"""Draws: what chance brings, cards of a pile above all."""

from __future__ import annotations

from random import Random

from keeling.core.agenda import Args, Option, P, Rule, Step
from keeling.core.piles import any_card, cards_in


class Draw(Rule[P]):
    """Chance: one of several options comes up."""

    asks = True
    chance = True


class PileDraw(Draw[P]):
    """Chance among the cards of a pile, all alike; where nobody looks at the options none are listed."""

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


class PileDeal(PileDraw[P]):
    """Cards of one pile, one draw after another; where nobody looks at the draws all are dealt at once."""

    def lay(self, p: P, seat: int, args: Args, card: int) -> None:
        """The card goes from the pile to where it belongs."""
        raise TypeError(self.prompt)

    def following(self, p: P, seat: int, args: Args) -> Step | None:
        """The next draw from what is left of the same pile, if one is due."""
        raise TypeError(self.prompt)

    def play(self, p: P, seat: int, args: Args, option: Option) -> None:
        self.lay(p, seat, args, self.words(p).index(option))
        step = self.following(p, seat, args)
        if step is not None:
            p.then(step)

    def happen(self, p: P, seat: int, args: Args, rng: Random) -> None:
        cards = cards_in(self.pile(p, seat, args))
        bits = rng.getrandbits
        while cards:
            self.lay(p, seat, args, cards.pop((bits(32) * len(cards)) >> 32))
            step = self.following(p, seat, args)
            if step is None:
                return
            _, seat, args = step
