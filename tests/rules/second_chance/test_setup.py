"""Setting up (S-10 … S-15), with example S-X1."""

import pytest

from keeling.games.second_chance.model.words import REGIONS
from tests.second_chance_stage import stage


def test_s10_first_pieces():
    s = stage(4, draws={"start-player": ["start p3"]})
    t = s.t
    assert t.money == [4, 5, 3, 4]  # 3 for the start player, then 4, 4 and 5
    assert (t.hand, t.pool, t.permits, t.tech) == ([1] * 4, [3] * 4, [2] * 4, [2] * 4)
    assert (t.market, t.price) == (2, 3)
    assert s.seats_asked() == [2]


def test_s10_permits_on_every_marked_space():
    t = stage().t
    assert t.permits_in == [5, 4, 5, 3, 6, 4]
    assert t.bank == 50 - 27 - 2 - 3 * 2


def test_s10_the_board_starts_empty():
    s = stage()
    t = s.t
    assert set(t.project) == {-1} and set(t.space) == {0} and set(t.expertise) == {0} and set(t.control) == {-1}
    assert (len(set(t.summit)), -1 in t.summit) == (4, False)
    assert len(set(t.tile)) == 6


def test_s10_any_size_of_summit_may_come_first():
    s = stage(draws={"lay-summit": ["summit 18", "summit 11"]})
    assert [len(s.t.figures.topics[tile]) for tile in s.t.summit[:2]] == [4, 3]


def test_s10_five_lobbyists_each():
    t = stage(4).t
    assert [hand.bit_count() for hand in t.lobby] == [5] * 4
    assert t.lobby_deck.bit_count() == 36 - 20


@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
@pytest.mark.parametrize(("seats", "gone"), [(2, 0), (3, 6), (4, 0)])
def test_s10_six_gas_tiles_leave_with_three_players(mode, seats, gone):
    t = stage(seats, mode, draws={"draw-fossil": ["fossil coal"] * 6} if mode == "competitive" else None).t
    assert t.fossils[0] == t.figures.fossils[0] - gone


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s12_one_score_400_ppm_four_decades(seats):
    s = stage(seats)
    assert (s.team, s.t.co2, s.match.view(0)["decades"]) == (0, 400, 4)


def test_s12_co2_never_falls_below_400():
    s = stage().fossil("coal", "africa", 1).fossil("gas", "africa", 2).fossil("gas", "africa", 3)
    s.project("hydro", "africa", "tech", prepared_by=0).level(0, "hydro", 1)
    s.t.money[0] = 20
    s.t.co2 = 420
    s.play(0, "build hydro africa tech", "pay own")
    assert s.t.co2 == 400


def test_s13_environmental_goals_in_three_groups():
    s = stage(draws={"lay-environment": ["environment 22", "environment 3"]})
    laid = [goal["no"] for goal in s.match.view(None)["environment"]]
    assert laid[:2] == [22, 3]
    assert len(laid) == 21 and all(goal["open"] for goal in s.match.view(None)["environment"])
    groups = [0 if no <= 22 else 1 if no <= 32 else 2 for no in laid]
    assert groups == [0] * 8 + [1] * 5 + [2] * 8


@pytest.mark.parametrize(("seats", "each"), [(1, 5), (2, 5), (3, 4), (4, 3)])
def test_s14_sx1_un_goals_of_both_types_by_player_count(seats, each):
    s = stage(seats)
    types = [s.t.figures.sheet["un_goals"][goal]["type"] for goal in s.t.un_goals]
    assert types == ["A"] * each + ["B"] * each


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s14_two_personal_goals_each(seats):
    assert [goals.bit_count() for goals in stage(seats).t.personal] == [2] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s15_own_scores_50_ppm_five_decades(seats):
    s = stage(seats, mode="competitive", until="draw-fossil")
    assert (s.t.vp, s.t.co2, s.match.view(0)["decades"]) == ([0] * seats, 50, 5)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s15_five_un_goals_of_each_type(seats):
    s = stage(seats, mode="competitive")
    assert [s.t.figures.sheet["un_goals"][goal]["type"] for goal in s.t.un_goals] == ["A"] * 5 + ["B"] * 5


def test_s15_the_current_event_and_the_next():
    draws = {"event": ["event asia", "event dirtiest"]}
    seen = stage(mode="competitive", draws=draws).match.view(None)
    assert (seen["event"], seen["next_event"], seen["events_left"]) == ("asia", "dirtiest", 5)


def test_s15_each_keeps_one_of_two_company_goals():
    draws = {"deal-goal": ["goal 7", "goal 2", "goal 1", "goal 10", "goal 3", "goal 4"]}
    s = stage(mode="competitive", draws=draws, until="choose-goal")
    assert s.options(1) == ["choose 1", "choose 10"]
    assert s.refused(1, "choose 7") == ("goal-not-dealt", "S-15")
    s.play(1, "choose 10").play(0, "choose 2").play(2, "choose 3")
    assert s.t.goal == [1, 9, 2]


def test_s15_two_players_without_the_marked_company_goals():
    s = stage(2, mode="competitive", until="deal-goal")
    assert s.options() == ["goal 1", "goal 2", "goal 3", "goal 4"]
    assert len(stage(3, mode="competitive", until="deal-goal").options()) == 10


def test_s15_no_environmental_goals_and_no_personal_goals():
    t = stage(mode="competitive").t
    assert t.environment == [] and t.personal == [0, 0, 0]


def test_s15_every_region_is_there():
    assert list(stage(mode="competitive").match.view(None)["regions"]) == REGIONS
