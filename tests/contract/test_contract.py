"""The contract of all games, on every kind of table of each."""

import pytest

from keeling.core import agenda
from keeling.core.agenda import Position
from keeling.core.log import Written, state_text
from keeling.core.pieces import Pieces, row
from keeling.games import GAMES
from keeling.testing.bots import NAMES
from keeling.testing.contract import BOT_CHECK, CHECKS, ONCE
from keeling.testing.hints import about
from keeling.testing.positions import as_chained
from keeling.testing.tables import name, specs

COMPILED = not str(agenda.__file__).endswith(".py")
TABLES = pytest.mark.parametrize("spec", specs(), ids=name)


@TABLES
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_game_keeps(spec, check):
    check(spec)


@TABLES
@pytest.mark.parametrize("bot", NAMES)
def test_a_bot_chooses_an_open_option_and_alike_where_it_sees_alike(spec, bot):
    BOT_CHECK(spec, bot)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("check", ONCE, ids=lambda check: check.__name__)
def test_a_game_keeps_at_once(game, check):
    check(game)


@pytest.mark.parametrize("game", GAMES)
def test_no_figure_of_buttons_is_dropped(game):
    """Promises are held against what a game counts: if it ceased to count something, nothing else would miss it."""
    assert set(GAMES[game].prices.facts) == set(about(game, "TOLD", "").split())


class Piled(Position):
    __slots__ = ("pile",)
    PIECES = Pieces(row("pile"))


@pytest.mark.skipif(COMPILED, reason="plain classes cannot inherit from compiled ones")
def test_a_piece_of_another_type_is_written_anew():
    position = Piled()
    written: Written = {}
    for pile in ([1, 0], [True, False], [1.0, 0.0], [1, 0]):
        position.pile = pile
        assert state_text(position, written) == as_chained(position)
