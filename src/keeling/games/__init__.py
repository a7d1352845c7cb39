"""The catalogue of games: a game is a folder here, or a package of others with the entry point `keeling.games`.

Nothing is looked for before it is asked for, so that the package of a game can be imported before Keeling itself.
"""

from __future__ import annotations

import logging
import pkgutil
from collections.abc import Callable, Iterator, MutableMapping
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Final, TypeVar

from keeling.core.game import AnyGame, Figures, Game
from keeling.core.reason import BadInput, Reason
from keeling.kit.facts import Facts
from keeling.kit.folder import find as folder_part

LOG = logging.getLogger("keeling")
SEATS: Final = 5  # players that boards have a colour and a shape for
T = TypeVar("T")


@cache
def _packages() -> dict[str, ModuleType]:
    """Return every package that has a GAME: our own first, by name; one of others that fails is left out and logged."""
    own = [import_module(f"{__name__}.{one.name}") for one in pkgutil.iter_modules(__path__) if one.ispkg]
    found = [package for package in own if hasattr(package, "GAME")]
    for entry in sorted(entry_points(group="keeling.games"), key=lambda entry: entry.name):
        try:
            package = import_module(entry.value)
            if not isinstance(getattr(package, "GAME", None), Game):
                raise TypeError(f"{entry.value} has no GAME")
            if package.GAME.most_seats > SEATS:
                raise ValueError(f"{package.GAME.most_seats} seats, there are colours for {SEATS}")
            if package.GAME.name in [other.GAME.name for other in found]:
                raise ValueError(f"there is a game {package.GAME.name} already")
        except Exception as error:  # somebody else's code: whatever it does, our games stay playable
            LOG.error("the game %s of another package cannot be used: %r", entry.name, error)
            continue
        found.append(package)
    return {package.GAME.name: package for package in found}


class Catalogue(MutableMapping[str, T]):
    """Something of every game by the game's name, looked up at first use."""

    def __init__(self, of: Callable[[ModuleType], T]) -> None:
        self._of = of

    @cached_property
    def _found(self) -> dict[str, T]:
        return {name: self._of(package) for name, package in _packages().items()}

    def __getitem__(self, name: str) -> T:
        return self._found[name]

    def __setitem__(self, name: str, value: T) -> None:
        self._found[name] = value

    def __delitem__(self, name: str) -> None:
        del self._found[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


def _game_of(package: ModuleType) -> AnyGame:
    game: AnyGame = package.GAME
    return game


PACKAGES: Final = Catalogue[ModuleType](lambda package: package)
GAMES: Final = Catalogue[AnyGame](_game_of)


def first() -> str:
    """Return the game that is meant where nobody names one."""
    return next(iter(GAMES))


def find(name: str) -> AnyGame:
    """A game by its name."""
    game = GAMES.get(name)
    if game is None:
        raise BadInput(Reason("unknown-game", "", {"game": str(name), "allowed": ", ".join(GAMES)}))
    return game


def folder(name: str) -> Path:
    """The folder that holds everything of a game."""
    return Path(str(PACKAGES[find(name).name].__file__)).parent


def has_rules(name: str) -> bool:
    """Whether a game comes with its rules in words."""
    return (folder(name) / "telling" / "text" / "rules.en.toml").is_file()


@cache
def part(name: str, what: str) -> ModuleType | None:
    """A part of a game that only some programs need, such as its board; None if it has none."""
    package = PACKAGES[find(name).name]
    if not hasattr(package, "__path__"):  # a game in one file has no parts
        return None
    return folder_part(f"{package.__name__}.{what}")


def facts_of(name: str) -> Facts | None:
    """What a game declares of its facts; None if it lets them speak for themselves."""
    found: Facts | None = getattr(part(name, "telling.facts") or PACKAGES[name], "FACTS", None)
    return found


@cache
def house_figures(name: str) -> Figures:
    """A game's house sheet, read and laid out once; nobody changes it."""
    game = find(name)
    return game.figures(game.sheet())
