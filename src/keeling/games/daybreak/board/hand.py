"""One's own hand: what is drawn next, and every card with its tags, cost and effect."""

from __future__ import annotations

from keeling.games.daybreak.board.faces import face
from keeling.games.daybreak.board.overs import card_over
from keeling.games.daybreak.board.stacks import named_tags, tags
from keeling.games.daybreak.views.types import DaybreakView
from keeling.web.drawing.scene import Scene

Row = dict[str, object]


def mine(scene: Scene[DaybreakView], seat: int, own: bool) -> Row:
    """How many cards there are, how many come next, and all tags of the stacks."""
    player, view = scene.public["players"][seat], scene.public
    return {
        "seat": seat, "name": scene.names[seat], "cards": len(player["hand"]), "draw": player["draw"],
        "deck": view["decks"]["local"], "discards": len(view["discards"]["local"]),
        "own": own, "tags": tags(player["tags"], scene.lang),
        "heard": named_tags(player["tags"], scene.lang),
    }  # fmt: skip


def hand(scene: Scene[DaybreakView], seat: int, own: bool) -> Row:
    """The cards in a hand; those just drawn of which some are kept lie first."""
    player, seats, lang = scene.public["players"][seat], scene.public["seats"], scene.lang
    return {
        "shown": [face(scene.sheet, key, lang, seats) for key in player["shown"]],
        "cards": [face(scene.sheet, key, lang, seats) for key in player["hand"]],
        "over": card_over,
        "own": own,
    }
