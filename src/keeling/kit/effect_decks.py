"""Decks of cards that speak the effect language: what a sheet may hold of them, checked with key and cause."""

from __future__ import annotations

from typing import Final

from keeling.core.schema import Int, Items, Kind, Section, Word, fault
from keeling.core.sheet import Sheet
from keeling.kit.effects import EVERY, OWN, Term, Vocabulary

_MOST: Final = 20  # of an amount, or of turns
_EFFECTS: Final = 6  # on one half of a card


class Deck:
    """The cards of one kind: their numbers, and what of the vocabulary they may use."""

    __slots__ = ("first", "name", "never", "size", "standing", "vocabulary", "who")

    def __init__(
        self,
        vocabulary: Vocabulary,
        name: str,
        first: int,
        size: int,
        who: list[str],
        never: list[str],
        standing: bool = False,
    ) -> None:
        self.vocabulary = vocabulary
        self.name = name
        self.first = first  # the number of its first card
        self.size = size
        self.who = who  # whom its cards may name
        self.never = never  # what they may not do
        self.standing = standing  # its cards lie on the table: what lasts does so as long, and nothing is a price

    def holds(self, no: int) -> bool:
        """Whether the card with this number is one of them."""
        return self.first <= no < self.first + self.size

    def keys(self) -> dict[str, Kind]:
        """What an effect may hold; which of its keys must be there depends on the others. A game may add some."""
        vocabulary = self.vocabulary
        about = [name for term in vocabulary.terms.values() for name in term.about]
        return {
            "do": Word(*vocabulary.terms),
            "n": Int(-_MOST, _MOST),
            "of": Word(*dict.fromkeys([EVERY, OWN, *about])),
            "who": Word(*vocabulary.who),
            "if": Word(*vocabulary.measures),
            "least": Int(0, 99),
            "most": Int(0, 99),
            "per": Word(*vocabulary.measures),
            "last": Int(0, _MOST),
        }

    def section(self) -> Items[Sheet]:
        """What the sheet must hold: so many cards, numbered on from the first."""
        effects = Items(Section(self.keys(), some=True), 1, _EFFECTS)
        number = Int(self.first, self.first + self.size - 1)
        return Items(
            Section({"no": number, "key": Word(), "effects": effects, "or": effects}, some=True), self.size, self.size
        )

    def check(self, rows: list[Sheet]) -> None:
        """Refuse cards that cannot be played, naming the key."""
        numbers = [row.get("no", 0) for row in rows]
        if len(set(numbers)) != len(numbers):
            raise fault("distinct", f"{self.name}.no", {"got": ", ".join(map(str, numbers))})
        for row in rows:
            self._check_card(row)

    def _check_card(self, row: Sheet) -> None:
        for name in ("no", "key", "effects"):
            if name not in row:
                raise fault("missing", f"{self.name}.{row.get('no', '?')}.{name}")
        card = f"{self.name}.{row['no']}"
        if self.standing and "or" in row:
            raise fault("unknown", f"{card}.or", {"allowed": "no, key, effects"})
        for half in ("effects", "or"):
            prices: list[str] = []
            for place, effect in enumerate(row.get(half, []), 1):
                self._check_effect(f"{card}.{half}.{place}", effect)
                if effect["n"] < 0 and effect["do"] in self.vocabulary.instant:
                    prices.append(effect["do"])
            if len(set(prices)) != len(prices):  # each price is looked at alone
                raise fault("distinct", f"{card}.{half}", {"got": ", ".join(prices)})

    def _check_effect(self, key: str, effect: Sheet) -> None:
        for name in ("do", "n"):
            if name not in effect:
                raise fault("missing", f"{key}.{name}")
        word: str = effect["do"]
        term = self.vocabulary.terms[word]
        self._check_about(key, effect, term)
        if word in self.never:
            allowed = [other for other in self.vocabulary.terms if other not in self.never]
            raise fault("word", f"{key}.do", {"got": word, "allowed": ", ".join(allowed)})
        whom = [who for who in self.who if who != "table" or term.table]
        Word(*whom).check(f"{key}.who", effect.get("who", "self"))
        if effect["n"] < 1 and (term.gain or (self.standing and term.pays)):
            raise fault("range", f"{key}.n", {"got": effect["n"], "low": 1, "high": _MOST})
        self._check_time(key, effect, word in self.vocabulary.lasting)

    def _check_about(self, key: str, effect: Sheet, term: Term) -> None:
        """What a word is about is named exactly where there is a choice."""
        if term.about:
            own = [OWN] if term.own and self.standing else []
            Word(*[EVERY] * term.every, *own, *term.about).check(f"{key}.of", effect.get("of", ""))
        elif "of" in effect:
            raise fault("unknown", f"{key}.of", {"allowed": "do, n"})

    def _check_time(self, key: str, effect: Sheet, lasting: bool) -> None:
        """How long, and when: what holds for some time or for the table is counted once, as it begins."""
        if lasting and not self.standing and "last" not in effect:
            raise fault("missing", f"{key}.last")
        once = {"per": lasting or effect.get("who") == "table", "if": effect.get("who") == "table" and not lasting}
        for name, closed in once.items():
            if name in effect and (closed or self.standing):
                raise fault("unknown", f"{key}.{name}", {"allowed": "do, n, of, who, last"})
