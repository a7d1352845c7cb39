"""What the effects of cards do, all decks alike: conditions, amounts, whom they name, prices, and their steps."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, P, Rule, Step
from keeling.kit.effects import ALL, OTHERS, SELF, TABLE, Card, Effect

_HALVES: Final[list[int]] = [0, 1]


class Measured(Rule[P]):
    """What effects do depends on what can be counted."""

    def measure(self, p: P, at: int, what: int) -> int:
        """What effects count or compare, by its place among the measures of the vocabulary, for a seat or wherever
        the card of the game lies."""
        raise TypeError(f"{type(self).__name__} measures nothing")

    def holds(self, p: P, at: int, effect: Effect) -> bool:
        """Whether an effect's conditions are met there."""
        met = True
        for what, low, high in effect.gates:
            met = met and low <= self.measure(p, at, what) <= high
        return met

    def amount(self, p: P, at: int, effect: Effect) -> int:
        """How much it is there."""
        if effect.by < 0:
            return effect.n if effect.per < 0 else effect.n * self.measure(p, at, effect.per)
        have, n = self.measure(p, at, effect.by), 0
        for least, more in effect.steps:
            if have >= least:
                n = more
        return n


class CardEffects(Measured[P]):
    """A card acts on one player, or on the table; who cannot meet it in full ignores it."""

    step: str = "effect"  # the name of its steps, each (deck, card, half, effects as bits)

    # -- what a game fills in --
    def card(self, p: P, deck: int, card: int) -> Card:
        """A card of a deck."""
        raise TypeError(f"{type(self).__name__} has no cards")

    def order(self, p: P) -> list[int]:
        """The seats in the order in which a card acts on them."""
        raise TypeError(f"{type(self).__name__} has no order")

    def owned(self, p: P, seat: int, do: int, kept: int) -> int:
        """How much a player has of what a price takes; `kept` cards in hand do not count."""
        raise TypeError(f"{type(self).__name__} has no prices")

    def instant(self, p: P, seat: int, effect: Effect, amount: int, deck: int, steps: list[Step]) -> None:
        """One effect that happens at once; what asks or draws is added to the steps."""
        raise TypeError(f"{type(self).__name__} does nothing at once")

    def begin(self, p: P, seat: int, deck: int, card: int, half: int, place: int) -> None:
        """One effect that lasts begins."""
        raise TypeError(f"{type(self).__name__} does nothing that lasts")

    def ignored(self, p: P, seat: int, card: Card) -> None:
        """A player cannot meet a card in full, so nothing of it happens to them; a game may report it."""

    # -- the language --
    def names(self, p: P, owner: int, effect: Effect, seat: int) -> bool:
        """Whether an effect of the owner's card names this player; all who tie for the most or least are named."""
        if effect.who == SELF:
            return seat == owner
        if effect.who == OTHERS:
            return seat != owner
        if effect.who == ALL:
            return True
        if effect.who == TABLE:
            return False
        own = self.measure(p, seat, effect.rank)
        for player in self.order(p):
            other = self.measure(p, player, effect.rank)
            if other > own if effect.top else other < own:
                return False
        return True

    def mask(self, p: P, owner: int, card: Card, half: int, seat: int) -> int:
        """Which effects of half a card name a player, as bits."""
        mask = card.everybody[half]
        for place in card.named[half]:
            if self.names(p, owner, card.halves[half][place], seat):
                mask |= 1 << place
        return mask

    def concerns(self, p: P, owner: int, card: Card, half: int, seat: int) -> int:
        """Which effects of half a card name a player whose condition is met, as bits."""
        mask = self.mask(p, owner, card, half, seat)
        if not card.plain[half]:
            for place, effect in enumerate(card.halves[half]):
                if mask >> place & 1 and not self.holds(p, seat, effect):
                    mask ^= 1 << place
        return mask

    def can_meet(self, p: P, seat: int, effects: list[Effect], mask: int, kept: int) -> bool:
        """Whether a player can pay every price of those effects in full."""
        for place, effect in enumerate(effects):
            if effect.price and mask >> place & 1 and self.holds(p, seat, effect):
                if self.owned(p, seat, effect.do, kept) < abs(self.amount(p, seat, effect)):
                    return False
        return True

    def open_halves(self, p: P, seat: int, deck: int, card: int, kept: int) -> list[int]:
        """The halves of a card's choice whose price its owner can pay."""
        known = self.card(p, deck, card)
        halves = known.halves
        if not known.priced:
            return _HALVES[: len(halves)]
        return [
            half
            for half in range(len(halves))
            if self.can_meet(p, seat, halves[half], self.mask(p, seat, known, half, seat), kept)
        ]

    def unfold(self, p: P, owner: int, deck: int, card: int, half: int) -> None:
        """Whom a card names is settled now; then it acts on the table and on each of them in turn."""
        known = self.card(p, deck, card)
        if known.private[half]:
            if owner >= 0:
                p.agenda.append((self.step, owner, (deck, card, half, (1 << len(known.halves[half])) - 1)))
            return
        steps: list[Step] = []
        if known.table[half]:
            steps.append((self.step, -1, (deck, card, half, known.table[half])))
        order = self.order(p)
        if known.named[half]:
            masks = [self.mask(p, owner, known, half, player) for player in order]
        else:
            masks = [known.everybody[half]] * len(order)
        # What several players do to a number of all comes before anything that asks for it: all are judged alike.
        common = known.common[half]
        for part in (common, ~common) if common else (-1,):
            for player, mask in zip(order, masks, strict=True):
                if mask & part:
                    steps.append((self.step, player, (deck, card, half, mask & part)))
        p.then(*steps)

    def act(self, p: P, seat: int, args: Args) -> None:
        deck, card, half, mask = args
        known = self.card(p, deck, card)
        effects = known.halves[half]
        if known.priced and seat >= 0 and not self.can_meet(p, seat, effects, mask, 0):
            self.ignored(p, seat, known)
            return
        # Conditions and amounts are those that can_meet has seen, so that nobody pays a part.
        plain = known.plain[half]
        amounts = [] if plain else [0] * len(effects)
        if not plain:
            for place, effect in enumerate(effects):
                if mask >> place & 1:
                    if seat < 0 or self.holds(p, seat, effect):
                        amounts[place] = self.amount(p, seat, effect)
                    else:
                        mask ^= 1 << place
        steps: list[Step] = []
        for place, effect in enumerate(effects):
            if not mask >> place & 1:
                continue
            if effect.do < 0:
                self.begin(p, seat, deck, card, half, place)
            else:
                self.instant(p, seat, effect, effect.n if plain else amounts[place], deck, steps)
                if p.ending:
                    return
        if steps:
            p.then(*steps)
