"""The rules as a page: chapters with their rules, where a rule that names another leads to it."""

from __future__ import annotations

import re
from collections.abc import Container
from typing import Final

from markupsafe import Markup, escape

from keeling.locale import RulesText

_ID: Final = re.compile(r"\b([A-Z]-\d+[a-z]?)\b")
# How a ruling of ours ends, in our four languages.
_OURS: Final = ("(Our ruling.)", "(Nasze rozstrzygnięcie.)", "(Unsere Festlegung.)", "(Nostra interpretazione.)")


def chapters(rules: RulesText) -> list[dict[str, object]]:
    """The chapters of a rules text, each with its rules in order."""
    known = rules["rules"]
    return [
        {
            "id": f"part-{number}",
            "title": section["title"],
            "first": section["rules"][0],
            "rules": [
                {"id": key, "title": known[key]["title"], "text": _linked(known[key]["text"], known)}
                for key in section["rules"]
            ],
        }
        for number, section in enumerate(rules["section"], 1)
    ]


def _linked(text: str, known: Container[str]) -> Markup:
    """A rule's text with links to the rules it names, and our own rulings told apart."""
    said = str(escape(text))
    said = _ID.sub(lambda found: f'<a href="#{found[1]}">{found[1]}</a>' if found[1] in known else found[1], said)
    for ours in _OURS:
        said = said.replace(ours, f'<span class="ours">{ours}</span>')
    return Markup(said)
