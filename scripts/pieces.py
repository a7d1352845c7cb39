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
{own}

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
OWN = """OWN: Final[list[str]] = [  # without those of its family
{names}
]  # fmt: skip
"""
FAMILY = '''"""The pieces that a family of games shares; `make pieces` writes this from position.py."""

from __future__ import annotations

from typing import Final

PIECES: Final[list[str]] = [
{names}
]  # fmt: skip
'''


def position_class(source: str) -> ast.ClassDef:
    """The class of a position, which its file holds first."""
    return next(node for node in ast.parse(source).body if isinstance(node, ast.ClassDef))


def declared(source: str) -> dict[str, bool]:
    """The names of numbers and of lists (True) in the order in which `__init__` declares them, numbers first."""
    names: dict[str, bool] = {}
    body = position_class(source).body
    start = next(node for node in body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    for node in ast.walk(start):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            kind = ast.unparse(node.annotation)
            if kind in ("int", "list[int]"):
                names[node.target.attr] = kind == "list[int]"
    return dict(sorted(names.items(), key=lambda item: item[1]))


def family_of(source: str) -> str:
    """The source of the position that this one stands on, or nothing."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.endswith("_family.position"):
            return (GAMES / node.module.split(".")[-2] / "position.py").read_text(encoding="utf-8")
    return ""


def in_order(names: dict[str, bool], path: Path) -> dict[str, bool]:
    """Names as the file has them already, new ones behind: the digest of a position hangs on their order."""
    if not path.exists():
        return names
    tree = ast.parse(path.read_text(encoding="utf-8"))
    rows = [
        node.value for node in tree.body if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "PIECES"
    ]
    known: list[str] = ast.literal_eval(rows[0]) if rows and rows[0] is not None else []
    return {name: names[name] for name in [*known, *names] if name in names}


def listed(names: dict[str, bool]) -> str:
    """Names as rows of a list."""
    rows: list[str] = []
    row = "   "
    for name in names:
        if len(row) + len(name) + 4 > 118:
            rows.append(row)
            row = "   "
        row += f' "{name}",'
    return "\n".join([*rows, row])


def written(game: str, source: str, path: Path) -> str:
    """The text of pieces.py for one game, or for a family of games."""
    if game.endswith("_family"):
        return FAMILY.format(names=listed(declared(source)))
    family, own = family_of(source), declared(source)
    pieces = in_order({**declared(family), **own} if family else own, path)
    lines = [f"    t.{name} = p.{name}{'[:]' if is_list else ''}" for name, is_list in pieces.items()]
    return HEAD.format(
        game=game,
        kind=position_class(source).name,
        names=listed(pieces),
        own=OWN.format(names=listed(own)) if family else "",
        lines="\n".join(lines),
    )


def main(check: bool) -> int:
    """Write or check the pieces of every game that has a position of its own."""
    stale = 0
    for table in sorted(GAMES.glob("*/position.py")):
        path = table.with_name("pieces.py")
        text = written(table.parent.name, table.read_text(encoding="utf-8"), path)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale += 1
            print(f"{table.parent.name}: pieces.py {'is stale: make pieces' if check else 'written'}")
            if not check:
                path.write_text(text, encoding="utf-8")
    return stale if check else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
