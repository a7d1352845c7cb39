"""Second Chance judged: a team that wins or loses together, goals that are public and goals that are not, rivals."""

from random import Random

import pytest

from keeling.bots import greedy
from keeling.bots.hint import hint
from keeling.bots.lookahead import owed
from keeling.bots.turns import Turns
from keeling.core.match import Ask
from keeling.core.notation import write
from keeling.core.perspective import Perspective
from keeling.games.second_chance.bots.backing import un_chance
from keeling.games.second_chance.bots.candidates import CANDIDATES
from keeling.games.second_chance.bots.environment import summit_work
from keeling.games.second_chance.bots.evaluation import evaluate_all, evaluate_one, forecast
from keeling.games.second_chance.bots.horizon import Horizon
from keeling.games.second_chance.bots.points import worths
from keeling.games.second_chance.bots.rivals import survival
from keeling.games.second_chance.bots.rollout import split_income
from keeling.games.second_chance.bots.secrets import personal_chance
from keeling.games.second_chance.bots.team import outlook, team_chance
from keeling.games.second_chance.bots.works import Works
from keeling.games.second_chance.model.words import ENERGIES
from keeling.kit.motives import ALIVE
from tests.second_chance_stage import stage


def choose(s, seat, seed=1):
    """What greedy answers to what a seat is asked."""
    game = s.match.game
    s.settle()
    perspective = Perspective(game, seat, game.redeal(s.match.position, seat, Random(seed)))
    ask = owed(game, perspective.position.copy(), seat)
    asked = Ask(seat, ask.prompt, tuple(ask.options))
    return write(greedy.choose(perspective, asked, Random(seed)))


def chance(t):
    return team_chance(t, Horizon(t))


def test_a_team_wins_or_loses_together():
    s = stage(3)
    s.t.ending = "won"
    assert evaluate_all(s.t) == [1.0] * 3
    for ending in ("goals-missed", "points-lost", "overheated"):
        s.t.ending = ending
        assert evaluate_all(s.t) == [0.0] * 3


@pytest.mark.parametrize(("seats", "mode"), [(1, "cooperative"), (3, "cooperative"), (4, "competitive")])
def test_one_seat_is_judged_as_among_all(seats, mode):
    s = stage(seats, mode=mode)
    for ending in ("", "won" if mode == "cooperative" else "last-decade", "overheated"):
        s.t.ending = ending
        assert [evaluate_one(s.t, seat) for seat in range(seats)] == evaluate_all(s.t)


def test_points_and_goals_met_are_worth_something_to_all_and_heat_is_not():
    s = stage(3)
    before = evaluate_all(s.t)
    t = s.t.copy()
    t.vp[1] += 5
    assert all(after > value for after, value in zip(evaluate_all(t), before, strict=True))
    t = s.t.copy()
    t.turned |= 1
    assert all(after > value for after, value in zip(evaluate_all(t), before, strict=True))
    t = s.t.copy()
    t.co2 += 60
    assert all(after < value for after, value in zip(evaluate_all(t), before, strict=True))


def test_the_way_to_a_plant_is_worth_something_at_every_step():
    s = stage(3)
    for seat in range(3):
        s.t.money[seat] = 12
    slot = s.slot("europe", "tech")
    energy = s.t.figures.tiles[s.t.tile[2]][0]
    nothing = chance(s.t)
    s.project(ENERGIES[energy], "europe", "tech")
    s.t.expertise[energy] = 3
    planned = chance(s.t)
    s.t.project[slot] += 5
    s.t.owner[slot] = 0
    assert nothing < planned < chance(s.t)


def test_secret_goals_of_others_change_nothing_and_own_ones_do():
    s = stage(3).personal(1, 4, 6).personal(0, 1, 2)
    before = evaluate_all(s.t)
    s.personal(1, 7, 8)
    after = evaluate_all(s.t)
    assert after[0] == before[0] and after[1] < before[1]


def test_a_personal_goal_grows_nearer_and_at_the_end_it_is_met_or_not():
    s = stage(3).personal(0, 10, 12)
    far = personal_chance(s.t, 0, 6)
    s.project("solar", "europe", "tech", prepared_by=0)
    assert personal_chance(s.t, 0, 6) > far
    s.personal(0, 4)
    s.t.tech[0] = 3
    assert personal_chance(s.t, 0, 0) == 1.0
    s.t.tech[0] = 2
    assert personal_chance(s.t, 0, 0) < 0.1


def test_backing_counts_by_seat():
    together = stage(2).un(2, 3, 4, 5)
    apart = stage(2).un(2, 3, 4, 5)
    together.plant(0, "recycling", "europe").plant(0, "hydro", "asia")
    apart.plant(0, "recycling", "europe").plant(1, "hydro", "asia")
    for s in (together, apart):
        s.t.decade = 4
    assert un_chance(together.t, Horizon(together.t)) > un_chance(apart.t, Horizon(apart.t))


