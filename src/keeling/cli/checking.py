"""The command `check`: whether a game keeps the contract of all games."""

from __future__ import annotations

from keeling.cli.screen import say, screen
from keeling.games import find
from keeling.locale import t


def check(game: str) -> int:
    """Try a game on every check of the contract and say where it falls short."""
    from keeling.testing import check as checked

    console, short, count = screen(), 0, 0
    for found in checked(find(game).name):
        count += 1
        short += bool(found.fault)
        console.print(f"{'✗' if found.fault else '✓'} {found.check}", style="bold red" if found.fault else "")
        if found.fault:
            say(console, f"  {found.table}: {found.fault} ({found.where})")
    key = "ui.check.short" if short else "ui.check.kept"
    say(console, t(key, game=game, short=short, count=count), style="bold")
    return 1 if short else 0
