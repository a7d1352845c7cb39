"""Decks, hands and discards as bits of a number: card 0 is the lowest bit; copying a pile costs nothing."""

from __future__ import annotations

from random import Random


def full(count: int) -> int:
    """A pile of so many cards, all there."""
    return (1 << count) - 1


def cards_in(pile: int) -> list[int]:
    """The cards of a pile, lowest first."""
    return [card for card in range(pile.bit_length()) if pile >> card & 1]


def pile_of(cards: list[int]) -> int:
    """A pile of these cards."""
    pile = 0
    for card in cards:
        pile |= 1 << card
    return pile


def deal_again(rows: list[list[int]], seat: int, deck: int, rng: Random) -> int:
    """Deal everybody else's hands anew, rows of them, out of what one seat has not seen; what is left of the deck."""
    unseen = deck
    for hands in rows:
        for player, hand in enumerate(hands):
            if player != seat:
                unseen |= hand
    if unseen == deck:
        return deck  # nobody else holds a card
    cards = cards_in(unseen)
    bits = rng.getrandbits
    for hands in rows:
        for player, hand in enumerate(hands):
            if hand and player != seat:
                dealt = 0
                for _ in range(hand.bit_count()):  # any_of, written out: searches deal very often
                    dealt |= 1 << cards.pop((bits(32) * len(cards)) >> 32)
                hands[player] = dealt
                unseen ^= dealt
    return unseen


def any_of(cards: list[int], rng: Random) -> int:
    """Take one of the cards out of a list, all alike."""
    return cards.pop((rng.getrandbits(32) * len(cards)) >> 32)


def without(pile: int, card: int) -> int:
    """A pile without one of its cards."""
    return pile & ~(1 << card)


def any_card(pile: int, rng: Random) -> int:
    """One of the cards of a pile that is not empty, all alike."""
    for _ in range((rng.getrandbits(32) * pile.bit_count()) >> 32):
        pile &= pile - 1
    return (pile & -pile).bit_length() - 1
