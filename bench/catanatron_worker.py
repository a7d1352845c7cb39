"""The peer: catanatron, in its own environment, driven the fastest way its public interface allows."""

from __future__ import annotations

import random

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from worker import SEATS, serve

COLORS = list(Color)[:SEATS]


def advance(game: Game, limit: int | None = None) -> tuple[int, int]:
    """Play at random to the end, or up to a number of decisions; count all decisions and those with a choice."""
    decisions = real = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT and decisions != limit:
        actions = game.state.playable_actions
        decisions += 1
        real += len(actions) > 1
        # The dice and the cards are drawn inside: chance is not counted. No check of an action from the list itself.
        game.execute(actions[random.randrange(len(actions))], validate_action=False)
    return decisions, real


def new_game(seed: int) -> Game:
    """Set up a game; the seed rules the global generator, which catanatron uses throughout."""
    return Game([RandomPlayer(color) for color in COLORS], seed=seed)


def halfway(seed: int) -> Game:
    """Return a game in the middle."""
    length, _ = advance(new_game(seed))
    game = new_game(seed)
    advance(game, length // 2)
    return game


def think(times: int) -> int:
    """Copy a fresh game and play it out at random, as the peer's own search does; count the decisions."""
    game = new_game(1)
    return sum(advance(game.copy())[0] for _ in range(times))


if __name__ == "__main__":
    serve(lambda seed: advance(new_game(seed)), [halfway(seed).state.copy for seed in range(1, 6)], think)
