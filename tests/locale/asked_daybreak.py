"""What Daybreak asks of its catalogues beside what its source spells out."""

from __future__ import annotations

from keeling.games.daybreak.words import (
    EMISSIONS,
    ENDINGS,
    LEVELS,
    MODS,
    PLANET,
    POWERS,
    RESILIENCES,
    STAGES,
    TAGS,
    WHEN,
)
from tests.locale.asked_daybreak_cards import card_keys, effect_keys

WORDS = {*TAGS, *EMISSIONS, *RESILIENCES, *POWERS, *PLANET, *LEVELS, *ENDINGS, "none", "group", "each", "s"}
CHANCE = {"draw", "offer", "crisis", "challenge", "planet", "die"}  # verbs nobody is asked to choose
NOTES: set[str] = set()
PAGES: dict[str, set[str]] = {}


def own() -> set[str]:
    """The keys of cards and their effects, of stages, and of words that mean something of their own in one value."""
    return {
        *card_keys(),
        *effect_keys(),
        "word.shield.infrastructure",
        *(f"word.when.{when}" for when in WHEN),
        *(f"word.mod.{mod}" for mod in MODS),
        *(f"ui.db.stage.{stage}" for stage in STAGES),
        *(f"hint.{need}" for need in ("net", "survive", "energy", "danger", "shields", "stack", "less")),
    }
