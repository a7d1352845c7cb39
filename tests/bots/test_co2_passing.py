"""CO₂ in passing and at a glance: how a turn goes as the dice fall, and which moves deserve a thought."""

from __future__ import annotations

from random import Random

import pytest

from keeling.core.agenda import Option
from keeling.games.co2.bots import rollout
from keeling.games.co2.bots.candidates import CANDIDATES
from tests.stage import Stage, stage


class Dice(Random):
    """Luck as it is told; of several ways the first."""

    def __init__(self, told: float) -> None:
        super().__init__(1)
        self.told = told

    def random(self) -> float:
        return self.told

    def getrandbits(self, count: int) -> int:
        return 0


def middle() -> Stage:
    """Seat 0 could build, install, claim, play cards, move a scientist, buy and sell."""
    s = stage(4).project("recycling", "europe", "tech", installed=True).project("solar", "asia", "tech")
    s.level(0, "recycling", 3).tech(0, 5).hand(0, *range(1, 25)).un(42)
    s.t.money[0], s.t.decade = 20, 2
    return s


@pytest.mark.parametrize(
    ("dice", "acted", "verb"),
    [
        (0.05, 0, "build"),
        (0.94, 0, "build"),
        (0.96, 0, "propose"),
        (0.3, 3, "move"),
        (0.4, 3, "lobby"),
        (0.52, 3, "buy"),
        (0.58, 3, "sell"),
        (0.9, 3, "end"),
    ],
)
def test_in_passing_a_turn_goes_as_the_dice_fall(dice: float, acted: int, verb: str) -> None:
    s = middle()
    s.t.acted = acted
    assert rollout.turn(s.t, 0, Dice(dice))[0] == verb


def test_in_passing_what_cannot_be_built_is_installed_or_proposed() -> None:
    s = middle().level(0, "recycling", 0)
    assert rollout.turn(s.t, 0, Dice(0.5))[0] == "install"
    assert rollout.turn(s.t, 0, Dice(0.7))[0] == "propose"
    s.permits(0, 0)
    assert rollout.turn(s.t, 0, Dice(0.05)) == ("buy",)  # without a permit nothing can be installed
    assert rollout.turn(s.t, 0, Dice(0.15))[0] == "propose"


def test_in_passing_a_goal_that_is_met_is_claimed_before_a_card_is_played() -> None:
    s = middle()
    s.t.acted, s.t.plants[4] = 3, 2
    assert rollout.turn(s.t, 0, Dice(0.4)) == ("claim", "42")
    s.t.carded = 1
    assert rollout.turn(s.t, 0, Dice(0.4)) == ("end",)
    s.t.moved = 1
    assert rollout.turn(s.t, 0, Dice(0.1)) == ("end",)


def options(s: Stage, verb: str) -> list[Option]:
    """The open options of seat 0 of one kind."""
    return [tuple(text.split()) for text in s.options(0) if text.split()[0] == verb]


def test_scientists_move_after_the_main_action_one_way_to_each_energy_that_is_new_to_them() -> None:
    s = stage(3).project("solar", "europe", "tech", scientist=0).project("solar", "asia", "tech")
    s.project("biomass", "asia", "money").project("solar", "africa", "money")
    s.t.acted = 3
    moves = options(s, "move")
    found = CANDIDATES["turn"](s.t, 0, moves, False)
    assert not any(move[-1] == "hand" for move in found) and any(move[-1] == "hand" for move in moves)
    assert [move[-2:] for move in found if move[1] == "europe" and "summit" not in move[-1]] == [("asia", "money")]
    assert len([move for move in found if move[1] == "hand"]) == 2  # solar once, whichever project
    s.t.acted = 0
    assert CANDIDATES["turn"](s.t, 0, [*moves, ("end",)], False) == [("end",)]


def test_an_installed_project_is_another_way_than_a_proposed_one() -> None:
    s = stage(3).project("solar", "europe", "tech", installed=True).project("solar", "asia", "tech")
    s.t.acted = 3
    found = CANDIDATES["turn"](s.t, 0, options(s, "move"), False)
    assert len([move for move in found if move[1] == "hand"]) == 2


def test_a_goal_is_not_turned_in_in_the_first_decade() -> None:
    s = stage(3)
    all_options = [tuple(text.split()) for text in s.options(0)]
    discard = ("discard", "goal")
    assert discard in all_options and discard not in CANDIDATES["turn"](s.t, 0, all_options, True)
    s.t.decade = 2
    assert discard in CANDIDATES["turn"](s.t, 0, all_options, True)


def test_of_bids_the_least_is_thought_of() -> None:
    bids = [("pass",), ("bid", "$1"), ("bid", "$2"), ("bid", "$3")]
    assert CANDIDATES["auction"](stage(3).t, 0, bids, True) == bids[:2]
