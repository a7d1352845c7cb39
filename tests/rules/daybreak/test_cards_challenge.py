"""Every challenge, from its card: what is different at the start, and what changes in the rules (D-70, D-71)."""

import pytest

import keeling
from keeling.games.daybreak.model.words import PLANET
from tests.daybreak_cards import numbers, rows, snapshot
from tests.daybreak_stage import DaybreakStage

HARDER = {
    "group": ["late-start", "alarms-every-season", "fast-clock", "planet-on-edge", "lower-ceiling", "thin-forests",
              "blind-flight"],
    "each": ["coal-country", "nobody-left-behind", "worn-out-works", "house-divided", "smokestack-country",
             "hungry-for-power", "streets-for-cars"],
}  # fmt: skip
EASIER = {
    "group": ["forests-return", "two-forecasts", "wide-choice", "calmer-skies", "patient-planet", "one-more-chance",
              "shelters-ready"],
    "each": ["good-schools", "early-builders", "close-neighbours", "law-for-the-unborn", "thrifty-homes",
             "last-coal-plant", "clean-workshops"],
}  # fmt: skip
DIFFERENT = {
    "group": ["cool-heads", "precaution-first", "safe-harbours", "nature-alone", "rough-but-ready", "restless-earth",
              "rich-and-hot", "slower-living", "boom-years", "fog-ahead", "treaties-first", "switch-it-all",
              "more-trees-than-before", "twice-below-zero"],
}  # fmt: skip
DECK = {"harder": HARDER, "easier": EASIER, "different": DIFFERENT}
SECOND = {"harder": ["hungry-for-power", "nobody-left-behind"], "easier": ["thrifty-homes", "good-schools"]}
KINDS_OF_ALL = "p1.social 1, p1.ecological 1, p1.infrastructure 1, p2.social 1, p2.ecological 1, p2.infrastructure 1"

# With Europe (p1; social, ecological, infrastructure 1, no community) and the USA: what differs before anybody acts.
STARTS = {
    "late-start": "bands 1",
    "alarms-every-season": "crises 1",
    "fast-clock": "",
    "planet-on-edge": "weather 1, desertification 2, acidification 2",
    "lower-ceiling": "",
    "thin-forests": "tree -2",
    "blind-flight": "",
    "coal-country": "p1.dirty 2, p1.clean -2, p1.extraction 1",
    "nobody-left-behind": "",
    "worn-out-works": "p1.infrastructure -1, p1.buildings 2",
    "house-divided": "p1.social -1, p1.community 2",
    "smokestack-country": "p1.industry 3",
    "hungry-for-power": "",
    "streets-for-cars": "p1.transport 2, p1.ecological -1",
    "forests-return": "tree 2",
    "two-forecasts": "",
    "wide-choice": "",
    "calmer-skies": "crises -1",
    "patient-planet": "",
    "one-more-chance": "",
    "shelters-ready": KINDS_OF_ALL,
    "good-schools": "",
    "early-builders": "p1.clean 3",
    "close-neighbours": "p1.social 2",
    "law-for-the-unborn": "p1.social 1, p1.infrastructure 1",
    "thrifty-homes": "",
    "last-coal-plant": "p1.dirty -2, p1.clean 2",
    "clean-workshops": "p1.industry -1, p1.buildings -1, p1.transport -1",
    "cool-heads": "p1.clean 1, p2.clean 1",
    "precaution-first": "p1.ecological 1, p2.ecological 1",
    "safe-harbours": "p1.clean 1, p2.clean 1",
    "nature-alone": "p1.ecological 1, p2.ecological 1",
    "rough-but-ready": f"crises 1, {KINDS_OF_ALL}",
    "restless-earth": "tree 2",
    "rich-and-hot": "bands 2",
    "slower-living": "",
    "boom-years": "",
    "fog-ahead": "crises -1",
    "treaties-first": "",
    "switch-it-all": "p1.clean 2, p2.clean 2",
    "more-trees-than-before": "tree 2",
    "twice-below-zero": "",
}


def kind_of(key):
    """Harder, easier or different; for the group or for each."""
    return next((kind, many) for kind, sets in DECK.items() for many, keys in sets.items() if key in keys)


