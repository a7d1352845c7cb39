"""Drawing and playing marketing and CSR cards (F-50, F-51, F-55)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action
from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Values
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import CSR, FIRST, MARKETING
from keeling.games.factories.rules.decks import deck_of, discard, hand, left_in
from keeling.games.factories.rules.effects import CHOOSE, EFFECTS
from keeling.games.factories.rules.lasting import RULE_OF

DRAW: Final[Option] = ("draw",)
_ITSELF: Final = 1  # a card cannot be its own price


class Draw(Action[FactoriesPosition]):  # F-50 F-55
    """Draw one marketing card."""

    verb = "draw"
    ids = "F-50 F-55"
    closed = ("", "deck-empty F-55")

    def gate(self, t: FactoriesPosition) -> int:
        return 0 if left_in(t, MARKETING) else 1

    def moves(self, t: FactoriesPosition) -> list[Option]:
        return [DRAW]

    def offer(self, t: FactoriesPosition, seat: int, out: list[Option]) -> None:
        if not self.gate(t):
            out.append(DRAW)

    def closed_by(self, t: FactoriesPosition, seat: int, words: Option) -> int:
        return self.gate(t)

    def play(self, t: FactoriesPosition, seat: int, option: Option) -> None:
        t.agenda.append(("draw-marketing", seat, (1,)))


class Play(Action[FactoriesPosition]):  # F-50 F-51
    """Play a marketing or CSR card out of the hand."""

    verb = "play"
    ids = "F-50 F-51"
    closed = ("", "not-in-hand F-50", "cannot-meet-card F-50", "not-in-hand F-51", "cannot-meet-card F-51")

    def gate(self, t: FactoriesPosition, seat: int, deck: int, card: int) -> int:
        if not hand(t, seat, deck) >> card & 1:
            return 1 if deck == MARKETING else 3
        if not EFFECTS.open_halves(t, seat, deck, card, _ITSELF):
            return 2 if deck == MARKETING else 4
        return 0

    def moves(self, t: FactoriesPosition) -> list[Option]:
        return t.figures.play[MARKETING] + t.figures.play[CSR]

    def offer(self, t: FactoriesPosition, seat: int, out: list[Option]) -> None:
        for deck in (MARKETING, CSR):
            held = t.marketing[seat] if deck == MARKETING else t.csr[seat]
            if not held:
                continue
            cards, words = t.figures.cards[deck], t.figures.play[deck]
            while held:
                card = (held & -held).bit_length() - 1
                held &= held - 1
                if not cards[card].priced or not self.gate(t, seat, deck, card):  # without a price all can be met
                    out.append(words[card])

    def closed_by(self, t: FactoriesPosition, seat: int, words: Option) -> int:
        deck = deck_of(int(words[1]))
        return self.gate(t, seat, deck, int(words[1]) - FIRST[deck])

    def numbers(self, t: FactoriesPosition, seat: int, words: Option, number: int) -> Values:
        return {"no": words[1]}

    def play(self, t: FactoriesPosition, seat: int, option: Option) -> None:
        deck = deck_of(int(option[1]))
        card = int(option[1]) - FIRST[deck]
        halves = EFFECTS.open_halves(t, seat, deck, card, _ITSELF)
        discard(t, seat, deck, card)
        if t.facts is not None:
            t.note("card-played", RULE_OF[deck], seat, {"no": int(option[1])})
        if len(halves) > 1:
            t.agenda.append(("card-choice", seat, (deck, card)))
        else:
            EFFECTS.unfold(t, seat, deck, card, halves[0])


class CardChoice(Rule[FactoriesPosition]):  # F-50 F-51
    """A card that offers one of two."""

    ids = "F-50 F-51"
    prompt = "card-choice"
    asks = True

    def options(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        return CHOOSE

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
        EFFECTS.unfold(t, seat, args[0], args[1], CHOOSE.index(option))
