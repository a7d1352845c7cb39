"""What the contract should know of a game to reach far with random play; a game may need nothing.

A module `testing` of the game's package, or one named after the game in a package of `PLACES`, may hold these:

`SHEET`: figures on which random play gets far. `MORE`: further tables, as seats and options. `SEATS`, `VALUES`: by
option, the one seat count at which it matters, and the few of its values to be tried. `rare`: a function that returns
stages, positions that random games hardly ever reach, so that every gate is met open and closed. `EAGER`: verbs to
take, so that much is seen of a game. `STANDS`: by word of a figure, the wider one that stands for it where it is still
asked which; `COUNTS`: kinds of facts that are counted only where a question has settled them.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from keeling.games import PACKAGES, part

PLACES: Final[list[str]] = []  # packages with a module for each game that they know something of


def about(game: str, what: str, default: Any = None) -> Any:
    """Return what is known of a game under a name, or the default."""
    for place in PLACES:
        name = f"{place}.{game.replace('-', '_')}"
        if find_spec(name):
            return getattr(import_module(name), what, default)
    own = part(game, "testing") if game in PACKAGES else None
    return getattr(own, what, default)
