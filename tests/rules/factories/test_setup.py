"""Setting up (F-10, F-11)."""

import pytest

from keeling.core.agenda import CHANCE
from tests.factories_stage import stage


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_f10_five_dollars_two_cards_one_point_and_a_row_of_components(seats):
    s = stage(seats, bare=True)
    while s.seats_asked() == [CHANCE]:
        s.draw(s.options()[0])
    assert s.t.money == [5] * seats
    assert s.t.sp == [1] * seats
    assert [hand.bit_count() for hand in s.t.marketing] == [2] * seats
    assert len(s.t.row) == seats
    assert s.t.cpc == 5
    assert s.t.csr == s.t.parts == [0] * seats


def test_f10_the_start_player_is_drawn_and_the_others_follow_clockwise():
    s = stage(4, bare=True)
    assert s.options() == ["start p1", "start p2", "start p3", "start p4"]
    s.draw("start p3")
    assert s.t.order == [2, 3, 0, 1]


def test_f10_marketing_cards_are_dealt_in_secret():
    s = stage(3, bare=True).draw("start p1")
    assert s.prompt == "draw-marketing" and len(s.options()) == 24
    s.draw("marketing 7")
    assert s.match.entries[-1].secret == 0
    assert s.view(0)["players"][0]["marketing"] == [7]
    assert "marketing" not in s.view(1)["players"][0]


def test_f11_factories_and_plans_are_chosen_openly_in_turn_order():
    s = stage(3, bare=True).draw("start p2")
    while s.seats_asked() == [CHANCE]:
        s.draw(s.options()[0])
    for seat in (1, 2, 0):
        assert s.seats_asked() == [seat] and s.prompt == "open"
        assert s.options() == ["open conventional", "open renewable"]
        s.play(seat, "open renewable")
        assert s.prompt == "plan"
        s.play(seat, "plan renewable 6")
        assert s.view(0)["players"][seat]["plan"] == {"renewable": 6}
    assert s.seats_asked() == [1] and s.prompt == "turn"


def test_f10_up_to_six_resources_of_what_the_factory_makes():
    s = stage(3, bare=True)
    while s.seats_asked() == [CHANCE]:
        s.draw(s.options()[0])
    s.play(0, "open conventional")
    named = {option.split()[1] for option in s.options() if option != "done"}
    assert named == {"wood", "coal", "steel"}
    s.play(0, "plan coal 1", "plan wood 2")
    assert "plan steel 3" in s.options() and "plan steel 4" not in s.options()
    assert not any("coal" in option for option in s.options())


def test_f10_f11_the_first_production_is_free_and_the_first_factory_gives_no_points_but_counts():
    s = stage(3, bare=True, options={"factory_points": 1})
    while s.seats_asked() == [CHANCE]:
        s.draw(s.options()[0])
    s.play(0, "open conventional", "plan coal 1", "plan wood 2", "plan steel 3")
    s.play(1, "open conventional", "done").play(2, "open conventional", "done")
    assert s.has(0) == {"coal": 1, "wood": 2, "steel": 3}
    assert s.t.waste[0] == 0
    assert s.t.sp == [2, 1, 1]  # the start space 1, and F-20a for one factory
    assert s.prompt == "turn"


def test_f11_nothing_else_at_the_start():
    s = stage()
    assert all(s.has(seat) == {} for seat in range(3))
    assert s.t.waste == s.t.debt == s.t.skip == [0, 0, 0]
