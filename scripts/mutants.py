"""Break the code at random places, one at a time, and see whether a test notices.

python -m scripts.mutants --count 30 --seed 1 --where rules web bots

With --fast, tests in which bots play whole games are left out.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "keeling"
TESTS = ROOT / "tests"
SECONDS = 900  # for the tests of one mutant; endless ones count as noticed

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Lt: ast.LtE, ast.LtE: ast.Lt,
    ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.And: ast.Or, ast.Or: ast.And,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip


def room(path: Path) -> str:
    """What a module is part of: rules, bots, web (boards among it), or something else."""
    parts = path.relative_to(SOURCE).parts
    if parts[0] == "games":
        return {"board": "web"}.get(parts[2], parts[2]) if len(parts) > 3 else ""
    return parts[0]


def sites(tree: ast.Module) -> Iterator[tuple[ast.AST, str]]:
    """The places of a module that can be broken, and how."""
    typed = {id(part) for node in ast.walk(tree) for part in _annotations(node)}
    for node in ast.walk(tree):
        if id(node) in typed:
            continue
        if isinstance(node, ast.BinOp | ast.BoolOp) and type(node.op) in SWAPS:
            yield node, "operator"
        elif isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
            yield node, "comparison"
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield node, "number"
        elif isinstance(node, ast.If | ast.IfExp | ast.While):
            yield node, "condition"
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub | ast.Not):
            yield node, "sign"
        elif isinstance(node, ast.AugAssign) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
            yield node, "statement"


def _annotations(node: ast.AST) -> Iterator[ast.AST]:
    for field in ("annotation", "returns"):
        if (told := getattr(node, field, None)) is not None:
            yield from ast.walk(told)


def broken(node: ast.AST, kind: str) -> str:
    """A place as it reads once it is broken."""
    if isinstance(node, ast.BinOp | ast.BoolOp):
        node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]
    elif isinstance(node, ast.Compare):
        node.ops[0] = SWAPS[type(node.ops[0])]()  # type: ignore[call-overload]
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        node.value += 1
    elif isinstance(node, ast.If | ast.IfExp | ast.While):
        return f"not ({ast.unparse(node.test)})"
    elif isinstance(node, ast.UnaryOp):
        return f"({ast.unparse(node.operand)})"
    elif kind == "statement":
        return "pass"
    return f"({ast.unparse(node)})"


def mutant(path: Path, rng: Random) -> tuple[str, str]:
    """The text of a module with one place broken, and what was done."""
    text = path.read_text(encoding="utf-8")
    found = list(sites(ast.parse(text)))
    node, kind = rng.choice(found)
    place = node.test if isinstance(node, ast.If | ast.IfExp | ast.While) else node
    lines = text.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line.encode()))
    assert isinstance(place, ast.expr | ast.stmt) and place.end_lineno and place.end_col_offset is not None
    begin, end = starts[place.lineno - 1] + place.col_offset, starts[place.end_lineno - 1] + place.end_col_offset
    raw = text.encode()
    was, now = raw[begin:end].decode(), broken(node, kind)
    about = f"{path.relative_to(SOURCE)}:{place.lineno} {kind}: {' '.join(was.split())} -> {now}"
    return (raw[:begin] + now.encode() + raw[end:]).decode(), about


def tests_for(path: Path) -> list[str]:
    """Where to look, nearest first: tests that import the module, those of its room, and the contract."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    name = ".".join(("keeling", *parts))
    own = sorted(
        str(test) for test in TESTS.rglob("test_*.py")
        if "browser" not in test.parts and "soak" not in test.parts and name in test.read_text(encoding="utf-8")
    )  # fmt: skip
    games = _games(parts[1]) if parts[0] == "games" else []
    folders = {
        "rules": [*(f"rules/{one}" for one in games), "contract", "transcripts"],
        "bots": ["bots", "lab"],
        "web": ["web", "boards", "server"],
    }[room(path)]
    return [*own, *(str(TESTS / folder) for folder in folders if (TESTS / folder).exists())]


def _games(package: str) -> list[str]:
    """The games whose rules have tests and stand on a package: itself, or the members of a family."""
    folders = [folder.name for folder in (TESTS / "rules").iterdir() if (SOURCE / "games" / folder.name).is_dir()]
    if package in folders:
        return [package]
    inside = f"keeling.games.{package}."
    return sorted(
        name
        for name in folders
        if any(inside in path.read_text("utf-8") for path in (SOURCE / "games" / name).rglob("*.py"))
    )


def noticed(source: Path, tests: list[str], fast: bool = False) -> bool:
    """Whether a test fails on a copy of the package."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    for test in tests:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", test]
        command += ["-m", "not whole"] if fast else []
        try:
            told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=SECONDS, check=False)
        except subprocess.TimeoutExpired:
            return True
        if told.returncode not in (0, 5):
            return True
    return False


def main() -> None:
    """Try so many mutants, and tell of each whether it was noticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--where", nargs="+", default=["rules", "web", "bots"], choices=["rules", "web", "bots"])
    parser.add_argument("--fast", action="store_true")
    given = parser.parse_args()
    rng, killed = Random(given.seed), 0
    by_room = {
        name: [path for path in sorted(SOURCE.rglob("*.py")) if room(path) == name and any(_sites(path))]
        for name in given.where
    }
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "keeling"
        shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
        for number in range(given.count):
            paths = by_room[given.where[number % len(given.where)]]
            path = rng.choices(paths, [len(_sites(one)) for one in paths])[0]
            text, about = mutant(path, rng)
            target = copy / path.relative_to(SOURCE)
            was = target.read_text(encoding="utf-8")
            target.write_text(text, encoding="utf-8")
            dead = noticed(Path(folder), tests_for(path), given.fast)
            target.write_text(was, encoding="utf-8")
            killed += dead
            print(f"{'noticed ' if dead else 'SURVIVED'} {about}", flush=True)
    print(f"{killed} of {given.count} noticed")


_KNOWN: dict[Path, list[str]] = {}


def _sites(path: Path) -> list[str]:
    if path not in _KNOWN:
        _KNOWN[path] = [kind for _, kind in sites(ast.parse(path.read_text(encoding="utf-8")))]
    return _KNOWN[path]


if __name__ == "__main__":
    main()
