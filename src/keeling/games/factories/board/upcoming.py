"""Still to come: the agenda in a few words, from the choice at hand to the next player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from keeling.core.match import Match
from keeling.games.factories.position import FactoriesPosition
from keeling.games.factories.voice import text

# The symbol of each step worth telling; the others pass unseen.
STEPS: Final = {
    "open": "fc-conventional", "begin-turn": "person", "produce": "fc-energy", "turn": "fc-action",
    "storage": "fc-store", "overflow": "fc-dump", "fine": "fc-fine", "plan": "fc-plan", "end-round": "market",
    "event": "event", "event-choice": "event", "deal": "fc-deal", "counter-deal": "fc-deal", "discard": "cross",
    "mayor-mix": "fc-mayor", "next-round": "decade",
}  # fmt: skip
_SEATED: Final = ("begin-turn", "deal", "counter-deal", "open", "event-choice")  # told with the player's name
_MOST: Final = 8


def to_come(
    match: Match[FactoriesPosition], lang: str, names: Sequence[str], seat: int | None = None
) -> list[dict[str, Any]]:
    """The steps after the one being asked, next first; `seat` is whom a step will ask, `mine` if it is this one."""
    told: list[dict[str, Any]] = []
    for name, who, _ in match.to_come()[1 if match.owed() else 0 :]:
        if name not in STEPS:
            continue
        seated = name in _SEATED and who >= 0
        said = text(f"ui.web.factories.come.{name}", lang, player=names[who] if who >= 0 else "")
        if told and told[-1]["text"] == said:
            continue
        asked = who if name == "begin-turn" or match.game.rules[name].asks else -1
        icon = f"p{who + 1}" if seated else STEPS[name]
        told.append({"icon": icon, "text": said, "seat": asked, "mine": seat is not None and asked == seat})
        if name == "begin-turn" or len(told) == _MOST:
            break
    return told
