"""Preparing infrastructure (S-41, S-41a); example S-X13."""

import pytest

from keeling.games.second_chance.model.words import ENERGIES
from tests.second_chance_stage import stage

# money, tech and market permits, as the rulebook has them
BONUS = {"recycling": (5, 0, 1), "hydro": (3, 1, 1), "wind": (5, 1, 0), "solar": (0, 3, 0), "forestation": (0, 0, 2)}


@pytest.mark.parametrize("energy", ENERGIES)
def test_s41_a_permit_for_the_bonus_and_a_token(energy):
    s = stage().market(5).project(energy, "europe", "tech")
    s.play(0, f"prepare {energy} europe tech", "pay own")
    money, tech, permits = BONUS[energy]
    assert (s.t.money[0], s.t.tech[0], s.t.permits[0], s.t.market) == (3 + money, 2 + tech, 1 + permits, 5 - permits)
    assert (s.t.tokens[0], s.t.owner[s.slot("europe", "tech")]) == (7, 0)
    assert s.match.view(None)["regions"]["europe"]["slots"]["tech"]["infrastructure"] == 0


def test_s41_only_a_planned_project():
    s = stage().project("solar", "asia", "tech", prepared_by=1)
    assert s.refused(0, "prepare solar asia tech") == ("not-planned", "S-41")
    assert s.refused(0, "prepare solar asia money") == ("not-planned", "S-41")


def test_s41_without_a_permit_or_a_token():
    s = stage().project("solar", "asia", "tech").permits(0, 0)
    assert s.refused(0, "prepare solar asia tech") == ("no-permit", "S-41")
    s.permits(0, 1)
    s.t.tokens[0] = 0
    assert s.refused(0, "prepare solar asia tech") == ("no-infrastructure", "S-41")


def test_s41_sx13_yellow_prepares_and_blues_scientist_goes_to_another_project():
    s = stage().project("recycling", "africa", "tech", scientist=1).project("hydro", "africa", "money")
    s.play(0, "prepare recycling africa tech", "pay own")
    assert (s.seats_asked(), s.prompt) == ([1], "sent-off")
    s.play(1, "move africa tech africa money")
    assert s.knows(1) == [1, 0, 0, 0, 0]
    assert s.t.worker[s.slot("africa", "money")] == 1
    assert (s.t.permits[0], s.t.money[0]) == (2 - 1 + 1, 3 + 5)


def test_s41_the_own_scientist_goes_free_of_charge_and_may_move_again():
    s = stage().project("wind", "africa", "tech", scientist=0).project("hydro", "africa", "money")
    s.play(0, "prepare wind africa tech", "pay own")
    s.play(0, "move africa tech africa money", "move africa money board")
    assert s.knows(0) == [0, 1, 1, 0, 0]


def test_s41_it_must_go_and_home_is_always_open():
    s = stage().project("wind", "africa", "tech", scientist=1)
    s.t.summit[:] = [-1] * 4
    s.play(0, "prepare wind africa tech", "pay own")
    assert s.options(1) == ["move africa tech board"]


def test_s41_wherever_scientists_may_go():
    s = stage().project("wind", "africa", "tech", scientist=1).summit(1, 2).played(3, 0)
    s.play(0, "prepare wind africa tech", "pay own")
    assert set(s.options(1)) == {"move africa tech card3", "move africa tech board", "move africa tech summit1"}
    assert s.refused(1, "move africa tech card4") == ("card-not-played", "S-30")
    s.play(1, "move africa tech card3")
    assert s.t.money[1] == 4 + 2  # its side effect


def test_s41a_the_permit_is_paid_first():
    s = stage().project("wind", "africa", "tech", scientist=0).permits(0, 0).bonus("wind", 1, "permit")
    s.region("asia", control=0, permits=0)
    # the permit that the scientist's leaving would bring comes too late
    assert s.refused(0, "prepare wind africa tech") == ("no-permit", "S-41")


def test_s41a_no_scientist_comes_onto_the_project_being_prepared():
    s = stage().hire(1).project("wind", "africa", "tech", scientist=1).project("hydro", "asia", "tech").played(4, 0)
    s.play(0, "prepare wind africa tech", "pay own").play(1, "move africa tech card4")
    assert s.options(1) == ["move board asia tech", "forgo"]
    assert s.refused(1, "move board africa tech") == ("being-prepared", "S-41a")
