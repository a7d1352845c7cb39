"""The language of a run: what the command line or the environment asks for."""

from __future__ import annotations

import os
from typing import Final

from keeling.locale import LANGUAGES

_VARIABLES: Final = ("KEELING_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def at_home() -> str:
    """The language the environment asks for, if we speak it."""
    wanted = next((os.environ[name] for name in _VARIABLES if os.environ.get(name)), "")
    return wanted[:2].lower() if wanted[:2].lower() in LANGUAGES else "en"


def wanted(args: list[str]) -> str:
    """The language a command line asks for; read early, so that errors speak it too."""
    for place, arg in enumerate(args):
        name, _, value = arg.partition("=")
        if name == "--lang":
            value = value or next(iter(args[place + 1 :]), "")
            return value if value in LANGUAGES else at_home()
    return at_home()
