"""Decks, hands and their limits (F-50, F-51, F-52, F-55)."""

from __future__ import annotations

from random import Random

from keeling.core.agenda import Args, Choice, Option
from keeling.core.piles import any_card, cards_in
from keeling.core.reason import Values
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import COMPONENT, CSR, DECKS, FIRST, MARKETING
from keeling.games.factories.rules.lasting import RULE_OF
from keeling.kit.draws import PileDraw


def hand(t: FactoriesPosition, seat: int, deck: int) -> int:
    """A player's cards of one deck, as bits."""
    if deck == MARKETING:
        return t.marketing[seat]
    return t.csr[seat] if deck == CSR else t.parts[seat]


def add_to_hand(t: FactoriesPosition, seat: int, deck: int, card: int) -> None:
    """One more card in hand; one too many must be discarded at once (F-55)."""
    held = t.marketing if deck == MARKETING else t.csr if deck == CSR else t.parts
    held[seat] |= 1 << card
    if held[seat].bit_count() > t.figures.hand_limit[deck]:
        t.agenda.append(("discard", seat, (deck,)))


def discard(t: FactoriesPosition, seat: int, deck: int, card: int) -> None:
    """From the hand to the discards (F-55)."""
    held = t.marketing if deck == MARKETING else t.csr if deck == CSR else t.parts
    held[seat] &= ~(1 << card)
    t.discards[deck] |= 1 << card
    if deck == COMPONENT and len(t.row) < t.seats:
        t.then(("open-row", -1, ()))  # a row that found the deck empty is filled as soon as it can be (F-52)


def left_in(t: FactoriesPosition, deck: int) -> int:
    """What can be drawn: the deck, or once it is empty its discards shuffled (F-55)."""
    return t.deck[deck] or t.discards[deck]


def take_card(t: FactoriesPosition, deck: int, card: int) -> None:
    """A card leaves its deck, which is made of its discards if it was empty."""
    if not t.deck[deck]:
        t.deck[deck], t.discards[deck] = t.discards[deck], 0
        t.note("reshuffled", "F-55", -1, {"deck": DECKS[deck]})
    t.deck[deck] &= ~(1 << card)


class DrawCard(PileDraw[FactoriesPosition]):  # F-50 F-51 F-52 F-55
    """Draw so many cards, one by one; nothing is drawn where nothing is left."""

    deck = MARKETING

    def pile(self, t: FactoriesPosition, seat: int, args: Args) -> int:
        return left_in(t, self.deck) if args[0] else 0

    def words(self, t: FactoriesPosition) -> list[Option]:
        return t.figures.draw[self.deck]

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
        self.lay(t, seat, args, int(option[1]) - FIRST[self.deck])

    def happen(self, t: FactoriesPosition, seat: int, args: Args, rng: Random) -> None:
        pile = self.pile(t, seat, args)
        if pile:
            self.lay(t, seat, args, any_card(pile, rng))

    def lay(self, t: FactoriesPosition, seat: int, args: Args, card: int) -> None:
        """The card goes from its deck to a hand, and the next one is due."""
        deck = self.deck
        take_card(t, deck, card)
        if args[0] > 1:
            t.agenda.append((f"draw-{DECKS[deck]}", seat, (args[0] - 1,)))
        if t.facts is not None:
            if deck == COMPONENT:
                t.note("component-drawn", "F-52", seat, {"no": FIRST[deck] + card})
            else:
                t.note("card-drawn", RULE_OF[deck], seat, {"deck": DECKS[deck]})
                t.note("card-seen", RULE_OF[deck], seat, {"no": FIRST[deck] + card}, True)
        add_to_hand(t, seat, deck, card)


class DrawMarketing(DrawCard):  # F-50 F-10 F-55 F-5
    """Marketing cards are drawn in secret (F-5)."""

    ids = "F-50 F-10 F-55 F-5"
    prompt = "draw-marketing"
    secret = True


class DrawCsr(DrawCard):  # F-51 F-55 F-5
    """CSR cards are drawn in secret (F-5)."""

    ids = "F-51 F-55 F-5"
    prompt = "draw-csr"
    deck = CSR
    secret = True


class DrawComponent(DrawCard):  # F-52 F-55 F-5
    """Components that are made or granted come from the deck, openly (F-5)."""

    ids = "F-52 F-55 F-5"
    prompt = "draw-component"
    deck = COMPONENT


class Discard(Choice[FactoriesPosition]):  # F-55 F-50 F-51 F-52
    """Over the hand limit the owner chooses among all cards of that kind."""

    ids = "F-55 F-50 F-51 F-52"
    prompt = "discard"
    closed = ("", "not-in-hand F-55")

    def moves(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        return t.figures.discard[args[0]]

    def gate(self, t: FactoriesPosition, seat: int, args: Args, move: Option) -> int:
        return 0 if hand(t, seat, args[0]) >> (int(move[1]) - FIRST[args[0]]) & 1 else 1

    def numbers(self, t: FactoriesPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"no": move[1]}

    def options(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        held = hand(t, seat, args[0])
        if held.bit_count() <= t.figures.hand_limit[args[0]]:
            return []
        words = t.figures.discard[args[0]]
        return [words[card] for card in cards_in(held)]

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
        discard(t, seat, args[0], int(option[1]) - FIRST[args[0]])
        t.note("discarded", "F-55", seat, {"no": int(option[1])})
        t.then(("discard", seat, args))


class DiscardAny(Choice[FactoriesPosition]):  # F-50 F-51 F-52
    """The one exception: a card lets its owner discard another, of any kind in hand."""

    ids = "F-50 F-51 F-52"
    prompt = "discard-any"
    closed = ("", "not-in-hand F-50")

    def moves(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        return [move for cards in t.figures.discard for move in cards] if args[0] else []

    def gate(self, t: FactoriesPosition, seat: int, args: Args, move: Option) -> int:
        deck = deck_of(int(move[1]))
        return 0 if hand(t, seat, deck) >> (int(move[1]) - FIRST[deck]) & 1 else 1

    def numbers(self, t: FactoriesPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"no": move[1]}

    def options(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        if not args[0]:
            return []
        words = t.figures.discard
        return [words[deck][card] for deck in range(3) for card in cards_in(hand(t, seat, deck))]

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
        deck = deck_of(int(option[1]))
        discard(t, seat, deck, int(option[1]) - FIRST[deck])
        t.note("discarded", "F-50", seat, {"no": int(option[1])})
        t.then(("discard-any", seat, (args[0] - 1,)))


def deck_of(no: int) -> int:
    """The deck a card's number belongs to."""
    return MARKETING if no < FIRST[CSR] else CSR if no < FIRST[COMPONENT] else COMPONENT
