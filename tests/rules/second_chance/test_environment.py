"""Environmental goals (S-55, S-56), every tile; examples S-X21 and S-X22."""

import pytest

from keeling.games.second_chance import house_sheet
from keeling.games.second_chance.model.words import ENERGIES
from tests.second_chance_stage import stage

ROWS = {row["no"]: row for row in house_sheet()["environmental_goals"]}


def achieve(s, kind, of, but=""):
    """Do what a goal asks for; at a summit without a topic, if one is named."""
    if kind.startswith("plant"):
        region, energy = (of, "hydro") if kind == "plant-in-region" else ("asia", of)
        s.tile(region, energy, *[other for other in ENERGIES if other != energy][:2])
        s.project(energy, region, "tech", prepared_by=1).level(0, energy, 4).tech(0, 5).permits(0, 1)
        s.t.money[0] = 20
        s.turn_of(0).play(0, f"build {energy} {region} tech", "pay own")
    elif kind.startswith("track"):
        number = s.number(of)
        s.level(0, of, (s.t.figures.track_end if kind == "track-end" else s.t.figures.middle)[number] - 1)
        s.jump("knowledge", 0, number)
    else:
        tiles = [row for row in house_sheet()["summits"] if but not in row["topics"]]
        fits = [row["no"] for row in tiles if of in (str(len(row["topics"])), *row["topics"])]
        s.summit(1, fits[0])
        s.t.complete.append(0)
        s.t.closer[0] = 0
        s.jump("summits", 0)


@pytest.mark.parametrize("no", ROWS)
def test_s55_every_goal_turns_when_it_is_achieved(no):
    s = stage().environment(no)
    achieve(s, ROWS[no]["is"], ROWS[no]["of"])
    assert s.open_goals() == [] and s.facts("environment-met")[0].values["tile"] == no


@pytest.mark.parametrize("no", ROWS)
def test_s55_no_goal_turns_for_another_of_its_kind(no):
    kind, of = ROWS[no]["is"], ROWS[no]["of"]
    other = next(row["of"] for row in ROWS.values() if row["is"] == kind and row["of"] != of)
    s = stage().environment(no)
    achieve(s, kind, other, of)
    assert s.open_goals() == [no]


def test_s55_a_disc_beyond_the_middle_stays_an_achievement():
    s = stage().environment(28, 23)
    for _ in range(9):
        s.jump("knowledge", 0, 0)
    assert s.open_goals() == []


def test_s55_two_equal_goals_need_two_achievements():
    s = stage().environment(9, 10)
    achieve(s, "plant-in-region", "asia")
    assert s.open_goals() == [10]
    achieve(s, "plant-in-region", "asia")
    assert s.open_goals() == []


def test_s55_two_equal_knowledge_goals_need_two_players():
    rows = [{"no": 24, "is": "track-end", "of": "recycling"}]
    s = stage(sheet={"environmental_goals": rows}).environment(23, 24).level(0, "recycling", 8).level(1, "recycling", 8)
    s.jump("knowledge", 0, 0)
    assert s.open_goals() == [24]
    s.jump("knowledge", 1, 0)
    assert s.open_goals() == []


def test_s55_one_achievement_may_serve_different_goals():
    s = stage().environment(9, 15)  # a plant in Asia, a hydro plant
    achieve(s, "plant-of-energy", "hydro")
    assert s.open_goals() == []


@pytest.mark.parametrize(("decade", "each"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_s55_every_open_goal_costs_points_by_decade(decade, each):
    s = stage().points(50).environment(1, 2, 23)
    s.t.turned = 1
    s.t.decade = decade
    s.jump("environmental-goals")
    assert s.team == 50 - 2 * each and s.t.ending == ""


def test_s55_exactly_nothing_left_is_safe_and_below_all_lose():
    s = stage().points(2).environment(1, 2).jump("environmental-goals")
    assert (s.team, s.t.ending) == (0, "")
    s = stage().points(1).environment(1, 2).jump("environmental-goals")
    assert (s.t.ending, s.match.outcome.winners) == ("points-lost", ())


def test_sx21_five_open_goals_in_the_third_decade():
    s = stage().points(5).environment(1, 2, 3, 4, 5).level(0, "solar", 1).income("solar", s1=10)
    s.t.decade = 3
    assert s.match.view(0)["due"] == 15
    s.t.agenda, s.t.lanes = [], []
    s.t.then(("income", -1, ()), ("environmental-goals", -1, ()))
    s.settle()
    s.play(0, "income $0 10vp")
    assert (s.team, s.t.ending) == (0, "")


def test_sx22_eight_open_goals_in_the_second_decade_and_13_points():
    s = stage().points(13).environment(1, 2, 3, 4, 5, 6, 7, 8)
    s.t.decade = 2
    s.jump("environmental-goals")
    assert (s.team, s.t.ending) == (-3, "points-lost")


def test_s56_achievements_count_from_the_start_and_turn_at_once():
    s = stage().environment(21, 22)
    achieve(s, "plant-of-energy", "forestation")
    assert s.open_goals() == [22] and s.prompt == "turn"


def test_s56_summits_are_counted_by_size_and_topic():
    s = stage().environment(33, 34, 38)
    achieve(s, "summit-size", "2")
    assert s.open_goals() == [34]
    assert s.match.view(None)["held"] == {"size": [1, 0, 0], "topic": [1, 1, 0, 0, 0]}
