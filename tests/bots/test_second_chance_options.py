"""Which options of Second Chance are worth a thought, and what is looked at for all players at once."""

import pytest

from keeling.bots.lookahead import candidates_of, follow, owed, underneath
from keeling.core.flow import settle
from keeling.games.co2_family.rules.supplies import permits_of, permits_of_all
from keeling.games.second_chance.bots.candidates import CANDIDATES
from tests.second_chance_stage import stage

PAY = [("pay", "own"), ("pay", "europe"), ("pay", "asia")]


def test_rivals_pay_with_permits_of_regions_while_there_are_any():
    s = stage(3, mode="competitive")
    assert CANDIDATES["pay-permit"](s.t, 0, PAY, True) == PAY[1:]
    assert CANDIDATES["pay-permit"](s.t, 0, PAY, False) == PAY[1:2]
    assert CANDIDATES["pay-permit"](s.t, 0, PAY[:1], True) == PAY[:1]


def test_a_team_thinks_about_both_kinds_of_permits():
    s = stage(3)
    assert CANDIDATES["pay-permit"](s.t, 0, PAY, True) == PAY
    assert CANDIDATES["pay-permit"](s.t, 0, PAY, False) == PAY[:2]


def test_of_many_ways_to_split_an_income_some_are_thought_of_both_extremes_among_them():
    s = stage(3)
    options = [("income", f"${money}", f"{20 - money}vp") for money in range(20, -1, -1)]
    found = CANDIDATES["split-income"](s.t, 0, options, False)
    assert found[0] == options[0] and found[-1] == options[-1] and len(found) == 4
    assert CANDIDATES["split-income"](s.t, 0, options, True) == options


def test_in_thought_own_scientists_and_the_bonus_tell_which_projects_to_prepare():
    s = stage(3, mode="competitive")
    for region in ("europe", "asia", "africa", "oceania", "north-america"):
        s.project("solar", region, "tech")
    s.t.worker[s.slot("asia", "tech")] = 0
    s.t.worker[s.slot("europe", "tech")] = 1
    options = [("prepare", "solar", region, "tech") for region in ("europe", "asia", "africa", "oceania")]
    options.append(("prepare", "solar", "north-america", "tech"))
    found = CANDIDATES["turn"](s.t, 0, options, False)
    assert found == options[1:]
    assert CANDIDATES["turn"](s.t, 0, options, True) == options


@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_permits_of_all_are_those_of_each(mode):
    s = stage(3, mode=mode)
    s.t.permits[:] = [2, 0, 1]
    s.t.control[:3] = [1, 1, 0]
    s.t.permits_in[:3] = [2, 1, 1]
    assert permits_of_all(s.t) == [permits_of(s.t, seat) for seat in range(3)] == [3, 3, 1]


def test_the_options_of_a_turn_may_be_listed_later():
    s = stage(3, mode="competitive")
    s.settle()
    game = s.match.game
    ask = owed(game, s.t, 0)
    move = next(option for option in ask.options if option[0] == "plan" and option[3] == "tech")
    t, u = s.t.copy(), s.t.copy()
    listed = follow(game, t, ask, underneath(game, t, ask), move, None)
    later = follow(game, u, ask, underneath(game, u, ask), move, None, False)
    assert later.step == listed.step and later.options == [] != listed.options
    assert candidates_of(game, u, later) == candidates_of(game, t, listed)
    assert later.options == listed.options == settle(game.rules, u).options
