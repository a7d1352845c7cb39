"""What the moves of both editions have in common: the names of places."""

from __future__ import annotations

from keeling.locale.translator import Translator


def phrase(translator: Translator, words: str, lang: str | None) -> str:
    """A place of two words, such as `europe tech`; empty if it is none."""
    region, _, slot = words.partition(" ")
    if not slot or not translator.template(f"word.{region}", lang):
        return ""
    names = {"region": translator.word(region, lang), "slot": translator.word(slot, lang)}
    return translator.text("place.slot", lang, **names)
