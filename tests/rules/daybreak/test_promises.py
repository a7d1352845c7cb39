"""What is told before a card is laid or an action used: what a stack will bring, what a draw or a choice is worth."""

from __future__ import annotations

from itertools import product

from keeling.core import notation
from keeling.core.prices import figures
from keeling.games.daybreak.model.words import EMISSIONS, PLANET
from keeling.games.daybreak.views.round_forecast import tipping
from tests.daybreak_stage import DaybreakStage, acting, stage


def promised(s: DaybreakStage, move: str) -> list[tuple[str, int]]:
    """The figures that stand on a move of seat 0."""
    s.match._forget()  # the table was set by hand
    return [(one.word, one.amount) for one in figures(s.match, 0)[notation.parse(move)]]


def one(*stack: str, hand: tuple[str, ...]) -> DaybreakStage:
    """A table at which seat 0 has one stack of these cards, and a hand."""
    s = stage(2).hand(0, *hand)
    for place in range(1, 6):
        s.stack(0, place)
    return s.stack(0, 1, *stack)


def test_d33_a_card_on_top_promises_its_own_action_with_all_tags_of_the_stack() -> None:
    s = one("bike-lanes", hand=("heat-pumps",))
    assert promised(s, "start heat-pumps s1") == [("use", 1), ("demand", 1), ("buildings", -1)]
    s.tags(0, 1, incentive=2)
    assert promised(s, "start heat-pumps s1") == [("use", 3), ("demand", 1), ("buildings", -1)]


def test_d32_an_action_that_lacks_tags_promises_nothing() -> None:
    s = one("bike-lanes", hand=("solar-fields",))
    assert promised(s, "start solar-fields s1") == []
    s.tags(0, 1, grid=2)
    assert promised(s, "start solar-fields s1") == [("each-use", 0), ("clean", 2), ("dirty", -1)]


def test_d34_a_card_below_promises_what_its_tags_add() -> None:
    s = one("heat-pumps", hand=("green-bonds", "bike-lanes"))
    assert promised(s, "tuck green-bonds s1") == [("more-uses", 1)]
    assert promised(s, "tuck bike-lanes s1") == []
    s = one("bike-lanes", hand=("public-works",))
    assert promised(s, "tuck public-works s1") == [("use", 1), ("transport", -1)]


def test_d37_no_more_is_promised_than_there_is() -> None:
    s = one("bike-lanes", hand=("heat-pumps",)).board(0, buildings=0)
    assert promised(s, "start heat-pumps s1") == [("use", 1), ("demand", 1)]


def test_d56a_no_dirty_energy_is_promised_away_while_that_is_forbidden() -> None:
    s = one("bike-lanes", hand=("solar-fields",))
    s.tags(0, 1, grid=2).lasting("oil-lobby")
    assert promised(s, "start solar-fields s1") == [("each-use", 0), ("clean", 2)]


def test_d38_under_a_project_tags_are_promised_and_the_last_makes_it_active() -> None:
    s = stage(3).project("moonshot").hand(0, "power-standard")
    assert promised(s, "tuck power-standard moonshot") == [("tucked", 1)]
    s = stage(2).project("moonshot").hand(0, "power-standard")
    assert promised(s, "tuck power-standard moonshot") == [("active", 0)]
    s = stage(2).project("damage-fund").hand(0, "power-standard")
    assert promised(s, "tuck power-standard damage-fund") == [("tucked", 1)]


def test_d38_d56_under_a_crisis_it_says_whether_that_ends_it() -> None:
    s = stage(2).lasting("oil-lobby").hand(0, "power-standard", "no-more-subsidies")
    crisis = s.t.figures.crises[s.crisis("oil-lobby")]
    assert crisis.cancels == 2
    assert promised(s, "tuck power-standard oil-lobby") == [("tucked", 1)]
    s.play(0, "tuck power-standard oil-lobby")
    assert promised(s, "tuck no-more-subsidies oil-lobby") == [("over", 0)]


def test_d30_a_draw_is_told_before_it_is_made() -> None:
    s = stage(2).hand(0).stack(0, 1, "street-movements").tags(0, 1, society=4)
    assert promised(s, "use s1") == [("card", 2)]


def test_d8_what_can_be_of_any_kind_is_told_as_such() -> None:
    s = acting("early-warning").board(0, social=0)
    assert promised(s, "use s1") == [("card", -1), ("resilience", 2)]
    s = acting("loop-economy", regulation=5)
    assert promised(s, "use s1") == [("emission", -2)]
    for kind in EMISSIONS:
        s.board(0, **{kind: 0})
    s.board(0, waste=2)  # then nothing is left to choose
    assert promised(s, "use s1") == [("waste", -2)]


def test_d32_a_roll_of_the_geoengineering_die_is_told() -> None:
    s = stage(2).project("sunshade-pact", "sulfur-veil").planet(bands=2)
    s.play(0, "use sunshade-pact")
    assert promised(s, "spend 1") == [("geo-die", 1)]


def test_d50_the_chance_of_a_tipping_point_counts_every_marker() -> None:
    s = stage(2)
    markers = [s.t.figures.tips[effect][0] - 3 for effect in range(6)]
    s.t.marker[:] = [max(0, marker) for marker in markers]
    s.t.marker[PLANET.index("arctic")] = 1  # the next one is three away
    s.t.marker[PLANET.index("permafrost")] = 2  # two away
    near = [min(tip - at for tip in s.t.figures.tips[n] if tip > at) for n, at in enumerate(s.t.marker)]
    assert tipping(s.t, 0) == 0.0
    assert abs(tipping(s.t, 1) - sum(n == 1 for n in near) / 6) < 1e-12
    s.t.marker[PLANET.index("arctic")] = 3
    assert abs(tipping(s.t, 1) - 1 / 6) < 1e-12
    calm = _untipped(s, 3)
    assert abs(tipping(s.t, 3) - (1 - calm)) < 1e-12


def _untipped(s: DaybreakStage, rolls: int) -> float:
    """All ways to roll, tried one by one: the share in which nothing tips."""
    near = [min(tip - at for tip in s.t.figures.tips[n] if tip > at) for n, at in enumerate(s.t.marker)]
    ways = list(product(range(6), repeat=rolls))
    return sum(all(way.count(n) < near[n] for n in range(6)) for way in ways) / len(ways)


def test_d40_being_done_tells_the_communities_that_missing_energy_will_cost() -> None:
    s = stage(2).board(0, demand=9, dirty=4, clean=3)
    assert promised(s, "done") == [("community", 2)]
    assert promised(s.board(0, clean=5), "done") == []


def test_d35_behind_being_done_comes_what_waits_for_all() -> None:
    """It said that one’s own local actions would come."""
    found = stage(2).match.preview(0, "done")
    assert found.steps and found.steps[0][0] not in ("rest", "turn")
