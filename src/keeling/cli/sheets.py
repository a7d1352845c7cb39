"""The command `sheet`: every printed figure with its origin, and a check of one's own."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from keeling.cli import files
from keeling.cli.refusal import Refusal
from keeling.cli.screen import say, screen
from keeling.core import sheet as sheets
from keeling.core.game import AnyGame
from keeling.core.reason import KeelingError
from keeling.games import find, folder
from keeling.locale import t, word

if TYPE_CHECKING:
    from rich.text import Text


def sheet(game: str, check: str | None, toml: bool) -> int:
    """List the house sheet, print it, or check another laid over it."""
    played = find(game)
    if toml and check is not None:
        raise Refusal("ui.error.not-both", name="--toml", other="--check")
    if toml:
        print(_source(played), end="")
        return 0
    return _list(played) if check is None else _check(played, check)


def _source(game: AnyGame) -> str:
    """The house sheet as it is written, with its comments."""
    written = folder(game.name) / "model" / "sheet.toml"
    return written.read_text(encoding="utf-8") if written.is_file() else ""


def _list(game: AnyGame) -> int:
    from rich.table import Table

    console = screen()
    table = Table(title=t("ui.sheet.title", game=game.name), title_justify="left", box=None, header_style="dim")
    for key in ("figure", "value", "origin"):
        table.add_column(t(f"ui.sheet.{key}"))
    found = list(sheets.figures(game.sheet()))
    for key, value, origin in found:
        table.add_row(key, show(value), word(origin))
    console.print(table)
    counts = Counter(origin for _, _, origin in found)
    told = ", ".join(f"{word(origin)} {count}" for origin, count in counts.items())
    say(console, t("ui.sheet.count", count=len(found), origins=told))
    return 0


def _check(game: AnyGame, file: str) -> int:
    from rich.table import Table

    ours, theirs = game.sheet(), files.read_sheet(file)
    try:
        merged = sheets.lay_over(ours, theirs)
        game.figures(merged)
    except KeelingError as error:
        raise files.Broken(file, error) from None
    old = {key: value for key, value, _ in sheets.figures(ours)}
    changed = [(key, old.get(key), value) for key, value, _ in sheets.figures(merged) if old.get(key) != value]
    console = screen()
    if changed:
        table = Table(box=None, header_style="dim")
        for key in ("figure", "ours", "yours"):
            table.add_column(t(f"ui.sheet.{key}"))
        for name, before, after in changed:
            table.add_row(name, show(before), show(after))
        console.print(table)
    say(console, t("ui.sheet.ok", file=file, count=len(changed)))
    return 0


def show(value: object) -> Text:
    """A figure as one reads it."""
    from rich.text import Text

    if isinstance(value, list):
        return Text(", ".join(str(part) or "–" for part in value))
    return Text("–" if value in (None, "") else str(value))
