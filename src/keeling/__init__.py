"""Keeling plays climate board games by the book."""

from __future__ import annotations

from typing import Any

from keeling.core import record as _record
from keeling.core import saved as _saved
from keeling.core import sheet as _sheet
from keeling.core.game import Outcome, Settings, check_seats, check_settings
from keeling.core.match import Asked as Ask
from keeling.core.match import Match as _Match
from keeling.core.reason import BadInput, CannotUndo, IllegalMove, KeelingError, Reason, teach
from keeling.core.version import VERSION as __version__
from keeling.games import GAMES, find
from keeling.locale import say

__all__ = [
    "Ask", "BadInput", "CannotUndo", "IllegalMove", "KeelingError", "Match", "Outcome", "Reason", "__version__",
    "from_json", "games", "load", "new",
]  # fmt: skip

teach(say)


class Match(_Match):
    """A match that can write itself down."""

    def record(self) -> str:
        """The game as a readable text; of a running game it holds secrets."""
        return _record.write(self)

    def record_for(self, seat: int | None) -> str:
        """The record as far as one seat, or a spectator, may know it."""
        return _record.write_for(self, seat)

    def to_json(self) -> dict[str, Any]:
        """The match as plain data, to go on with later."""
        return _saved.save(self)


def _seat_table(game: str, seats: Any, seed: Any, options: Settings | None, sheet: Any) -> Match:
    played = find(game)
    count = check_seats(played, seats)
    settings = check_settings(played, count, options)
    if type(seed) is not int:
        raise BadInput(Reason("bad-seed", "", {"got": str(seed)}))
    over = _sheet.read(sheet) if isinstance(sheet, str) else sheet
    whole = played.house_sheet()
    figures = played.figures(_sheet.lay_over(whole, over) if over else whole)
    return Match(played, count, seed, settings, over or None, figures)


def new(
    game: str, seats: int = 4, seed: int = 0, options: Settings | None = None, sheet: dict[str, Any] | str | None = None
) -> Match:
    """A new table: the game's name, its seats, a seed for chance, options, and figures laid over the house sheet."""
    match = _seat_table(game, seats, seed, options, sheet)
    match.run_chance()
    return match


def load(text: str, to: int | None = None, strict: bool = True) -> Match:
    """A match out of its record, up to a choice's number if one is given; strict checks the digest chain too."""
    record = _record.read(text)
    header = record.header
    match = _seat_table(
        header["game"], int(header["seats"]), int(header["seed"]), dict(record.options), _record.sheet_in(record)
    )
    _record.replay(match, record, to, strict)
    if to is None or to >= len(record.lines):
        match.run_chance()
    return match


def from_json(data: dict[str, Any]) -> Match:
    """A saved match, to go on with."""
    _saved.check(data)
    match = _seat_table(data["game"], data["seats"], data["seed"], data["options"], data["sheet"])
    _saved.restore(match, data)
    return match


def games() -> dict[str, dict[str, Any]]:
    """The catalogue: each game's seats, options and endings."""
    return {
        game.name: {
            "seats": (game.least_seats, game.most_seats),
            "options": {setting.name: setting.values for setting in game.settings},
            "endings": game.endings,
        }
        for game in GAMES.values()
    }
