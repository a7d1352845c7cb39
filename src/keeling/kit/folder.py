"""A game's folder: what lies in it under the names that all games use is what the engine gets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeVar

from keeling.core import sheet as sheets
from keeling.core.part import Part

F = TypeVar("F")

# By what a game may tell the engine: the file that has it, and what it is called there.
_PARTS: Final = {
    "rules": ("rules.index", "RULES"),
    "view": ("views.view", "view"),
    "redeal": ("views.redeal", "redeal"),
    "faults": ("rules.conservation", "faults"),
    "bots": ("bots", "BOTS"),
    "promises": ("views.promises", "promises"),
    "ahead": ("views.forecast", "ahead"),
}


def find(place: str) -> ModuleType | None:
    """A module by its dotted name; None if it, or a folder on the way to it, is not there."""
    try:
        return import_module(place) if find_spec(place) else None
    except ModuleNotFoundError as error:
        if error.name is not None and (place == error.name or place.startswith(f"{error.name}.")):
            return None
        raise


def parts(package: str, lay_out: Callable[[Part], F]) -> dict[str, Any]:
    """All that the files of a game's package tell; what a sheet is laid out as for its rules is said by the game."""
    files = {file: module for file, _ in _PARTS.values() if (module := find(f"{package}.{file}"))}
    found = {part: getattr(files[file], name) for part, (file, name) in _PARTS.items() if file in files}
    checks = import_module(f"{package}.model.consistency")
    return found | {
        "house_sheet": partial(sheets.read, Path(str(checks.__file__)).with_name("sheet.toml")),
        "figures": sheets.laid_out(lay_out, checks.check_consistency),
        "view_from_public": True,
        "endings": tuple(import_module(f"{package}.model.words").ENDINGS),
        "prices": import_module(f"{package}.telling.facts").FACTS.prices,
    }