def begin(key="", level="easy"):
    """Two players at the first question of round 1, with this challenge drawn: for both, or for p1."""
    settings = {"level": level}
    draws = []
    if key:
        kind, many = kind_of(key)
        settings[kind] = many
        draws = [key] if many == "group" else [key, next(one for one in SECOND[kind] if one != key)]
    s = DaybreakStage(keeling.table("daybreak", 2, 1, settings, None))
    for one in draws:
        s.draw(f"challenge {one}")
    s.settle()
    return s


def playing(key, level="easy"):
    """The same in the local stage: no project in play, nothing open in the row."""
    s = begin(key, level)
    while s.prompt != "turn":
        s.play(s.seats_asked()[0], "decline" if s.prompt == "choose-project" else s.options()[0])
    return s.hand(0).hand(1).forecast()


def look(s):
    """All numbers of the table, markers of the planet too."""
    return snapshot(s, "p1.") | dict(zip(PLANET, s.t.marker, strict=True))


@pytest.mark.parametrize("key", STARTS)
def test_d71_a_challenge_changes_the_start_as_it_says(key):
    usual, now = look(begin()), look(begin(key))
    assert {name: n - usual[name] for name, n in now.items() if n != usual[name]} == numbers(STARTS[key])


def test_d70_every_challenge_has_its_line_kind_and_test():
    assert sorted(STARTS) == sorted(rows("challenge"))
    for key, row in rows("challenge").items():
        assert kind_of(key) == (row["kind"], "group" if row["for"] == "group" else "each")
    tests = [name for name in globals() if name.startswith("test_")]
    for key, start in STARTS.items():
        told = start or any(name.startswith("test_" + key.replace("-", "_")) for name in tests)
        assert told or key in WINS, key


def test_close_neighbours_one_community_fewer_where_there_is_one():
    usual, now = look(begin(level="standard")), look(begin("close-neighbours", "standard"))  # China
    assert now["p1.community"] - usual["p1.community"] == -1 and now["p1.social"] - usual["p1.social"] == 2


# -- further conditions for winning -------------------------------------------------------------------------------

# What lies on the table just so that it holds, and just so that it does not.
WINS = {
    "nobody-left-behind": (lambda s: s.board(0, community=1).board(1, community=5), lambda s: s.board(0, community=2)),
    "cool-heads": (lambda s: s.planet(bands=3), lambda s: s.planet(bands=4)),
    "safe-harbours": (
        lambda s: resilient(s, 3),
        lambda s: resilient(s, 3).board(1, ecological=2),
    ),
    "nature-alone": (lambda s: s.planet(dac=0), lambda s: s.planet(dac=1)),
    "treaties-first": (lambda s: with_projects(s, 3), lambda s: with_projects(s, 2)),
    "switch-it-all": (lambda s: s.board(0, dirty=2).board(1, dirty=2), lambda s: s.board(0, dirty=2).board(1, dirty=3)),
    "more-trees-than-before": (lambda s: s.planet(tree=12), lambda s: s.planet(tree=11)),
    "twice-below-zero": (lambda s: drawdowns(s, 2), lambda s: drawdowns(s, 1)),
}


def resilient(s, n):
    """Everybody has so much of each kind."""
    return s.board(0, social=n, ecological=n, infrastructure=n).board(1, social=n, ecological=n, infrastructure=n)


def with_projects(s, n):
    """So many projects are active, and one is not."""
    s.project("moonshot")
    for key, card in [
        ("nature-guard", "loop-economy"),
        ("careful-farming", "seed-banks"),
        ("damage-fund", "bike-lanes"),
    ][:n]:
        s.project(key, card)
    return s


def drawdowns(s, n):
    """Drawdown was shown in so many rounds."""
    s.t.drawdowns = n
    return s


@pytest.mark.parametrize("key", WINS)
def test_d61_d70_a_further_condition_for_winning(key):
    holds, fails = WINS[key]
    for set_, ending in ((holds, "drawdown"), (fails, "")):
        s = set_(playing(key))
        s.t.drawdown = 1
        s.jump("growth")
        assert s.t.ending == ending
        assert [fact.values["challenge"] for fact in s.facts("not-yet")] == ([] if ending else [key])


# -- other rules --------------------------------------------------------------------------------------------------


def ends_in(key):
    """The round after which all lose."""
    for last in range(1, 9):
        s = playing(key)
        s.t.round = last
        s.jump("growth")
        if s.t.ending:
            assert s.t.ending == "too-late"
            return last
    return 0


