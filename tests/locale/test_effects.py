"""Sentences about cards are made by frames that every game shares; the words are the game's own."""

from __future__ import annotations

from typing import ClassVar

from keeling.kit.effect_decks import Deck
from keeling.kit.effects import Term, Vocabulary
from keeling.locale import Translator
from keeling.locale.effect_amounts import Sentence
from keeling.locale.effect_cards import CardTexts
from keeling.locale.effects import Telling

VOCABULARY = Vocabulary([Term("tree", pays=True)], [Term("growth")], ["trees", "bands"], {"barest": ("trees", False)})
SAID = {
    "effect.plant": "plant {things}",
    "effect.plant.who": "{who} plants {things}",
    "effect.fell": "fell {things}",
    "effect.fell.who": "{who} fells {things}",
    "amount.tree": "{amount} trees",
    "effect.plant.may": "{who} may plant {things}",
    "effect.growth": "growth {change}",
    "effect.per.bands": "per band",
    "effect.if-bands.least": "from {count} bands on: {effect}",
    "effect.once": "when laid: {effect}",
}


class Own(Translator):
    """A game whose catalogue is this short one, before the common one."""

    def template(self, key: str, lang: str | None, values: object = None) -> str:
        return SAID.get(key) or super().template(key, lang, {"turns": 2})

    def text(self, key: str, /, lang: str | None = None, **values: int | str) -> str:
        return self.template(key, lang).format_map(values)


class Told(Telling):
    translator = Own()
    sentences: ClassVar = {"tree": Sentence("plant", "fell")}
    of_all = ("bands",)
    amounts: ClassVar = {"trees": "tree"}
    from_next = ("growth",)

    def having(self, measure: str, low: int, high: int) -> str:
        return f"at {self.span(low, high, only=True)} {measure}"


TEXTS = CardTexts(
    Told,
    [
        Deck(VOCABULARY, "actions", 1, 9, VOCABULARY.who, []),
        Deck(VOCABULARY, "boards", 10, 9, ["self"], [], standing=True),
    ],
)


def said(*effects: dict[str, object], no: int = 1, **more: object) -> str:
    return TEXTS.card({"deck": [{"no": no, "effects": [*effects], **more}]}, no, "en")


def test_sentences_and_figures() -> None:
    assert said({"do": "tree", "n": 2}) == "Plant 2 trees."
    assert said({"do": "tree", "n": -2, "per": "bands"}) == "Fell 2 trees per band."
    assert said({"do": "tree", "n": 2, "who": "others"}) == "Every other player plants 2 trees."
    assert said({"do": "growth", "n": -1, "last": 1, "who": "all"}) == "Every player: growth −1, next turn."


def test_gifts_of_one_kind_share_a_sentence() -> None:
    plant, fell = {"do": "tree", "n": 2}, {"do": "tree", "n": -1}
    per = {"do": "tree", "n": 3, "per": "bands"}
    assert said(plant, per, plant) == "Plant 2 trees, 3 trees per band and 2 trees."
    assert said(plant, {"do": "tree", "n": 3}, plant, per) == "Plant 7 trees and 3 trees per band.", "the same adds up"
    assert said(plant, fell) == "Plant 2 trees. Fell 1 trees."
    assert said({**plant, "who": "all"}, {**fell, "who": "all"}) == "Every player plants 2 trees and fells 1 trees."
    assert said(plant, {**plant, "who": "all"}) == "Plant 2 trees. Every player plants 2 trees."


def test_amounts_by_how_many_there_are_and_what_one_may_leave() -> None:
    steps = {"do": "tree", "by": "trees", "steps": [[1, 2], [3, 4], [4, 5]]}
    assert said(steps) == "Plant 2 trees at 1–2 trees, 4 with 3, 5 with 4 or more."
    assert said({**steps, "steps": [[2, -1]]}) == "Fell 1 trees at at least 2 trees."
    assert said({"do": "tree", "n": 2, "if": {"bands": [1, 3]}}) == "Plant 2 trees at 1–3 bands."
    may = {"do": "tree", "n": 1, "who": "others", "may": True}
    assert said(may) == "Every other player may plant 1 trees."
    told = Told("en").deeds([{**may, "n": -1}, {"do": "tree", "n": 1}])
    assert told == "plant 1 trees and, if you like, fell 1 trees"
    mixed = [{"do": "tree", "n": 1}, {"do": "tree", "n": -1}, {"do": "tree", "n": -2, "per": "bands"}]
    assert Told("en").deeds(mixed) == "plant 1 trees, then fell 1 trees and 2 trees per band"
    assert Told("en").both(["a, b", "c"]) == "a, b, and also c" and Told("en").either(["a", "b", "c"]) == "a, b or c"


def test_conditions_and_time() -> None:
    has = {"do": "tree", "n": 1, "if": "trees", "least": 3}
    assert said(has) == "If you have at least 3 trees: plant 1 trees."
    assert said({**has, "who": "all", "most": 5}) == (
        "Every player who has at least 3 trees and at most 5 trees plants 1 trees."
    )
    assert said({**has, "if": "bands"}) == "From 3 bands on: plant 1 trees."
    assert said({"do": "tree", "n": 1}, has) == "Plant 1 trees. If you have at least 3 trees: plant 1 trees more."
    assert said({"do": "growth", "n": 1, "last": 3}) == "Growth +1, for the next 2 turns."
    assert said({"do": "growth", "n": 1, "last": 0}) == "Growth +1, until the end of the game."


def test_cards_that_stay_and_choices() -> None:
    assert said({"do": "tree", "n": 1}, {"do": "growth", "n": 1}, no=10) == "When laid: plant 1 trees. Growth +1."
    assert said({"do": "tree", "n": 1}, **{"or": [{"do": "tree", "n": -1}]}) == (
        "One of the two: plant 1 trees – or: fell 1 trees."
    )
    assert said({"do": "tree", "n": 1}, no=5) and TEXTS.card({"deck": []}, 5, "en") == ""
