"""Still to come: the agenda in a few words, from the choice at hand to the next player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from keeling.core.match import Match
from keeling.games.co2.position import Co2Position
from keeling.games.co2.voice import text

# The symbol of each step worth telling; the others pass unseen.
STEPS: Final = {
    "draft": "lobby", "keep": "lobby", "pass-packs": "lobby", "deal-lobby": "lobby", "deal-goal": "company-goal",
    "solo-region": "control", "solo-project": "plus", "solo-slot": "plus", "supply": "decade", "income": "disc",
    "split-income": "disc", "region-tech": "tech", "demand": "fossil", "draw-fossil": "fossil", "charge": "permit",
    "charge-permit": "permit", "short": "company-goal", "forced-buy": "market", "event": "event",
    "operations": "decade", "round": "decade", "begin-turn": "person", "turn": "person", "research": "research",
    "extra-move": "scientist", "pay-permit": "permit", "send-off": "scientist", "sent-off": "scientist",
    "flip": "tech", "expertise": "disc", "bonus-permit": "regional-permit", "wild": "wild", "control": "control",
    "clear-project": "scientist", "lobby-choice": "lobby", "work": "disc", "summits": "summit",
    "summit-topic": "summit", "summit-extra": "summit", "close-summit": "summit", "end-check": "decade",
    "pass-start": "start-player", "next-decade": "decade", "auction": "start-player", "pay-bid": "money",
    "bid-permit": "permit", "name-start": "start-player", "close-books": "permit", "company-goals": "company-goal",
    "verdict": "company-goal", "show-goals": "company-goal", "last-points": "vp",
}  # fmt: skip
_SEATED: Final = ("begin-turn", "turn", "split-income", "keep", "verdict")  # told with the player's name
_MOST: Final = 8


def to_come(
    match: Match[Co2Position], lang: str, names: Sequence[str], seat: int | None = None
) -> list[dict[str, Any]]:
    """The steps after the one being asked, next first; `seat` is whom a step will ask, `mine` if it is this one."""
    steps = match.to_come()
    if match.owed() and match.owed()[0].lane < 0:
        steps = steps[1:]  # the choice at hand is in the bar already
    told: list[dict[str, Any]] = []
    for name, who, _ in steps:
        if name not in STEPS or (name == "solo-region" and match.seats > 1):
            continue
        seated = name in _SEATED and who >= 0
        said = text(f"ui.web.come.{name}", lang, player=names[who] if who >= 0 else "")
        if told and told[-1]["text"] == said:
            continue
        icon = f"p{who + 1}" if seated else STEPS[name]
        asked = who if _asks(match, name) else -1
        told.append({"icon": icon, "text": said, "seat": asked, "mine": seat is not None and asked == seat})
        if name == "begin-turn" or len(told) == _MOST:
            break
    return told


def _asks(match: Match[Co2Position], name: str) -> bool:
    return name == "begin-turn" or bool(match.game.rules[name].asks)
