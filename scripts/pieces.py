"""Write each game's pieces.py: the names of a position's pieces and how they are copied, from its own declaration.

A piece is declared once, in the position's `__init__`: `self.money: list[int] = …`. Copying by such a list of plain
assignments is the fastest there is, plain and compiled; `--check` says whether what is written is still so.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

GAMES = Path(__file__).resolve().parent.parent / "src" / "keeling" / "games"
HEAD = '''"""A position's pieces and how they are copied; `make pieces` writes this from position.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from keeling.games.{game}.position import {kind}

PIECES: Final[list[str]] = [
{names}
]  # fmt: skip


def copy_pieces(p: {kind}, t: {kind}) -> None:
    """Make a blank position the same as another; nobody listens to its facts."""
    t.facts = None
    t.ending = p.ending
    t.shared = p.shared
    t.agenda = p.agenda[:]
    t.lanes = [lane[:] for lane in p.lanes] if p.lanes else []
    t.figures = p.figures
{lines}
'''


def declared(source: str) -> tuple[list[str], list[str]]:
    """The names of numbers and of lists in the order in which `__init__` declares them."""
    numbers: list[str] = []
    lists: list[str] = []
    position = next(node for node in ast.parse(source).body if isinstance(node, ast.ClassDef))
    start = next(node for node in position.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    for node in ast.walk(start):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            kind = ast.unparse(node.annotation)
            if kind in ("int", "list[int]"):
                (numbers if kind == "int" else lists).append(node.target.attr)
    return numbers, lists


def kind_of(source: str) -> str:
    """The name of the position's class."""
    return next(node.name for node in ast.parse(source).body if isinstance(node, ast.ClassDef))


def written(game: str, source: str) -> str:
    """The text of pieces.py for one game."""
    numbers, lists = declared(source)
    rows: list[str] = []
    row = "   "
    for name in numbers + lists:
        if len(row) + len(name) + 4 > 118:
            rows.append(row)
            row = "   "
        row += f' "{name}",'
    lines = [f"    t.{name} = p.{name}" for name in numbers] + [f"    t.{name} = p.{name}[:]" for name in lists]
    return HEAD.format(game=game, kind=kind_of(source), names="\n".join([*rows, row]), lines="\n".join(lines))


def main(check: bool) -> int:
    """Write or check the pieces of every game that has a position of its own."""
    stale = 0
    for table in sorted(GAMES.glob("*/position.py")):
        text = written(table.parent.name, table.read_text(encoding="utf-8"))
        path = table.with_name("pieces.py")
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale += 1
            print(f"{table.parent.name}: pieces.py {'is stale: make pieces' if check else 'written'}")
            if not check:
                path.write_text(text, encoding="utf-8")
    return stale if check else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
