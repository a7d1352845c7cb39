"""What a screen reader is told: the accessible tree as text, and what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterator

# What stands inside of these is not read out: their name is.
WHOLE = ("button", "img", "link", "radio", "checkbox", "slider", "spinbutton", "columnheader", "rowheader", "row")
NAMED = (*WHOLE[:-1], "combobox", "textbox", "table", "radiogroup")
_LINE = re.compile(r'^(?P<in> *)- \'?(?P<role>[\w/]+)(?P<name> "(?:[^"\\]|\\.)*")?(?P<rest>.*)$')
_TWO = re.compile(r"\d\s+[-+−±$×(]?\s*\d")  # two figures and no word between them


def nodes(tree: str) -> Iterator[tuple[int, str, str, str]]:
    """Depth, role, name and text of each node of an aria snapshot."""
    for line in tree.splitlines():
        if found := _LINE.match(line):
            text = re.sub(r"\[[\w= ]+\]", "", found["rest"]).strip(" ':\"")
            yield len(found["in"]), found["role"], (found["name"] or "").strip(' "'), text


def bare(text: str) -> bool:
    """Whether a text has a figure without a word that says of what."""
    has_word = bool(re.search(r"[^\W\d_]{2,}|[$%°]|\bI+\b", text))
    return bool(re.search(r"\d", text)) and (not has_word or bool(_TWO.search(text)))


def bare_figures(tree: str) -> list[str]:
    """All that is read out as a figure without a noun; cells of a table have their heads."""
    found, whole = [], 99
    for depth, role, name, text in nodes(tree):
        if depth > whole:
            continue
        whole = depth if name and role in WHOLE and role != "row" else 99
        if role == "cell" and re.fullmatch(r"\$?[-−]?\d+([+/]\d+)?", name or text):
            continue
        heard = name if whole < 99 or role == "cell" else text
        found += [f"{role}: {heard}"] if bare(heard) else []
    return found


def nameless(tree: str) -> list[str]:
    """Controls and heads that have no name; what stands inside of a named one is not heard."""
    found, whole = [], 99
    for depth, role, name, text in nodes(tree):
        if depth > whole:
            continue
        whole = depth if name and role in WHOLE and role != "row" else 99
        if role in NAMED and not (name or text):
            found.append(role)
    return found
