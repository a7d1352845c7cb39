"""Types: `Any` is for data that really is anything, and there is not much of it."""

import ast
from collections import Counter
from pathlib import Path

import keeling

ROOT = Path(keeling.__file__).parent
MOST = 44  # places that say Any, imports not counted; it may only fall


def said(path: Path) -> int:
    """How often a file says Any."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = [node.id for node in ast.walk(tree) if isinstance(node, ast.Name)]
    return names.count("Any") + [node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)].count("Any")


def test_any_is_seldom():
    found = Counter({str(path.relative_to(ROOT)): said(path) for path in ROOT.rglob("*.py")})
    told = ", ".join(f"{path} {count}" for path, count in found.most_common(10))
    assert found.total() <= MOST, f"Any is said {found.total()} times, {MOST} are allowed: {told}"
