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
from keeling.core.sheet import Sheet

F = TypeVar("F")

# By what a game may tell the engine: the file that has it, and what it is called there.
_PARTS: Final = {
    "rules": ("rules.index", "RULES"),
    "view": ("views.view", "view"),
    "redeal": ("views.redeal", "redeal"),
    "faults": ("rules.conservation", "faults"),
    "evaluate_all": ("bots.evaluation", "evaluate_all"),
    "insight": ("bots.insight", "insight"),
    "forecast": ("bots.evaluation", "forecast"),
    "advice": ("bots.hint_reasons", "advice"),
    "promises": ("views.promises", "promises"),
    "ahead": ("views.forecast", "ahead"),
    "rollout_weights": ("bots.rollout", "ROLLOUT_WEIGHTS"),
    "rollout_policy": ("bots.rollout", "ROLLOUT_POLICY"),
    "habits": ("bots.habits", "HABITS"),
    "styles": ("bots.styles", "STYLES"),
    "sound": ("bots.styles", "sound"),
    "common": ("bots.shared_uses", "common"),
    "candidates": ("bots.candidates", "CANDIDATES"),
}


def find(place: str) -> ModuleType | None:
    """A module by its dotted name; None if it, or a folder on the way to it, is not there."""
    try:
        return import_module(place) if find_spec(place) else None
    except ModuleNotFoundError as error:
        if error.name is not None and (place == error.name or place.startswith(f"{error.name}.")):
            return None
        raise


def parts(package: str, lay_out: Callable[[Sheet], F]) -> dict[str, Any]:
    """All that the files of a game's package tell; what a sheet is laid out as for its rules is said by the game."""
    files = {file: module for file, _ in _PARTS.values() if (module := find(f"{package}.{file}"))}
    found = {part: getattr(files[file], name) for part, (file, name) in _PARTS.items() if file in files}
    schema, checks = import_module(f"{package}.model.schema"), import_module(f"{package}.model.consistency")
    return found | {
        "house_sheet": partial(sheets.read, Path(str(schema.__file__)).with_name("sheet.toml")),
        "figures": sheets.laid_out(schema.SCHEMA, checks.check_consistency, lay_out),
        "endings": tuple(import_module(f"{package}.model.words").ENDINGS),
        "prices": import_module(f"{package}.telling.facts").FACTS.prices,
    }
