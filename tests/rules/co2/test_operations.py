"""The operations phase: rounds, turns and their end (C-30 … C-36), with the example C-X7."""

import pytest

from keeling.games.co2.model.words import ENERGIES, REGIONS
from tests.stage import stage


def _code(reason):
    return reason.code, reason.rule


# -- C-30: rounds and turns -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "rounds"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2)])
def test_c11_c30_every_player_takes_one_turn_in_each_round(seats, rounds):
    s = stage(seats)
    if seats == 1:
        s.play(0, "begin asia")
        for _ in ENERGIES:
            s.chance()
            s.play(0, s.options(0)[0])
    while s.prompt == "turn":
        s.turn()
    turns = [(fact.values["round"], fact.seat) for fact in s.facts("turn")]
    assert turns == [(number, seat) for number in range(1, rounds + 1) for seat in range(seats)]
    assert s.t.decade == 2


def test_c30_clockwise_from_the_start_player():
    s = stage(3, draws={"start-player": ["start p3"]})
    for _ in range(6):
        assert s.match.view(None)["active"] == s.seats_asked()[0]
        s.turn()
    assert [fact.seat for fact in s.facts("turn")] == [2, 0, 1, 2, 0, 1, 2]


def test_c30_one_main_action_and_each_free_move_in_any_order():
    """All free moves before the main action."""
    s = stage().hand(0, 2).project("solar", "europe", "money")
    s.play(0, "move hand europe money", "sell", "lobby 2 minor", "install solar europe money", "pay own", "end")
    assert s.t.tech[0] == 3


def test_c30_free_moves_may_come_after_the_main_action():
    s = stage().hand(0, 2)
    s.play(0, "propose solar europe tech", "lobby 2 minor", "buy", "move hand europe tech", "end")
    assert s.t.money[0] == 3 + 2 - 3


def test_c30_no_second_main_action():
    s = stage().project("solar", "europe", "money").play(0, "propose solar europe tech")
    assert _code(s.why(0, "propose solar europe research")) == ("used-action", "C-30")
    assert _code(s.why(0, "install solar europe money")) == ("used-action", "C-30")
    assert _code(s.why(0, "pass")) == ("used-action", "C-30")
    assert not {option.split()[0] for option in s.options(0)} & {"propose", "install", "build", "pass"}


def test_c30_after_the_main_action_a_closed_free_move_keeps_its_own_reason():
    s = stage().permits(0, 0).play(0, "propose solar europe tech")
    assert _code(s.why(0, "sell")) == ("no-own-permit", "C-62")


def test_c30_no_free_move_twice():
    s = stage().hand(0, 1, 2).project("solar", "europe", "money").project("solar", "asia", "money")
    s.play(0, "move hand europe money", "sell", "lobby 2 minor")
    assert _code(s.why(0, "move europe money asia money")) == ("used-scientist", "C-50")
    assert _code(s.why(0, "sell")) == ("used-market", "C-62")
    assert _code(s.why(0, "buy")) == ("used-market", "C-62")
    assert _code(s.why(0, "lobby 1 minor")) == ("used-card", "C-50")
    assert not {option.split()[0] for option in s.options(0)} & {"move", "buy", "sell", "lobby", "claim"}


def test_c30_the_turn_cannot_end_without_a_main_action():
    s = stage()
    assert _code(s.why(0, "end")) == ("main-action-due", "C-30")
    assert "end" not in s.options(0)


def test_c30_one_with_a_legal_action_must_take_one():
    s = stage()
    assert _code(s.why(0, "pass")) == ("must-act", "C-30")
    assert "pass" not in s.options(0)


def _stuck(s):
    """Nothing can be proposed or installed: every slot holds an installed project, and nobody can build."""
    wanted = iter([energy for energy in ENERGIES for _ in range(6)])
    for region in REGIONS:
        for slot in ("money", "tech", "research"):
            s.project(next(wanted), region, slot, installed=True)
    return s


def test_c30_without_a_legal_action_it_is_passed():
    s = _stuck(stage())
    assert "pass" in s.options(0) and "end" not in s.options(0)
    s.play(0, "pass", "end")
    assert s.seats_asked() == [1]
    assert [fact.seat for fact in s.facts("passed")] == [0]


