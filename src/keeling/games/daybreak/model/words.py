"""The names of things in Daybreak, each list in the order in which its pieces are counted."""

from __future__ import annotations

from typing import Final

TAGS: Final = [
    "society", "ecology", "energy", "grid", "solar", "wind", "nuclear", "geoengineering", "innovation", "incentive",
    "regulation", "infrastructure",
]  # fmt: skip
EACH_TAGS: Final = 12
EMISSIONS: Final = ["transport", "industry", "buildings", "agriculture", "waste", "extraction"]
RESILIENCES: Final = ["social", "ecological", "infrastructure"]
POWERS: Final = ["china", "usa", "europe", "majority", "solo"]
EASIEST: Final = [2, 1, 0, 3, 4]  # the powers, from the one with least to change to the one with most
# What a seat wishes for when the powers are shared out (D-10): what the others leave, the easiest or any of what is
# left, or one by its name, WISHED + its place in POWERS.
LEFT, EASIEST_LEFT, RANDOM, WISHED = range(4)
ANY: Final = "any"

# What a player's board counts, in this order, EACH numbers for each seat.
DEMAND, DIRTY, CLEAN, EMISSION = 0, 1, 2, 3
RESILIENCE, COMMUNITY = 9, 12
EACH: Final = 13
COUNTERS: Final = {"demand": DEMAND, "dirty": DIRTY, "clean": CLEAN, "community": COMMUNITY}

LEVEL_WORDS: Final = ["demand", "dirty", "clean", *EMISSIONS, *RESILIENCES, "community"]

# What the planet counts.
TREE, OCEAN, DAC = range(3)
SINKS: Final = ["tree", "ocean", "dac"]
PLANET: Final = ["weather", "desertification", "amazon", "arctic", "permafrost", "acidification"]
EFFECTS: Final = 6
# What came of a roll of the planetary die (D-50): nothing yet, the marker moved, it tipped, it was cancelled.
RESULTS: Final = ["just-rolled", "stepped", "tipped", "called-off"]
STEPPED, TIPPED, CALLED_OFF = 1, 2, 3

# The stages of a round.
SETUP, GLOBAL, LOCAL, EMIT, CRISIS, GROWTH = range(6)
STAGES: Final = ["setup", "global", "local", "emissions", "crisis", "growth"]

# When an action is used: in the local stage, in the windows of the other stages, or it stands while it lies there.
WHEN: Final = ["local", "emissions", "roll", "crisis", "standing"]
IN_LOCAL, IN_EMISSIONS, ON_ROLL, ON_CRISIS, STANDING = range(5)

# Where a card of the local deck is: everything below STACKS is a pile or a hand.
DECK, DISCARDS, OUT, SHOWN = range(4)
HAND: Final = 4  # + seat
STACK: Final = 8  # + seat × PLACES + stack
PLACES: Final = 6  # stacks a player can have with a challenge; five by the book
PROJECT: Final = 40  # + place of the global project
UNDER: Final = 50  # + number of the crisis

# A crisis in the row whose face nobody has seen: out of the deck, or out of what was left of it at a reshuffle.
HIDDEN, OLDER = -1, -2

# Numbers that cards change and rules read; those before COMMON_MODS are each player's own.
MODS: Final = ["draw", "growth", "pay", "stacks", "crises", "rolls", "rounds", "bands", "forecast", "choice"]
MORE_DRAW, MORE_GROWTH, MORE_PAY, MORE_STACKS, MORE_CRISES, MORE_ROLLS = range(6)
MORE_ROUNDS, MORE_BANDS, MORE_FORECAST, MORE_CHOICE = range(6, 10)
EACH_MODS: Final = 4
BANS: Final = ["forecast", "tuck-crisis", "remove-dirty", "start"]
BAN_FORECAST, BAN_TUCK, BAN_DIRTY, BAN_START = range(4)

LEVELS: Final = ["standard", "easy", "hard", "extreme", "standard-europe", "hard-europe"]
LEVELS_AT: Final = {1: LEVELS[:1], 2: LEVELS, 3: [*LEVELS[:3], LEVELS[5]], 4: LEVELS[:1]}  # by seats (D-11)
KINDS: Final = ["harder", "easier", "different"]
SEATS: Final = ["p1", "p2", "p3", "p4"]
STACK_WORDS: Final = ["s1", "s2", "s3", "s4", "s5", "s6"]

WON, TOO_HOT, COLLAPSE, TOO_LATE = "drawdown", "too-hot", "collapse", "too-late"
ENDINGS: Final = [WON, TOO_HOT, COLLAPSE, TOO_LATE]
