"""What an option costs and gives, in signs, and what else is worth knowing before it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from keeling.cli.boards.marks import MONEY, POINTS
from keeling.cli.boards.prices import told
from keeling.core.prices import Figure
from keeling.core.sheet import Sheet
from keeling.games.factories.terminal.scene import Scene
from keeling.games.factories.terminal.words import ALARM, COMMON, ENERGY, STOP, WASTE
from keeling.games.factories.view_types import KindView
from keeling.games.factories.voice import t, w
from keeling.games.factories.words import MADE_BY

Words = tuple[str, ...]
SIGNS: Final = {
    "money": MONEY, "energy": ENERGY, "waste": WASTE, "cpc": COMMON, "sp": POINTS, "stop": STOP, "ending": ALARM,
    "action": "▸",
}  # fmt: skip


def hint(scene: Scene, words: Words, figures: Sequence[Figure]) -> str:
    """The price and the gain of a move, as far as they are sure; what is due to the city in words."""
    priced = told([one for one in figures if one.word != "debt"], SIGNS, scene.view["seat"])
    due = [t("ui.fac.due", amount=one.amount) for one in figures if one.word == "debt"]
    more = _MORE.get(words[0])
    return ", ".join(part for part in (priced, *due, more(scene, words) if more else "") if part)


def _offer(scene: Scene, words: Words) -> str:
    """What the partner could give at all."""
    if words[1] == "all":
        return ""
    other = scene.view["players"][int(words[1][1:]) - 1]
    held = [f"{w(name)} {amount}" for name, amount in other["goods"].items() if amount]
    return ", ".join([f"{MONEY}{other['money']}", *held])


def _open(scene: Scene, words: Words) -> str:
    return _runs(scene.sheet["factories"][words[1]])


def _runs(figures: Sheet | KindView) -> str:
    return f"−{ENERGY}{figures['energy']} +{WASTE}{figures['pollution']}"


def _plan(scene: Scene, words: Words) -> str:
    """What running the factories will take; a kind that is in the plan already costs nothing more."""
    own = scene.view["players"][scene.view["seat"] or 0]
    maker = MADE_BY[words[1]]
    if own["free"]:
        return t("ui.fac.free")
    if any(MADE_BY[name] == maker for name in own["plan"]):
        return "±0"
    return _runs(own["kinds"][maker])


# What a move will cost later on, or what it is about: nothing of it happens now.
_MORE: Final[dict[str, Callable[[Scene, Words], str]]] = {"offer": _offer, "open": _open, "plan": _plan}
