"""Factory Commons, for the tests of all games."""

from __future__ import annotations

from keeling.testing.stage import Stage
from tests.factories_stage import stage

# Factories for a plank and a counter that bears more, so that random play, which seldom builds and pollutes fast, also
# meets certificates, components and the goal.
EASY = {
    "goal": {"cpc": 60},
    "factories": {
        kind: {"wood": 1, "coal": 0, "steel": 0, "renewable": 0, "either": 0, "energy": 1}
        for kind in ("conventional", "renewable", "recycling", "biotech", "technology")
    },
}

TOLD = """actions money goods sp waste cpc mayor factory-stopped"""  # what buttons count, by kind of fact
EAGER = ("build", "mount", "purchase", "plan", "accept", "use", "run", "send")
SHUNNED = ("burn",)
HELD = {"certificate"}  # its facts name what is counted
STANDS = {"coal": "energy", "renewable": "energy"}  # energy of either kind


def rare() -> list[Stage]:
    """A technology factory with money and a component, an empty deck, a card to give up, a fine too high."""
    rich = stage().factory(0, "technology").mounted(0, 43, "conventional")
    empty = stage()
    empty.t.deck[0] = 0
    card = stage().hand(0, 3, 25).jump("discard-any", 0, 1)
    poor = stage().jump("fine", 0, 3)  # $5 against $6
    return [rich, empty, card, poor]
