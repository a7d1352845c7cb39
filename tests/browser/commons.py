"""A table of Factory Commons for the browser, and players who hurry on over the API."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tests.browser.house import Tables

KINDS = ("conventional", "renewable", "recycling", "biotech", "technology")
# Twelve points and cheap factories: a whole game in half a minute.
SHORT = {
    "goal": {"sp": 12},
    "start": {"money": 12},
    "factories": {kind: {"wood": 0, "coal": 0, "steel": 1, "renewable": 0, "either": 0} for kind in KINDS},
}
Told = dict[str, Any]


class Commons(Tables):
    """Tables of Factory Commons in a house that is open already."""

    def __init__(self, house: Tables) -> None:
        vars(self).update(vars(house))

    def commons(self, *seats: str, **order: Any) -> Told:
        """A new table; a seat is a person, or the name of a bot."""
        sitting = [{"kind": "person"} if seat == "person" else {"kind": "bot", "bot": seat} for seat in seats]
        return self.open(**{"game": "factories", "seats": sitting, "seed": 7, "sheet": SHORT, "options": {}, **order})

    def hurry(self, table: Told, wanted: Callable[[int, Told], bool], most: int = 1500) -> int | None:
        """Let people play on over the API until one of them is asked for something wanted; None if the game is over."""
        for _ in range(most):
            about = self.about(table["id"])
            if about["ending"]:
                return None
            people = [seat for seat in about["asked"] if table["tokens"][seat]]
            for seat in people[:1]:
                told = self.ask(table["id"], "options", table["tokens"][seat])
                if told["options"] and wanted(seat, told):
                    return seat
                if told["options"]:
                    self.ask(table["id"], "play", table["tokens"][seat], {"move": sensible(told["options"])})
            if not people:
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
