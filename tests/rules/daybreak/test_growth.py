"""Growth, the end, challenges (D-60, D-61, D-70, D-71); examples D-X22, D-X38."""

import pytest

import keeling
from keeling.games import GAMES
from keeling.games.daybreak.model.vocabulary import START
from keeling.games.daybreak.rules.growth import last_round, unmet
from keeling.games.daybreak.rules.hand import stack_limit
from keeling.games.daybreak.rules.setup import begin_with
from keeling.games.daybreak.rules.thermometer import crises_called, losing_bands
from tests.daybreak_stage import stage


def grow(s):
    s.t.row = []
    return s.jump("growth")


def test_d60_dx22_demand_grows_as_printed():
    s = grow(stage(4))
    assert [s.at(seat, "demand") for seat in range(4)] == [15, 14, 8, 8]
    assert s.t.round == 2


def test_d60_cards_change_growth():
    s = grow(stage(2).lasting("servers-without-limit"))
    assert (s.at(0, "demand"), s.at(1, "demand")) == (15, 9)
    s = grow(stage(2).project("twice-as-efficient", "clean-steel", "carbon-dividend"))
    assert (s.at(0, "demand"), s.at(1, "demand")) == (13, 7)


@pytest.mark.parametrize(("drawdown", "ending"), [(1, "drawdown"), (0, "too-late")])
def test_d60_dx38_round_6(drawdown, ending):
    s = stage(2)
    s.t.round, s.t.drawdown = 6, drawdown
    grow(s)
    assert s.t.ending == ending
    assert s.match.outcome.winners == ((0, 1) if drawdown else ())


def test_d60_drawdown_survived_wins_in_any_round():
    s = stage(2)
    s.t.drawdown = 1
    assert grow(s).t.ending == "drawdown"


@pytest.mark.parametrize(
    ("key", "seat", "met", "missed"),
    [
        ("cool-heads", -1, {"bands": 3}, {"bands": 4}),
        ("nature-alone", -1, {"dac": 0}, {"dac": 1}),
        ("more-trees-than-before", -1, {"tree": 12}, {"tree": 11}),
    ],
)
def test_d61_d70_a_further_condition_must_be_met_as_well(key, seat, met, missed):
    s = stage(2).challenge(key, seat).planet(**missed)
    s.t.drawdown = 1
    grow(s)
    assert not s.t.ending and s.t.drawdown == 0 and s.t.round == 2  # the marker is flipped back
    s = stage(2).challenge(key, seat).planet(**met)
    s.t.drawdown = 1
    assert grow(s).t.ending == "drawdown"


def test_d61_conditions_of_boards_projects_and_rounds():
    s = stage(2)
    assert unmet(s.challenge("safe-harbours").t) == ["safe-harbours"]
    for seat in (0, 1):
        s.board(seat, social=3, ecological=3, infrastructure=3)
    assert unmet(s.t) == []
    s.challenge("nobody-left-behind", 1).board(0, community=9).board(1, community=2)
    assert unmet(s.t) == ["nobody-left-behind"]
    s.board(1, community=1).challenge("switch-it-all").board(0, dirty=2).board(1, dirty=3)
    assert unmet(s.t) == ["switch-it-all"]
    s.board(1, dirty=0).challenge("twice-below-zero").challenge("treaties-first")
    s.t.drawdowns, s.t.active = 2, [1, 1, 0, 0]
    assert unmet(s.t) == ["treaties-first"]


def test_d71_drawn_at_random_after_setup():
    match = keeling.new(
        "daybreak", seats=3, seed=3, options={"harder": "each", "easier": "group", "different": "group"}
    )
    f, drawn = match.position.figures, match.position.challenges
    kinds = [(f.challenges[drawn[at]].kind, drawn[at + 1]) for at in range(0, len(drawn), 2)]
    assert kinds == [("harder", 0), ("harder", 1), ("harder", 2), ("easier", -1), ("different", -1)]
    assert len(set(drawn[::2])) == 5


def test_d70_none_unless_asked_for():
    assert stage(2).t.challenges == []


@pytest.mark.parametrize("key", [row["key"] for row in GAMES["daybreak"].sheet()["challenge"]])
def test_d70_d71_every_challenge_changes_something(key):
    s = stage(2)
    t = s.t
    challenge = t.figures.challenges[t.figures.challenge_of[key]]
    seat = 0 if challenge.single else -1
    before = t.state()
    for effect in challenge.effects:
        if effect.do == START:
            begin_with(t, effect, seat)
    s.challenge(key, seat)
    s.check()
    after = t.state()[3]
    changed = {name for name, held in before[3].items() if held != after[name]} - {"challenges"}
    for effect in challenge.row["do"]:
        if effect["do"] != "win":
            assert changed & {"mod", "bans", "no_start", "board", "sinks", "bands", "marker"}, effect


def test_d71_numbers_that_challenges_change():
    s = stage(2).challenge("fast-clock").challenge("lower-ceiling").challenge("alarms-every-season")
    s.challenge("law-for-the-unborn", 1)
    assert (last_round(s.t), losing_bands(s.t), crises_called(s.t, 0)) == (5, 7, 4)
    assert (stack_limit(s.t, 0), stack_limit(s.t, 1)) == (5, 6)
    s.hand(1, "heat-pumps", "bike-lanes").play(1, "start heat-pumps s6", "tuck bike-lanes s6")


def test_d71_forecast_choice_and_rolls():
    s = stage(2).challenge("two-forecasts").challenge("wide-choice").challenge("restless-earth").planet(bands=1)
    s.t.row = []
    s.jump("round").draw("crisis epidemic", "crisis unrest")
    assert s.prompt == "draw-project"
    s.until("choose-project")
    assert len(s.options()) == 5
    s.t.row = []
    s.jump("planet")
    assert s.t.rolls == 2
    s = stage(2).challenge("patient-planet")
    s.t.row = []
    s.jump("planet")
    assert s.t.rolls == 0
