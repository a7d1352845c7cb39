"""How deep a text of TOML goes, found before it is parsed: the parser's time and memory grow with the square of it."""

from __future__ import annotations

import re
from typing import Final

from keeling.core.schema import fault

DEEPEST: Final = 8  # parts of a key, lists and tables within each other; our own sheets have four
_MARK: Final = re.compile(r"""["'#.=,\[\]{}\n]""")
_STRINGS: Final = (
    ('"""', re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}', re.DOTALL)),
    ("'''", re.compile(r"'''.*?'{3,5}", re.DOTALL)),
    ('"', re.compile(r'"(?:[^"\\\n]|\\.)*"')),
    ("'", re.compile(r"'[^'\n]*'")),
    ("#", re.compile(r"#[^\n]*")),
)


def check_depth(text: str) -> None:
    """Refuse keys of too many parts and nesting without end; what is no TOML at all is left to the parser."""
    at, dots, depth = 0, 0, 0
    while (found := _MARK.search(text, at)) is not None:
        mark, at = found.group(), found.start()
        if mark in "\"'#":
            end = _after(text, at)
            if end < 0:
                return  # a string without an end: the parser stops there too
            at = end
            continue
        at += 1
        if mark == ".":
            dots += 1
        else:
            dots = 0
        if mark in "[{":
            depth += 1
        elif mark in "]}":
            depth -= 1
        if dots >= DEEPEST or depth > DEEPEST:
            raise fault("deep", "(file)", {"line": text.count("\n", 0, at) + 1, "most": DEEPEST})


def _after(text: str, at: int) -> int:
    """Where a string or remark that begins here ends, or -1."""
    for begin, whole in _STRINGS:
        if text.startswith(begin, at):
            found = whole.match(text, at)
            return -1 if found is None else found.end()
    return -1
