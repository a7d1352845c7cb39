"""The deal with the mayor, and what is owed for it (F-27)."""

import pytest

from tests.factories_stage import stage


def short(**goods):
    return stage().plan(0, wood=6).goods(0, **goods).begin()


def test_f27_only_if_nothing_was_produced_because_energy_fell_short():
    assert "mayor 6" in short(coal=2).options()
    s = stage().plan(0, wood=6).goods(0, coal=3).begin().play(0, "run conventional")
    assert s.refused(0, "mayor 1") == ("energy-was-enough", "F-27")


def test_f27_who_declines_to_run_with_enough_energy_gets_none():
    s = short(coal=3).play(0, "done")
    assert s.refused(0, "mayor 1") == ("energy-was-enough", "F-27")


def test_f27_who_has_run_one_kind_gets_none_though_energy_fell_short_of_the_others():
    s = stage().only(0, "conventional", "renewable").plan(0, wood=1, renewable=1).goods(0, coal=3).begin()
    s.play(0, "run renewable")  # 2 are left, and 3 would be needed
    assert s.refused(0, "mayor 1") == ("energy-was-enough", "F-27")


def test_f27_who_planned_nothing_for_want_of_energy_is_rescued_too():
    s = stage().goods(0, coal=2).begin().play(0, "mayor 6", "take coal 0 renewable 6")
    assert s.has(0) == {"coal": 2, "renewable": 6} and s.t.debt[0] == 3
    s = stage().goods(0, coal=3).begin()
    assert s.refused(0, "mayor 1") == ("energy-was-enough", "F-27")  # a conventional factory could have run


def test_f27_a_unit_that_cannot_be_powered_opens_no_deal_while_another_kind_could_run():
    s = stage().only(0, "conventional", "renewable").plan(0, wood=1).goods(0, coal=2).begin()
    assert s.prompt == "turn"  # the conventional factory takes 3
    assert s.refused(0, "mayor 1") == ("energy-was-enough", "F-27")  # the wind farm would have run with 1
    s = stage().only(0, "conventional", "renewable").plan(0, wood=1, renewable=1).goods(0, coal=3).begin()
    s.play(0, "done")  # one kind could have run, but not both
    assert s.refused(0, "mayor 1") == ("energy-was-enough", "F-27")


def test_f27_with_whole_plans_only_the_need_of_the_whole_plan_counts():
    def planned(book):
        s = stage(options={"partial_production": False, "by_the_book": book}).only(0, "conventional", "renewable")
        return s.plan(0, wood=1, renewable=1).goods(0, coal=3).begin()  # either kind could run, but not both

    assert "mayor 8" in planned(book=True).options()
    assert planned(book=False).refused(0, "mayor 1") == ("energy-was-enough", "F-27")


def test_f27_with_whole_plans_who_plans_nothing_is_measured_by_the_thriftiest_kind():
    s = stage(options={"partial_production": False}).only(0, "conventional", "renewable").goods(0, coal=1).begin()
    assert s.refused(0, "mayor 1") == ("energy-was-enough", "F-27")


def test_f27_f54_where_everything_stands_still_energy_is_not_what_is_lacking():
    s = stage().hand(0, 44).play(0, "mount 44 conventional").begin()
    assert s.refused(0, "mayor 1") == ("energy-was-enough", "F-27")


@pytest.mark.parametrize(("amount", "debt"), [(1, 0), (2, 1), (5, 2), (6, 3)])
def test_f27_half_of_it_rounded_down_is_owed(amount, debt):
    s = short().play(0, f"mayor {amount}")
    assert s.prompt == "mayor" and len(s.options()) == amount + 1
    s.play(0, f"take coal {amount} renewable 0")
    assert s.has(0) == {"coal": amount} and s.me(0)["debt"] == debt


