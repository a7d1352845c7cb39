"""Drawing out of a pile."""

from collections import Counter
from random import Random

from keeling.core.agenda import Position
from keeling.kit.draws import PileDraw

WORDS = [("draw", str(card)) for card in range(6)]


class Drawing(PileDraw):
    """Out of cards 1, 3 and 4, while args allow it."""

    def pile(self, p, seat, args):
        return 0b11010 if args[0] else 0

    def words(self, p):
        return WORDS


def test_the_cards_of_the_pile_are_offered_in_their_order():
    assert Drawing().options(Position(), -1, (1,)) == [WORDS[1], WORDS[3], WORDS[4]]


def test_all_cards_are_drawn_alike_without_a_list():
    rng = Random(3)
    drawn = Counter(Drawing().drawn(Position(), -1, (1,), rng) for _ in range(3000))
    assert set(drawn) == {WORDS[1], WORDS[3], WORDS[4]}
    assert all(900 < count < 1100 for count in drawn.values())


def test_an_empty_pile_is_no_draw():
    assert Drawing().options(Position(), -1, (0,)) == []
    assert Drawing().drawn(Position(), -1, (0,), Random(1)) is None