def test_fast_clock_five_rounds():
    assert ends_in("fast-clock") == 5


def test_one_more_chance_seven_rounds():
    assert ends_in("one-more-chance") == 7


def test_twice_below_zero_seven_rounds():
    assert ends_in("twice-below-zero") == 7


def test_lower_ceiling_lost_with_the_seventh_band():
    for bands, ending in ((5, ""), (6, "too-hot")):
        s = playing("lower-ceiling").planet(bands=bands, loose=9)
        for seat in (0, 1):
            s.no_emissions(seat)
        s.board(0, dirty=sum(s.t.sinks) + 1).emissions()
        assert s.t.bands == bands + 1 and s.t.ending == ending


def forecasts(key):
    """How many crises are turned over in the global stage."""
    s = begin(key)
    while s.prompt == "crisis":
        s.draw(s.options()[0])
    return len([one for one in s.t.row if one >= 0])


def test_blind_flight_no_forecast():
    assert forecasts("blind-flight") == 0


def test_fog_ahead_no_forecast():
    assert forecasts("fog-ahead") == 0


def test_two_forecasts():
    assert (forecasts("late-start"), forecasts("two-forecasts")) == (1, 2)


def offered(key):
    """How many global projects there are to choose from."""
    s = begin(key).until("choose-project")
    return len(s.options()) - 1


def test_wide_choice_four_projects():
    assert (offered("late-start"), offered("wide-choice")) == (2, 4)


def test_treaties_first_four_projects():
    assert offered("treaties-first") == 4


def rolls(key, bands=3):
    """Rolls of the planetary die."""
    return playing(key).planet(bands=bands).jump("planet").t.rolls


def test_patient_planet_one_roll_fewer():
    assert (rolls("patient-planet"), rolls("patient-planet", 0)) == (2, 0)


def test_restless_earth_one_roll_more():
    assert (rolls("restless-earth"), rolls("restless-earth", 0)) == (4, 1)


def grown(key):
    """How much the demand of Europe and the USA grows, usually by 1."""
    s = playing(key)
    before = [s.at(seat, "demand") for seat in (0, 1)]
    s.jump("growth")
    return [s.at(seat, "demand") - before[seat] for seat in (0, 1)]


def test_hungry_for_power_its_demand_grows_by_one_more():
    assert grown("hungry-for-power") == [2, 1]


def test_thrifty_homes_its_demand_grows_by_one_less():
    assert grown("thrifty-homes") == [0, 1]


def drawn(key):
    """How many cards are drawn in the next round, usually 5."""
    s = playing(key).board(0, community=0).board(1, community=0).jump("round").until("turn")
    return [len(s.held(seat)) for seat in (0, 1)]


def test_good_schools_it_draws_one_more():
    assert drawn("good-schools") == [6, 5]


def test_rich_and_hot_all_draw_one_more():
    assert drawn("rich-and-hot") == [6, 6]


def test_slower_living_less_demand_and_fewer_cards():
    assert grown("slower-living") == [0, 0] and drawn("slower-living") == [4, 4]


def test_boom_years_more_demand_and_more_cards():
    assert grown("boom-years") == [2, 2] and drawn("boom-years") == [6, 6]


@pytest.mark.parametrize("key", ["alarms-every-season", "calmer-skies", "rough-but-ready", "fog-ahead"])
def test_d20_d45_more_or_fewer_crises_at_every_level(key):
    more = -1 if key in ("calmer-skies", "fog-ahead") else 1
    for bands, usual in ((0, 3), (4, 4), (6, 5)):
        s = playing(key).planet(bands=bands).jump("round")
        assert len(s.t.row) == usual + more


def test_law_for_the_unborn_a_sixth_stack():
    s = playing("law-for-the-unborn").hand(0, "bike-lanes").hand(1, "heat-pumps")
    assert s.refused(1, "start heat-pumps s6") == ("no-such-stack", "D-33")
    s.play(0, "start bike-lanes s6")
    assert s.lies(0, 6) == ["bike-lanes"]


def test_precaution_first_neither_geoengineering_nor_nuclear_is_started():
    s = playing("precaution-first").hand(0, "small-reactors", "rock-dust", "bike-lanes")
    for card in ("small-reactors", "rock-dust"):
        assert s.refused(0, f"start {card} s1") == ("start-forbidden", "D-56a")
    s.play(0, "start bike-lanes s1", "tuck small-reactors s1")
