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
_NEVER: Final = re.compile(r"\xa0| (?=[−+±]?\d+[.)!]*$)", re.MULTILINE)  # a hard space, and before a last number
_BREAKS: Final = ",;·›"  # behind these a list goes on, also inside of what is held


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
        no_wrap = text.no_wrap if text.no_wrap is not None else options.no_wrap
        text.plain = (text.plain if no_wrap else broken(text, options.max_width)).replace("\xa0", " ")
        lines = text.wrap(
            console, options.max_width, justify=text.justify or options.justify,
            overflow=text.overflow or options.overflow, tab_size=text.tab_size or console.tab_size,
            no_wrap=no_wrap,
        )  # fmt: skip
        yield from Text("\n").join(lines).render(console, end=self.text.end)


def broken(text: Text, width: int) -> str:
    """The letters of a text, broken into lines where nothing is held; what is wider than the screen is held no more."""
    letters, hard = list(text.plain), {found.start() for found in _NEVER.finditer(text.plain)}
    for span in text.spans:
        if span.style == HELD:
            hard.update([at for at in range(max(1, span.start), span.end) if text.plain[at - 1 : at] not in _BREAKS])
    start = 0
    for line in text.plain.split("\n"):
        used = 0
        for first, run in _runs(line, {at - start for at in hard}, width):
            wide = cell_len(run)
            if first and wide and used + 1 + wide > width:
                letters[start + first - 1], used = "\n", wide
            else:
                used += wide + bool(first)
        start += len(line) + 1
    return "".join(letters)


def _runs(line: str, hard: set[int], width: int) -> list[tuple[int, str]]:
    """What is not broken, and where it begins: all between two spaces that are not hard."""
    found, first = [], 0
    for at in [*[at for at, letter in enumerate(line) if letter == " " and at not in hard], len(line)]:
        run = line[first:at]
        words = run.split(" ") if cell_len(run) > width else [run]
        for word in words:
            found.append((first, word))
            first += len(word) + 1
    return found
