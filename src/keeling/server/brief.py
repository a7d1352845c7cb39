"""What lists tell of a table, small enough to be stored with every change: who is asked, how far it is, who has won."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import cast

import keeling
from keeling.core.game import Stage
from keeling.games import PACKAGES
from keeling.locale import Translator
from keeling.server.rows import Brief


@cache
def present_rules() -> str:
    """A fingerprint of the engine, its kit and the games: what was found out with others must be found out anew."""
    found = hashlib.sha256(keeling.__version__.encode())
    root = Path(keeling.__file__).parent
    others = [Path(str(package.__file__)) for package in PACKAGES.values() if hasattr(package, "__file__")]
    theirs = [file for file in others if not file.is_relative_to(root)]
    for path in sorted(
        [path for part in ("core", "kit", "games") for path in (root / part).rglob("*.*")]
        + [path for file in theirs for path in (file.parent.rglob("*.*") if file.stem == "__init__" else [file])]
    ):
        if path.suffix in (".py", ".so", ".toml"):
            found.update(path.read_bytes())
    return found.hexdigest()[:16]


def brief_of(match: keeling.AnyMatch) -> Brief:
    """The brief of a table as it stands."""
    outcome = match.outcome
    return {
        "rules": present_rules(),
        "asked": [ask.seat for ask in match.owed()],
        "stage": match.game.stage(match.position),
        "ending": match.position.ending,
        "winners": list(outcome.winners) if outcome else [],
        "scores": list(outcome.scores) if outcome else [],
    }


def read_brief(written: str | None) -> Brief | None:
    """A stored brief, if there is one and it was made with the present rules."""
    try:
        brief = json.loads(written or "null")
    except ValueError:  # half written by something that is not us: it is made anew
        return None
    written_now = isinstance(brief, dict) and brief.get("rules") == present_rules()
    return cast(Brief, brief) if written_now else None


def tell_stage(game: str, stage: Stage, lang: str) -> str:
    """How far a game is, in its words."""
    voice = Translator(game)
    return ", ".join(voice.text(key, lang, **values) for key, values in stage)
