"""A player's stacks: the top card acts, all tags of the stack count, and what lies below."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from markupsafe import Markup

from keeling.games.daybreak.board.faces import face
from keeling.games.daybreak.board.overs import card_over, cards_over
from keeling.games.daybreak.board.signs import tag
from keeling.games.daybreak.telling.voice import VOICE, text
from keeling.games.daybreak.views.types import DaybreakView, StackView
from keeling.web.drawing.scene import Scene

Row = dict[str, object]


def stacks(scene: Scene[DaybreakView], seat: int, own: bool) -> str:
    """All stacks of a player, each an element of its own; one's own can be used and added to."""
    player, lang = scene.public["players"][seat], scene.lang
    rows = []
    for at in range(player["stack_limit"]):
        stack = player["stacks"][at] if at < len(player["stacks"]) else None
        # an element is drawn from its stack alone: what its action would do now comes with the question
        drawn = scene.draw("stack", (seat, at, own), stack, partial(_stack, scene, stack, at, own))
        rows.append((f"stack-{at + 1}", drawn))
    given = player["tags"]
    counted = scene.draw("all-tags", seat, given, lambda: {"tags": tags(given, lang), "heard": named_tags(given, lang)})
    head = {
        "seat": seat,
        "power": player["power"],
        "count": player["stack_limit"],
        "own": own,
        "name": scene.names[seat],
    }
    return scene.frame("stacks", (seat, own), head, rows, [("all-tags", counted)])


def tags(counted: Mapping[str, int], lang: str) -> list[tuple[Markup, int, str]]:
    """Tags as signs, how many, and as words for ears."""
    return [(tag(word, "sm"), n, VOICE.word(word, lang)) for word, n in counted.items()]


def named_tags(counted: Mapping[str, int], lang: str) -> str:
    """Tags in words, with how many there are of each."""
    return ", ".join([f"{VOICE.word(word, lang)} {n}" for word, n in counted.items()])


def _stack(scene: Scene[DaybreakView], stack: StackView | None, at: int, own: bool) -> Row:
    """One stack from the top down; an empty place may take a card."""
    word = f"s{at + 1}"
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
