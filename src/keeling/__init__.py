"""Keeling plays climate board games by the book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from keeling.core import record as _record
from keeling.core import saved as _saved
from keeling.core import sheet as _sheet
from keeling.core.game import AnyGame, Figures, Outcome, Settings, check_seats, check_settings, earlier_settings
from keeling.core.match import AnyMatch, Ask, Match
from keeling.core.reason import BadInput, CannotUndo, IllegalMove, KeelingError, Reason, teach
from keeling.core.saved import Saved
from keeling.core.sheet import Sheet
from keeling.core.version import VERSION as __version__
from keeling.games import GAMES, find, house_figures
from keeling.locale import say

__all__ = [
    "AnyMatch", "Ask", "BadInput", "CannotUndo", "IllegalMove", "KeelingError", "Match", "Outcome", "Reason",
    "__version__", "from_json", "games", "load", "new", "table",
]  # fmt: skip

teach(lambda reason, game: say(reason, game=game))


def table(
    game: str,
    seats: object,
    seed: object,
    options: Mapping[str, object] | None,
    sheet: Sheet | str | None,
    whole: Sheet | None = None,
) -> AnyMatch:
    """A table at which nothing has been drawn yet: `new` draws, `load` replays; a whole sheet stands in for ours."""
    played = find(game)
    count = check_seats(played, seats)
    settings = check_settings(played, count, options)
    if type(seed) is not int:
        raise BadInput(Reason("bad-seed", "", {"got": str(seed)}))
    over = _sheet.read(sheet) if isinstance(sheet, str) else sheet
    try:
        figures = _figures(played, over, whole)
    except BadInput as error:
        _sheet.name_file(error, sheet)
        raise
    position = played.set_up(figures, count, settings)
    if getattr(position, "figures", None) is None:  # a game that reads no figures need not keep them
        position.figures = figures
    return Match(played, count, seed, settings, over or None, position)


def _figures(game: AnyGame, over: Sheet | None, whole: Sheet | None) -> Figures:
    """The figures of a table: the house's with others laid over them, or those of a whole sheet as it was kept."""
    house = house_figures(game.name)
    if whole is None:
        ours = getattr(house, "sheet", None) or game.sheet()  # as it was read, once
        return game.figures(_sheet.lay_over(ours, over)) if over else house
    return house if whole == house.sheet else game.figures(whole)


def new(
    game: str, seats: int = 4, seed: int = 0, options: Settings | None = None, sheet: Sheet | str | None = None
) -> AnyMatch:
    """A new table: the game's name, its seats, a seed for chance, options, and figures laid over the house sheet."""
    match = table(game, seats, seed, options, sheet)
    match.run_chance()
    return match


def load(text: str, to: int | None = None, strict: bool = True, whole: Sheet | None = None) -> AnyMatch:
    """A match out of its record, up to a choice's number if one is given; strict checks the digest chain too."""
    record = _record.read(text)
    header = record.header
    options = earlier_settings(find(header["game"]), record.options)
    over = _record.sheet_in(record)
    whole = whole or _mixed_sheet(header["game"], record.options, over)
    match = table(header["game"], int(header["seats"]), int(header["seed"]), options, over, whole)
    _record.replay(match, record, to, strict)
    if to is None or to >= len(record.lines):
        match.run_chance()
    return match


def from_json(data: Saved) -> AnyMatch:
    """A saved match, to go on with."""
    _saved.check(data)
    options = earlier_settings(find(data["game"]), data["options"])
    whole = _mixed_sheet(data["game"], data["options"], data["sheet"])
    match = table(data["game"], data["seats"], data["seed"], options, data["sheet"], whole)
    _saved.restore(match, data)
    return match


def _mixed_sheet(name: str, options: Mapping[str, object], over: Sheet | None) -> Sheet | None:
    """The whole sheet of a table from before its game's newest option, when rows were mixed with ours key by key."""
    game = find(name)
    if not over or not any(setting.later and setting.name not in options for setting in game.settings):
        return None
    return _sheet.lay_over(game.sheet(), over, mixed=True)


class About(TypedDict):
    """What the catalogue tells of a game."""

    seats: tuple[int, int]
    options: dict[str, tuple[int | str, ...]]
    endings: tuple[str, ...]


def games() -> dict[str, About]:
    """The catalogue: each game's seats, options and endings."""
    return {
        game.name: {
            "seats": (game.least_seats, game.most_seats),
            "options": {setting.name: setting.values for setting in game.settings},
            "endings": game.endings,
        }
        for game in GAMES.values()
    }
