"""The documents are true: their Python runs as printed, their commands work, their links lead somewhere."""

import doctest
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import keeling

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
TEXTS = {str(page.relative_to(ROOT)): page.read_text(encoding="utf-8") for page in PAGES}
COMMANDS = [
    (name, line.split("#")[0].strip())
    for name, text in TEXTS.items()
    for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    for line in block.splitlines()
    if line.startswith("keeling ")
]


@pytest.mark.parametrize("name", TEXTS)
def test_python_in_the_docs_runs_as_printed(name):
    failed, _ = doctest.testfile(str(ROOT / name), module_relative=False)
    assert failed == 0


def test_the_readme_has_examples_to_test():
    assert TEXTS["README.md"].count(">>>") >= 10


@pytest.mark.parametrize(("name", "command"), COMMANDS)
def test_commands_in_the_docs_work(name, command, tmp_path):
    words = shlex.split(command)
    if "--load" in words:
        (tmp_path / "game.txt").write_text(keeling.new("co2", seats=2).record(), encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "keeling", *words[1:]],
        cwd=tmp_path,
        input="quit\n" * 3,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert run.returncode == 0, run.stderr
    assert "Traceback" not in run.stdout + run.stderr


@pytest.mark.parametrize("name", TEXTS)
def test_links_lead_somewhere(name):
    for target in re.findall(r"\]\(([^)#]+)\)", TEXTS[name]):
        if "://" not in target:
            assert ((ROOT / name).parent / target).exists(), target


def test_every_make_target_named_in_the_docs_exists():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for name, text in TEXTS.items():
        for target in re.findall(r"`make ([a-z]+)", text):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), (name, target)


@pytest.mark.parametrize("name", TEXTS)
def test_sheets_in_the_docs_can_be_played_with(name):
    for block in re.findall(r"```toml\n(.*?)```", TEXTS[name], re.DOTALL):
        if "[project" not in block:  # else it is part of a package
            assert keeling.new("co2", seats=3, sheet=tomllib.loads(block)).asks


def test_there_is_a_sheet_to_play_with():
    assert "```toml" in TEXTS["docs/teachers.md"] and "```toml" in TEXTS["docs/sheets.md"]