def test_c30_free_moves_are_open_to_one_who_passes():
    s = _stuck(stage()).play(0, "sell", "pass", "move hand europe money", "end", "learn solar")
    assert s.t.money[0] == 6


@pytest.mark.parametrize("kind", ["propose", "install", "build"])
def test_c30_any_legal_action_forbids_to_pass(kind):
    s = _stuck(stage())
    slot = s.slot("north-america", "money")
    if kind == "propose":
        s.t.project[slot] = -1
        s.t.stock[0] += 1
    elif kind == "install":
        s.t.project[slot] = 0
    else:
        s.level(0, "forestation", 3).tech(0, 3)
        s.t.money[0] = 11
    assert _code(s.why(0, "pass")) == ("must-act", "C-30")
    assert any(option.startswith(kind) for option in s.options(0))


def test_c30_a_new_turn_begins_fresh():
    s = stage(2).hand(0, 1, 2).project("solar", "europe", "money")
    s.play(0, "move hand europe money", "sell", "lobby 2 minor", "propose solar europe tech")
    s.end_turn(0).turn()
    assert s.seats_asked() == [0]
    assert s.match.view(0)["turn"] == {"acted": False, "scientist": False, "market": False, "card": False}
    verbs = {option.split()[0] for option in s.options(0)}
    assert {"propose", "install", "move", "buy", "sell", "lobby"} <= verbs


def test_c30_what_is_used_up_is_seen():
    s = stage().hand(0, 1, 2).project("solar", "europe", "money")
    s.play(0, "move hand europe money", "sell", "lobby 2 minor", "propose solar europe tech")
    assert s.match.view(1)["turn"] == {"acted": True, "scientist": True, "market": True, "card": True}


def test_c30_nobody_moves_out_of_turn():
    reason = stage().why(1, "buy")
    assert (reason.code, reason.values) == ("not-asked", {"player": "p2", "asked": "p1"})


def test_c30_words_that_are_no_move():
    s = stage()
    assert s.why(0, "negotiate").code == "unknown-verb"
    assert s.why(0, "propose wind europe money").code == "malformed"
    assert s.why(0, "").code == "empty-move"


# -- C-31, C-32 -----------------------------------------------------------------------------------------------------


def test_c31_the_goal_is_worth_eight_dollars():
    s = stage().play(0, "discard goal")
    assert (s.t.money[0], s.t.cashed) == (3 + 8, [1, 0, 0])


@pytest.mark.parametrize("before", [[], ["buy"], ["propose solar europe tech"], ["propose solar europe tech", "buy"]])
def test_c31_at_any_point_of_one_s_own_turn(before):
    assert "discard goal" in stage().play(0, *before).options(0)


def test_c31_it_uses_up_no_action_and_no_free_move():
    s = stage().play(0, "discard goal")
    assert s.match.view(0)["turn"] == {"acted": False, "scientist": False, "market": False, "card": False}


def test_c31_only_once():
    s = stage().play(0, "discard goal")
    assert _code(s.why(0, "discard goal")) == ("goal-gone", "C-31")
    assert "discard goal" not in s.options(0)


def test_c31_not_in_another_s_turn():
    assert stage().why(1, "discard goal").code == "not-asked"


def test_c31_the_money_can_be_spent_at_once():
    s = stage()
    s.t.money[0] = 0
    assert s.why(0, "buy").code == "too-little-money"
    assert s.play(0, "discard goal", "buy").t.money[0] == 5


def test_c32_no_free_move_inside_a_grant():
    s = stage().hand(0, 2).play(0, "propose solar europe research")
    assert s.prompt == "research"
    for text in ("buy", "sell", "lobby 2 minor", "discard goal", "end"):
        assert _code(s.why(0, text)) == ("not-offered", "C-40")
    s.play(0, "forgo")
    assert {"buy", "sell", "lobby 2 minor", "discard goal", "end"} <= set(s.options(0))


def test_c32_no_free_move_inside_an_install():
    s = stage().project("solar", "europe", "money", scientist=1).play(0, "install solar europe money")
    assert (s.seats_asked(), s.options(0)) == ([0], ["pay own"])
    s.play(0, "pay own")
    assert s.seats_asked() == [1]
    assert s.why(0, "buy").code == "not-asked"


