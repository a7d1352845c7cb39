"""Technology components (F-52, F-54)."""

from tests.factories_stage import stage


def test_f52_three_dollars_from_the_open_row_which_is_refilled_at_once():
    s = stage().only(0, "technology")
    assert s.view(0)["row"] == [43, 44, 45]
    s.play(0, "purchase 44")
    assert s.prompt == "open-component"
    s.draw("component 60")
    assert s.view(0)["row"] == [43, 45, 60] and s.held(0)[-1] == 44
    assert s.t.money[0] == 2 and s.t.actions == 2
    assert s.refused(0, "purchase 43") == ("too-little-money", "F-52")
    s.t.money[0] = 9
    assert s.refused(0, "purchase 44") == ("not-in-row", "F-52")


def test_f52_exactly_three_dollars_are_enough():
    s = stage().only(0, "technology")
    s.t.money[0] = 3
    assert s.why(0, "purchase 43") is None
    assert s.play(0, "purchase 43").t.money[0] == 0


def test_f52_two_in_hand_mounted_ones_not_counted():
    s = stage().only(0, "technology").hand(0, 50, 51).mounted(0, 52, "technology")
    s.play(0, "purchase 43")
    assert s.prompt == "discard" and s.options() == ["discard 43", "discard 50", "discard 51"]
    s.play(0, "discard 51")
    assert s.prompt == "open-component" and s.view(0)["discards"]["component"] == [51]


def test_f52_one_for_each_factory_not_for_each_kind():
    s = stage().only(0, "conventional", "conventional").hand(0, 43, 46).play(0, "mount 43 conventional")
    assert s.refused(0, "mount 46 conventional") == ("factory-has-component", "F-52")
    assert [option for option in s.options() if option.startswith("mount")] == ["mount 46 conventional2"]
    s.play(0, "mount 46 conventional2")
    assert [factory["component"] for factory in s.me(0)["factories"]] == [43, 46]


def test_f52_only_from_the_hand_and_on_an_own_factory():
    s = stage().hand(0, 44)
    assert s.refused(0, "mount 45 conventional") == ("not-in-hand", "F-52")
    assert s.refused(0, "mount 44 biotech") == ("no-such-factory", "F-52")
    assert s.refused(0, "remove conventional") == ("no-component-there", "F-52")
    assert s.refused(0, "remove biotech") == ("no-such-factory", "F-52")


def test_f52_f54_mounting_stops_the_factory_in_the_next_production():
    s = stage().only(0, "conventional", "renewable").hand(0, 49).play(0, "mount 49 conventional")
    assert [factory["stopped"] for factory in s.me(0)["factories"]] == [True, False]
    s.skip_to_plan(0).play(0, "plan renewable 6")
    s.goods(0, coal=9).begin().play(0, "run renewable")
    assert [factory["stopped"] for factory in s.me(0)["factories"]] == [False, False]


def test_f52_removing_returns_it_to_the_hand_and_stops_too():
    s = stage().hand(0).mounted(0, 49, "conventional")
    assert s.me(0)["limits"]["storage"] == 14
    s.play(0, "remove conventional")
    assert s.held(0) == [49] and s.me(0)["limits"]["storage"] == 10
    assert s.me(0)["factories"] == [
        {"name": "conventional", "kind": "conventional", "component": None, "stopped": True},
    ]


def test_f52_removing_with_a_full_hand_makes_one_discard():
    s = stage().hand(0, 50, 51).mounted(0, 49, "conventional").play(0, "remove conventional")
    assert s.options() == ["discard 49", "discard 50", "discard 51"]


def test_f52_moving_stops_both():
    s = stage().only(0, "conventional", "renewable", "biotech").mounted(0, 43, "conventional")
    assert s.me(0)["kinds"]["conventional"]["pollution"] == 1
    s.play(0, "move conventional biotech")
    assert [factory["stopped"] for factory in s.me(0)["factories"]] == [True, False, True]
    assert [factory["component"] for factory in s.me(0)["factories"]] == [None, None, 43]
    assert s.t.actions == 2
    s.begin()
    kinds = s.me(0)["kinds"]
    assert (kinds["conventional"]["pollution"], kinds["biotech"]["pollution"]) == (4, 0)  # it works where it is


def test_f52_moving_between_two_factories():
    s = stage().only(0, "conventional", "renewable").hand(0).mounted(0, 43, "renewable")
    assert [option for option in s.options() if option.startswith("move")] == ["move renewable conventional"]
    s.play(0, "move renewable conventional")
    assert [factory["component"] for factory in s.me(0)["factories"]] == [43, None]
    s.mounted(0, 44, "renewable")
    assert not [option for option in s.options() if option.startswith("move")]
    assert s.refused(0, "move renewable conventional") == ("factory-has-component", "F-52")


def test_f52_moving_needs_one_there_and_room_elsewhere():
    s = stage().only(0, "conventional", "renewable").hand(0).mounted(0, 43, "conventional")
    assert s.refused(0, "move renewable conventional") == ("no-component-there", "F-52")
    s.mounted(0, 44, "renewable")
    assert s.refused(0, "move conventional renewable") == ("factory-has-component", "F-52")
    assert s.refused(0, "move conventional biotech") == ("no-such-factory", "F-52")


def test_f54_the_effect_counts_at_once():
    s = stage().hand(0, 59).play(0, "mount 59 conventional")
    assert s.me(0)["limits"]["dump"] == 16


def test_f54_mounting_on_a_factory_that_is_stopped_already_costs_no_more():
    s = stage().only(0, "conventional", "renewable").hand(0, 50).mounted(0, 49, "conventional")
    s.play(0, "remove conventional", "mount 50 conventional")
    assert s.t.halted[:2] == [1, 0]


def test_f52_f55_components_that_are_granted_come_from_the_deck():
    s = stage().hand(0)
    s.event(80)
    for _ in range(3):  # one for everybody
        assert s.prompt == "draw-component" and len(s.options()) >= 18
        s.draw(s.options()[-1])
    assert s.view(0)["row"] == [43, 44, 45]
    assert [len(s.view(0)["players"][seat]["components"]) for seat in range(3)] == [1, 1, 1]


def test_f52_a_row_that_could_not_be_filled_is_filled_as_soon_as_a_component_comes_back():
    s = stage().hand(0)
    s.t.row, s.t.deck[2], s.t.parts = [0, 1], 0, [1 << 2, (1 << 24) - (1 << 3), 0]
    s.play(0, "sell component 45")
    assert s.prompt == "open-component" and s.options() == ["component 45"]
    s.draw("component 45")
    assert s.view(0)["row"] == [43, 44, 45] and s.view(0)["discards"]["component"] == []
