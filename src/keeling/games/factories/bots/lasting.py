"""What the lasting effects that a player has are worth, in points (F-24, F-52)."""

from __future__ import annotations

from typing import Final

from keeling.games.factories import words
from keeling.games.factories.position import FactoriesPosition

ROUNDS: Final = 3.5  # what lasts is counted for so many: some of it ends sooner, some holds to the end
# Points a round for one more of each. What counts for a kind of factory or a good does so only where there is one.
_ALWAYS: Final[list[tuple[int, float]]] = [
    (words.PLACES, 0.35), (words.STORAGE, 0.03), (words.DUMP, 0.07), (words.CLEAN, 0.08), (words.CLEAN_COST, -0.1),
    (words.FINE, -0.03), (words.CERTIFICATE_MONEY, 0.03), (words.ACTIONS, 0.8), (words.RECYCLED, 0.03),
    (words.POINTS, 1.0), (words.TRADE, 0.06), (words.CERTIFICATES, 0.1), (words.BUILD_WOOD, -0.25),
    (words.BUILD_STEEL, -0.3), (words.YIELD + words.CERTIFICATE, 0.9), (words.YIELD + words.YIELD_MONEY, 0.22),
    (words.YIELD + words.YIELD_MARKETING, 0.4), (words.YIELD + words.YIELD_CSR, 1.4),
]  # fmt: skip
_KIND: Final[list[tuple[int, float]]] = [(words.ENERGY, -0.25), (words.POLLUTION, -0.15)]


def lasting_worth(t: FactoriesPosition, seat: int) -> float:
    """All of them together, less what tells against the player."""
    first = seat * words.MODS
    mods = t.mods[first : first + words.MODS]
    if not any(mods):
        return 0.0
    worth = 0.0
    for place, value in _ALWAYS:
        worth += value * mods[place]
    for place, value in _KIND:
        for kind in range(words.KINDS_EACH):
            if mods[place + kind] and t.built[seat * words.KINDS_EACH + kind]:
                worth += value * mods[place + kind]
    for good in range(len(words.RESOURCES)):
        worth += mods[words.YIELD + good] * 0.13 * t.price[good]
        worth += 0.12 * mods[words.SELL + good] - 0.12 * mods[words.BUY + good]
    return ROUNDS * worth
