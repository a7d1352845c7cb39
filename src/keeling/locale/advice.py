"""A hint in words, for browser, terminal and API: the move, how the turn goes on, what it is for, and against what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from keeling.core.agenda import Fact, Option
from keeling.core.game import Stage
from keeling.core.reason import Values
from keeling.core.sheet import Sheet
from keeling.games import facts_of
from keeling.kit.facts import EFFECT
from keeling.locale.catalogues import known
from keeling.locale.figures import signed
from keeling.locale.moves import describe_move
from keeling.locale.now import Now
from keeling.locale.translator import Translator, capital, heading

MORE: Final = 0.05  # points that are worth a word
LIKELIER: Final = 0.5  # and percent


class HintData(TypedDict):
    """A hint as plain data: what to look at, the kind of move, the move, its whole turn and what that is for."""

    look: tuple[str, ...]
    kind: str
    move: Option
    line: tuple[Option, ...]
    other: Option
    points: float
    survival: float
    needs: Stage
    brings: Stage
    sure: Sequence[tuple[str, int, Values]]
    kept: bool
    only: bool


class HintTexts(TypedDict):
    """What a person is told of a hint."""

    kind: str
    move: str
    then: list[str]
    effect: str
    needs: list[str]
    brings: list[str]


def in_words(
    hint: HintData, sheet: Sheet, names: Sequence[str], lang: str | None = None, now: Now = Now()
) -> HintTexts:
    """What a person is told of a hint beyond what to look at."""
    voice = Translator(str(sheet.get("game", "")))
    return {
        "kind": heading(hint["kind"], lang, sheet.get("game", "")),
        "move": capital(describe_move(hint["move"], lang, names, sheet, now=now)),
        "then": [describe_move(move, lang, names, sheet, brief=True, now=now) for move in hint["line"][1:]],
        "effect": _compared(hint, voice, sheet, names, lang, now),
        "needs": voice.lines(hint["needs"], lang, names, sheet),
        "brings": voice.lines(hint["brings"], lang, names, sheet)
        or _at_once(hint, voice, sheet, names, lang)
        or [_at_least(hint, voice, sheet, names, lang, now)],
    }


def _at_least(hint: HintData, voice: Translator, sheet: Sheet, names: Sequence[str], lang: str | None, now: Now) -> str:
    """A reason where the game names none: what the move is a step towards, or why this turn and no other."""
    if hint["kept"]:
        return voice.text("ui.hint.kept", lang)
    if len(hint["line"]) > 1:
        what = describe_move(hint["line"][1], lang, names, sheet, brief=True, now=now)
        return voice.text("ui.hint.leads", lang, what=what)
    if hint["other"] and hint["survival"] >= LIKELIER:
        return voice.text("ui.hint.safer", lang)
    return voice.text("ui.hint.ahead" if hint["other"] and hint["points"] >= MORE else "ui.hint.best", lang)


def _at_once(hint: HintData, voice: Translator, sheet: Sheet, names: Sequence[str], lang: str | None) -> list[str]:
    """What the move itself brings, in the words of the log, where its game knows no further purpose."""
    facts = facts_of(voice.game)
    told = [Fact(kind, "", seat, values) for kind, seat, values in hint["sure"]]
    if facts is None or not any(facts.sign(fact) > 0 for fact in told):
        return []  # what it costs is no reason for it
    said = [voice.tell(fact, lang, names, sheet) for fact in told if facts.kind(fact.kind).told == EFFECT]
    return [voice.text("ui.hint.once", lang, what="; ".join(said))] if said else []


def _compared(hint: HintData, voice: Translator, sheet: Sheet, names: Sequence[str], lang: str | None, now: Now) -> str:
    """How much better the move is than the next best; what does not differ or speaks against it is not told."""
    if not hint["other"]:
        return voice.text("ui.hint.only", lang) if hint["only"] else ""
    points, survival = (signed(hint["points"], 1, known(lang)), signed(hint["survival"], 0, known(lang)))
    differs = [voice.text("ui.hint.points", lang, amount=points)] if abs(hint["points"]) >= MORE else []
    if abs(hint["survival"]) >= LIKELIER:
        key = "ui.hint.survival" if len(names) > 1 else "ui.hint.survival.alone"
        differs.append(voice.text(key, lang, amount=survival))
    other = describe_move(hint["other"], lang, names, sheet, brief=True, now=now)
    if hint["points"] < MORE and hint["survival"] < LIKELIER and differs:
        return voice.text("ui.hint.unsure", lang, other=other)  # judgement and games tried in thought disagree
    if not differs:
        return voice.text("ui.hint.even", lang, other=other)
    return voice.text("ui.hint.effect", lang, other=other, what=", ".join(differs))
