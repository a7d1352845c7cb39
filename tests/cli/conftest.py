"""Running the command line in this process, as a user at a plain terminal would."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from keeling import cli
from tests.cli.desk import Said, saved_game


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, 100 columns, no colours, whatever the machine says."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "KEELING_DEBUG", "FORCE_COLOR", "LINES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("KEELING_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture
def keeling(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Said]:
    """Run a command line, with lines to type if there are any."""

    def run(*args: object, typed: Sequence[str] = ()) -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = cli.run([str(arg) for arg in args])
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A saved game in mid-play."""
    file = tmp_path / "game.txt"
    file.write_text(saved_game(), encoding="utf-8")
    return file
