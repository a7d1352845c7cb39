"""The events of both editions of CO₂: those that strike as things stand are marked, no others."""

import re

import pytest

from keeling.web.play.frame import TableInfo, frame
from tests.second_chance_stage import stage as second_stage
from tests.stage import stage as first_stage

NAMES = ["Ada", "Bea", "Chico"]


def marked(s):
    """For the current event and the next one, whether it is drawn as striking."""
    s.match._forget()
    html = frame(s.match, TableInfo(NAMES, frozenset()), (0, frozenset([0]), "en"))["fragments"]["f-events"]
    return [("strikes" in words.split()) for words in re.findall(r'id="ev-\S+" class="([^"]*)"', html)]


@pytest.mark.parametrize(("above", "struck"), [(-10, [False, False]), (0, [True, False])])
def test_a_disaster_strikes_from_its_line_on(above, struck):
    s = first_stage(seats=3)
    s.t.co2 = s.t.figures.disaster + above
    assert marked(s) == struck


@pytest.mark.parametrize(("above", "struck"), [(-10, [True, False]), (0, [True, True])])
def test_the_current_event_of_rivals_always_strikes_and_the_next_one_from_the_second_line_on(above, struck):
    s = second_stage(seats=3, mode="competitive")
    s.t.co2 = s.t.figures.second_event + above
    assert marked(s) == struck
