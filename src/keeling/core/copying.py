"""How a position is copied: by plain assignments, the fastest there is, made once for each kind of position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from keeling.core.agenda import Position

Fill = Callable[[object, object], None]
_MADE: Final[dict[type, Fill]] = {}  # by kind


def assignments(position: Position) -> str:
    """What makes a blank `t` the same as `self`, as a text; nobody listens to its facts."""
    names = ["ending", "shared", *(["figures"] if hasattr(position, "figures") else []), *position.PIECES.names]
    return "\n".join([
        "    t.facts = None",
        "    t.agenda = self.agenda[:]",
        "    t.lanes = [lane[:] for lane in self.lanes] if self.lanes else []",
        *[f"    t.{name} = self.{name}{'[:]' if isinstance(getattr(position, name), list) else ''}" for name in names],
    ])  # fmt: skip


def filler(position: Position) -> Fill:
    """What fills blank positions of this kind."""
    made = _MADE.get(position.__class__)
    if made is None:
        found: dict[str, Fill] = {}
        exec(f"def fill(self, t):\n{assignments(position)}", found)
        made = _MADE[position.__class__] = found["fill"]
    return made
