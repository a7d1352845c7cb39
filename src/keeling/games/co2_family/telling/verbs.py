"""What the moves of both editions have in common: the names of places, and what lies there now."""

from __future__ import annotations

from keeling.core.game import View
from keeling.locale.translator import Translator


def phrase(translator: Translator, words: str, lang: str | None) -> str:
    """A place of two words, such as `europe tech` or `summit rio`; empty if it is none."""
    region, _, slot = words.partition(" ")
    if region == "summit" and slot:
        return f"{translator.word(region, lang)} {translator.word(slot, lang, 'place')}"
    if not slot or not translator.template(f"word.{region}", lang):
        return ""
    names = {"region": translator.word(region, lang), "slot": translator.word(slot, lang)}
    return translator.text("place.slot", lang, **names)


def there(view: View) -> dict[str, str]:
    """The city of each summit, by the word of its place."""
    return {f"summit{no}": summit["place"] for no, summit in enumerate(view["summits"], 1) if summit is not None}
