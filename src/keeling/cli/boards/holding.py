"""Lines that are broken where one would break them: between the things of a list, never inside one."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

HELD: Final = Style(meta={"held": True})  # on what is not to be broken, if there is room for it
_HARD: Final = "\ue000"  # stands for a space at which no line is broken; no text has this character
_NEVER: Final = re.compile(r"\xa0| (?=[−+±]?\d+[.)!]*$)", re.MULTILINE)  # a hard space, and before a last number
_BREAKS: Final = ",;·›"  # behind these a list goes on, also inside of what is held
_WORDS: Final = re.compile(r"[^ \n]+")


def held(text: Text) -> Text:
    """A text that stays in one line, or is broken between the things it lists."""
    found = text.copy()
    found.stylize(HELD)
    return found


class Screen(Console):
    """A console that breaks no line inside of what is held."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        return super().render(_Held(renderable) if isinstance(renderable, Text) else renderable, options)


class _Held:
    """A text on its way to the screen."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        text = self.text.copy()
        text.plain = _hardened(self.text, options.max_width)
        lines = text.wrap(
            console, options.max_width, justify=text.justify or options.justify,
            overflow=text.overflow or options.overflow, tab_size=text.tab_size or console.tab_size,
            no_wrap=text.no_wrap if text.no_wrap is not None else options.no_wrap,
        )  # fmt: skip
        for line in lines:
            line.plain = line.plain.replace(_HARD, " ")
        yield from Text("\n").join(lines).render(console, end=self.text.end)


def _hardened(text: Text, width: int) -> str:
    """The letters of a text with hard spaces where it is held; what is wider than the screen is held no more."""
    letters = list(text.plain)
    for span in text.spans:
        if span.style == HELD:
            for at in range(max(1, span.start), min(span.end, len(letters))):
                if letters[at] == " " and letters[at - 1] not in _BREAKS:
                    letters[at] = _HARD
    hardened = _NEVER.sub(_HARD, "".join(letters))
    return _WORDS.sub(lambda run: run[0] if cell_len(run[0]) <= width else run[0].replace(_HARD, " "), hardened)
