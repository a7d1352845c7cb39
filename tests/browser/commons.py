"""A table of Factory Commons for the browser: a house that knows the game, and players who hurry on over the API."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tests.browser import house as houses
from tests.browser.house import Tables

KINDS = ("conventional", "renewable", "recycling", "biotech", "technology")
# Twelve points and cheap factories: a whole game in half a minute.
SHORT = {
    "goal": {"sp": 12},
    "start": {"money": 12},
    "factories": {kind: {"wood": 0, "coal": 0, "steel": 1, "renewable": 0, "either": 0} for kind in KINDS},
}
_KNOWN = """
from keeling.games import GAMES, factories
GAMES.setdefault("factories", factories.GAME)
"""
Told = dict[str, Any]


class Commons(Tables):
    """A house with Factory Commons in its catalogue."""

    def start(self) -> None:
        plain = houses._SERVE
        houses._SERVE = _KNOWN + plain
        try:
            super().start()
        finally:
            houses._SERVE = plain

    def commons(self, *seats: str, **order: Any) -> Told:
        """A new table; a seat is a person, or the name of a bot."""
        sitting = [{"kind": "person"} if seat == "person" else {"kind": "bot", "bot": seat} for seat in seats]
        return self.open(**{"game": "factories", "seats": sitting, "seed": 7, "sheet": SHORT, "options": {}, **order})

    def hurry(self, table: Told, wanted: Callable[[int, Told], bool], most: int = 1500) -> int | None:
        """Let people play on over the API until one of them is asked for something wanted; None if the game is over."""
        for _ in range(most):
            asked = False
            for seat, token in enumerate(table["tokens"]):
                told = self.ask(table["id"], "options", token) if token else {"options": []}
                if told["options"]:
                    if wanted(seat, told):
                        return seat
                    self.ask(table["id"], "play", token, {"move": sensible(told["options"])})
                    asked = True
                    break
            if not asked:
                if self.about(table["id"])["ending"]:
                    return None
                time.sleep(0.02)
        raise AssertionError("nobody was asked for it")


def sensible(options: list[str]) -> str:
    """A move that leads on: produce, build, clean up, plan all there is, and no quarrels."""
    plans = [option for option in options if option.startswith("plan ")]
    if plans:
        return plans[-1]
    for verb in ("run", "build", "decline", "clean", "pay", "end"):
        found = [option for option in options if option.split()[0] == verb]
        if found:
            return found[0]
    return options[0]
