"""Certificates (F-53, F-60)."""

import pytest

from tests.factories_stage import stage


@pytest.mark.parametrize(
    ("move", "sp", "money"), [("3sp $0", 3, 0), ("0sp $3", 0, 3), ("2sp $1", 2, 1), ("1sp $0", 1, 0)]
)
def test_f53_up_to_three_are_used_for_a_point_or_a_dollar_each_also_mixed(move, sp, money):
    s = stage().goods(0, certificate=5)
    before = s.t.sp[0]
    s.play(0, f"use {move}")
    assert (s.t.sp[0], s.t.money[0]) == (before + sp, 5 + money)
    assert s.has(0) == {"certificate": 5 - sp - money} and s.t.actions == 2


def test_f53_no_more_than_three_in_one_action_and_no_more_than_held():
    s = stage().goods(0, certificate=5)
    assert not [option for option in s.options() if option.startswith("use 4sp") or option == "use 2sp $2"]
    assert s.refused(0, "use 2sp $2") == ("malformed", "")
    assert stage().goods(0, certificate=1).refused(0, "use 1sp $1") == ("too-few-certificates", "F-53")


def test_f53_what_lets_another_use_more_does_not_let_me():
    s = stage().goods(0, certificate=5).mounted(1, 56, "conventional")  # a product passport: one more for its owner
    assert s.refused(0, "use 2sp $2") == ("too-many-certificates", "F-53")


def test_f60_f53_with_three_the_action_may_be_repeated():
    s = stage(options={"certificate_actions": 3}).goods(0, certificate=12)
    s.play(0, "use 3sp $0", "use 3sp $0", "use 3sp $0")
    assert s.t.sp[0] == 1 + 9 and s.options() == ["end"]
    s = stage(options={"certificate_actions": 3}).goods(0, certificate=12)
    s.t.actions = 4  # as after a team day
    s.play(0, "use 3sp $0", "use 3sp $0", "use 3sp $0")
    assert s.refused(0, "use 3sp $0") == ("used-certificates", "F-60")


def test_f53_no_hand_limit():
    s = stage().goods(0, certificate=40).play(0, "end")
    assert s.prompt == "plan" and s.has(0) == {"certificate": 40}


def test_f53_in_every_action_of_a_turn():
    s = stage().goods(0, certificate=9).play(0, "use 3sp $0", "use 3sp $0", "use 3sp $0")
    assert s.t.sp[0] == 1 + 9 and s.t.actions == 0


def test_f60_f53_once_a_turn_if_the_table_says_so():
    s = stage(options={"certificate_actions": 1}).goods(0, certificate=9).play(0, "use 3sp $0")
    assert s.refused(0, "use 1sp $0") == ("used-certificates", "F-60")
    assert s.t.actions == 2
    s.begin()
    assert "use 3sp $0" in s.options()


def test_f60_f53_the_price_of_the_table():
    s = stage(options={"certificate_price": 3}).goods(0, certificate=2).play(0, "use 0sp $2")
    assert s.t.money[0] == 5 + 6


def test_f53_f41_to_a_player_at_any_price():
    s = stage().goods(0, certificate=2)
    s.play(0, "offer p2", "give certificate 2", "get money 5", "send").play(1, "accept")
    assert s.t.money[:2] == [10, 0] and s.has(1) == {"certificate": 2}
