"""The catalogue of games."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from keeling.core.game import Game
from keeling.core.reason import BadInput, Reason
from keeling.games import co2, factories

GAMES: Final[dict[str, Game]] = {game.name: game for game in (co2.GAME, factories.GAME)}


def find(name: str) -> Game:
    """A game by its name."""
    game = GAMES.get(name)
    if game is None:
        raise BadInput(Reason("unknown-game", "", {"game": str(name), "allowed": ", ".join(GAMES)}))
    return game


@cache
def house_figures(name: str) -> Any:
    """A game's house sheet, read and laid out once; nobody changes it."""
    game = find(name)
    return game.figures(game.house_sheet())
