"""Whole games by random play, as fast as the engine goes."""

from __future__ import annotations

from random import Random

from keeling.core.agenda import CHANCE, Option, Position
from keeling.core.chance import generator, pick
from keeling.core.flow import Question, answer, settle
from keeling.core.game import Figures, Settings, check_seats, check_settings
from keeling.core.random_play import play_at_random
from keeling.games import find, house_figures


def pick_kind(rng: Random, ask: Question, shunned: str = "") -> Option:
    """First a verb, then one of its options: rare kinds come up as often as common ones; one may be shunned."""
    if ask.seat == CHANCE:
        return pick(rng, ask)
    verbs = list(dict.fromkeys(option[0] for option in ask.options))
    if shunned in verbs and len(verbs) > 1:
        verbs.remove(shunned)
    verb = verbs[(rng.getrandbits(32) * len(verbs)) >> 32]
    options = [option for option in ask.options if option[0] == verb]
    return options[(rng.getrandbits(32) * len(options)) >> 32]


def playout(
    name: str,
    seats: int,
    seed: int | str,
    options: Settings | None = None,
    figures: Figures | None = None,
    kinds: bool = False,
) -> tuple[Position, int, int]:
    """Play one random game, by options or by kinds: the final position, all decisions, and those with a real choice."""
    game = find(name)
    settings = check_settings(game, check_seats(game, seats), options)
    position = game.start(house_figures(name) if figures is None else figures, seats, settings)
    rng = generator("playout", seed)
    rules = game.rules
    if not kinds:
        return position, *play_at_random(rules, position, rng)
    made = real = 0
    while (ask := settle(rules, position, rng)) is not None:
        made += 1
        real += len(ask.options) > 1
        answer(rules, position, ask, pick_kind(rng, ask))
    return position, made, real
