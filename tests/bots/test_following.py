"""Whoever follows the hints of Factory Commons plays sound turns, and hears the same plan until it is done."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from keeling.bots import styles
from keeling.core.agenda import Option
from keeling.games.factories.bots.aims import thriftiest
from keeling.games.factories.bots.styles import sound
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import UNITS_EACH
from keeling.games.factories.rules.bank import energy_held
from keeling.games.factories.rules.works import energies
from keeling.lab.following import Game, Step, steps
from tests.factories_stage import stage


class Turn:
    """What the seat did in one turn, and the energy it began its actions with."""

    def __init__(self, energy: int) -> None:
        self.energy = energy
        self.sold: set[str] = set()
        self.bought: set[str] = set()


def spare_energy(t: FactoriesPosition, seat: int) -> int:
    """Energy in the store that is not owed."""
    return energy_held(t, seat) - t.debt[seat]


def check(step: Step, turn: Turn, seat: int) -> None:
    """Nothing is sold and bought back, no plan is empty, and none is left without the energy that there was."""
    t, move = step.match.position, step.line[0]
    if move[0] == "sell":
        turn.sold.add(move[1])
    if move[0] == "buy":
        turn.bought.add(move[1])
    assert not turn.sold & turn.bought, (t.round, step.line)
    if step.prompt != "plan":
        return
    assert move[0] == "plan" or any(t.plan[seat * UNITS_EACH : (seat + 1) * UNITS_EACH]), t.round
    have = spare_energy(t, seat)
    assert have >= min(turn.energy, thriftiest(energies(t, seat))) or not t.round, (t.round, have, turn.energy)


@pytest.mark.whole
@pytest.mark.parametrize(("seed", "opening"), [(21, "renewable"), (4, ""), (11, "")])
def test_turns_that_are_advised_are_sound_and_kept_to(seed: int, opening: str) -> None:
    """A player who followed them once sold coal and bought it back, planned nothing, and had no energy left."""
    seat = seed % 3
    game = Game("factories", 3, seed, seat)
    match = game.open()
    turns: dict[int, Turn] = {}
    line: tuple[Option, ...] = ()
    since = kept = 0
    for step in steps(game, match):
        if step.prompt == "open" and opening:
            step.line = (("open", opening),)
        if step.prompt == "turn" or not match.position.round:
            turns.setdefault(match.position.round, Turn(spare_energy(match.position, seat)))
        made = match.entries[since:]
        if line and made and all(entry.seat == seat for entry in made) and len(made) < len(line):
            assert step.line[0] == line[len(made)]
            kept += 1
        line, since = step.line, len(match.entries)
        if match.position.round in turns:
            check(step, turns[match.position.round], seat)
    assert kept > 5 and len(turns) > 5


BUY, SELL, BUILD = ("buy", "coal", "1"), ("sell", "coal", "1"), ("build", "renewable")


@pytest.mark.parametrize(("left", "line", "wise"), [
    (3, [SELL], True),
    (3, [SELL, BUY], False),  # nothing is sold and bought back
    (3, [("sell", "wood", "1"), BUY], True),
    (0, [SELL], False),  # nor the energy that the next production takes
    (0, [BUILD], False),
    (4, [BUY], True),
])  # fmt: skip
def test_a_turn_that_trades_in_circles_or_leaves_no_energy_is_not_one_to_advise(left, line, wise) -> None:
    before, after = (stage().goods(0, coal=coal).begin() for coal in (3, left))
    assert sound(before.t, after.t, 0, line) is wise


def test_the_best_of_the_wise_turns_is_advised() -> None:
    game = Game("factories", 3, 4, 1)
    asked = next(step.match.fork() for step in steps(game, game.open()) if step.prompt == "turn")
    seen = asked.perspective(1, Random(1))
    tried = styles.turns_in_styles(seen, Random(1))
    assert len(tried) > 1
    settings = replace(seen.game.bots, sound=lambda before, after, seat, line: line != tried[0].line)
    seen.game = replace(seen.game, bots=settings)
    wise = styles.turns_in_styles(seen, Random(1))
    assert wise and all(one.line != tried[0].line for one in wise)
