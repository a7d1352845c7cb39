"""The house: imports point downwards, and generic code has no word of a game."""

import ast
import re
from pathlib import Path

import pytest

import keeling
from keeling.games import GAMES

ROOT = Path(keeling.__file__).parent
# Each layer, and those it may use. A game's boards stand above the rest of it, and are found by their names.
USES = {
    "core": (),
    "kit": ("core",),
    "games": ("core", "kit"),
    "games/board": ("core", "kit", "games", "games/text", "locale", "web"),
    "games/terminal": ("core", "kit", "games", "games/text", "locale", "cli"),
    "games/text": ("core", "kit", "games", "locale"),
    "bots": ("core", "kit", "games"),
    "lab": ("core", "kit", "games", "bots"),
    "locale": ("core", "kit", "games"),
    "web": ("core", "kit", "games", "locale"),
    "server": ("core", "kit", "games", "locale", "bots", "web"),
    "cli": ("core", "kit", "games", "locale", "bots", "lab", "server"),
}
# The package itself is what programs use: whoever stands above the games may use it too.
FRONT = ("lab", "web", "server", "cli", "games/terminal")
EDGES = {"board": "board", "terminal": "terminal", "verbs": "text", "voice": "text", "card_texts": "text"}
GENERIC = ("core", "kit", "bots", "lab", "locale", "web", "server", "cli")
WORDS = re.compile(r"factory(?!=)|factories|co2", re.IGNORECASE)


def layer(parts: tuple[str, ...]) -> str:
    """The layer of a module, given as the parts of its name behind `keeling`."""
    if parts[0] == "games" and len(parts) > 2 and parts[2] in EDGES:
        return f"games/{EDGES[parts[2]]}"
    return parts[0]


def imported(path: Path) -> set[tuple[str, ...]]:
    """The modules of ours that a file imports, each as the parts of its name; `()` is the package itself."""
    found: set[tuple[str, ...]] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "keeling":
            base = tuple(node.module.split(".")[1:])
            whole = ROOT.joinpath(*base).is_dir()  # from a package: its modules are meant, if they are modules
            for name in node.names:
                inner = (*base, name.name)
                found.add(inner if whole and (ROOT.joinpath(*inner).is_dir() or _file(inner).exists()) else base)
        elif isinstance(node, ast.Import):
            found |= {tuple(name.name.split(".")[1:]) for name in node.names if name.name.split(".")[0] == "keeling"}
    return found


def _file(parts: tuple[str, ...]) -> Path:
    return ROOT.joinpath(*parts).with_suffix(".py")


def modules() -> list[Path]:
    return sorted(path for path in ROOT.rglob("*.py") if path.parent != ROOT)


def test_imports_point_downwards():
    wrong = []
    for path in modules():
        here = path.relative_to(ROOT).with_suffix("").parts
        own = layer(here)
        for parts in imported(path):
            there = layer(parts) if parts else ""
            allowed = own in FRONT if not parts else there == own or there in USES[own]
            if not allowed:
                wrong.append(f"{'/'.join(here)} ({own}) imports {'.'.join(parts) or 'keeling'} ({there})")
    assert not wrong, "\n".join(wrong)


def test_a_game_knows_no_other_game():
    for path in modules():
        here = path.relative_to(ROOT).with_suffix("").parts
        if here[0] == "games" and len(here) > 2:
            for parts in imported(path):
                assert parts[:1] != ("games",) or len(parts) < 2 or parts[1] == here[1] or parts[1] not in GAMES, path


@pytest.mark.parametrize("part", GENERIC)
def test_generic_code_has_no_word_of_a_game(part):
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}"
        for path in sorted((ROOT / part).rglob("*"))
        if path.suffix in (".py", ".js", ".css", ".html", ".svg", ".po", ".toml")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if WORDS.search(line.replace("default_factory", ""))
    ]
    assert not found, "\n".join(found)