def test_f27_f31_up_to_the_production_places():
    s = short()
    assert "mayor 6" in s.options() and s.refused(0, "mayor 7") == ("too-few-places", "F-27")
    s = stage().only(0, "conventional", "conventional").plan(0, wood=1).begin()
    assert "mayor 8" in s.options() and "mayor 9" not in s.options()


def test_f27_f54_a_stop_for_the_next_turn_takes_no_places_from_this_one():
    s = stage().only(0, "conventional", "renewable").hand(0, 44).plan(0, wood=1).begin()
    s.play(0, "mount 44 renewable")
    assert s.me(0)["limits"]["places"] == 6 and "mayor 8" in s.options()


def test_f27_the_energy_may_be_sold_at_once():
    s = short().play(0, "mayor 6", "take coal 1 renewable 5", "sell renewable 5")
    assert s.t.money[0] == 5 + 10


def test_f27_the_debt_is_paid_before_the_next_production():
    s = short().play(0, "mayor 6", "take coal 6 renewable 0", "end", "plan steel 6")
    s.begin(round=3)
    assert s.t.debt[0] == 0
    s.play(0, "run conventional")
    assert s.has(0) == {"steel": 6}


def test_f27_any_energy_will_do():
    s = stage().goods(0, coal=2, renewable=2)
    s.t.debt[0] = 3
    s.begin()
    assert s.prompt == "energy"
    assert s.options() == ["pay coal 2 renewable 1", "pay coal 1 renewable 2"]
    s.play(0, "pay coal 1 renewable 2")
    assert s.has(0) == {"coal": 1} and s.t.debt[0] == 0


@pytest.mark.parametrize(
    ("coal", "money", "price", "left", "debt"),
    [(1, 9, 2, 5, 0), (0, 6, 2, 0, 0), (0, 5, 2, 1, 1), (0, 0, 2, 0, 3), (1, 9, 4, 1, 0), (2, 9, 3, 6, 0)],
)
def test_f27_for_what_is_missing_the_bank_takes_the_price_of_coal(coal, money, price, left, debt):
    s = stage().goods(0, coal=coal)
    s.t.debt[0], s.t.money[0], s.t.price[1] = 3, money, price
    s.begin()
    assert (s.t.money[0], s.t.debt[0], s.has(0)) == (left, debt, {})
    assert s.t.bought[1] == 0 and s.t.actions == 3  # no action, no trade
    if debt:  # due again each turn
        s.goods(0, coal=5).begin(round=3)
        assert s.has(0) == {"coal": 5 - debt} and s.t.debt[0] == 0


def test_f27_the_city_takes_the_markets_price_whatever_one_pays_oneself():
    s = stage().hand(0, 22).play(0, "play 22")  # buying is $1 cheaper for its owner
    s.t.debt[0], s.t.money[0] = 3, 9
    s.begin()
    assert s.t.money[0] == 9 - 3 * 2 and s.me(0)["prices"]["coal"][0] == 1


def test_f27_old_debts_are_taken_at_once_out_of_a_new_deal():
    s = short()
    s.t.debt[0] = 2
    s.play(0, "mayor 6", "take coal 3 renewable 3")
    assert s.prompt == "energy"
    assert s.options() == ["pay coal 2 renewable 0", "pay coal 1 renewable 1", "pay coal 0 renewable 2"]
    s.play(0, "pay coal 2 renewable 0")
    assert s.has(0) == {"coal": 1, "renewable": 3} and s.t.debt[0] == 3


def test_f27_old_debts_are_taken_out_of_the_deal_not_out_of_the_store():
    s = short()
    s.t.debt[0] = 2
    s.goods(0, coal=2).play(0, "mayor 6", "take coal 0 renewable 6")
    assert s.has(0) == {"coal": 2, "renewable": 4} and s.t.debt[0] == 3


def test_f27_a_deal_smaller_than_the_old_debt_leaves_the_rest():
    s = short()
    s.t.debt[0] = 5
    s.play(0, "mayor 2", "take coal 2 renewable 0")
    assert s.has(0) == {} and s.t.debt[0] == 5 - 2 + 1
