"""Make a virtual environment and fill it from locked requirement files; needs nothing but Python.

python3 scripts/bootstrap.py .venv requirements/runtime.txt requirements/build.txt --editable
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

OLDEST = (3, 11)
NEWER_NAMES = ("python3.13", "python3.12", "python3.11")
ATTEMPTS = 5  # package indexes stall now and then; what is already fetched stays in the cache
SECONDS_PER_ATTEMPT = 600


def find_python() -> str:
    """Return a Python that is new enough: this one, or another one on the path."""
    if sys.version_info >= OLDEST:
        return sys.executable
    for name in NEWER_NAMES:
        found = shutil.which(name)
        if found and run([found, "-c", ""]):
            return found
    sys.exit("Keeling needs Python 3.11 or newer. If you have one, name it: make PYTHON=/path/to/python3.13 play")


def run(command: list[str]) -> bool:
    """Run a command and tell whether it succeeded in time."""
    try:
        return subprocess.run(command, timeout=SECONDS_PER_ATTEMPT, check=False).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def run_patiently(command: list[str], attempts: int = ATTEMPTS) -> bool:
    """Run a command that uses the network, again if it fails."""
    for attempt in range(1, attempts + 1):
        if run(command):
            return True
        if attempt < attempts:
            print(f"That did not work; attempt {attempt + 1} of {attempts} follows.", file=sys.stderr, flush=True)
            time.sleep(2 * attempt)
    return False


def python_of(env: Path) -> Path:
    """Return the path of an environment's own Python."""
    return env / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def works(env: Path) -> bool:
    """Tell whether the environment is there and its Python, which may have been moved or removed, still starts."""
    return python_of(env).exists() and run([str(python_of(env)), "-c", ""])


def install_with_uv(uv: str, env: Path, files: list[str], editable: bool) -> bool:
    """Do everything with uv; it may fail where only pip is told which index to use."""
    if not works(env) and not run([uv, "venv", "--quiet", "--clear", "--python", find_python(), str(env)]):
        return False
    install = [uv, "pip", "install", "--quiet", "--python", str(python_of(env))]
    if not run_patiently([*install, "--require-hashes", *with_r(files)], attempts=2):
        return False
    return not editable or run([*install, "--offline", "--no-deps", "--no-build-isolation", "--editable", "."])


def install_with_pip(env: Path, files: list[str], editable: bool) -> bool:
    """Do everything with venv and pip."""
    if not (works(env) and run([str(python_of(env)), "-c", "import pip"])):
        shutil.rmtree(env, ignore_errors=True)
        if not run([find_python(), "-m", "venv", str(env)]):
            sys.exit("Python could not make a virtual environment. On Debian and Ubuntu: apt-get install python3-venv")
    install = [str(python_of(env)), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if not run_patiently([*install, "--retries", "5", "--require-hashes", *with_r(files)]):
        return False
    return not editable or run([*install, "--no-index", "--no-deps", "--no-build-isolation", "--editable", "."])


def with_r(files: list[str]) -> list[str]:
    """Return the files as options of an install command."""
    return [word for name in files for word in ("-r", name)]


def main() -> None:
    """Read the command line and do it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("env", type=Path, help="folder of the environment")
    parser.add_argument("files", nargs="+", help="requirement files with hashes")
    parser.add_argument("--editable", action="store_true", help="also install the project of this folder")
    given = parser.parse_args()
    print(f"Setting up {given.env} (once; takes a minute) ...", file=sys.stderr, flush=True)
    uv = shutil.which("uv")
    if uv and install_with_uv(uv, given.env, given.files, given.editable):
        return
    if not install_with_pip(given.env, given.files, given.editable):
        sys.exit(f"Could not set up {given.env}. Is the network up? Run the same command again.")


if __name__ == "__main__":
    main()
