"""What is worth knowing before a move beside its price: what is due, what it will cost later, what it is about."""

from __future__ import annotations

from collections.abc import Sequence

from keeling.cli.boards import Words
from keeling.cli.boards.marks import MONEY
from keeling.core.prices import Figure
from keeling.games.factories.terminal.words import Scene, runs
from keeling.games.factories.voice import t, w
from keeling.games.factories.words import MADE_BY


def more(scene: Scene, words: Words, figures: Sequence[Figure]) -> list[str]:
    """What is due to the city, and of moves of which nothing happens now what will come of them."""
    due = [t("ui.fac.due", amount=one.amount) for one in figures if one.word == "debt"]
    match words:
        case ("offer", seat) if seat != "all":
            return [*due, _held(scene, int(seat[1:]) - 1)]
        case ("open", kind):
            return [*due, runs(scene.sheet["factories"][kind])]
        case ("plan", unit, _):
            return [*due, _plan(scene, unit)]
    return due


def _held(scene: Scene, partner: int) -> str:
    """What the partner could give at all."""
    other = scene.view["players"][partner]
    held = [f"{w(name)} {amount}" for name, amount in other["goods"].items() if amount]
    return ", ".join([f"{MONEY}{other['money']}", *held])


def _plan(scene: Scene, unit: str) -> str:
    """What running the factories will take; a kind that is in the plan already costs nothing more."""
    own = scene.view["players"][scene.view["seat"] or 0]
    maker = MADE_BY[unit]
    if own["free"]:
        return t("ui.fac.free")
    return "±0" if any(MADE_BY[name] == maker for name in own["plan"]) else runs(own["kinds"][maker])
