"""The actions of a turn, and turns that are skipped (F-21, F-28)."""

import pytest

from tests.factories_stage import stage


def test_f21_three_actions_repeats_allowed():
    s = stage()
    s.t.money[0] = 30
    for left in (3, 2, 1):
        assert s.t.actions == left
        s.play(0, "buy wood 1", "enough")
    assert s.options() == ["end"]
    assert s.refused(0, "buy wood 1") == ("no-actions-left", "F-21")
    assert s.refused(0, "offer p2") == ("no-actions-left", "F-21")


def test_f21_fewer_are_allowed():
    s = stage().play(0, "end")
    assert s.prompt == "plan"
    s.play(0, "done")
    assert s.seats_asked() == [1] and s.t.actions == 3


def test_f21_clean_up_burning_and_the_mayor_once_a_turn_each():
    s = stage().plan(0, wood=1)
    s.t.money[0] = 20
    s.begin()
    s.t.waste[0], s.t.sp[0] = 6, 6
    s.play(0, "clean dump", "burn 1")
    assert s.refused(0, "clean counter") == ("used-clean-up", "F-25")
    assert s.refused(0, "burn 1") == ("used-burning", "F-26")
    s.play(0, "mayor 2", "take coal 2 renewable 0")
    assert s.options() == ["end"]
    s = stage().plan(0, wood=1).begin().play(0, "mayor 2", "take coal 2 renewable 0")
    assert s.refused(0, "mayor 1") == ("used-mayor", "F-27")


def test_f21_what_one_turn_has_used_up_is_open_again_in_the_next():
    s = stage().plan(1, wood=1).goods(1, certificate=1)
    s.t.waste[1], s.t.offers = 1, 3
    s.t.cleaned = s.t.burned = s.t.dealt = s.t.certified = 1
    s.begin(1)
    assert {"offer p1", "clean dump", "burn 1", "mayor 6", "use 1sp $0"} <= set(s.options())
    s.goods(2, coal=3).begin(2)  # that energy was short was the turn before
    assert s.refused(2, "mayor 1") == ("energy-was-enough", "F-27")


def test_f21_steps_come_in_order():
    s = stage().plan(0, wood=6).goods(0, coal=3, steel=10)
    s.t.waste[0] = 8
    s.begin()
    seen = []
    answers = {"produce": "run conventional", "turn": "end", "storage": "drop steel 6", "fine": "skip", "plan": "done"}
    while s.prompt:
        seen.append(s.prompt)
        s.play(0, answers[s.prompt])
    assert seen == ["produce", "turn", "storage", "fine", "plan"]


def test_f28_a_skipped_turn_has_no_step_at_all():
    s = stage(options={"factory_points": 1}).plan(0, wood=6).goods(0, coal=12)
    s.t.skip[0], s.t.debt[0], s.t.waste[0] = 1, 2, 15
    s.t.round = 2
    s.t.agenda[:] = [("begin-turn", 1, ()), ("begin-turn", 0, ())]
    assert s.seats_asked() == [1]
    assert s.t.sp[0] == 2 and s.t.cpc == 5
    assert s.has(0) == {"coal": 12} and s.t.waste[0] == 15
    assert s.planned(0) == {"wood": 6} and s.t.debt[0] == 2  # both stay for the next turn played
    assert s.t.skip[0] == 0
    assert [fact.seat for fact in s.facts("turn-skipped")] == [0]


def test_f28_a_stop_counts_as_served():
    s = stage().hand(0, 44)
    s.play(0, "mount 44 conventional")
    assert s.t.halted[0] == 1
    s.t.skip[0] = 1
    s.begin()
    assert s.t.halted[0] == 0 and s.me(0)["factories"][0]["stopped"] is False


def test_f28_f24_it_counts_for_effects_that_last_some_turns():
    s = stage().hand(0, 21).play(0, "play 21")
    assert [row["turns"] for row in s.me(0)["effects"]] == [3]
    s.t.skip[0] = 1
    s.begin()
    assert [row["turns"] for row in s.me(0)["effects"]] == [2]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("fly", "unknown-verb"),
        ("buy gold 1", "malformed"),
        ("build castle", "malformed"),
        ("mount 44", "not-in-hand"),
        ("use 9sp $9", "malformed"),
        ("move conventional", "no-such-factory.all"),
    ],
)
def test_f21_words_that_are_no_move_or_closed_are_refused(text, code):
    assert stage().why(0, text).code == code


def test_f21_the_beginning_of_an_open_move_is_not_refused():
    assert stage().why(0, "buy") is None


def test_f21_whoever_has_ended_their_actions_has_none_left():
    """The board promised three actions while the next production was planned."""
    s = stage()
    assert s.view(0)["turn"]["actions"] == 3
    s.skip_to_plan(0)
    assert s.view(0)["turn"]["actions"] == 0
