"""Players that choose from what a seat can see; each is found here by its name."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from keeling.bots import easy, greedy, random, search
from keeling.core.agenda import Option
from keeling.core.match import Ask
from keeling.core.perspective import AnyPerspective
from keeling.core.reason import BadInput, Reason

Bot = Callable[[AnyPerspective, Ask, Random], Option]

BOTS: Final[dict[str, Bot]] = {
    "random": random.choose,
    "easy": easy.choose,
    "greedy": greedy.choose,
    "search": search.choose,
}
LEVELS: Final[dict[str, str]] = {"easy": "easy", "normal": "greedy", "hard": "search@1s"}
MOST_SECONDS: Final = 60.0
MOST_ITERATIONS: Final = 1_000_000
_BUDGET: Final = re.compile(r"search@(?:(?P<iterations>[1-9][0-9]{0,6})|(?P<seconds>[0-9]{1,3}(?:\.[0-9]{1,3})?)s)")


def level_of(name: str) -> str:
    """The level that a bot of any name plays at; empty if it is none of ours."""
    kinds = {bot.partition("@")[0]: level for level, bot in LEVELS.items()}
    return name if name in LEVELS else kinds.get(name.partition("@")[0], "")


def bot(name: str, seconds: float = MOST_SECONDS, iterations: int = MOST_ITERATIONS) -> Bot:
    """A bot by its name or level; `search@500` thinks so many times, `search@0.5s` so long, up to a limit."""
    name = LEVELS.get(name, name)
    if name in BOTS:
        return BOTS[name]
    found = _BUDGET.fullmatch(name)
    if found:
        times, long = int(found["iterations"] or 0), float(found["seconds"] or 0)
        if times > iterations or long > seconds:
            told: dict[str, int | str] = {"bot": name, "iterations": iterations, "seconds": f"{seconds:g}"}
            raise BadInput(Reason("bot-budget", "", told))
        if times:
            return partial(search.choose, iterations=times)
        if long:
            return partial(search.choose, seconds=long)
    allowed = ", ".join([*LEVELS, "random", "greedy", "search", "search@500", "search@0.5s"])
    raise BadInput(Reason("unknown-bot", "", {"bot": name, "allowed": allowed}))
