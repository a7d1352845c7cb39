"""What a game calls its balance, before and after a choice: chips for the bar and for the box of a piece."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from keeling.core.agenda import Option
from keeling.core.match import AnyMatch
from keeling.core.notation import write
from keeling.core.prices import Figure
from keeling.games import part
from keeling.locale import Translator

Chip = dict[str, object]


def balance(match: AnyMatch, seat: int, sure: Sequence[Figure], lang: str) -> list[Chip]:
    """Chips of what changes, by the game's own account; none if it keeps none."""
    found = part(match.game.name, "views.balance")
    if found is None:
        return []
    voice = Translator(match.game.name)
    chips: list[Chip] = []
    for word, now, then in found.balance(match.position, seat, sure):
        said = voice.text(f"ui.web.balance.{word}", lang, before=_minus(now), after=_minus(then))
        chips.append({"tone": "gain" if then < now else "pay", "parts": [{"icon": "", "text": said}]})
    return chips


def balances(match: AnyMatch, seat: int, sure: Mapping[Option, Sequence[Figure]], lang: str) -> dict[str, list[Chip]]:
    """The same of every option that changes something, by its text."""
    if part(match.game.name, "views.balance") is None:
        return {}
    free = match.game.prices.free  # what such moves promise does not come about at once
    priced = {option: found for option, found in sure.items() if found and option[0] not in free}
    made = {write(option): balance(match, seat, found, lang) for option, found in priced.items()}
    return {option: chips for option, chips in made.items() if chips}


def _minus(number: int) -> str:
    return str(number).replace("-", "−")
