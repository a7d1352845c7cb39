"""What games are called."""

from __future__ import annotations

from keeling.games import has_rules
from keeling.locale import rules_of
from keeling.locale.translator import text


def title(game: str, lang: str) -> str:
    """A game's title: as its rules have it, or its name in plain words."""
    return str(rules_of(game, lang)["title"]) if has_rules(game) else text(f"ui.web.game.{game}", lang)
