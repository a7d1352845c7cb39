"""The discard pile, open to all (D-4): in pages of a few cards, so that a discard sends the last page alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from keeling.games.daybreak.board.faces import face
from keeling.games.daybreak.views.types import DaybreakView
from keeling.web.drawing.printed import printed, sheet_of
from keeling.web.drawing.render import fill
from keeling.web.drawing.scene import Frame, Scene, Values

_PAGE: Final = 8


def discards(scene: Scene[DaybreakView]) -> Frame:
    """How many cards there are, and the cards themselves, the latest last."""
    pile, about = scene.public["discards"]["local"], (printed(scene.sheet), scene.lang, scene.public["seats"])
    pages = range(-(-len(scene.sheet["local"]) // _PAGE))
    rest = [(f"pile-{at}", _page(*about, at, tuple(pile[at * _PAGE : (at + 1) * _PAGE]))) for at in pages]
    return {}, {"rows": [("pile-count", scene.draw("pile-count", ("discards",), _count))], "rest": rest}


def _count(scene: Scene[DaybreakView]) -> Values:
    return {"count": len(scene.public["discards"]["local"])}


@lru_cache(1024)
def _page(sheet: str, lang: str, seats: int, at: int, cards: tuple[str, ...]) -> str:
    """A page of the pile."""
    faces = [face(sheet_of(sheet), key, lang, seats) for key in cards]
    return fill("daybreak/pile-page.html", lang, {"at": at, "faces": faces})
