"""The rules of a game by the names that their steps carry on the agenda."""

from __future__ import annotations

import re
from importlib import import_module
from pkgutil import iter_modules
from typing import Final, cast

from keeling.core.agenda import P, Rule

_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")


def rules_in(package: str) -> dict[str, Rule[P]]:
    """All rules of a package's modules: a class `LayTile` with rule ids is the step `lay-tile`."""
    found: dict[str, object] = {}
    for at in iter_modules(import_module(package).__path__, f"{package}."):
        module = import_module(at.name) if not at.name.endswith(".index") else None
        for name, kind in vars(module).items() if module else ():
            if isinstance(kind, type) and issubclass(kind, Rule) and kind.__module__ == at.name and kind.ids:
                found[_CAPITAL.sub("-", name).lower()] = kind()
    return cast(dict[str, Rule[P]], found)
