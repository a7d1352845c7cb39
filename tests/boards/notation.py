"""Notation that must not reach people's eyes: what is wrong with a text that stands for an option."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from keeling.locale import word

_GLUED = re.compile(r"(?<![\w$])\$?\d+[a-z]\w*|\b[a-z]+\d+\b")  # 1sp, 0vp, 3tech, p2, summit1
_KEY = re.compile(r"\b[a-z]+(\.[a-z_-]+){1,}\b")
_NOUN = re.compile(r"[^\W\d]{2,}")
_EDGES = ".,:;?!()“”„«»’'→+…·"


def wrong(text: str, option: Sequence[str], lang: str) -> list[str]:
    """All that makes a text unfit to be read by people; nothing if it is fit."""
    found = [f"notation “{hit}”" for hit in _GLUED.findall(text)]
    found += [f"key “{hit.group()}”" for hit in _KEY.finditer(text) if hit.group() == text.strip()]
    found += [f"gap “{hit}”" for hit in re.findall(r"\{\w*\}|…", text)]
    found += [f"word “{part}”" for part in option if "-" in part and part in text]
    return found + [*_bare(text), *_foreign(text, option, lang)]


def _bare(text: str) -> Iterator[str]:
    """A figure needs a noun or a currency beside it."""
    text = re.sub(r"(\d)\xa0\$", r"$\1", text)  # most languages write the currency behind
    parts = [part.strip(_EDGES) for part in text.split()]
    parts = [part for part in parts if part.isdecimal() or len(part) != 1]  # prepositions of one letter
    for at, part in enumerate(parts):
        beside = [*parts[max(0, at - 1) : at], *parts[at + 1 : at + 2]]
        if part.isdecimal() and not any(_NOUN.search(other) for other in beside):
            yield f"bare figure {part}"


def _foreign(text: str, option: Sequence[str], lang: str) -> Iterator[str]:
    """A word of the notation that has another name in this language stands there untranslated."""
    said = {part.strip(_EDGES) for part in text.split()}
    known = " ".join(word(part, lang) for part in option).lower()
    for part in option:
        if len(part) > 3 and part.isalpha() and part in said and part not in known:
            yield f"untranslated “{part}”"
