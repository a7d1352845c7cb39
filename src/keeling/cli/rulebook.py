"""The command `rules`: the rules in our own words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from keeling import locale
from keeling.cli.refusal import Refusal
from keeling.games import find, has_rules
from keeling.locale import spoken

if TYPE_CHECKING:
    from rich.console import Console


def show(console: Console, game: str, rule: str | None) -> int:
    """All rules by section, or the one asked for."""
    from rich.padding import Padding
    from rich.text import Text

    if not has_rules(find(game).name):
        raise Refusal("ui.error.no-rules", game=game)
    book = locale.rules_of(game, spoken())
    known = book["rules"]
    if rule is not None:
        chosen: list[tuple[str, list[str]]] = [("", [_find(known, rule)])]
    else:
        chosen = [(section["title"], section["rules"]) for section in book["section"]]
    for title, numbers in chosen:
        if title:
            console.print(Text(f"\n{title}", style="bold underline"))
        for number in numbers:
            console.print(Text.assemble((number, "bold"), "  ", (known[number]["title"], "bold")))
            console.print(Padding(Text(known[number]["text"]), (0, 0, 0, 2)), width=min(console.width, 100))
    return 0


def _find(known: Iterable[str], rule: str) -> str:
    """A rule by its number, with or without the letter and whatever its case."""
    wanted = rule.strip().upper()
    for number in known:
        if wanted in (number.upper(), number.upper().partition("-")[2]):
            return number
    raise Refusal("ui.error.no-rule", got=rule, allowed=", ".join(known))


def title_of(game: str, rule: str) -> str:
    """A rule's title, or nothing for one that is not in the book."""
    found = locale.rules_of(game, spoken())["rules"].get(rule) if has_rules(game) else None
    return str(found["title"]) if found else ""


def some_rule(game: str) -> str:
    """The number of a rule, as an example of one."""
    return str(next(iter(locale.rules_of(game, spoken())["rules"]))) if has_rules(game) else ""