# -- C-35 -----------------------------------------------------------------------------------------------------------


def test_c35_one_expertise_for_a_project_with_an_own_scientist():
    s = stage().project("fusion", "europe", "money", scientist=0)
    s.play(0, "propose solar asia tech", "end", "learn fusion")
    assert (s.expertise(0, "fusion"), s.expertise(0, "solar")) == (1, 0)
    assert s.seats_asked() == [1]


def test_c35_of_several_projects_the_player_must_choose_one():
    s = stage().project("fusion", "europe", "money", scientist=0).project("solar", "asia", "tech", scientist=0)
    s.project("biomass", "oceania", "tech", scientist=1)
    s.play(0, "propose solar europe tech", "end")
    assert (s.seats_asked(), s.prompt, s.options(0)) == ([0], "work", ["learn solar", "learn fusion"])
    assert _code(s.why(0, "learn biomass")) == ("no-scientist-on-energy", "C-35")
    assert s.why(0, "learn biomass").values == {"energy": "biomass"}
    s.play(0, "learn solar")
    assert (s.expertise(0, "fusion"), s.expertise(0, "solar")) == (0, 1)
    assert s.seats_asked() == [1]


def test_c35_installed_projects_teach_too():
    s = stage().project("fusion", "europe", "money", installed=True, scientist=0)
    s.play(0, "propose solar asia tech", "end")
    assert s.options(0) == ["learn fusion"]


def test_c35_without_such_a_project_nothing_is_learnt():
    s = stage().project("fusion", "europe", "money", scientist=1)
    s.play(0, "propose solar asia tech", "end")
    assert s.seats_asked() == [1]
    assert s.facts("expertise") == []


def test_c35_a_scientist_at_a_summit_teaches_nothing():
    s = stage().project("forestation", "africa", "money", scientist=0)
    s.play(0, "move africa money summit1", "propose solar asia tech", "end")
    assert (s.seats_asked(), s.t.speaker[0]) == ([1], 0)
    assert s.facts("expertise") == []


def test_c35_only_the_active_player_learns():
    s = stage().project("fusion", "europe", "money", scientist=0).project("solar", "asia", "tech", scientist=1)
    s.play(0, "propose solar europe tech", "end", "learn fusion")
    assert s.expertise(1, "solar") == 0


def test_c35_completed_summits_come_after_the_work():
    s = stage().project("forestation", "africa", "money", scientist=0).project("fusion", "asia", "tech", scientist=0)
    s.t.hand[1], s.t.speaker[1] = 0, 1
    s.play(0, "move africa money summit1", "propose solar asia money")
    assert s.facts("summit-held") == []
    s.play(0, "end")
    assert (s.seats_asked(), s.prompt) == ([0], "work")
    s.play(0, "learn fusion")
    assert len(s.facts("summit-held")) == 1
    assert (s.seats_asked(), s.prompt) == ([1], "summit-extra")


# -- C-36 -----------------------------------------------------------------------------------------------------------


def test_cx7_after_the_last_round_of_the_first_decade_the_marker_stands_on_2():
    s = stage(3)
    for _ in range(11):
        s.turn()
    assert s.t.decade == 1
    s.turn()
    assert s.t.decade == 2


@pytest.mark.parametrize(("start", "then"), [("p1", 1), ("p2", 2), ("p3", 0)])
def test_c36_the_start_player_card_passes_to_the_left(start, then):
    s = stage(3, draws={"start-player": [f"start {start}"]}).jump("end-check")
    assert s.t.start == then
    s.chance()
    assert (s.seats_asked(), s.t.round) == ([then], 1)


def test_c36_the_end_is_checked_before_the_marker_moves():
    s = stage(3).finish()
    assert (s.t.decade, s.t.start, s.prompt) == (5, 0, "verdict")


def test_c36_between_two_operations_phases_nobody_is_to_move():
    s = stage(3).turn().jump("end-check")
    view = s.match.view(None)
    assert (view["decade"], view["round"], view["active"]) == (2, 0, -1)


def test_c36_there_is_no_auction_without_the_option():
    assert stage(3).jump("end-check").prompt == "draw-fossil"
