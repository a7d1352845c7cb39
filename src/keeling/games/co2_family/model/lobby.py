"""Lobby cards as both editions read them from their sheet."""

from __future__ import annotations

from keeling.core.part import Part
from keeling.core.schema import Int, Place, Word
from keeling.games.co2_family.model.words import MINOR
from keeling.kit.consistency import as_many

_TAUGHT = 5  # the place of expertise or knowledge among the gains of either edition


class FamilyCard:
    """One card: what its main benefit needs and gives, and its minor benefit."""

    __slots__ = ("gains", "minor", "no", "of", "on", "subsidy")

    def __init__(self, row: Part, waits: dict[str, list[str]], gains: list[str], subsidy: str) -> None:
        self.no = row.get("no", Int())
        word = row.get("on", Word(*waits))
        of = row.get("of", Place(waits[word] or [""]))
        self.on: int = list(waits).index(word)
        self.of: int = of if waits[word] else -1  # a trade names nothing
        main = row.part("main").some(gains, Int(1, 20))
        as_many(f"{row.key}.main", len(main), 1, 2)
        if gains[_TAUGHT] in main:
            row.get("of", Word(*waits["summit"]))  # an energy
        self.gains: list[tuple[int, int]] = [(gains.index(gain), amount) for gain, amount in main.items()]
        self.minor = row.get("minor", Place(MINOR))
        self.subsidy: int = main.get(subsidy, 0) if word == "build" else 0  # money towards a plant
