"""A player's stacks: the top card acts, all tags of the stack count, and what lies below."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from keeling.games.daybreak.board.faces import face
from keeling.games.daybreak.board.overs import card_over, cards_over
from keeling.games.daybreak.board.signs import tag
from keeling.games.daybreak.telling.voice import VOICE, text
from keeling.games.daybreak.views.types import DaybreakView
from keeling.web.drawing.scene import Frame, Scene

Row = dict[str, object]


def stacks(scene: Scene[DaybreakView], seat: int, own: bool) -> Frame:
    """All stacks of a player, each an element of its own; one's own can be used and added to."""
    player, of = scene.public["players"][seat], (("players", seat),)
    # an element is drawn from its stack alone: what its action would do now comes with the question
    rows = [(f"stack-{at + 1}", scene.draw("stack", of, _stack, seat, at, own)) for at in range(player["stack_limit"])]
    head = {
        "seat": seat,
        "power": player["power"],
        "count": player["stack_limit"],
        "own": own,
        "name": scene.names[seat],
    }
    return head, {"rows": rows, "rest": [("all-tags", scene.draw("all-tags", of, _all_tags, seat))]}


def _all_tags(scene: Scene[DaybreakView], seat: int) -> Row:
    counted = scene.public["players"][seat]["tags"]
    return {"tags": tags(counted, scene.lang), "heard": named_tags(counted, scene.lang)}


def tags(counted: Mapping[str, int], lang: str) -> list[tuple[Markup, int, str]]:
    """Tags as signs, how many, and as words for ears."""
    return [(tag(word, "sm"), n, VOICE.word(word, lang)) for word, n in counted.items()]


def named_tags(counted: Mapping[str, int], lang: str) -> str:
    """Tags in words, with how many there are of each."""
    return ", ".join([f"{VOICE.word(word, lang)} {n}" for word, n in counted.items()])


def _stack(scene: Scene[DaybreakView], seat: int, at: int, own: bool) -> Row:
    """One stack from the top down; an empty place may take a card."""
    held, word = scene.public["players"][seat]["stacks"], f"s{at + 1}"
    stack = held[at] if at < len(held) else None
    if stack is None or not stack["cards"]:
        return {"word": word, "at": at + 1, "own": own, "top": None}
    seats, lang = scene.public["seats"], scene.lang
    faces = [face(scene.sheet, key, lang, seats) for key in stack["cards"]]
    limit = stack["limit"]
    state = (
        text("ui.web.daybreak.any-number", lang)
        if limit is None
        else text("ui.web.daybreak.used", lang, n=stack["uses"], of=limit)
    )
    top, pay = faces[0], stack["pay"]
    now = text("ui.web.daybreak.pays-now", lang, n=pay, printed=top.price) if pay != top.price else ""
    return {
        "word": word, "at": at + 1, "own": own, "top": top, "under": faces[1:],
        "dearer": pay - top.price, "now": now,
        "tags": tags(stack["tags"], lang),
        "state": state, "cards": len(faces), "over": card_over,
        "all": cards_over(text("ui.web.daybreak.stack", lang, n=at + 1), faces),
        "heard": named_tags(stack["tags"], lang),
    }  # fmt: skip
