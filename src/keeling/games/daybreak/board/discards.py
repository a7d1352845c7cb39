"""The discard pile, open to all (D-4): in pages of a few cards, so that a discard sends the last page alone."""

from __future__ import annotations

from functools import partial
from typing import Final

from keeling.games.daybreak.board.faces import face
from keeling.games.daybreak.views.types import DaybreakView
from keeling.web.drawing.scene import Scene

Row = dict[str, object]
_PAGE: Final = 8


def discards(scene: Scene[DaybreakView]) -> str:
    """How many cards there are, and the cards themselves, the latest last."""
    pile = scene.public["discards"]["local"]
    count = scene.draw("pile-count", "", len(pile), lambda: {"count": len(pile)})
    pages = []
    for at in range(-(-len(scene.sheet["local"]) // _PAGE)):
        cards = pile[at * _PAGE : (at + 1) * _PAGE]
        pages.append((f"pile-{at}", scene.draw("pile-page", at, cards, partial(_page, scene, at, cards))))
    return scene.frame("discards", "", {}, [("pile-count", count)], pages)


def _page(scene: Scene[DaybreakView], at: int, cards: list[str]) -> Row:
    """A page of the pile."""
    return {"at": at, "faces": [face(scene.sheet, key, scene.lang, scene.public["seats"]) for key in cards]}
