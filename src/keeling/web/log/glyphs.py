"""Facts as glyphs and figures: the patterns that a game declares for its kinds of facts, drawn.

In a pattern `{amount}` is a value, `{amount:+}` one with its sign, `{amount:$}` money that is gained or paid and
`{price:money}` a price, `{place:word}` a word in the language spoken and `{thing:tile}` one of the signs of the board;
`[event]` is a symbol, `[team:several]` one that is drawn only where several play, and `[sun:tile]` a sign of always the
same thing. What stands between `*` is bold, between `~` struck out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from markupsafe import Markup, escape

from keeling.core.agenda import Fact
from keeling.core.reason import Values
from keeling.kit.facts import Facts, Kind
from keeling.locale import Translator
from keeling.locale.figures import earned, money
from keeling.web.drawing.shapes import icon

Signs = Mapping[str, Callable[[str], Markup]]
_PART: Final = re.compile(r"\{(\w+):?([^}]*)\}|\[([\w-]+):?(\w*)\]|([*~])|([^{[*~]+)")
_MARKS: Final = {"*": "b", "~": "s"}
_SEVERAL: Final = "several"  # of a symbol that means nothing to somebody alone
_GAP: Final = re.compile(r"\{(\w+)\}")


@cache
def _parts(pattern: str) -> list[tuple[str, ...]]:
    return _PART.findall(pattern)


@cache
def _gaps(pattern: str) -> frozenset[str]:
    return frozenset(_GAP.findall(pattern))


def signed(amount: int, unit: str = "") -> str:
    """A number with its sign."""
    return f"+{unit}{amount}" if amount >= 0 else f"−{unit}{-amount}"


def drawn(kind: Kind, fact: Fact, signs: Signs, voice: Translator, lang: str, seats: int) -> Markup | None:
    """A fact as glyphs and figures for so many players; None if it needs a sentence."""
    if not kind.drawn:
        return None
    inside = filled(kind.drawn, fact.values, signs, voice, lang, seats)
    return Markup(f'<span class="c-{kind.tone}">{inside}</span>') if kind.tone else inside


def filled(pattern: str, values: Values, signs: Signs, voice: Translator, lang: str, seats: int) -> Markup:
    """A pattern with its values, drawn for so many players."""
    made: list[str] = []
    is_open = False
    for name, form, symbol, sign, mark, plain in _parts(pattern):
        if mark:
            made.append(f"<{'/' if is_open else ''}{_MARKS[mark]}>")
            is_open = not is_open
        elif name:
            made.append(_value(values[name], form, signs, voice, lang))
        elif sign != _SEVERAL or seats > 1:
            made.append(plain or (signs[sign](symbol) if sign in signs else icon(symbol, "i14")))
    return Markup("".join(made))


def _value(value: int | str, form: str, signs: Signs, voice: Translator, lang: str) -> str:
    if form == "+":
        return signed(int(value))
    if form == "$":
        return earned(int(value), lang)
    if form == "money":
        return money(int(value), lang)
    if form in signs:
        return str(signs[form](str(value)))
    if isinstance(value, int):
        return str(value)
    return str(escape(voice.word(value, lang) if form else value))  # a board without that sign says the word


def piece(facts: Facts, fact: Fact) -> str:
    """The words of the piece a fact speaks of; none if it speaks of nothing on the board."""
    own = facts.kind(fact.kind).piece
    for pattern in (own,) if own else facts.pieces:
        if _gaps(pattern) <= fact.values.keys():
            return pattern.format_map(fact.values)
    return ""