def test_three_open_un_goals_are_allowed():
    s = stage(2).un(1, 2, 3)
    assert un_chance(s.t, Horizon(s.t)) == 1.0
    s.un(1, 2, 3, 4)
    assert un_chance(s.t, Horizon(s.t)) < 1.0


def test_a_summit_is_nearer_with_a_scientist_on_its_topic():
    s = stage(2)
    topic = ENERGIES[s.t.figures.topics[s.t.summit[0]][0]]
    far = summit_work(s.t)[0]
    s.project(topic, "asia", "tech")
    free = summit_work(s.t)[0]
    s.t.project[s.slot("asia", "tech")] = -1
    s.project(topic, "asia", "tech", scientist=0)
    assert summit_work(s.t)[0] < free < far


@pytest.mark.parametrize(("points", "co2"), [(9, 560), (12, 570), (7, 530)])
def test_the_team_never_cuts_too_little_when_it_can_pay(points, co2):
    s = stage(3).points(points)
    s.t.co2 = co2
    s.reduction(1)
    start = s.t.start
    assert int(choose(s, start).split()[1]) >= (co2 - 500) // 10
    s.play(start, choose(s, start))
    assert choose(s, (start + 1) % 3) == "confirm"


def test_no_more_points_are_given_up_than_help():
    """In the last decade a team once paid 36 points where 12 were enough (S-63)."""
    s = stage(3).points(40)
    s.t.co2 = 530
    s.reduction(4)
    assert choose(s, s.t.start) == "reduce 3"


def test_a_bot_takes_what_another_proposes_unless_it_loses_the_game():
    for steps, answer in ((3, "confirm"), (2, "change")):
        s = stage(3).points(40)
        s.t.co2 = 530
        s.reduction(4)
        start, other = s.t.start, (s.t.start + 1) % 3
        s.play(start, "reduce 4").play(other, "change").play(other, f"reduce {steps}")
        assert choose(s, start) == answer


def test_a_reduction_that_loses_at_once_is_not_worth_a_thought():
    s = stage(3).points(10)
    s.t.co2 = 550
    s.reduction(1)
    options = [("reduce", str(steps)) for steps in range(11)]
    assert CANDIDATES["reduce"](s.t, 0, options, False) == options[5:]
    s.t.co2 = 700
    assert CANDIDATES["reduce"](s.t, 0, options, False) == options  # nothing helps


def test_a_proposal_that_leaves_the_planet_too_hot_is_worth_nothing():
    s = stage(3).points(10)
    s.t.co2 = 550
    s.reduction(1)
    s.t.agenda[-1] = ("agree", s.t.start, ())
    s.t.proposed = 4
    too_hot = chance(s.t)
    s.t.proposed = 5
    assert chance(s.t) > too_hot


def test_income_becomes_points_where_goals_must_be_paid():
    s = stage(2).points(2)
    t = s.t
    for energy in range(5):
        t.expertise[energy] = 4
    t.agenda = []
    t.then(("split-income", 0, ()), ("environmental-goals", -1, ()), ("reduce", 0, ()), ("end-decade", -1, (1,)))
    t.round = 0
    s.settle()
    assert choose(s, 0) in ("income $0 20vp", "income $1 19vp")  # 21 goals are open


def test_a_bonus_goes_to_who_needs_it():
    s = stage(2)
    t = s.t
    s.project("solar", "europe", "tech", prepared_by=0)
    solar = ENERGIES.index("solar")
    t.expertise[5 + solar] = 2
    t.money[:] = [0, 12]
    s.tech(0, 5)
    s.tech(1, 1)
    t.acted = 1
    t.agenda.append(("hand-on", 0, (-2,)))  # a tech that seat 0 has landed on
    assert choose(s, 0) == "give p2"


def test_the_outlook_has_a_margin_for_each_decade_to_come():
    s = stage(4)
    assert len(outlook(s.t, Horizon(s.t))[0]) == 4
    s.t.decade = 4
    assert len(outlook(s.t, Horizon(s.t))[0]) == 1


def test_a_first_try_that_loses_does_not_end_the_search():
    """All the money is offered first, and loses for sure: 21 goals are open."""
    s = stage(2)
    for energy in ENERGIES:
        s.level(0, energy, 9)
    t = s.t
    t.round, t.active, t.decade = 0, -1, 1
    t.agenda.clear()
    t.then(("split-income", 0, ()), ("environmental-goals", -1, ()), ("reduce", 0, ()), ("end-decade", -1, (1,)))
    found = Turns(Perspective(s.match.game, 0, t.copy()), Random(1))
    found.run(40)
    assert found.first.options[0] == ("income", "$25", "0vp")
    assert next(turn.trials for turn in found.turns if turn.line[0] == found.first.options[0]) < 10
    assert int(found.favourite()[2].removesuffix("vp")) >= 21


