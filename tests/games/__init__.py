"""What the tests of all games must know of one: a module for each that names it; a game without one is tried as it is.

`SHEET`: figures on which random play gets far. `MORE`: further tables, as seats and options. `SEATS`, `VALUES`: by
option, the one seat count at which it matters, and the few of its values to be tried. `rare`: positions that random
games hardly ever reach, so that every gate is met open and closed. `QUESTIONS`: by prompt, the options of questions
that need more luck than a few games have. `EAGER`, `SHUNNED`: verbs to take or leave, so that much is seen of a game.
`HELD`, `NOT_HELD`: words of figures that a view counts under the same name though no kind of fact says so, or does not.
`UNREAD`: by part of the view, pieces that it is made from though neither random games nor rare positions show it.
`STANDS`: by word of a figure, the wider one that stands for it where it is still asked which; `COUNTS`: kinds of facts
that are counted only where a question has settled them. `TOLD`: the kinds of facts that buttons count; said here once
more, so that none is dropped unnoticed.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any


def about(game: str, what: str, default: Any = None) -> Any:
    """What the tests know of a game; the default if they know nothing."""
    place = f"{__name__}.{game.replace('-', '_')}"
    module: ModuleType | None = import_module(place) if find_spec(place) else None
    return getattr(module, what, default)
