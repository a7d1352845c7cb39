"""A hint in words: the kind of move, the move, how the turn goes on, and what it should bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from keeling.locale import capital, describe_move, heading, text
from keeling.locale.figures import signed


def in_words(
    hint: dict[str, Any], sheet: dict[str, Any], names: Sequence[str], lang: str, card: int | None = None
) -> dict[str, Any]:
    """What a person is told of a hint beyond what to look at; `card` is the one of which a half is to be chosen."""
    effect = {"points": signed(hint["points"], 1, lang), "planet": signed(hint["planet"], 0, lang)}
    return {
        "kind": heading(hint["kind"], lang, sheet.get("game", "")),
        "move": capital(describe_move(hint["move"], lang, names, sheet, card=card)),
        "then": [describe_move(move, lang, names, sheet, brief=True) for move in hint["line"][1:]],
        "effect": text("ui.web.hint.effect", lang, **effect),
    }
