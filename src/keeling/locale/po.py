"""Message catalogues: a reader of .po files, so that a bare checkout speaks without a build."""

from __future__ import annotations

import json
from collections.abc import Mapping
from gettext import c2py
from typing import NamedTuple

Values = Mapping[str, int | str]


class Message(NamedTuple):
    """A text in all its plural forms, and the name of the value that chooses among them."""

    forms: tuple[str, ...]
    counted: str


class Catalogue:
    """The messages of one language by key, and its plural rule."""

    def __init__(self, source: str) -> None:
        self.messages: dict[str, Message] = {}
        self.shorts: dict[str, str] = {}  # by key, a shorter text for where room is scarce: `msgctxt "short"`
        for entry in _entries(source):
            if entry.get("msgctxt") == "short":
                self.shorts[entry["msgid"]] = entry["msgstr"]
                continue
            forms = tuple(text for field, text in entry.items() if field.startswith("msgstr"))
            self.messages[entry["msgid"]] = Message(forms, entry.get("msgid_plural", ""))
        lines = self.messages.pop("").forms[0].splitlines()
        self.header: dict[str, str] = {key: value for key, _, value in (line.partition(": ") for line in lines)}
        self.plural = c2py(self.header["Plural-Forms"].partition("plural=")[2].rstrip("; "))

    def template(self, key: str, values: Values) -> str:
        """The text of a key in the form its count asks for; empty if there is none."""
        message = self.messages.get(key)
        if message is None:
            return ""
        if not message.counted:
            return message.forms[0]
        counted = str(values.get(message.counted, 0)).lstrip("-−")
        return message.forms[self.plural(int(counted) if counted.isdecimal() else 0)]  # a word may stand for a number


def _entries(source: str) -> list[dict[str, str]]:
    """The entries of a .po file, each as its fields; comments are left out."""
    entries: list[dict[str, str]] = []
    field = ""
    for line in source.splitlines():
        keyword, quote, rest = line.strip().partition('"')
        if not quote or keyword.startswith("#"):
            continue
        if keyword.strip():
            field = keyword.strip()
            if field == "msgctxt" or (field == "msgid" and (not entries or "msgid" in entries[-1])):
                entries.append({})
            entries[-1][field] = ""
        entries[-1][field] += json.loads(quote + rest)
    return entries
