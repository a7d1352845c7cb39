"""The rules as a page: chapters with their rules, where a rule that names another leads to it."""

from __future__ import annotations

import re
from collections.abc import Container
from typing import Final

from markupsafe import Markup, escape

from keeling.locale import RulesText

_ID: Final = re.compile(r"\b([A-Z]-\d+[a-z]?)\b")
# How a ruling of ours begins, in our four languages: it ends with its bracket, or else with the rule.
OURS: Final = ("Our ruling: ", "Nasze rozstrzygnięcie: ", "Unsere Festlegung: ", "Nostra interpretazione: ")
_RULING: Final = re.compile(rf"\((?:{'|'.join(OURS)})(?:[^()]|\([^()]*\))*\)|(?<!\()(?:{'|'.join(OURS)}).*$", re.DOTALL)


def chapters(rules: RulesText) -> list[dict[str, object]]:
    """The chapters of a rules text, each with its rules in order."""
    known = rules["rules"]
    return [
        {
            "id": f"part-{number}",
            "title": section["title"],
            "first": section["rules"][0],
            "rules": [
                {"id": key, "title": known[key]["title"], "text": linked(known[key]["text"], known)}
                for key in section["rules"]
            ],
        }
        for number, section in enumerate(rules["section"], 1)
    ]


def linked(text: str, known: Container[str]) -> Markup:
    """A rule's text with links to the rules it names, and our own rulings told apart."""
    said = _RULING.sub(lambda found: f'<span class="ours">{found[0]}</span>', str(escape(text)))
    said = _ID.sub(lambda found: f'<a href="#{found[1]}">{found[1]}</a>' if found[1] in known else found[1], said)
    return Markup(said)
