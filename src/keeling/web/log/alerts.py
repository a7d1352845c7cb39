"""Notices: what others, or fate, did to somebody after their last choice, said beside the question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from keeling.core.agenda import Fact
from keeling.core.match import AnyMatch
from keeling.locale import Translator
from keeling.web.log.log_index import Chronicle

_MOST: Final = 5  # sentences


class Notice(TypedDict):
    """A sentence or a few, their number: the later, the higher; and whether anything of it is a loss."""

    at: int
    text: str
    harm: bool


def notice(match: AnyMatch, chronicle: Chronicle, seat: int | None, lang: str, names: Sequence[str]) -> Notice | None:
    """What has touched a seat since it last chose: an offer of theirs that was answered, or a loss."""
    entries, touches = match.entries, chronicle.touches
    if seat is None or chronicle.facts is None:
        return None
    found: list[Fact] = []
    harm = False
    last, at = 0, len(entries) - 1
    while at >= 0 and entries[at].seat != seat:
        hits = [fact for who, fact in touches[at] if who == seat]
        if hits:
            found = hits + found
            harm = harm or not any(chronicle.facts.kind(fact.kind).about for fact in hits)  # an answer is none
            last = max(last, at)
        at -= 1
    if not found:
        return None
    voice, sheet = Translator(match.game.name), match.position.figures.sheet
    said = dict.fromkeys([voice.tell(fact, lang, names, sheet) for fact in found])
    return {"at": last, "text": ". ".join(list(said)[-_MOST:]) + ".", "harm": harm}
