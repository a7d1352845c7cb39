"""The words of the game, in the order of the rulebook (F-2, F-30)."""

from __future__ import annotations

from typing import Final

RESOURCES: Final[list[str]] = ["wood", "coal", "steel", "renewable", "biomaterial"]
STORED: Final = 5  # so many of the goods, the first, are resources: only these are stored (F-2)
GOODS: Final[list[str]] = [*RESOURCES, "certificate"]
TRADED: Final[list[str]] = [*GOODS, "money"]  # F-41: components are named by their number
FACTORIES: Final[list[str]] = ["conventional", "renewable", "recycling", "biotech", "technology"]
UNITS: Final[list[str]] = [*RESOURCES, "recycle", "component", "certificate", "csr"]
DECKS: Final[list[str]] = ["marketing", "csr", "component", "event"]
FIRST: Final[list[int]] = [1, 25, 43, 67]  # the number of each deck's first card
SIZES: Final[list[int]] = [24, 18, 24, 20]
SEATS: Final[list[str]] = ["p1", "p2", "p3", "p4", "p5"]
ORDERS: Final[list[str]] = ["most", "fewest"]
POINTS_BY: Final[list[int | str]] = ["table", 1, 0]  # F-60: points for factories by the sheet's table, or so many each
BY_TABLE: Final = -1
ENDINGS: Final[list[str]] = ["points", "defeat"]

WOOD, COAL, STEEL, RENEWABLE, BIOMATERIAL, CERTIFICATE = 0, 1, 2, 3, 4, 5
CONVENTIONAL, WIND, RECYCLING, BIOTECH, TECHNOLOGY = 0, 1, 2, 3, 4
RECYCLE, MAKE_COMPONENT, MAKE_CERTIFICATE, MAKE_CSR = 5, 6, 7, 8
MAKER: Final[list[int]] = [0, 0, 0, 1, 3, 2, 4, 4, 4]  # the kind of factory that makes each unit (F-30)
MADE_BY: Final[dict[str, str]] = {unit: FACTORIES[MAKER[at]] for at, unit in enumerate(UNITS)}
MADE: Final[dict[str, list[str]]] = {kind: [unit for unit in UNITS if MADE_BY[unit] == kind] for kind in FACTORIES}
MARKETING, CSR, COMPONENT, EVENT = 0, 1, 2, 3

# Where money, points, waste and goods come from or go to, for facts and for the reckoning at the end.
SOURCES: Final[list[str]] = [
    "production", "factories", "biotech-only", "building", "market", "deal", "certificates", "clean-up", "burning",
    "mayor", "storage", "overflow", "fine", "round", "recycling", "cards", "marketing", "csr", "component", "event",
]  # fmt: skip

# How many numbers each seat has in the lists of goods, plans, factories and sums: seat * GOODS_EACH + good.
GOODS_EACH: Final = 6
UNITS_EACH: Final = 9
KINDS_EACH: Final = 5

# -- effects of cards: numbers are places in the lists of vocabulary.py -------------------------------------------
MONEY, SP, WASTE, CPC, PRICE, ACTION, DISCARD, DRAW_MARKETING, DRAW_CSR, DRAW_COMPONENT = range(6, 16)
YIELDS: Final[list[str]] = [*GOODS, "money", "marketing", "csr"]
YIELD_MONEY, YIELD_MARKETING, YIELD_CSR = 6, 7, 8
# What effects measure: first the factories of each kind, then these.
OWN_FACTORIES, OWN_KINDS, OWN_WASTE, OWN_SP, OWN_MONEY, COUNTER, OWN_CERTIFICATES, OWN_MOUNTED = range(5, 13)

# Lasting effects add up in a row of numbers for each seat; this is where each stands in it.
ENERGY, POLLUTION, BUY, SELL, YIELD = range(0, 25, 5)
PLACES: Final = YIELD + len(YIELDS)
STORAGE, DUMP, CLEAN, CLEAN_COST, FINE, CERTIFICATE_MONEY, ACTIONS = range(PLACES + 1, PLACES + 8)
RECYCLED, POINTS, TRADE, CERTIFICATES, BURNING, BUILD_WOOD, BUILD_STEEL = range(PLACES + 8, PLACES + 15)
MODS: Final = BUILD_STEEL + 1
