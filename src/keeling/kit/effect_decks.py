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

    __slots__ = ("first", "halves", "name", "never", "size", "standing", "vocabulary", "who")

    def __init__(
        self,
        vocabulary: Vocabulary,
        name: str,
        first: int,
        size: int,
        who: list[str],
        never: list[str],
        standing: bool = False,
        halves: tuple[str, ...] = ("effects", "or"),
    ) -> None:
        self.vocabulary = vocabulary
        self.name = name
        self.first = first  # the number of its first card
        self.size = size
        self.who = who  # whom its cards may name
        self.never = never  # what they may not do
        self.standing = standing  # its cards lie on the table: what lasts does so as long, and nothing is a price
        self.halves = halves  # where a card has its effects; in the first it must

    def holds(self, no: int) -> bool:
        """Whether the card with this number is one of them."""
        return self.first <= no < self.first + self.size

    # -- what a sheet may hold --
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

    def effects(self) -> Items[Sheet]:
        """A list of effects."""
        return Items(Section(self.keys(), some=True), 1, _EFFECTS)

    def card_keys(self) -> dict[str, Kind]:
        """What a card may hold; a game may add some."""
        number = Int(self.first, self.first + self.size - 1)
        return {"no": number, "key": Word(), **dict.fromkeys(self.halves, self.effects())}

    def section(self) -> Items[Sheet]:
        """What the sheet must hold: so many cards, numbered on from the first."""
        return Items(Section(self.card_keys(), some=True), self.size, self.size)

    # -- what can be played --
    def check(self, rows: list[Sheet]) -> None:
        """Refuse cards that cannot be played, naming the key."""
        for row in rows:
            for name in ("no", "key", self.halves[0]):
                if name not in row:
                    raise fault("missing", f"{self.name}.{row.get('no', '?')}.{name}")
            self.check_card(f"{self.name}.{row['no']}", row)
        numbers = [row["no"] for row in rows]
        if len(set(numbers)) != len(numbers):
            raise fault("distinct", f"{self.name}.no", {"got": ", ".join(map(str, numbers))})

    def check_card(self, key: str, row: Sheet) -> None:
        """Refuse a card that cannot be played; a game's cards may ask for more."""
        if self.standing and "or" in row:
            raise fault("unknown", f"{key}.or", {"allowed": "no, key, effects"})
        for half in self.halves:
            prices: list[str] = []
            for place, effect in enumerate(row.get(half, []), 1):
                self.check_effect(f"{key}.{half}.{place}", effect, self.stays(row))
                if self._is_price(effect):
                    prices.append(effect["do"])
            if len(set(prices)) != len(prices):  # each price is looked at alone
                raise fault("distinct", f"{key}.{half}", {"got": ", ".join(prices)})

    def _is_price(self, effect: Sheet) -> bool:
        return effect.get("n", 1) < 0 and self.vocabulary.terms[effect["do"]].pays

    def stays(self, row: Sheet) -> bool:
        """Whether a card stays on the table, so that what lasts does so as long as it lies there."""
        return self.standing

    def check_effect(self, key: str, effect: Sheet, stays: bool) -> None:
        """Refuse an effect that says too much or too little; a game's decks may ask for more."""
        if "do" not in effect:
            raise fault("missing", f"{key}.do")
        word: str = effect["do"]
        Word(*[other for other in self.vocabulary.terms if other not in self.never]).check(f"{key}.do", word)
        term = self.vocabulary.terms[word]
        says = ("do", "of", *term.says) if term.about else ("do", *term.says)
        for name in effect:
            if name not in says:
                raise fault("unknown", f"{key}.{name}", {"allowed": ", ".join(says)})
        for name in term.must:
            if name not in effect:
                raise fault("missing", f"{key}.{name}")
        self._check_about(f"{key}.of", effect, term)
        if ("by" in effect) != ("steps" in effect):
            raise fault("missing", f"{key}.steps")
        whom = [who for who in self.who if who != "table" or term.table]
        Word(*whom).check(f"{key}.who", effect.get("who", "self"))
        if effect.get("n", 1) < 1 and (term.gain or (self.standing and term.pays)):
            raise fault("range", f"{key}.n", {"got": effect["n"], "low": 1, "high": _MOST})
        self._check_time(key, effect, term, stays)

    def _check_about(self, key: str, effect: Sheet, term: Term) -> None:
        """What a word is about is named exactly where there is a choice."""
        if term.many:
            Items(Word(*term.about), 1, len(term.about)).check(key, effect.get("of"))
        elif term.about:
            own = [OWN] if term.own and self.standing else []
            Word(*[EVERY] * term.every, *own, *term.about).check(key, effect.get("of", ""))

    def _check_time(self, key: str, effect: Sheet, term: Term, stays: bool) -> None:
        """How long, and when: what holds for some time or for the table is counted once, as it begins."""
        begins, table = term.word in self.vocabulary.lasting and "last" in term.says, effect.get("who") == "table"
        if begins and not stays and "last" not in effect:
            raise fault("missing", f"{key}.last")
        for name, closed in (("per", begins or table), ("if", table and not begins)):
            if name in effect and (closed or self.standing):
                raise fault("unknown", f"{key}.{name}", {"allowed": "do, n, of, who, last"})
