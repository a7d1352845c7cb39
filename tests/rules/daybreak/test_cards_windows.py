"""Local projects that act in the emissions stage or after a roll of the planetary die (D-39, D-40, D-50)."""

import pytest

from keeling.games.daybreak.model.words import PLANET
from tests.daybreak_stage import stage

# tags, cards it costs, what one use takes off this round's CO₂, uses
CAPTURES = [
    ("peak-batteries", "grid", 1, 1, 2, 1),
    ("peak-batteries", "grid", 2, 1, 2, 2),
    ("methane-filters", "innovation", 1, 2, 1, 1),
    ("methane-filters", "innovation", 3, 2, 3, 1),
    ("stack-capture", "infrastructure", 1, 2, 1, 1),
    ("stack-capture", "infrastructure", 2, 2, 2, 1),
]
# what it cancels, and how often with two of each tag
CANCELS = [
    ("forest-wardens", ["amazon", "desertification"], 1, 1),
    ("polar-pumps", ["arctic", "weather"], 0, 1),
    ("brighter-clouds", ["arctic", "permafrost"], 0, 2),
]
SPARE = ["street-movements", "girls-in-school", "citizens-councils", "clinics-for-all", "heat-plans"]


@pytest.mark.parametrize(("key", "tag", "count", "pay", "takes", "uses"), CAPTURES)
def test_d39_d40_a_capture_takes_co2_off_before_it_is_placed(key, tag, count, pay, takes, uses):
    s = stage(2).stack(0, 1, key).tags(0, 1, **{tag: count}).hand(0, *SPARE)
    for seat in (0, 1):
        s.no_emissions(seat).board(seat, dirty=10)
    s.planet(bands=0, loose=0, tree=11, ocean=0)
    s.settle()
    assert s.refused(0, "use s1") == ("not-in-this-stage", "D-39")
    s.emissions()
    for _ in range(uses):
        s.play(0, "use s1")
        for card in s.held(0)[:pay]:
            s.play(0, f"pay {card}")
    assert s.prompt != "window", "nothing is left to use: nobody is asked"
    assert s.t.loose == 20 - takes * uses - 11
    assert len(s.held(0)) == len(SPARE) - pay * uses


@pytest.mark.parametrize("key", sorted({row[0] for row in CAPTURES}))
def test_d39_a_capture_is_not_offered_without_cards_or_co2(key):
    s = stage(2).stack(0, 1, key).emissions()
    assert s.prompt != "window"
    s = stage(2).stack(0, 1, key).hand(0, *SPARE).no_emissions(0).emissions()
    assert s.prompt != "window"


def rolling(key, cards):
    """A table with one roll to come, and two of each of the card's tags in its stack."""
    s = stage(2).stack(0, 1, key).hand(0, *SPARE[:cards]).planet(bands=3)
    s.tags(0, 1, geoengineering=2) if key != "forest-wardens" else s.tags(0, 1, ecology=2, regulation=2)
    s.forecast()
    return s.jump("planet")


@pytest.mark.parametrize(("key", "results", "pay", "uses"), CANCELS)
def test_d50_a_cancelled_roll_moves_no_marker(key, results, pay, uses):
    for result in results:
        s = rolling(key, 4)
        for _ in range(uses):
            before = list(s.t.marker)
            s.draw(f"planet {result}")
            assert s.options(0) == ["use s1", "pass"]
            s.play(0, "use s1")
            for card in s.held(0)[:pay]:
                s.play(0, f"pay {card}")
            assert s.t.marker == before and s.prompt == "roll"
        before = s.t.marker[PLANET.index(result)]
        s.draw(f"planet {result}")  # once more than it may: the marker moves
        assert s.prompt != "window" and s.t.marker[PLANET.index(result)] == before + 1
        assert len(s.held(0)) == 4 - pay * uses


@pytest.mark.parametrize(("key", "results", "pay", "uses"), CANCELS)
def test_d50_other_results_cannot_be_cancelled(key, results, pay, uses):
    for result in PLANET:
        if result not in results:
            s = rolling(key, 4).draw(f"planet {result}")
            assert s.prompt != "window" and s.t.marker[PLANET.index(result)] == 1


def test_d50_without_the_card_it_costs_nobody_is_asked():
    s = rolling("forest-wardens", 0).draw("planet amazon")
    assert s.prompt != "window" and s.t.marker[PLANET.index("amazon")] == 1


def test_d39_in_the_local_stage_they_are_closed():
    for key, _, _, _ in CANCELS:
        s = stage(2).stack(0, 1, key).hand(0, *SPARE)
        assert s.refused(0, "use s1") == ("not-in-this-stage", "D-39")
