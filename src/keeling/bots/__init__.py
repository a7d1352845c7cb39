"""Players that choose from what a seat can see; each is found here by its name."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from keeling.bots import easy, greedy, random, search
from keeling.core.match import Asked
from keeling.core.reason import BadInput, Reason
from keeling.core.sight import Sight

Bot = Callable[[Sight, Asked, Random], str]

BOTS: Final[dict[str, Bot]] = {
    "random": random.choose,
    "easy": easy.choose,
    "greedy": greedy.choose,
    "search": search.choose,
}
LEVELS: Final[dict[str, str]] = {"easy": "easy", "normal": "greedy", "hard": "search@1s"}
MOST_SECONDS: Final = 60.0
_BUDGET: Final = re.compile(r"search@(?:(?P<iterations>[1-9][0-9]{0,6})|(?P<seconds>[0-9]{1,3}(?:\.[0-9]{1,3})?)s)")


def bot(name: str) -> Bot:
    """A bot by its name or level; `search@500` thinks so many times, `search@0.5s` so long."""
    name = LEVELS.get(name, name)
    if name in BOTS:
        return BOTS[name]
    found = _BUDGET.fullmatch(name)
    if found and found["iterations"]:
        return partial(search.choose, iterations=int(found["iterations"]))
    if found and 0 < float(found["seconds"]) <= MOST_SECONDS:
        return partial(search.choose, seconds=float(found["seconds"]))
    allowed = ", ".join([*LEVELS, "random", "greedy", "search", "search@500", "search@0.5s"])
    raise BadInput(Reason("unknown-bot", "", {"bot": name, "allowed": allowed}))
