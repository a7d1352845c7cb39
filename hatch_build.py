"""Compile the message catalogues (.po to .mo), for Hatch when it builds and for make when a .po has changed."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CATALOGUES = "src/keeling/locale/*/LC_MESSAGES/keeling.po"


def compile_catalogues(sources: Iterable[Path]) -> None:
    """Write a .mo beside each .po."""
    for source in sources:
        with source.open("rb") as stream:
            catalogue = read_po(stream, locale=source.parts[-3], abort_invalid=True)
        target = source.with_suffix(".mo")
        part = target.with_suffix(".mo.part")  # a reader never sees half a catalogue
        with part.open("wb") as out:
            write_mo(out, catalogue)
        part.replace(target)


class CustomBuildHook(BuildHookInterface[Any]):
    """Hatch calls this before it collects the files of a wheel or of an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile every catalogue there is; none is fine too."""
        compile_catalogues(sorted(Path(self.root).glob(CATALOGUES)))


if __name__ == "__main__":
    compile_catalogues(Path(name) for name in sys.argv[1:])
