"""Options in words, for lists to choose from."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from keeling.locale.cards import describe_card, lobby_main, lobby_minor
from keeling.locale.voice import in_words, text

# What options look like, each with its key; the first that fits counts.
SHAPES: Final[dict[str, str]] = {
    "propose": "propose {energy} {region} {slot}",
    "install": "install {energy} {region} {slot}",
    "build": "build {energy} {region} {slot}",
    "build-lobby": "build {energy} {region} {slot} lobby",
    "from-hand": "move hand {region} {slot}",
    "to-hand": "move {region} {slot} hand",
    "to-summit": "move {region} {slot} summit{place}",
    "across": "move {region} {slot} {to_region} {to_slot}",
    "pass": "pass",
    "buy": "buy",
    "sell": "sell",
    "lobby-main": "lobby {no} main",
    "lobby-minor": "lobby {no} minor",
    "claim": "claim {no}",
    "discard": "discard goal",
    "end": "end",
    "keep": "keep {no}",
    "begin": "begin {region}",
    "place": "place {slot}",
    "recruit": "recruit",
    "forgo": "forgo",
    "send-hand": "send hand",
    "send-summit": "send summit{place}",
    "learn": "learn {energy}",
    "permit": "permit {region}",
    "take": "take {gain}",
    "pay-own": "pay own",
    "pay-vp": "pay vp",
    "pay-region": "pay {region}",
    "income": "income ${money} {vp}vp",
    "bid": "bid {value}",
    "mix": "mix ${money} {tech}tech {permits}permits",
    "goal-score": "goal score",
    "goal-cash": "goal cash",
    # chance
    "start": "start {player}",
    "tile": "tile {no}",
    "fossil": "fossil {fossil}",
    "summit": "summit {no}",
    "event": "event {region}",
    "deal": "deal {no}",
    "goal": "goal {no}",
    "un": "un {no}",
    "project": "project {energy}",
}
_FORMS: Final = {
    key: re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>\\S+)", re.escape(shape))) for key, shape in SHAPES.items()
}
_CARDS: Final = {
    "lobby-main": lobby_main,
    "lobby-minor": lobby_minor,
    "claim": describe_card,
    "keep": describe_card,
    "deal": describe_card,
    "goal": describe_card,
    "un": describe_card,
}


def describe_move(
    words: Sequence[str] | str,
    lang: str | None = None,
    names: Sequence[str] | None = None,
    sheet: dict[str, Any] | None = None,
) -> str:
    """An option in words; with the sheet at hand, a card's text too."""
    move = words if isinstance(words, str) else " ".join(words)
    for key, form in _FORMS.items():
        found = form.fullmatch(move)
        if found is not None:
            told = text(f"move.{key}", lang, **in_words(found.groupdict(), lang, names))
            if sheet is not None and key in _CARDS:
                return f"{told}: {_CARDS[key](sheet, int(found['no']), lang)}"
            return told
    return move
