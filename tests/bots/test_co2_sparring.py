"""Sparring partners of CO₂: found by name, sensible at every question, and no match for the normal bot."""

from pathlib import Path
from random import Random

import pytest

from keeling.core.notation import write
from keeling.games.co2.bots import sparring
from keeling.games.co2_family.model.words import SOLD
from keeling.lab.simulate import play_one, prepare
from keeling.lab.sparring import partners, player
from tests.stage import Stage, stage

NAMES = list(partners("co2"))


def choice(s: Stage, name: str, seat: int = 0) -> str:
    """What a sparring partner chooses at this seat."""
    s.t  # noqa: B018 - looking at the table makes it ask anew
    ask = next(ask for ask in s.match.asks if ask.seat == seat)
    return write(player(f"script-{name}", "co2")(s.match.perspective(seat, Random(1)), ask, Random(1)))


def wealthy(**project: bool) -> Stage:
    """Seat 0 could pay for a recycling plant in Europe."""
    s = stage(4).project("recycling", "europe", "tech", **project)
    s.t.money[0], s.t.tech[0], s.t.expertise[4] = 8, 2, 1
    return s


def table(bots: str, seats: int, **options):
    """A game of these bots, from its first choice to its last."""
    spec = prepare("co2", seats, 3, "greedy", options or None, None)
    return type(spec)(spec.game, seats, 3, bots, spec.options, spec.sheet)


def test_there_are_at_least_five_and_they_are_short():
    assert {"builder", "proposer", "speculator", "lobbyist", "free-rider"} <= set(NAMES)
    for file in Path(sparring.__file__).parent.glob("*.py"):
        lines = len(file.read_text(encoding="utf-8").splitlines())
        assert lines < 100 or file.name == "script.py", file.name  # what they share


@pytest.mark.whole
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_each_plays_whole_games_at_any_table(seats):
    spec = table(",".join(f"script-{name}" for name in NAMES[:seats]), seats, draft=seats > 1, auction=seats > 1)
    results = [play_one(spec, number) for number in range(1, 7)]
    assert not any(result.cause for result in results)


@pytest.mark.whole
@pytest.mark.parametrize("name", NAMES)
def test_four_of_a_kind_keep_the_planet_in_some_games(name):
    spec = table(f"script-{name}", 4)
    assert sum(bool(play_one(spec, number).winners) for number in range(1, 17)) >= 3


@pytest.mark.parametrize("name", NAMES)
def test_all_build_what_they_can_and_claim_what_they_may(name):
    s = wealthy(installed=True)
    assert choice(s, name) == "build recycling europe tech"
    s.plant(0, "recycling", "asia").plant(0, "biomass", "africa").un(34, 46)
    s.t.acted = 3
    assert choice(s, name) == "claim 34"


def test_the_builder_turns_in_its_goal_for_a_plant_and_others_do_not():
    s = wealthy(installed=True)
    s.t.money[0], s.t.price = 1, 1
    s.t.permits[0], s.t.bank = 0, s.t.bank + s.t.permits[0]
    assert choice(s, "builder") == "discard goal"
    assert choice(s, "lobbyist") != "discard goal"


def test_the_proposer_proposes_where_the_builder_installs():
    s = stage(4).project("biomass", "europe", "money")
    assert choice(s, "builder").startswith("install")
    assert choice(s, "proposer").startswith("propose")


def test_the_speculator_buys_cheap_and_others_do_not():
    s = stage(4)
    s.t.acted, s.t.moved, s.t.carded, s.t.money[0], s.t.price = 1, 1, 1, 9, 3
    assert choice(s, "speculator") == "buy"
    assert choice(s, "free-rider") != "buy"


def test_the_lobbyist_does_what_its_card_pays_for():
    s = stage(4)
    s.t.acted, s.t.moved, s.t.price, s.t.lobby[0] = 3, 1, 2, 1 << 25  # card 26: sell
    assert choice(s, "lobbyist") == "sell"
    s.t.traded = SOLD
    assert choice(s, "lobbyist") == "lobby 26 main"
    s.t.traded, s.t.lobby[0] = 0, 1
    assert choice(s, "lobbyist") != "sell"  # not for two dollars


def test_the_free_rider_takes_points_until_the_planet_is_in_danger():
    s = stage(4)
    s.t.expertise[:5] = [5, 5, 5, 0, 0]
    s.supply()
    assert choice(s, "free-rider") == "income $0 9vp"
    s.t.co2 = 400
    assert choice(s, "free-rider") != "income $0 9vp"


def test_the_scholar_recruits():
    s = stage(4)
    ask = next(option for option in s.options(0) if option.startswith("propose") and option.endswith("research"))
    s.play(0, ask)
    assert choice(s, "scholar") == "recruit"
