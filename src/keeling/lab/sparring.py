"""Sparring partners: scripted players that a game brings along, named `script-rush` and the like in the lab."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final, Protocol

from keeling.bots import Bot
from keeling.bots import bot as bot_named
from keeling.core.agenda import Option, Position
from keeling.core.match import Ask
from keeling.core.perspective import AnyPerspective
from keeling.core.reason import BadInput, Reason
from keeling.games import part

MARK: Final = "script-"


class Partner(Protocol):
    """A player by fixed rules."""

    def choose(self, position: Position, seat: int, prompt: str, options: list[Option], rng: Random) -> Option:
        """Its answer to a question."""


def partners(game: str) -> dict[str, Partner]:
    """The sparring partners of a game by their names."""
    found: dict[str, Partner] = getattr(part(game, "bots.sparring"), "PARTNERS", {})
    return found


def player(name: str, game: str) -> Bot:
    """A bot, or a sparring partner of this game."""
    if not name.startswith(MARK):
        return bot_named(name)
    known = partners(game)
    if name.removeprefix(MARK) not in known:
        allowed = ", ".join(f"{MARK}{one}" for one in known) or "–"
        raise BadInput(Reason("unknown-bot", "", {"bot": name, "allowed": allowed}))
    return partial(_choose, known[name.removeprefix(MARK)])


def _choose(partner: Partner, perspective: AnyPerspective, ask: Ask, rng: Random) -> Option:
    return partner.choose(perspective.position, perspective.seat, ask.prompt, list(ask.choices), rng)
