"""What the page of a lesson is made from."""

from __future__ import annotations

from dataclasses import dataclass

from keeling.core.match import AnyMatch
from keeling.games import GAMES
from keeling.web.pages.client_texts import client_setup
from keeling.web.pages.lesson import board_at, plan, station
from keeling.web.pages.new_table import first_order


@dataclass
class Desk:
    """The lesson's table: its match and who sits there."""

    match: AnyMatch
    sits: list[str]

    def names(self) -> list[str]:
        """The players' names by seat."""
        return self.sits


def lesson(game: str, lang: str) -> dict[str, object]:
    """The titles of all stations, the first one with its board, and what the client must know."""
    told, first = plan(game), station(game, lang, 0)
    desk = Desk(board_at(game, told["station"][0]["at"]), told["names"])
    return {
        "titles": [stop[lang]["title"] for stop in told["station"]],
        "names": told["names"],
        "first": first,
        "order": first_order(GAMES[game]),
        "setup": client_setup(first, desk, [told["seat"]], False, lang),
    }
