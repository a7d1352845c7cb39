"""What the tables of all games are put together from: rows of texts, frames and columns."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.holding import HELD, held

EDGE: Final = "bright_black"
SMALL: Final = 72  # below so many columns parts stand under each other


def row(parts: Sequence[Text], between: str) -> Text:
    """Texts in a row that keep their own styles; a line is broken behind what stands between them."""
    line = Text()
    for place, part in enumerate(parts):
        if place:
            line.append(between, style="dim")
            if between.strip():  # a line does not begin with it
                line.stylize(HELD, len(line) - len(between), len(line) - len(between) + between.index(between.strip()))
        line.append_text(held(part))
    return line


def listed(told: str) -> Text:
    """What the signs mean, told with dots between, as a row."""
    return row([Text(part, style="dim") for part in told.split(" · ")], " · ")


def labelled(label: str, parts: Sequence[Text], between: str = ", ", none: str = "–") -> Text:
    """Texts in a row behind what they are, or a dash."""
    return Text(f"{label} ", style="dim").append_text(row(parts, between) if parts else Text(none))


def table(
    columns: Sequence[tuple[Text | str, bool]],
    rows: Iterable[Sequence[Text | str]],
    gap: int,
    wraps: Container[int] = (),
    title: str = "",
) -> Table:
    """Rows under their headings without lines; in some columns everything stands at the right, some may be broken."""
    grid = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="dim")
    grid.title, grid.title_justify, grid.title_style = title or None, "left", "bold"
    for at, (heading, is_right) in enumerate(columns):
        grid.add_column(heading, justify="right" if is_right else "left", no_wrap=at not in wraps)
    for cells in rows:
        grid.add_row(*cells)
    return grid


def frame(title: Text | str, body: RenderableType, style: str = EDGE) -> Panel:
    """A part of the table with its name on the edge."""
    heading = Text(title, style="bold default") if isinstance(title, str) else title
    return Panel(body, title=heading, title_align="left", border_style=style, box=box.ROUNDED, padding=(0, 1))


def beside(left: RenderableType, right: RenderableType, width: int) -> Table:
    """Two columns; the right one is so wide, the left one takes the rest."""
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(width=width)
    grid.add_row(left, right)
    return grid


def across(panels: Sequence[Panel], count: int) -> Table:
    """Panels in rows of so many."""
    grid = Table.grid(expand=True)
    for _ in range(count):
        grid.add_column(ratio=1)
    for at in range(0, len(panels), count):
        grid.add_row(*panels[at : at + count])
    return grid
