"""Every question of a game as people meet it, with what it holds: found by games that each shun some kinds of moves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from keeling.core.agenda import CHANCE, Option
from keeling.core.chance import pick
from keeling.core.flow import answer
from keeling.core.flow import questions as questions_of
from keeling.games import GAMES
from keeling.testing.hints import about
from keeling.testing.tables import Spec, specs, table

SEEDS = range(12)
MOST = 500  # questions of one game: an offer may be made and withdrawn for ever


def questions(game: str) -> set[str]:
    """The prompts of all that a game asks people."""
    return {rule.prompt for rule in GAMES[game].rules.values() if rule.asks and not rule.chance}


def asked(spec: Spec, seed: int) -> Iterator[tuple[Any, Any]]:
    """Every question of a random game with the position; who shuns a kind of move leads the game elsewhere."""
    game, rng = GAMES[spec[0]], Random(seed)
    position = table(spec, seed).position
    liked: dict[str, bool] = {}
    for _ in range(MOST):
        found = questions_of(game.rules, position)
        owed = [ask for ask in found if not ask.rests]
        if not owed:
            return
        yield from ((position, ask) for ask in found if ask.rests)  # who is done may still say so much
        ask = rng.choice(owed)
        if ask.seat == CHANCE:
            answer(game.rules, position, ask, pick(rng, ask))
            continue
        yield position, ask
        verbs = list(dict.fromkeys(option[0] for option in ask.options))
        for verb in verbs:
            liked.setdefault(verb, rng.random() < 0.7)
        verb = rng.choice([verb for verb in verbs if liked[verb]] or verbs)
        answer(game.rules, position, ask, rng.choice([option for option in ask.options if option[0] == verb]))


@cache
def met(game: str) -> dict[str, tuple[Any, list[Option]]]:
    """By prompt: the sheet of such a table, and every option that was seen there."""
    found: dict[str, tuple[Any, dict[Option, None]]] = {}
    for seed in SEEDS:
        for spec in specs(game):
            for position, ask in asked(spec, seed):
                known = found.setdefault(ask.prompt, (position.figures.sheet, {}))[1]
                known.update(dict.fromkeys(ask.options))
    sheet = next(iter(found.values()))[0]
    known = about(game, "QUESTIONS", {})  # by prompt
    rare = {prompt: (sheet, options) for prompt, options in known.items() if prompt not in found}
    return {prompt: (sheet, list(options)) for prompt, (sheet, options) in found.items()} | rare
