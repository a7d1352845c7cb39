"""Piles of cards as bits."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from keeling.core.piles import cards_in, deal_again, full, pile_of


@given(st.sets(st.integers(0, 60)))
def test_a_pile_holds_just_its_cards(cards):
    assert cards_in(pile_of(sorted(cards))) == sorted(cards)
    assert pile_of(sorted(cards)).bit_count() == len(cards)


def test_a_full_pile_has_every_card():
    assert cards_in(full(4)) == [0, 1, 2, 3]
    assert full(0) == 0


@given(st.lists(st.integers(0, 3), min_size=12, max_size=12), st.integers(0, 2), st.integers(0, 99))
def test_dealing_again_keeps_ones_own_hand_and_the_size_of_all_others(places, seat, seed):
    hands = [pile_of([card for card, place in enumerate(places) if place == player]) for player in range(3)]
    deck = pile_of([card for card, place in enumerate(places) if place == 3])
    dealt = hands[:]
    left = deal_again([dealt], seat, deck, Random(seed))
    assert dealt[seat] == hands[seat]
    assert [hand.bit_count() for hand in dealt] == [hand.bit_count() for hand in hands]
    assert left.bit_count() == deck.bit_count()
    assert sorted(card for pile in (*dealt, left) for card in cards_in(pile)) == list(range(12))


def test_dealing_again_reaches_every_hand_that_may_be():
    seen = set()
    for seed in range(200):
        hands = [0b0001, 0b0010, 0]
        deal_again([hands], 0, 0b1100, Random(seed))
        seen.add(hands[1])
    assert seen == {0b0010, 0b0100, 0b1000}
