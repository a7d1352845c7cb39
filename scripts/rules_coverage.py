"""Write docs/rules-coverage.md: rule → code → tests → how often random games exercised it."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from keeling.games import GAMES, folder
from keeling.lab.exercise import exercise
from keeling.testing.hints import PLACES, about

PLACES.append("tests.games")
ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "keeling"
TARGET = ROOT / "docs" / "rules-coverage.md"
GAMES_PLAYED = 200
EXAMPLES: dict[str, int] = {game: about(game, "EXAMPLES", 0) for game in GAMES}  # worked ones in the rulebooks
# Figures with which random play, which seldom builds, also meets the rules of a late game.
SHEETS: dict[str, list[dict[str, Any]]] = {game: [about(game, "EASY")] if about(game, "EASY") else [] for game in GAMES}


def rule_ids(game: str) -> list[tuple[str, str]]:
    """Every rule id of a game with its title, in order."""
    text = (folder(game) / "telling" / "text" / "rules.en.toml").read_text(encoding="utf-8")
    return [(rule, entry["title"]) for rule, entry in tomllib.loads(text)["rules"].items()]


LETTERS = {game: rule_ids(game)[0][0][0] for game in GAMES}  # before the numbers of a game's rules


def code_of(game: str) -> dict[str, list[str]]:
    """The places in the game's code that cite each rule, as file and class or function."""
    found: dict[str, list[str]] = defaultdict(list)
    edge = ("board", "terminal", "bots", "telling")
    inside = folder(game)  # whatever the folders above it are called
    for path in sorted(path for path in inside.rglob("*.py") if not set(edge) & set(path.relative_to(inside).parts)):
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        for node in ast.parse(text).body:
            start = getattr(node, "lineno", 1)
            name = getattr(node, "name", "")
            body = "\n".join(lines[start - 1 : node.end_lineno])
            for rule in cited(body, LETTERS[game]):
                place = f"{path.relative_to(folder(game))}" + (f":{name}" if name else "")
                if place not in found[rule]:
                    found[rule].append(place)
    return found


def cited(text: str, letter: str) -> list[str]:
    """The rule ids a text cites, ranges such as C-40 … C-44 left as their ends."""
    return list(dict.fromkeys(f"{letter}-{number}" for number in re.findall(rf"\b{letter}-(\d+[a-z]?)\b", text)))


def tests_of(game: str) -> dict[str, list[str]]:
    """The tests that cite each rule or example in their names."""
    found: dict[str, list[str]] = defaultdict(list)
    letter = LETTERS[game].lower()
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark, number in re.findall(
                    rf"(?<![a-z0-9]){letter}(x?)(\d+[a-z]?)(?![a-z0-9])", node.name.replace("_", " ")
                ):
                    found[f"{letter.upper()}-{mark.upper()}{number}"].append(node.name)
    return found


def gaps(game: str) -> list[str]:
    """Rules without code or without a test, and worked examples without a test."""
    code, tests = code_of(game), tests_of(game)
    missing = []
    for rule, _ in rule_ids(game):
        if not code[rule]:
            missing.append(f"{rule} has no code that cites it")
        if not tests[rule]:
            missing.append(f"{rule} has no test that cites it")
    for number in range(1, EXAMPLES[game] + 1):
        if not tests[f"{LETTERS[game]}-X{number}"]:
            missing.append(f"{LETTERS[game]}-X{number} has no test that cites it")
    return missing


def page(game: str, counts: Counter[str]) -> str:
    """The table of one game."""
    code, tests = code_of(game), tests_of(game)
    rows = [f"## {game}\n", "| rule | code | tests | exercised |", "|---|---|---|---|"]
    for rule, title in rule_ids(game):
        places = "<br>".join(f"`{place}`" for place in code[rule])
        named = f"{len(tests[rule])}: `{tests[rule][0]}`" if tests[rule] else "**none**"
        if len(tests[rule]) > 1:
            named += " …"
        often = f"{counts[rule]:,}" if counts[rule] else "always in force"
        rows.append(f"| {rule} {title} | {places} | {named} | {often} |")
    if EXAMPLES[game]:
        rows.append("\nWorked examples of the rulebooks:\n")
    for number in range(1, EXAMPLES[game] + 1):
        example = f"{LETTERS[game]}-X{number}"
        rows.append(f"- {example}: {', '.join(f'`{name}`' for name in tests[example]) or '**none**'}")
    return "\n".join(rows) + "\n"


HEAD = f"""# Rules, code, tests

Made by `make coverage`; a rule without code or without a test fails the test suite. The last column counts how often
{GAMES_PLAYED:,} random games (all seat counts and options, moves chosen by kind; some on a sheet on which everything
is cheap, because random play seldom builds) took a step of the rule, reported a fact of it or met a refusal by it.
Rules that are never a single step, such as the order of the energies, are always in force.
"""


def main() -> None:
    """Write the page, and stop with an error if a rule is not covered."""
    parts = [HEAD]
    for game in GAMES:
        counts, _ = exercise(game, GAMES_PLAYED, SHEETS[game])
        parts.append(page(game, counts))
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text("\n".join(parts), encoding="utf-8")
    missing = [line for game in GAMES for line in gaps(game)]
    if missing:
        sys.exit("\n".join(missing))


if __name__ == "__main__":
    main()
