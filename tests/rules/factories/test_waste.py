"""Storage and overflow, cleaning up, burning (F-22, F-25, F-26)."""

import pytest

from tests.factories_stage import stage


def to_storage(**goods):
    return stage().goods(0, **goods).play(0, "end")


def test_f22_ten_resources_may_be_kept():
    assert to_storage(wood=10).prompt == "plan"
    assert to_storage(wood=11).prompt == "storage"


def test_f22_f2_certificates_and_components_fill_no_store():
    s = stage().goods(0, wood=10, certificate=9).hand(0, 44, 45).play(0, "end")
    assert s.prompt == "plan"


def test_f22_the_excess_of_the_players_choice_becomes_waste():
    s = to_storage(wood=2, coal=5, steel=6)
    assert s.options()[0].startswith("drop steel 3")
    assert sorted(s.options()) == [
        "drop coal 1",
        "drop coal 2",
        "drop coal 3",
        "drop steel 3",
        "drop wood 1",
        "drop wood 2",
    ]
    s.play(0, "drop wood 1")
    assert sorted(s.options()) == ["drop coal 1", "drop coal 2", "drop steel 2"]
    s.play(0, "drop coal 1", "drop steel 1")
    assert s.has(0) == {"wood": 1, "coal": 4, "steel": 5}
    assert s.t.waste[0] == 3 and s.prompt == "plan"


def test_f22_f31_every_further_factory_stores_two_more():
    s = stage().only(0, "conventional", "renewable", "renewable").goods(0, wood=14).play(0, "end")
    assert s.prompt == "plan"
    s = stage().only(0, "conventional", "renewable", "renewable").goods(0, wood=15).play(0, "end")
    assert s.options() == ["drop wood 1"]


def test_f22_however_much_it_is():
    s = to_storage(wood=60)
    assert s.options() == ["drop wood 50"]
    s.play(0, "drop wood 50")
    assert s.has(0) == {"wood": 10} and s.t.ending == "defeat"  # 40 over the dump


def overflow(waste, money=20, **goods):
    s = stage().goods(0, **goods)
    s.t.waste[0], s.t.money[0] = waste, money
    return s.play(0, "end")


def test_f22_ten_waste_may_lie_and_the_rest_goes_to_the_counter():
    assert overflow(10).prompt == "plan"
    s = overflow(13)
    assert s.t.waste[0] == 10 and s.t.cpc == 5 + 3
    assert s.prompt == "fine" and s.options() == ["pay", "skip"]


def test_f22_two_dollars_for_each_unit():
    s = overflow(13).play(0, "pay")
    assert s.t.money[0] == 20 - 6 and s.t.skip[0] == 0 and s.prompt == "plan"


def test_f22_or_the_whole_next_turn_is_skipped():
    s = overflow(13).play(0, "skip", "done")
    assert s.t.money[0] == 20 and s.me(0)["skips"] is True
    s.begin()
    assert s.prompt == "" and s.t.skip[0] == 0


@pytest.mark.parametrize(("money", "options"), [(6, ["pay", "skip"]), (5, ["skip"])])
def test_f22_there_is_no_part_payment(money, options):
    assert overflow(13, money).options() == options


def test_f22_stored_excess_counts_as_waste_of_the_same_turn():
    s = overflow(9, wood=13).play(0, "drop wood 3")
    assert s.t.waste[0] == 10 and s.t.cpc == 5 + 2 and s.prompt == "fine"


def test_f22_f30_recycling_adds_two_to_the_dump():
    s = stage().only(0, "recycling", "recycling")
    s.t.waste[0] = 12
    assert s.play(0, "end").prompt == "plan"


def test_f22_f6_overflow_above_twenty_loses_at_once():
    s = stage()
    s.t.waste[0], s.t.cpc = 13, 18
    s.play(0, "end")
    assert s.t.ending == "defeat" and s.t.cpc == 21 and s.seats_asked() == []


def dirty(waste=6, sp=5, money=5):
    s = stage()
    s.t.waste[0], s.t.sp[0], s.t.money[0] = waste, sp, money
    return s


def test_f25_two_dollars_remove_two_from_the_own_dump_or_from_the_counter():
    s = dirty().play(0, "clean dump")
    assert (s.t.money[0], s.t.waste[0], s.t.cpc, s.t.actions) == (3, 4, 5, 2)
    s = dirty().play(0, "clean counter")
    assert (s.t.money[0], s.t.waste[0], s.t.cpc) == (3, 6, 3)


def test_f25_f6_fewer_if_there_are_fewer_and_none_if_there_is_nothing():
    assert dirty(waste=1).play(0, "clean dump").t.waste[0] == 0
    s = dirty()
    s.t.cpc = 1
    assert s.play(0, "clean counter").t.cpc == 0
    s = dirty(waste=0).play(0, "clean dump")
    assert s.t.waste[0] == 0 and s.t.money[0] == 3


def test_f25_it_must_be_paid():
    assert dirty(money=1).refused(0, "clean dump") == ("too-little-money", "F-25")


def test_f26_each_unit_adds_two_to_the_counter_and_costs_a_point():
    s = dirty().play(0, "burn 3")
    assert (s.t.waste[0], s.t.sp[0], s.t.cpc, s.t.actions) == (3, 2, 11, 2)


def test_f26_at_most_the_waste_and_the_points_there_are():
    assert dirty(waste=2).refused(0, "burn 3") == ("too-little-waste", "F-26")
    assert dirty(sp=2).refused(0, "burn 3") == ("too-few-sp", "F-26")
    assert dirty(sp=3).play(0, "burn 3").t.sp[0] == 0
    assert dirty(waste=0).refused(0, "burn 1") == ("no-waste", "F-26")


def test_f26_f6_burning_too_much_loses_the_game_for_all():
    s = dirty(waste=9, sp=9).play(0, "burn 8")
    assert s.t.cpc == 21 and s.t.ending == "defeat"
    assert s.match.outcome.winners == ()
