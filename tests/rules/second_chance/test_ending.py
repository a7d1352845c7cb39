"""The team's verdict (S-80), with example S-X27."""

import pytest

from tests.second_chance_stage import stage


def team(*goals, un=(1, 2), seats=2):
    """A team at the end of its last decade: personal goals by seat, UN goals still open."""
    s = stage(seats).un(*un).points(30)
    for seat, numbers in enumerate(goals):
        s.personal(seat, *numbers)
    return s


def test_s80_sx27_one_personal_goal_each_and_two_un_goals_open():
    s = team((4, 6), (1, 7)).tech(0, 3).permits(1, 6)
    s.t.co2 = 430
    s.finish()
    assert (s.t.ending, s.match.outcome.winners, s.match.outcome.scores) == ("won", (0, 1), (30, 30))


def test_s80_a_player_with_neither_goal_loses_it_for_all():
    s = team((4, 6), (1, 7)).tech(0, 3).permits(1, 5).finish()
    assert (s.t.ending, s.match.outcome.winners) == ("goals-missed", ())


@pytest.mark.parametrize(("un", "ending"), [((1, 2, 3), "won"), ((1, 2, 3, 4), "goals-missed")])
def test_s80_at_most_three_un_goals_are_open(un, ending):
    assert team((4, 6), (1, 7), un=un).tech(0, 3).permits(1, 6).finish().t.ending == ending


def test_s80_the_final_points_give_a_rank():
    ranks = []
    for points in (0, 10, 25, 40, 60):
        s = team((4, 6), (1, 7)).tech(0, 3).permits(1, 6).points(points).finish()
        ranks.append(s.facts("team-won")[0].values["rank"])
    assert ranks == sorted(ranks) and ranks[-1] > ranks[0]
