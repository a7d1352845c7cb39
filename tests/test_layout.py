"""The house: imports point downwards, and generic code has no word of a game."""

import ast
import re
from pathlib import Path

import pytest

import keeling
from keeling.games import GAMES, part
from keeling.locale.verbs import moves_of

ROOT = Path(keeling.__file__).parent
# Each layer, and those it may use. A game's boards stand above the rest of it, and are found by their names.
USES = {
    "core": (),
    "kit": ("core",),
    "games": ("core", "kit"),
    "games/board": ("core", "kit", "games", "games/telling", "locale", "web"),
    "games/terminal": ("core", "kit", "games", "games/telling", "locale", "cli"),
    "games/telling": ("core", "kit", "games", "locale"),
    "bots": ("core", "kit", "games"),
    "lab": ("core", "kit", "games", "bots"),
    "locale": ("core", "kit", "games"),
    "web": ("core", "kit", "games", "locale"),
    "server": ("core", "kit", "games", "locale", "bots", "web"),
    "cli": ("core", "kit", "games", "locale", "bots", "lab", "server", "testing"),
    "testing": ("core", "kit", "games", "bots"),
}
# The package itself is what programs use: whoever stands above the games may use it too.
FRONT = ("lab", "web", "server", "cli", "testing", "games/terminal")
EDGES = ("board", "terminal", "telling")
# The rooms of a game's folder, and those each may use: a layer each.
ROOMS = {
    "model": (),
    "rules": ("model",),
    "views": ("model", "rules"),
    "bots": ("model", "rules", "views"),
    "telling": ("model",),
    "board": ("model", "views", "telling"),
    "terminal": ("model", "views", "telling"),
}
GENERIC = ("core", "kit", "bots", "lab", "locale", "web", "server", "cli", "testing")
REPOSITORY = Path(__file__).parent.parent
OTHER = re.compile(r"--[\w-]+|default_factory|factory=")  # custom properties of styles, dataclasses
NAMES = re.compile(r"factory(?!=)|factories|co2|second.chance|daybreak", re.IGNORECASE)
# Words of games that are anybody's words too: of the engine, of pages, of any game.
COMMON = {
    "accept", "adopt", "all", "alternate", "amount", "bands", "begin", "board", "build", "building", "burning",
    "card", "cards", "change", "choice", "choose", "clean", "collapse", "component", "confirm", "counter", "deal",
    "decline", "defeat", "different", "discard", "done", "draw", "drop", "easy", "end", "enough", "environment",
    "event", "first", "forecast", "gain", "get", "give", "good", "grid", "hand", "hard", "income",
    "keep", "kind", "learn", "local", "lose", "main", "market", "mix", "money", "most", "move", "news", "no", "none",
    "off", "offer", "open", "overflow", "own", "pass", "pay", "place", "plan", "planet", "play", "player", "points",
    "prepare", "production", "project", "random", "reduce", "remove", "right", "roll", "rolls", "round", "rounds",
    "run", "score", "second", "sell", "send", "setup", "side", "skip", "slot", "sold", "solo", "stack", "standing",
    "start", "steps", "storage", "table", "take", "target", "tile", "to", "tokens", "tree", "unit", "use", "value",
    "vp", "withdraw", "won", "yes",
}  # fmt: skip
ALLOWED = {
    "web/drawing/art.py": {"region"},  # the map of the world is the picture of the whole site
    "web/static/world.svg": {"region", "africa", "asia", "europe", "oceania", "north-america", "south-america"},
    "web/static/symbols.svg": {"energy", "gas", "recycling"},  # symbols that more than one game shows
    # tones of charts, called as the colours of the palette are
    "web/static/table.css": {"forestation", "fusion", "hydro", "permit", "recycling", "solar", "wind"},
    "server/pages.py": {"mount"},  # of the web framework
    "server/api.py": {"dump"},  # of JSON
    "server/store.py": {"burn"},  # of a token
    "server/thinking.py": {"knowledge"},  # of whoever thinks
    "scripts/bootstrap.py": {"install"},  # of software
    "scripts/chromium.sh": {"install"},
    "scripts/compile.py": {"install"},
}


def layer(parts: tuple[str, ...]) -> str:
    """The layer of a module, given as the parts of its name behind `keeling`."""
    if parts[0] == "games" and len(parts) > 2 and parts[2] in EDGES:
        return f"games/{parts[2]}"
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


