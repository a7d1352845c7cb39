"""Joining modules, and style sheets, into one file each: few requests a page, with no tool but Python."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

Read = Callable[[str], str]  # the text of a file by its name
_IMPORT: Final = re.compile(r'^import (?:\{([^}]*)\} from )?"\./([\w-]+\.js)";[^\S\n]*$', re.M)
_EXPORT: Final = re.compile(r"^export (?=(?:async function|function|class|const) ([\w$]+))", re.M)
_FOREIGN_SCRIPT: Final = re.compile(r"^(?:\s*(?:import|export)|await)\b.*$|\bimport\s*\(|\bimport\.meta\b", re.M)
_FOREIGN_STYLE: Final = re.compile(r"@(?:import|charset|namespace)\b|url\(\s*[\"']?(?!\s*[\"']?(?:#|/|data:))[^)]*\)")


class Unjoinable(Exception):
    """What cannot be joined, and why, in a sentence."""


def join_styles(names: Sequence[str], read: Read) -> str:
    """Style sheets one after the other."""
    sheets = [read(name) for name in names]
    for name, sheet in zip(names, sheets, strict=True):
        if found := _FOREIGN_STYLE.search(sheet):
            raise Unjoinable(f"{name} has {found[0]!r}, which means something else in a joined style sheet.")
    return "\n".join(sheets)


def join_script(entry: str, read: Read) -> str:
    """A module with all that it imports, each in a function of its own; what the entry exports is exported still."""
    made: dict[str, list[str]] = {}  # by module, what it exports
    parts: list[str] = []

    def add(name: str, way: tuple[str, ...]) -> None:
        if name in way:
            raise Unjoinable(f"Modules import each other: {', '.join((*way, name))}.")
        if name in made:
            return
        source = read(name)
        for wanted, other in _IMPORT.findall(source):
            add(other, (*way, name))
            for word in _words(wanted):
                if word[0] not in made[other]:
                    raise Unjoinable(f"{name} imports {word[0]}, which {other} does not export.")
        exported = _EXPORT.findall(source)
        inside = _EXPORT.sub("", _IMPORT.sub(_taken, source))
        if found := _FOREIGN_SCRIPT.search(inside):
            raise Unjoinable(f"{name} has {found[0].strip()!r}, which cannot be joined.")
        made[name] = exported
        if way:
            inside = f"const {_called(name)} = (() => {{\n{inside}\nreturn {{ {', '.join(exported)} }};\n}})();\n"
        elif exported:
            inside += f"\nexport {{ {', '.join(exported)} }};\n"
        parts.append(inside)

    add(entry, ())
    return "".join(parts)


def _words(wanted: str) -> list[list[str]]:
    """What stands between the braces of an import: each name, and what it is called here if that differs."""
    return [word.split(" as ") for word in re.split(r"\s*,\s*", wanted.strip()) if word]


def _taken(found: re.Match[str]) -> str:
    """An import as it reads in a joined file."""
    names = ", ".join(": ".join(word) for word in _words(found[1] or ""))
    return f"const {{ {names} }} = {_called(found[2])};" if names else ""


def _called(name: str) -> str:
    """What a module is called in a joined file."""
    return "m_" + re.sub(r"\W", "_", name.removesuffix(".js"))
