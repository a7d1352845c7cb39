"""A frame: all that one audience sees of a table at one moment, made from a match and what is known about its table."""

from __future__ import annotations

from typing import Any

from keeling.core.match import AnyMatch
from keeling.kit.cache import Cache
from keeling.kit.parts import ENDING, FORESEEN
from keeling.locale import cause, text
from keeling.locale.forecast import outlook
from keeling.web.drawing.scene import NAMES
from keeling.web.log.alerts import notice
from keeling.web.log.last_turn import told_since
from keeling.web.log.log import log_of
from keeling.web.log.phase_cards import cards
from keeling.web.play.look import MOMENT, Audience, Look
from keeling.web.play.question import asked_of
from keeling.web.play.table_info import TableInfo
from keeling.web.play.undo_notice import took_back, undo_told
from keeling.web.play.upcoming import until

__all__ = ["Audience", "Frame", "TableInfo", "frame", "plain"]

Frame = dict[str, Any]  # what a page is told, by name


def frame(match: AnyMatch, table: TableInfo, audience: Audience, cache: Cache | None = None) -> Frame:
    """All that an audience sees; only what has changed since the cache was last looked at is made anew."""
    look = Look(match, table, audience, Cache() if cache is None else cache)
    seat, names, lang = look.seat, look.names, look.lang
    asked = [] if table.frozen else [ask.seat for ask in match.owed()]
    me = None if seat in table.bots else seat  # a bot plays for whoever is away: nothing is theirs to do
    return {
        "rev": table.rev,
        "stamp": table.stamp,
        "seat": seat,
        "fragments": look.fragments(),
        "log": log_of(look.cache, look.board.STORY, names, look.sheet).lines(match.entries, lang, seat),
        "since": told_since(look),
        "phases": cards(look),
        "notice": notice(match, look.chronicle, seat, lang, names),
        "ahead": _ahead(look),
        "come": _come(look, me),
        "asked": asked,
        "cause": _cause(look, asked),
        "names": names,
        "bots": sorted(table.bots),
        "turns": until(match, me) if me is not None and asked and me not in asked else [],
        "wait": table.wait,
        "held": list(table.held),
        "thinking": [other for other in table.thinking if other in asked and other in table.bots],
        "alerts": [
            {"at": at, "text": text("ui.web.bot-failed", lang, player=names[other])} for at, other in table.alerts
        ],
        "over": match.position.ending,
        **undo_told(match, None if table.frozen else me, lang, names),
        "back": took_back(match, table.back, seat, lang, names),
        "ask": None if table.frozen else asked_of(look),
    }


def plain(told: Frame) -> Frame:
    """A frame as data for somebody who has no other one: its fragments as text, its log in full."""
    fragments = {name: str(drawn) for name, drawn in told["fragments"].items()}
    return {**told, "fragments": fragments, "log": list(told["log"])}


def _ahead(look: Look) -> dict[str, object]:
    """What the next reckoning may bring to all, and whether this is the last round."""
    of = (FORESEEN, ENDING, NAMES) if FORESEEN in look.cache.values else (MOMENT,)
    return look.cache.make(("ahead", look.lang), of, _foreseen, look)


def _foreseen(look: Look) -> dict[str, object]:
    found = outlook(look.match, look.lang, look.names)
    return {} if found is None else found._asdict()


def _come(look: Look, me: int | None) -> list[dict[str, object]]:
    """What is still to come, with what asks whoever looks."""
    if look.match.position.ending:
        return []
    come = look.cache.make(("come", look.lang), (MOMENT,), look.board.to_come, look.match, look.lang, look.names)
    named = me is not None and any(step["seat"] == me for step in come)
    return [{**step, "mine": step["seat"] == me} for step in come] if named else come


def _cause(look: Look, asked: list[int]) -> str:
    """What the one who is waited for was asked after: what is proposed, or what has struck."""
    if len(asked) != 1 or look.seat in asked:
        return ""
    match, ask = look.match, look.match.ask_of(asked[0])
    return "" if ask is None or match.game.rules[ask.step[0]].turn else cause(match, ask, None, look.lang, look.names)
