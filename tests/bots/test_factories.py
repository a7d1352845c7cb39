"""Factory Commons judged and haggled over: the counter first, then the race; offers that both sides like (F-41)."""

from collections import Counter
from random import Random

import pytest

from keeling.bots import bot
from keeling.core.agenda import CHANCE
from keeling.games.factories.bots.evaluation import evaluate_all
from keeling.games.factories.bots.rollout import draw_marketing
from keeling.games.factories.bots.trading import GAIN, answers, best_swap
from keeling.games.factories.redeal import redeal
from keeling.games.factories.rules.deals import MONEY, PARTS
from keeling.kit.motives import ALIVE
from tests.factories_stage import FactoryStage, stage


def builder() -> FactoryStage:
    """Two players who lack for their technology factories what the other has too much of."""
    s = stage(3)
    for seat in range(3):
        s.hand(seat)
        s.t.money[seat] = 0
    s.t.price[0] = s.t.price[2]  # wood is as dear as steel
    s.goods(0, wood=7).goods(1, steel=7).goods(2, wood=4, steel=4)
    return s


def choice(s: FactoryStage, seat: int) -> str:
    """What greedy chooses at this seat."""
    s.t  # noqa: B018 - looking at the table makes it ask anew
    ask = next(ask for ask in s.match.asks if ask.seat == seat)
    return bot("greedy")(s.match.perspective(seat, Random(1)), ask, Random(1))


def test_the_common_defeat_is_worse_than_the_worst_loss():
    s = stage(3)
    s.t.sp[:] = [24, 1, 1]
    s.t.ending = "defeat"
    assert evaluate_all(s.t) == [0.0] * 3
    s.t.sp[0] = 25
    s.t.reached[:] = [0]
    s.t.ending = "points"
    judged = evaluate_all(s.t)
    assert judged[0] > 0.9 and min(judged) >= ALIVE


@pytest.mark.parametrize("kind", ["sp", "money"])
def test_points_and_money_are_worth_something(kind):
    s = stage(3)
    before, after = evaluate_all(s.t), s.t.copy()
    getattr(after, kind)[1] += 3
    assert evaluate_all(after)[1] > before[1] and evaluate_all(after)[0] < before[0]


def test_a_full_counter_lowers_everybodys_value():
    s = stage(3)
    before, after = evaluate_all(s.t), s.t.copy()
    after.cpc = 18
    assert all(now < then for now, then in zip(evaluate_all(after), before, strict=True))


def test_bots_barter_what_each_lacks():
    s = builder()
    found = best_swap(s.t, 0, [1, 2])
    assert found is not None and found[0] == 1 and found[1][0] == 0 and found[1][2] == 2  # wood for steel
    moves = []
    while s.seats_asked() == [0] and s.prompt in ("turn", "compose"):
        moves.append(choice(s, 0))
        s.play(0, moves[-1])
    assert moves[0] == "offer p2" and moves[-1] == "send"
    assert choice(s, 1) in ("accept", "counter")


def test_a_bot_sells_and_buys_components():
    s = stage(3).hand(0).hand(1, 44, 45).hand(2)
    s.t.money[:] = [30, 0, 9]
    s.t.sp[2] = 6
    s.factory(0, "technology").factory(2, "technology").goods(0, renewable=9)
    for seat, other, give, get in ((0, 1, MONEY, PARTS), (1, 0, PARTS, MONEY)):
        found = best_swap(s.t, seat, [other])
        assert found is not None and (found[1][0], found[1][2]) == (give, get)
    s.t.money[0] = 0
    assert best_swap(s.t, 0, [1]) is None


def test_nobody_offers_what_only_they_would_like():
    s = stage(3)
    for seat in range(3):
        s.hand(seat).goods(seat)
        s.t.money[seat] = 0
    assert best_swap(s.t, 0, [1, 2]) is None


def test_a_bot_declines_a_present_the_wrong_way_and_takes_one_the_right_way():
    s = builder().play(0, "offer p2", "get steel 4", "give wood 1", "send")
    assert choice(s, 1) in ("decline", "counter")
    s = builder().play(0, "offer p2", "give wood 3", "get steel 1", "send")
    assert choice(s, 1) == "accept"


def test_a_bot_counters_an_offer_that_asks_too_much():
    s = builder().play(0, "offer p2", "get steel 5", "give wood 1", "send")
    assert choice(s, 1) == "counter"
    s.play(1, "counter")
    while s.prompt == "compose":
        s.play(1, choice(s, 1))
    assert s.prompt == "counter-deal" and s.t.deal[0] == 1
    before = evaluate_all(s.t)
    s.play(0, "accept")
    assert all(evaluate_all(s.t)[seat] > before[seat] for seat in (0, 1))  # it is good for both


def test_bots_open_with_what_fewer_make():
    s = stage(4, bare=True)
    while s.seats_asked() == [CHANCE]:
        s.draw(s.options()[0])
    opened = []
    for seat in range(4):
        opened.append(choice(s, seat))
        s.play(seat, opened[-1], "done")
    assert sorted(opened) == ["open conventional"] * 2 + ["open renewable"] * 2


def test_an_offer_once_begun_goes_on_with_what_goes_with_it():
    s = builder().play(0, "offer p2", "give wood 3")
    assert best_swap(s.t, 0, [1]) != best_swap(s.t, 0, [1], begun=True)  # the best deal of all gives other wood
    words = []
    while s.prompt == "compose":
        words.append(choice(s, 0))
        s.play(0, words[-1])
    assert words[0].startswith("get steel") and words[-1] == "send"


def test_only_whoever_is_asked_thinks_of_a_counter_offer():
    s = builder().play(0, "offer p2", "get steel 5", "give wood 1", "send")
    options = [("accept",), ("decline",), ("counter",)]
    assert answers(s.t, 1, options, True) == options
    assert answers(s.t, 1, options, False) == options[:2]


def test_a_deal_is_weighed_as_if_it_were_done():
    s = builder()
    found = best_swap(s.t, 0, [1, 2])
    assert found is not None
    partner, (give, given, get, got) = found
    before = s.t.copy()
    for giver, taker, good, units in ((0, partner, give, given), (partner, 0, get, got)):
        s.t.goods[giver * 6 + good] -= units
        s.t.goods[taker * 6 + good] += units
    assert all(evaluate_all(s.t)[seat] > evaluate_all(before)[seat] * GAIN for seat in (0, partner))


def test_what_is_drawn_in_passing_is_drawn_evenly():
    s = stage(3)
    s.t.deck[0] = 0b10110
    s.t.agenda.append(("draw-marketing", 0, (1,)))
    rng = Random(1)
    drawn = Counter(draw_marketing(s.t, 0, rng)[1] for _ in range(900))
    assert sorted(drawn) == ["2", "3", "5"] and min(drawn.values()) > 250


def test_hands_that_are_dealt_anew_are_drawn_evenly():
    s = stage(3).hand(0, 1).hand(1, 2).hand(2)
    s.t.deck[0] = 0b11100
    rng = Random(1)
    dealt = Counter(redeal(s.t, 0, rng).marketing[1] for _ in range(800))
    assert sorted(dealt) == [0b10, 0b100, 0b1000, 0b10000] and min(dealt.values()) > 150
