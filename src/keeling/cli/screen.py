"""Where we write: a console that never fails on a character it cannot show."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


def gentle() -> None:
    """Let streams replace what they cannot encode or decode rather than break off."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def screen() -> Console:
    """The console for tables and boards; texts are printed as they are, and a pipe gets lines of a fair width."""
    from keeling.cli.boards.holding import Screen

    console = Screen(emoji=False, markup=False, highlight=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = 120
    return console


def fits(console: Console, drawn: RenderableType) -> bool:
    """Whether there is room for a drawing and a line below it; a pipe has room for everything."""
    if not console.is_terminal and "LINES" not in os.environ:
        return True
    return len(console.render_lines(drawn, pad=False)) < console.height


def say(console: Console, sentence: str, style: str = "") -> None:
    """A sentence, broken at words for people and kept in one line for scripts."""
    console.print(sentence, style=style, soft_wrap=not console.is_terminal)
