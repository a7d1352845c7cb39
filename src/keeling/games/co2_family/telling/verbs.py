"""The moves of both editions: how each looks and is shown, the names of places, and what lies there now."""

from __future__ import annotations

from typing import Final

from keeling.core.game import View
from keeling.locale.translator import Translator
from keeling.locale.verbs import Value, Verb

# In the bar of a turn, in its order.
PLANTS: Final = {
    "build": Verb("build {energy} {region} {slot}", "plant", "main", always=True, key="B"),
    "build-lobby": Verb("build {energy} {region} {slot} lobby"),
}
ACROSS: Final = {
    "to-summit": Verb("move {region} {slot} summit{place}", goes=3),
    "across": Verb("move {region} {slot} {to_region} {to_slot}", goes=3),
}
PASS: Final = Verb("pass", "next", "main", key="X")
FREE: Final = {
    "buy": Verb("buy", "market", "free", always=True, key="M", button="market"),
    "sell": Verb("sell", "market", "free", always=True, key="M", button="market"),
    "lobby-main": Verb("lobby {no} main", "lobby", "free", always=True, key="C", button="cards", asks=True),
}
CLAIM: Final = Verb("claim {no}", "un-goal", "free", key="C", button="cards", asks=True, number="claim")
# Answers to questions, and draws.
ANSWERS: Final = {
    "end": Verb("end", "tick", reveals=True),
    "keep": Verb("keep {no}", "lobby", reveals=True),
    "begin": Verb("begin {region}", "control"),
    "recruit": Verb("recruit", "plus"),
    "forgo": Verb("forgo", "cross"),
    "learn": Verb("learn {energy}", "disc"),
    "permit": Verb("permit {region}", "permit"),
    "take": Verb("take {gain}", "tick"),
    "pay-own": Verb("pay own", "permit"),
    "pay-region": Verb("pay {region}"),
    "income-money": Verb("income ${money} 0vp", "disc", reveals=True),
    "income-vp": Verb("income $0 {vp}vp", "disc", reveals=True),
    "income": Verb("income ${money} {vp}vp", "disc", reveals=True),
    "goal-score": Verb("goal score", "company-goal"),
    "goal-cash": Verb("goal cash"),
    # chance
    "tile": Verb("tile {no}"),
    "fossil": Verb("fossil {fossil}"),
    "summit": Verb("summit {no}"),
    "event": Verb("event {region}"),
    "deal": Verb("deal {no}"),
    "goal": Verb("goal {no}"),
    "un": Verb("un {no}"),
}
# The values of moves, facts and reasons that are more than what they show.
VALUES: Final = {
    "energy": Value("energy", word=True),
    "region": Value("region", word=True),
    "to_region": Value(word=True),
    "slot": Value("slot", word=True, within="slot"),
    "to_slot": Value(word=True, within="slot"),
    **{name: Value(word=True) for name in ("fossil", "gain", "source", "goal", "to", "direction", "wanted", "plants")},
    **{name: Value(word=True) for name in ("first", "second", "third")},  # energies of a tile
    "what": Value(about=True),
    "place": Value("place", of="place"),
    "city": Value(word=True, of="place"),
    "vp": Value(noun=True),
}


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
