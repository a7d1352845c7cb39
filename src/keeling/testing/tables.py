"""The tables the contract is tried on: every game at every seat count, and every value of every option."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import keeling
from keeling.core.agenda import CHANCE, Position
from keeling.core.chance import pick
from keeling.core.flow import Question, answer, asks
from keeling.core.game import Settings
from keeling.games import GAMES
from keeling.testing.hints import about

Spec = tuple[str, int, Settings]


def specs(name: str = "") -> list[Spec]:
    """One table for each seat count, and one for each other value of each option, alone and all together."""
    found: list[Spec] = []
    for game in GAMES.values() if not name else [GAMES[name]]:
        only, few = about(game.name, "SEATS", {}), about(game.name, "VALUES", {})
        for seats in range(game.least_seats, game.most_seats + 1):
            found.append((game.name, seats, {}))
        for setting in game.settings:
            seats = only.get(setting.name, min(game.most_seats, max(3, setting.least_seats)))
            for value in few.get(setting.name) or spread(setting.values):
                count = seats if value in setting.values_for(seats) else setting.only[value][0]
                if value != setting.default:
                    found.append((game.name, count, {setting.name: value}))
        found += [(game.name, seats, options) for seats, options in about(game.name, "MORE", [])]
        if game.settings:
            last = {setting.name: setting.values_for(game.most_seats)[-1] for setting in game.settings}
            found.append((game.name, game.most_seats, last))
    return found


def spread(values: tuple[int | str, ...], most: int = 6) -> tuple[int | str, ...]:
    """All values of an option, or of very many some, from the first to the last."""
    steps = range(most)
    return values if len(values) <= most else tuple(values[n * (len(values) - 1) // (most - 1)] for n in steps)


def name(spec: Spec) -> str:
    """How a table is called in the test report."""
    return "-".join([spec[0], f"{spec[1]}p", *(f"{key}={value}" for key, value in spec[2].items())])


def table(spec: Spec, seed: int = 0) -> keeling.AnyMatch:
    """A fresh match."""
    return keeling.new(spec[0], seats=spec[1], seed=seed, options=spec[2], sheet=about(spec[0], "SHEET"))


def play_on(match: keeling.AnyMatch, rng: Random, choices: int | None = None) -> keeling.AnyMatch:
    """Random choices, so many or to the end."""
    while match.asks and choices != 0:
        ask = rng.choice(match.asks)
        match.play(ask.seat, rng.choice(ask.options))
        choices = None if choices is None else choices - 1
    return match


def positions(spec: Spec, seed: int, every: int = 1) -> Iterator[tuple[Position, list[Question]]]:
    """The positions of a random game with what is owed there; of each kind of move as many as of another."""
    game = GAMES[spec[0]]
    match = table(spec, seed)
    position = match.position
    rng = Random(seed)
    count = 0
    while owed := asks(game.rules, position):
        if count % every == 0:
            yield position, owed
        count += 1
        ask = rng.choice(owed)
        if ask.seat == CHANCE:
            option = pick(rng, ask)
        else:
            verb = rng.choice(list(dict.fromkeys(option[0] for option in ask.options)))
            option = rng.choice([option for option in ask.options if option[0] == verb])
        answer(game.rules, position, ask, option)
    yield position, []
