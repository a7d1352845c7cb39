"""A frame: all that one audience sees of a table at one moment, made from a match and what is known about its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from keeling.core.match import AnyMatch
from keeling.locale import cause, text
from keeling.web.drawing import boards
from keeling.web.log.alerts import notice
from keeling.web.play.memory import WRITE, Memory, TableInfo
from keeling.web.play.question import asked_of
from keeling.web.play.undo_notice import took_back, undo_told
from keeling.web.play.upcoming import until

__all__ = ["WRITE", "Audience", "Frame", "Memory", "TableInfo", "frame"]

Audience = tuple[int | None, frozenset[int], str]  # through whose eyes, which seats are held, which language
Frame = dict[str, Any]  # what a page is told, by name


def frame(match: AnyMatch, table: TableInfo, audience: Audience, memory: Memory | None = None) -> Frame:
    """All that an audience sees."""
    seat, mine, lang = audience
    memory = memory or Memory()
    names, board = table.names, boards.board(match.game.name)
    memory.look(match, names)
    view, public = memory.view(match, seat), memory.view(match, None)
    sheet = match.position.figures.sheet
    asked = [] if table.frozen else [ask.seat for ask in match.owed()]
    me = None if seat in table.bots else seat  # a bot plays for whoever is away: nothing is theirs to do
    told: Frame = {
        "rev": table.rev,
        "stamp": table.stamp,
        "seat": seat,
        "fragments": board.fragments(view, sheet, names, table.kinds(mine), lang, memory.kept, public),
        "log": memory.log(match, names, sheet).lines(match.entries, lang, seat),
        "since": memory.since(match, seat, lang, names),
        "phases": memory.phases(match, seat, lang, names),
        "notice": notice(match, memory.chronicle(match), seat, lang, names),
        "ahead": memory.ahead(match, lang, names),
        "come": [],
        "asked": asked,
        "cause": _cause(match, seat, asked, lang, names),
        "names": names,
        "bots": sorted(table.bots),
        "turns": until(match, me) if me is not None and asked and me not in asked else [],
        "wait": table.wait,
        "held": list(table.held),
        "thinking": [other for other in table.thinking if other in asked and other in table.bots],
        "alerts": [
            {"at": at, "text": text("ui.web.bot-failed", lang, player=names[other])} for at, other in table.alerts
        ],
        "over": view["ending"],
        **undo_told(match, None if table.frozen else me, lang, names, memory),
        "back": took_back(match, table.back, seat, lang, names),
        "ask": None if table.frozen else asked_of(match, table, seat, lang, memory),
    }
    if not view["ending"]:
        come = memory.come(match, lang, names)
        named = me is not None and any(step["seat"] == me for step in come)
        told["come"] = [{**step, "mine": step["seat"] == me} for step in come] if named else come
    if match.outcome is not None:
        told["fragments"]["f-end"] = memory.end(match, lang, names)
    return told


def _cause(match: AnyMatch, seat: int | None, asked: Sequence[int], lang: str, names: Sequence[str]) -> str:
    """What the one who is waited for was asked after: what is proposed, or what has struck."""
    if len(asked) != 1 or seat in asked:
        return ""
    ask = match.ask_of(asked[0])
    return "" if ask is None or match.game.rules[ask.step[0]].turn else cause(match, ask, None, lang, names)
