"""How far a game is, for lists of tables: keys and their values, so that it can be told in any language."""

from __future__ import annotations

from typing import Any


def stage(view: dict[str, Any]) -> list[tuple[str, dict[str, int | str]]]:
    """The round, once the setup is done."""
    return [("ui.fac.round", {"round": view["round"]})] if view["round"] else [("ui.fac.setup", {})]
