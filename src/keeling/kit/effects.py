"""The effect language of cards: a game gives its vocabulary, and rows of its component sheet become numbers."""

from __future__ import annotations

from typing import Final

from keeling.core.sheet import Sheet

SELF, OTHERS, ALL, TABLE = range(4)
WHO: Final[list[str]] = ["self", "others", "all", "table"]  # whom every game can name; its own ways to follow behind
EVERY: Final = "all"  # of everything that a word may be about
OWN: Final = "own"  # of what the card itself lies on, known once it lies there
NEVER: Final = 999  # more than anything measured
SAID: Final = ("n", "who", "if", "least", "most", "per", "last")  # of an effect, beside what it does and is about


class Term:
    """One thing that cards can do, at once or for some time, and what may be said of it."""

    __slots__ = ("about", "common", "every", "gain", "many", "must", "own", "pays", "says", "table", "takes", "word")

    def __init__(
        self,
        word: str,
        about: list[str] | None = None,
        *,
        every: bool = False,
        own: bool = False,
        gain: bool = False,
        pays: bool = False,
        takes: bool = False,
        common: bool = False,
        table: bool = False,
        many: bool = False,
        says: tuple[str, ...] = SAID,
        must: tuple[str, ...] = ("n",),
    ) -> None:
        self.word = word
        self.about: list[str] = about or []  # what its `of` names; empty: it has none
        self.every = every  # `of` may be all of them
        self.own = own  # `of` may be what the card lies on
        self.gain = gain  # its amount is at least 1
        self.pays = pays  # an amount below 0 is a price, which must be there in full
        self.takes = takes  # any amount is a price
        self.common = common  # it changes a number that belongs to all
        self.table = table  # it may be done to nobody in particular
        self.many = many  # its `of` is a list of several
        self.says = says  # what may be said of it beside that
        self.must = must  # what must be


class Vocabulary:
    """All that the cards of a game can say; the numbers of an effect are places in these lists."""

    __slots__ = ("instant", "lasting", "measures", "numbers", "ranked", "starts", "terms", "who")

    def __init__(
        self,
        instant: list[Term],
        lasting: list[Term],
        measures: list[str],
        ranked: dict[str, tuple[str, bool]],
        who: list[str] = WHO,
    ) -> None:
        self.instant: list[str] = [term.word for term in instant]  # what can be done at once
        self.lasting: list[str] = [term.word for term in lasting]  # what holds for some time
        self.terms: dict[str, Term] = {term.word: term for term in instant + lasting}
        self.measures: list[str] = measures  # what can be counted or compared
        self.ranked: dict[str, tuple[str, bool]] = ranked  # who is named for having the most, or least, of a measure
        self.who: list[str] = [*who, *ranked]
        self.starts: dict[str, int] = {}  # where the numbers of a lasting word begin in a player's row of them
        self.numbers: int = 0  # how long such a row is
        for term in lasting:
            self.starts[term.word] = self.numbers
            self.numbers += max(1, len(term.about))


class Whom:
    """Whom a card or an effect names, by the words of a vocabulary."""

    __slots__ = ("rank", "top", "who")

    def __init__(self, who: str, vocabulary: Vocabulary) -> None:
        self.who: int = vocabulary.who.index(who)
        ranked = vocabulary.ranked.get(who)
        self.rank: int = vocabulary.measures.index(ranked[0]) if ranked is not None else -1  # the most or least of this
        self.top: bool = ranked is not None and ranked[1]


class Effect(Whom):
    """One effect of a card: what, how much, for whom, when and for how long."""

    __slots__ = ("by", "do", "gates", "last", "may", "n", "of", "own", "per", "places", "price", "row", "steps")

    def __init__(self, row: Sheet, vocabulary: Vocabulary) -> None:
        super().__init__(row.get("who", "self"), vocabulary)
        word: str = row["do"]
        term = vocabulary.terms[word]
        measures = vocabulary.measures
        self.row: Sheet = row  # as the sheet has it, for whoever tells of it
        self.do: int = vocabulary.instant.index(word) if word in vocabulary.instant else -1  # -1: lasting
        self.n: int = row.get("n", 1)
        of = row.get("of", EVERY)
        self.of: int = term.about.index(of) if of in term.about else -1  # -1: all of them
        spans = row.get("if", {})  # what is measured, from how many to how many
        if isinstance(spans, str):
            spans = {spans: (row.get("least", 0), row.get("most", NEVER))}
        self.gates: list[tuple[int, int, int]] = [
            (measures.index(one), low, high) for one, (low, high) in spans.items()
        ]
        self.per: int = measures.index(row["per"]) if "per" in row else -1
        self.by: int = measures.index(row["by"]) if "by" in row else -1  # its amount grows with this, by steps
        self.steps: list[tuple[int, int]] = [(least, n) for least, n in row.get("steps", [])]
        self.may: bool = row.get("may", False)
        self.last: int = row.get("last", 0)
        self.price: bool = term.takes or (term.pays and self.n < 0)
        # where a lasting effect counts in its owner's row of numbers; of what the card lies on only the beginning
        start = vocabulary.starts.get(word, 0)
        self.own: int = start if of == OWN else -1
        self.places: list[int] = []
        if self.do < 0 and of != OWN:
            self.places = [start + at for at, name in enumerate(term.about or [EVERY]) if of in (name, EVERY)]


class Card:
    """One card: its number, and the effects of each half of its choice, or of the whole."""

    __slots__ = ("common", "everybody", "halves", "named", "no", "plain", "priced", "private", "table")

    def __init__(self, row: Sheet, vocabulary: Vocabulary) -> None:
        self.no: int = row["no"]
        rows = [row[half] for half in ("effects", "or") if half in row]
        self.halves: list[list[Effect]] = [[Effect(effect, vocabulary) for effect in half] for half in rows]
        self.priced: bool = any(effect.price for half in self.halves for effect in half)
        # for each half, as bits: what acts on the table, and what players it names do to a number of all
        self.table: list[int] = [_bits([effect.who == TABLE for effect in half]) for half in self.halves]
        self.common: list[int] = [
            _bits([vocabulary.terms[effect.row["do"]].common and effect.who != SELF for effect in half])
            for half in self.halves
        ]
        # what is for everybody, as bits, and the places of what names only some
        self.everybody: list[int] = [_bits([effect.who == ALL for effect in half]) for half in self.halves]
        self.named: list[list[int]] = [
            [place for place, effect in enumerate(half) if effect.who not in (ALL, TABLE)] for half in self.halves
        ]
        # whether a half is about its owner alone, and whether it is the same for everybody at any time
        self.private: list[bool] = [all(effect.who == SELF for effect in half) for half in self.halves]
        self.plain: list[bool] = [
            all(not effect.gates and effect.per < 0 and effect.by < 0 for effect in half) for half in self.halves
        ]


def _bits(flags: list[bool]) -> int:
    return sum([1 << place for place, flag in enumerate(flags) if flag])
