"""Write the transcripts' digest chains anew after a change of the engine that leaves all choices and scores alone."""

from __future__ import annotations

import sys
from pathlib import Path

import keeling
from keeling.core import sheet as sheets

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "transcripts"


def renew(path: Path) -> None:
    """Replay the choices without looking at the chain; a closed move or another ending stops everything."""
    text = path.read_text(encoding="utf-8")
    match = keeling.load(text, strict=False, whole=sheets.read(path.with_name("sheet.toml")))
    ending = match.outcome.ending if match.outcome else "running"
    if f"result: {ending}\n" not in text:
        sys.exit(f"{path.name} now ends otherwise: {ending}")
    path.write_text(match.record(), encoding="utf-8")


def main() -> None:
    """Renew them all."""
    for path in sorted(FOLDER.glob("*/*.txt")):
        renew(path)


if __name__ == "__main__":
    main()