def test_a_room_of_a_game_uses_those_below_it_alone():
    """A game has nothing but its rooms beside `__init__.py`; no module of a board or terminal knows a rule."""
    wrong, rooms = [], set()
    for path in modules():
        here = path.relative_to(ROOT).with_suffix("").parts
        if here[0] == "games" and len(here) > 3:
            rooms.add(here[2])
            for parts in imported(path):
                if parts[0] == "games" and len(parts) > 2 and parts[2] not in (here[2], *ROOMS[here[2]]):
                    wrong.append(f"{'/'.join(here)} imports {'.'.join(parts)}")
    assert not wrong, "\n".join(wrong)
    assert rooms == set(ROOMS)
    loose = [path for path in modules() if path.parent.parent.name == "games" and path.name != "__init__.py"]
    assert not loose, loose


def test_a_game_knows_no_other_game():
    for path in modules():
        here = path.relative_to(ROOT).with_suffix("").parts
        if here[0] == "games" and len(here) > 2:
            for parts in imported(path):
                assert parts[:1] != ("games",) or len(parts) < 2 or parts[1] == here[1] or parts[1] not in GAMES, path


def generic(part: str) -> list[Path]:
    """The files of a generic part: of the package, or the tools beside it."""
    if part == "tools":
        return [REPOSITORY / "Makefile", *sorted((REPOSITORY / "scripts").glob("*.[ps][yh]"))]
    kinds = (".py", ".js", ".css", ".html", ".svg", ".po", ".toml")
    return [path for path in sorted((ROOT / part).rglob("*")) if path.suffix in kinds]


@pytest.mark.parametrize("part", [*GENERIC, "tools"])
def test_generic_code_has_no_word_of_a_game(part):
    files = generic(part)
    assert len(files) > 5
    found = [
        f"{path.relative_to(REPOSITORY)}:{number}: {line.strip()[:120]}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMES.search(line.replace("default_factory", ""))
    ]
    assert not found, "\n".join(found)


def test_scripts_and_styles_of_pages_are_generic_code_too():
    kinds = {path.suffix for path in generic("web")}
    assert {".js", ".css", ".html", ".svg"} <= kinds


def words_of(game: str) -> set[str]:
    """What a game calls its moves and its pieces, but for words that are common ones."""
    parts = [part for move in moves_of(game).values() for part in move.parts]
    forms = " ".join(f"{part.before} {part.after}" for part in parts)
    gaps = {part.gap for part in parts if part.gap}
    lists = [value for value in vars(part(game, "model.words")).values() if isinstance(value, list)]
    told = {word for words in lists for word in words if isinstance(word, str)}
    found = (
        set(re.findall(r"[a-z][a-z-]+", forms)) | gaps | {word for word in told if re.fullmatch(r"[a-z-]{2,}", word)}
    )
    return found - COMMON


@pytest.mark.parametrize("game", GAMES)
def test_generic_code_calls_no_piece_and_no_move_by_a_games_word(game):
    """Colours of the palette have names too; they are no words of a page, so custom properties are left out."""
    words = words_of(game)
    assert len(words) > 15
    form = re.compile(rf"(?<![A-Za-z-])(?:[a-z]-)?({'|'.join(sorted(words, key=len, reverse=True))})(?![A-Za-z])")
    found = []
    for path in [path for folder in (*GENERIC, "tools") for path in generic(folder)]:
        if path.suffix not in (".po", ".toml"):
            name = str(path.relative_to(ROOT if path.is_relative_to(ROOT) else REPOSITORY))
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                here = {match[1] for match in form.finditer(OTHER.sub("", line))}
                if here - ALLOWED.get(name, set()):
                    found.append(f"{name}:{number}: {', '.join(sorted(here))}")
    assert not found, "\n".join(found)


def test_every_word_allowed_is_there():
    """An exception that nobody needs any more goes."""
    for name, words in ALLOWED.items():
        text = ((REPOSITORY if name.startswith("scripts/") else ROOT) / name).read_text(encoding="utf-8")
        assert [word for word in words if not re.search(rf"(?<![A-Za-z]){word}(?![A-Za-z])", text)] == [], name
    spoken = {word for game in GAMES for move in moves_of(game).values() for word in re.findall(r"[a-z]+", move.form)}
    spoken |= {
        str(word) for game in GAMES for value in vars(part(game, "model.words")).values() for word in _listed(value)
    }
    assert COMMON - spoken == set()


def _listed(value):
    return value if isinstance(value, list) else []
