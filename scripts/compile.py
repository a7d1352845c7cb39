"""Build a copy of the package whose engine is compiled with mypyc; the plain package is not touched.

Used by `make compiled`. To run anything on that build: PYTHONPATH=build/compiled .venv/bin/python ...
"""

from __future__ import annotations

import inspect
import shutil
import sys
import sysconfig
from importlib import import_module
from os import chdir
from pathlib import Path

COMPILED = ("core", "kit", "games", "bots")
# Rooms of a game that stay in plain Python: they draw and speak, or spar in the lab. So do the __init__ files, which
# only pass names on.
# game.py and bot_settings.py are generic dataclasses, which mypyc cannot make; they only hold what a game says.
EDGE = {"game.py", "bot_settings.py", "board", "terminal", "sparring", "telling"}

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "keeling"
TARGET = ROOT / "build" / "compiled"


def hot_modules() -> list[str]:
    """Return the modules to compile, as paths that start with the package's name."""
    found = (path.relative_to(SOURCE) for part in COMPILED for path in (SOURCE / part).rglob("*.py"))
    return sorted(
        str(Path("keeling") / path)
        for path in found
        if path.name not in ("__init__.py", "__main__.py") and not EDGE & set(path.parts)
    )


def write_copies() -> None:
    """Write into every position's class how it is copied, which plain Python makes when it runs: mypyc must read it."""
    from keeling.core.copying import assignments
    from keeling.core.game import check_settings
    from keeling.games import GAMES, house_figures

    for name, game in GAMES.items():
        position = game.start(house_figures(name), game.most_seats, check_settings(game, game.most_seats, None))
        kind = position.__class__
        lines, first = inspect.getsourcelines(kind)
        path = TARGET / Path(*kind.__module__.split(".")).with_suffix(".py")
        text = path.read_text(encoding="utf-8").splitlines()
        end = first - 1 + len("".join(lines).rstrip().splitlines())
        head = [f"def copy(self) -> {kind.__name__}:", f"    t = {kind.__name__}.__new__({kind.__name__})"]
        copy = [*head, *assignments(position).splitlines(), "    return t"]
        text[end:end] = ["", *[f"    {line}" for line in copy]]
        path.write_text("\n".join([*text, ""]), encoding="utf-8")


def build() -> None:
    """Copy the package and compile the hot modules beside their sources."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        sys.exit("No Python.h: install the headers of your Python. On Debian and Ubuntu: apt-get install python3-dev")
    if not any(shutil.which(name) for name in ("cc", "gcc", "clang")):
        sys.exit("No C compiler. On Debian and Ubuntu: apt-get install gcc")
    from mypyc.build import mypycify
    from setuptools import setup

    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(SOURCE, TARGET / "keeling", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    write_copies()
    chdir(TARGET)
    # Without an own configuration mypy would go up and read the project's, which names other files.
    Path("mypy.ini").write_text("[mypy]\nexplicit_package_bases = True\n")
    modules = hot_modules()
    extensions = mypycify(["--config-file=mypy.ini", *modules], opt_level="3", debug_level="0", multi_file=True)
    setup(name="keeling", packages=[], ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])
    print(f"Compiled {len(modules)} modules into {TARGET.relative_to(ROOT)}.")


def check() -> None:
    """Fail unless Python now imports every hot module from the compiled build."""
    for name in hot_modules():
        module = import_module(name.removesuffix(".py").replace("/", "."))
        file = str(module.__file__)
        assert file.endswith((".so", ".pyd")), f"{module.__name__} is not compiled: {file}"
        assert Path(file).is_relative_to(TARGET), f"{module.__name__} comes from elsewhere: {file}"
    print("The compiled build is in use.")


if __name__ == "__main__":
    check() if sys.argv[1:] == ["--check"] else build()
