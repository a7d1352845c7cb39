"""Notices: what others, or fate, did to somebody after their last choice, said beside the question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from keeling.core.match import AnyMatch
from keeling.games import facts_of
from keeling.locale import Translator

_MOST: Final = 3  # sentences


class Notice(TypedDict):
    """A sentence or a few, and their number: the later, the higher."""

    at: int
    text: str


def notice(match: AnyMatch, seat: int | None, lang: str, names: Sequence[str]) -> Notice | None:
    """What has touched a seat since it last chose: an offer of theirs that was answered, or a loss."""
    facts, entries = facts_of(match.game.name), match.entries
    if seat is None or facts is None:
        return None
    found, last = [], 0
    for at in range(len(entries) - 1, -1, -1):
        if entries[at].seat == seat:
            break
        for fact in reversed(entries[at].facts):
            about = facts.kind(fact.kind).about
            theirs = bool(about) and fact.values.get(about) == seat + 1
            if theirs or (fact.seat == seat and facts.harms(fact)):
                found.append(fact)
                last = max(last, at)
    if not found:
        return None
    voice, sheet = Translator(match.game.name), match.position.figures.sheet
    said = dict.fromkeys([voice.tell(fact, lang, names, sheet) for fact in reversed(found)])
    return {"at": last, "text": ". ".join(list(said)[-_MOST:]) + "."}
