"""Decades, rounds and turns (S-20 … S-22, S-75), with example S-X2."""

import pytest

from keeling.core.agenda import CHANCE
from tests.second_chance_stage import stage


def phases(s):
    """The prompts and facts of one decade, in order, when everybody takes the first option."""
    seen = []
    decade = s.t.decade
    while s.seats_asked() and s.t.decade == decade:
        if not seen or seen[-1] != s.prompt:
            seen.append(s.prompt)
        seat = s.seats_asked()[0]
        s.play(seat, s.options(None if seat == CHANCE else seat)[0])
    return seen


def test_s20_cooperative_phases():
    s = stage(2).points(200)
    s.level(0, "solar", 1).level(1, "hydro", 1)
    seen = phases(s)
    kept = [prompt for prompt in seen if prompt in ("turn", "income", "draw-fossil", "reduce")]
    assert list(dict.fromkeys(kept)) == ["turn", "income", "draw-fossil", "reduce"]
    kinds = [fact.kind for entry in s.match.entries for fact in entry.facts]
    due, fossil = kinds.index("environment-due"), kinds.index("fossil")
    assert due < fossil


def test_s20_competitive_phases():
    s = stage(2, mode="competitive", until="draw-fossil")
    seen = phases(s)
    kept = [prompt for prompt in seen if prompt in ("turn", "income", "draw-fossil", "relief", "event")]
    assert list(dict.fromkeys(kept)) == ["draw-fossil", "turn", "income", "relief", "event"]


@pytest.mark.parametrize(("seats", "rounds"), [(1, 4), (2, 4), (3, 3), (4, 2)])
def test_s21_rounds_by_player_count(seats, rounds):
    s = stage(seats)
    assert s.match.view(None)["rounds"] == rounds
    taken = 0
    while s.prompt != "income" and s.t.decade == 1 and not s.t.ending:
        if s.prompt == "turn" and s.t.acted == 0 and not s.t.moved:
            taken += 1
            seat = s.seats_asked()[0]
            s.play(seat, s.options(seat)[0])
        elif s.prompt == "turn":
            s.play(s.seats_asked()[0], "end")
        else:
            s.play(s.seats_asked()[0], s.options()[0])
    assert taken == rounds * seats


@pytest.mark.parametrize(("seats", "mode", "decade", "rounds"), [
    (3, "cooperative", 3, 3), (3, "cooperative", 4, 2), (3, "competitive", 4, 3), (3, "competitive", 5, 3),
    (2, "cooperative", 4, 4), (4, "cooperative", 4, 2),
])  # fmt: skip
def test_s21_sx2_three_cooperative_players_have_two_rounds_in_the_fourth_decade(seats, mode, decade, rounds):
    s = stage(seats, mode)
    s.t.decade = decade
    assert s.match.view(None)["rounds"] == rounds
    s.jump("round", -1, rounds)
    assert [step[0] for step in s.t.agenda][0] == "rounds-over"


def test_sx2_income_follows_the_second_round_of_four_players():
    s = stage(4).jump("next-decade")
    for number in (1, 2):
        for seat in range(4):
            assert (s.prompt, s.seats_asked(), s.t.round) == ("turn", [seat], number)
            s.level(seat, "solar", 1)
            s.short_turn(seat)
    assert s.prompt == "income"


def test_s22_turns_go_clockwise_from_the_start_player():
    s = stage(4, draws={"start-player": ["start p3"]})
    order = []
    for _ in range(5):
        seat = s.seats_asked()[0]
        order.append(seat)
        s.short_turn(seat)
    assert order == [2, 3, 0, 1, 2]


def test_s22_exactly_one_main_action():
    s = stage()
    assert s.refused(0, "end") == ("main-action-due", "S-22")
    s.play(0, "plan solar north-america tech")
    assert s.refused(0, "plan hydro north-america money") == ("used-action", "S-22")
    assert s.refused(0, "pass") == ("used-action", "S-22")
    assert "end" in s.options(0)


def test_s22_each_executive_action_once_in_any_order():
    s = stage().hire(0, 2).hand(0, 3, 6).project("solar", "asia", "tech").project("wind", "europe", "tech")
    s.t.money[0] = 20
    s.play(0, "move board asia tech", "buy", "lobby 3 side", "plan hydro europe money")
    assert s.refused(0, "move board europe tech") == ("used-scientist", "S-22")
    assert s.refused(0, "sell") == ("used-market", "S-32")
    assert s.refused(0, "lobby 6 side") == ("used-card", "S-22")
    assert s.refused(0, "claim 1") == ("used-card", "S-22")
    assert s.options(0) == ["end"]


def test_s22_no_executive_action_inside_another():
    s = stage().project("solar", "asia", "tech").hand(0, 3).play(0, "prepare solar asia tech")
    assert s.prompt == "pay-permit"
    assert s.refused(0, "buy")[0] == "not-offered"


def test_s22_a_main_action_may_be_passed_only_if_there_is_none():
    s = stage()
    assert s.refused(0, "pass") == ("must-act", "S-22")
    s.permits(0, 0)
    for slot in range(len(s.t.project)):
        s.t.project[slot] = 0
    assert "pass" in s.options(0) and not any(o.startswith(("plan", "prepare", "build")) for o in s.options(0))


def test_s22_a_main_action_whose_steps_cannot_all_be_done_is_closed():
    s = stage().project("solar", "asia", "tech").permits(0, 0)
    assert s.refused(0, "prepare solar asia tech") == ("no-permit", "S-41")


def test_s75_the_start_player_passes_to_the_right():
    s = stage(4).jump("end-decade")
    assert (s.t.decade, s.t.start) == (2, 3)
    s.jump("end-decade")
    assert (s.t.decade, s.t.start) == (3, 2)


@pytest.mark.parametrize(("mode", "decades"), [("cooperative", 4), ("competitive", 5)])
def test_s75_s12_s15_the_game_ends_after_its_last_decade(mode, decades):
    s = stage(2, mode)
    s.t.decade = decades - 1
    s.jump("end-decade")
    assert s.t.ending == "" and s.t.decade == decades
    s.finish()
    while s.seats_asked():
        s.play(s.seats_asked()[0], "goal cash")
    assert s.t.ending in ("goals-missed", "last-decade")
