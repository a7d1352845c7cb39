"""The game of docs/add-a-game.md, taken out of the page and installed as somebody else's package."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import keeling

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    """The pieces of code of one kind in the page."""
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.S)


class Stranger:
    """A folder with the installed package, and a Python that sees it beside Keeling."""

    name = "carbon-budget"

    def __init__(self, folder: Path) -> None:
        source = folder / "source"
        source.mkdir()
        (source / "carbon_budget.py").write_text("\n\n".join(blocks("python")), encoding="utf-8")
        (source / "pyproject.toml").write_text(blocks("toml")[0], encoding="utf-8")
        self.site = folder / "site"
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
        subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--target", self.site, source], check=True)
        places = [Path(keeling.__file__).parents[1], self.site, ROOT]
        self.env = os.environ | {
            "PYTHONPATH": os.pathsep.join(map(str, places)),
            "KEELING_LANG": "en",
            "COLUMNS": "100",
        }

    def python(self, *args: str, typed: str = "", code: int = 0) -> str:
        """Run Python with arguments; what it prints."""
        command = [sys.executable, *args]
        ran = subprocess.run(command, input=typed, env=self.env, cwd=ROOT, capture_output=True, text=True, timeout=120)
        assert ran.returncode == code, ran.stdout + ran.stderr
        return ran.stdout + ran.stderr

    def keeling(self, *args: str, typed: str = "", code: int = 0) -> str:
        """Run the command line."""
        return self.python("-m", "keeling.cli", *args, typed=typed, code=code)


@pytest.fixture(scope="session")
def stranger(tmp_path_factory) -> Stranger:
    return Stranger(tmp_path_factory.mktemp("stranger"))
