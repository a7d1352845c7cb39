"""A hint in words: the kind of move, the move, how the turn goes on, and what it should bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from keeling.core.game import Stage
from keeling.core.sheet import Sheet
from keeling.locale import Translator, capital, describe_move, heading
from keeling.locale.figures import signed


class HintData(TypedDict):
    """A hint as plain data: what to look at, the kind of move, the move, its whole turn and what that should bring."""

    look: tuple[str, ...]
    kind: str
    move: str
    line: tuple[str, ...]
    points: float
    planet: float
    needs: Stage
    brings: Stage


class HintTexts(TypedDict):
    """What a person is told of a hint."""

    kind: str
    move: str
    then: list[str]
    effect: str
    needs: list[str]
    brings: list[str]


def in_words(hint: HintData, sheet: Sheet, names: Sequence[str], lang: str, card: int | None = None) -> HintTexts:
    """What a person is told of a hint beyond what to look at; `card` is the one of which a half is to be chosen."""
    voice = Translator(str(sheet.get("game", "")))
    effect = {"points": signed(hint["points"], 1, lang), "planet": signed(hint["planet"], 0, lang)}
    return {
        "kind": heading(hint["kind"], lang, sheet.get("game", "")),
        "move": capital(describe_move(hint["move"], lang, names, sheet, card=card)),
        "then": [describe_move(move, lang, names, sheet, brief=True) for move in hint["line"][1:]],
        "effect": voice.text("ui.web.hint.effect", lang, **effect),
        "needs": voice.lines(hint["needs"], lang, names, sheet),
        "brings": voice.lines(hint["brings"], lang, names, sheet),
    }
