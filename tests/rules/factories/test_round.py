"""The end of a round, of the game, and who has won (F-1, F-3, F-4, F-6, F-24, F-60)."""

import pytest

from keeling.games.factories.rules.bank import gain_sp
from tests.factories_stage import stage


def test_f24_turn_order_by_points_most_first_ties_keep_their_order():
    s = stage(5)
    s.t.order = [4, 3, 2, 1, 0]
    s.t.sp = [5, 9, 5, 9, 1]
    s.end_round()
    assert s.t.order == [3, 1, 2, 0, 4]


def test_f24_f60_turn_order_fewest_first():
    s = stage(5, {"turn_order": "fewest"})
    s.t.order = [4, 3, 2, 1, 0]
    s.t.sp = [5, 9, 5, 9, 1]
    s.end_round()
    assert s.t.order == [4, 2, 0, 3, 1]


def test_f24_the_counter_rises_by_one_and_an_event_is_drawn():
    s = stage().end_round()
    assert s.t.cpc == 6 and s.prompt == "event" and len(s.options()) == 20
    s.draw("news 72")
    assert s.view(0)["event"] == 72 and s.view(0)["discards"]["event"] == [72]
    assert s.t.round == 2 and s.prompt == "turn"


def test_f24_the_event_does_not_sort_the_order_anew():
    s = stage().end_round()
    s.t.sp, s.t.waste = [2, 2, 2], [3, 3, 0]
    s.draw("news 74")
    assert s.t.order == [0, 1, 2] and s.seats_asked() == [0]
    assert s.t.sp[2] == 3


def test_f24_f6_a_counter_above_twenty_ends_the_game_before_the_event():
    s = stage()
    s.t.cpc = 20
    s.end_round()
    assert s.t.ending == "defeat" and s.t.cpc == 21 and s.seats_asked() == []


def test_f1_twenty_is_not_yet_too_much():
    s = stage()
    s.t.cpc = 19
    s.end_round()
    assert s.t.cpc == 20 and s.t.ending == ""


def test_f24_f6_an_event_above_twenty_loses_too():
    s = stage()
    s.t.cpc = 20
    s.event(78)
    assert s.t.ending == "defeat"


def test_f3_the_round_is_played_out_and_its_end_left_out():
    s = stage()
    s.t.sp[0] = 24
    s.goods(0, certificate=1).play(0, "use 1sp $0")
    assert s.t.reached == [0] and s.t.ending == ""
    s.play(0, "end")
    assert s.seats_asked() == [1]
    s.play(1, "end").play(2, "end")
    assert s.t.ending == "points" and s.t.cpc == 5 and s.t.event == -1
    assert s.match.outcome.winners == (0,)


def test_f3_reaching_it_stays_noted_though_points_fall_again():
    s = stage()
    s.t.sp[0], s.t.waste[0] = 24, 3
    s.goods(0, certificate=1).play(0, "use 1sp $0", "burn 3")
    assert s.t.sp[0] == 22 and s.t.reached == [0]
    s.end_round()
    assert s.t.ending == "points"


def test_f3_it_is_noted_once():
    s = stage()
    s.t.sp[0] = 24
    s.goods(0, certificate=3).play(0, "use 1sp $0")
    s.t.waste = [0, 1, 1]
    s.event(74)  # a point for the cleanest
    assert s.t.sp[0] == 26 and s.t.reached == [0] and len(s.facts("goal-reached")) == 1


def test_f3_a_skipped_turn_counts_as_had():
    s = stage()
    s.t.skip[1] = s.t.skip[2] = 1
    s.t.sp[0] = 24
    s.goods(0, certificate=1).play(0, "use 1sp $0", "end")
    assert s.t.ending == "points"


def test_f3_reached_by_an_event_the_game_ends_after_that_step():
    s = stage()
    s.t.sp = [24, 1, 1]
    s.t.waste = [0, 1, 1]
    s.end_round()
    s.draw("news 74")  # a point for the cleanest
    assert s.t.sp[0] == 25 and s.t.ending == "points" and s.t.round == 1


def test_f3_f1_the_counter_beats_every_score():
    s = stage()
    s.t.sp[0], s.t.waste[0], s.t.cpc = 30, 5, 18
    s.t.reached = [0]
    s.play(0, "burn 2")
    assert s.t.ending == "defeat" and s.match.outcome.winners == ()


def finished(**pieces):
    s = stage()
    for name, value in pieces.items():
        setattr(s.t, name, value)
    s.jump("over")
    return s.match.outcome.winners


def test_f1_most_points_win_also_by_overtaking():
    assert finished(sp=[25, 28, 27], reached=[0, 1, 2]) == (1,)


def test_f4_ties_by_who_reached_it_first():
    assert finished(sp=[27, 27, 20], reached=[1, 0], waste=[0, 9, 0]) == (1,)


def test_f4_then_less_waste_then_more_money_then_shared():
    assert finished(sp=[20, 20, 20], reached=[], waste=[3, 2, 2], money=[9, 1, 5]) == (2,)
    assert finished(sp=[20, 20, 20], reached=[], waste=[2, 2, 2], money=[5, 5, 4]) == (0, 1)
    assert finished(sp=[20, 20, 20], reached=[], waste=[2, 1, 2], money=[5, 5, 9]) == (1,)


def test_f6_nothing_falls_below_zero():
    s = stage()
    s.t.cpc = 0
    s.event(77)  # one more for the round, one less by the volunteers
    assert s.t.cpc == 0
    s = stage().hand(0, 8)
    s.t.waste[0] = 1
    s.play(0, "play 8")
    assert s.t.waste[0] == 0
    gain_sp(s.t, 0, -99, "burning", "F-26")  # no rule takes more than there is; the bank would not let it
    assert s.t.sp[0] == 0


@pytest.mark.parametrize("seats", [2, 6])
def test_f1_three_to_five_players(seats):
    from keeling.core.game import check_seats
    from keeling.core.reason import BadInput
    from keeling.games.factories import GAME

    with pytest.raises(BadInput):
        check_seats(GAME, seats)
