"""What an option costs and gives, in signs: numbers beat adjectives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from keeling.cli.boards.marks import MONEY, symbol
from keeling.core.prices import COMMON, ENDING, Figure
from keeling.locale import Translator, spoken, word
from keeling.locale.figures import earned


def told(figures: Sequence[Figure], signs: Mapping[str, str], seat: int | None, game: str = "") -> str:
    """Figures in signs, others' behind their symbols; what has no sign is named, what has an empty one left out."""
    said: list[str] = []
    whose = seat
    for one in figures:
        if signs.get(one.word) == "":
            continue
        if one.seat not in (seat, COMMON, whose):
            said.append(symbol(one.seat))
            whose = one.seat
        said.append(_figure(one, signs, game))
    return " ".join(said)


def _figure(one: Figure, signs: Mapping[str, str], game: str) -> str:
    sign = signs.get(one.word)
    if one.word in ("stop", ENDING) and sign:
        return sign
    if not one.amount:
        return word(one.word, game=game)
    if sign == MONEY:
        return earned(one.amount)
    plus = "+" if one.amount > 0 else "−"
    if sign:
        return f"{plus}{sign}{abs(one.amount)}"
    voice, key, amount = Translator(game), f"amount.{one.word}", abs(one.amount)
    if voice.template(key, spoken()):  # with its plural
        return plus + voice.text(key, spoken(), amount=amount)
    return f"{plus}{amount} {word(one.word, game=game)}"