def test_alone_second_actions_are_counted_and_heat_the_planet():
    s = stage(1)
    assert Horizon(s.t).actions[0] > 4 * 1.5
    before = Horizon(s.t).actions[0]
    s.t.acted = 1
    assert 1 <= before - Horizon(s.t).actions[0] < 1.5
    s.t.first = 1
    assert before - Horizon(s.t).actions[0] > 1.5


def test_money_is_spent_once():
    """Two plants that wait for a builder are no more than the money there is."""
    s = stage(1)
    for region in ("europe", "asia"):
        s.tile(region, "solar", "wind", "hydro").project("solar", region, "tech", prepared_by=0)
    s.level(0, "solar", 9)
    s.t.money[0] = 0
    poor = Works(s.t, Horizon(s.t)).paid_now
    s.t.money[0] = 10
    assert poor < 1 < Works(s.t, Horizon(s.t)).paid_now < 2


def test_the_horizon_counts_turns_and_actions():
    s = stage(3)
    first = s.t.active
    assert Horizon(s.t).left == [3 + 3 + 3 + 2] * 3 and Horizon(s.t).actions == [9, 18, 27, 33]
    s.t.acted = 1
    assert Horizon(s.t).now[first] == 2 and Horizon(s.t).actions[0] == 8


def test_rivals_the_common_defeat_is_worse_than_the_worst_loss():
    s = stage(4, mode="competitive")
    s.t.ending = "overheated"
    s.t.vp[:] = [90, 0, 0, 0]
    assert evaluate_all(s.t) == [0.0] * 4
    s.t.ending = "last-decade"
    judged = evaluate_all(s.t)
    assert judged[0] > 0.9 and min(judged) >= ALIVE


def test_rivals_who_cannot_come_first_any_more_play_on_for_their_points():
    s = stage(4, mode="competitive")
    s.t.decade = 5
    s.t.vp[:] = [10, 90, 90, 90]
    last = evaluate_all(s.t)[0]
    s.t.vp[0] = 15
    assert evaluate_all(s.t)[0] > last + 0.002


def test_rivals_a_scientist_at_work_is_worth_more_than_one_at_home():
    s = stage(4, mode="competitive")
    s.project("solar", "europe", "tech")
    home = worths(s.t, [8] * 4)[0]
    s.t.worker[s.slot("europe", "tech")] = 0
    s.t.hand[0] -= 1
    assert worths(s.t, [8] * 4)[0] > home + 2


def test_rivals_the_planet_is_likely_kept_while_most_turns_are_to_come():
    s = stage(4, mode="competitive", draws={"draw-fossil": ["fossil oil"] * 6})
    early = survival(s.t, Horizon(s.t))
    assert early > 0.3
    s.t.co2 += 120
    assert survival(s.t, Horizon(s.t)) < 0.2 * early


def test_rivals_more_of_anything_is_worth_more_to_one_and_less_to_others():
    s = stage(4, mode="competitive")
    before = evaluate_all(s.t)
    for kind in ("vp", "money", "permits", "tech"):
        t = s.t.copy()
        getattr(t, kind)[2] += 2
        after = evaluate_all(t)
        assert after[2] > before[2] and after[0] < before[0], kind


def test_rivals_a_hotter_planet_is_less_likely_to_survive():
    s = stage(4, mode="competitive")
    cool = survival(s.t, Horizon(s.t))
    s.t.co2 += 60
    assert survival(s.t, Horizon(s.t)) < cool


@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_a_hint_names_an_open_move_and_its_effect(mode):
    s = stage(3, mode=mode)
    s.settle()
    game = s.match.game
    seat = s.seats_asked()[0]
    perspective = Perspective(game, seat, game.redeal(s.match.position, seat, Random(1)))
    told = hint(perspective, Random(1))
    assert write(told.move) in s.options(seat)
    points, planet = forecast(perspective.position, seat)
    assert 0 <= planet <= 1 and -200 < points < 200
    assert told.other and told.other not in told.line


def test_in_passing_rivals_keep_money_for_a_plant_and_at_the_end_take_points():
    s = stage(4, mode="competitive")
    for energy in ENERGIES:
        s.level(0, energy, 9)  # an income of 25
    s.t.money[0] = 4
    assert split_income(s.t, 0, Random(1)) == ("income", "$6", "19vp")
    s.t.decade = 5
    assert split_income(s.t, 0, Random(1)) == ("income", "$0", "25vp")
