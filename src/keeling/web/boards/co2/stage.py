"""How far a game is, for lists of tables: keys and their values, so that it can be told in any language."""

from __future__ import annotations

from typing import Any


def stage(view: dict[str, Any]) -> list[tuple[str, dict[str, int | str]]]:
    """The decade, and in it the round or the supply phase."""
    decade: dict[str, int | str] = {"decade": view["decade"], "decades": view["decades"]}
    within: dict[str, int | str] = {"round": view["round"], "rounds": view["rounds"]}
    return [("ui.top.decade", decade), ("ui.top.round", within) if view["round"] else ("ui.top.supply", {})]
