"""What the component sheet of Factory Commons must hold."""

from __future__ import annotations

from typing import Final

from keeling.core.schema import Int, Items, Section, Word, ints
from keeling.games.factories.model.vocabulary import CARDS
from keeling.games.factories.model.words import DECKS, FACTORIES, RESOURCES

_FACTORY: Final = [
    "wood", "coal", "steel", "renewable", "either", "energy", "pollution", "sp", "dump", "only_sp",
]  # fmt: skip
_FURTHER: Final = ["further_storage", "further_places", "further_energy", "further_pollution"]

SCHEMA: Final = Section(
    {
        "game": Word("factories"),
        "title": Word(),
        "goal": Section({"sp": Int(2, 99), "cpc": Int(5, 60)}),
        "start": Section({"money": Int(0, 50), "marketing": Int(0, 3), "sp": Int(0, 20), "cpc": Int(0, 60)}),
        "points": Section({"factories": Items(Int(0, 20), 1, 20)}),
        "turn": Section(
            {
                "actions": Int(1, 9),
                "trade": Int(1, 10),
                "certificates": Int(1, 6),
                "offers": Int(0, 9),
                **ints(0, 20, "clean_cost", "clean"),
                **ints(1, 9, "burn_cpc", "burn_sp"),
            }
        ),
        "limits": Section(
            {
                **ints(0, 60, "storage", "dump"),
                "fine": Int(0, 20),
                "places": Int(1, 20),
                **ints(0, 9, *_FURTHER, *DECKS[:3]),
            }
        ),
        "round": Section({"cpc": Int(1, 9), "margin": Int(1, 20), "spread": Int(0, 9)}),
        "market": Section(
            {"component": Int(0, 20), **dict.fromkeys(RESOURCES, Section(ints(1, 20, "price", "low", "high")))}
        ),
        "factories": Section(dict.fromkeys(FACTORIES, Section(ints(0, 9, *_FACTORY)))),
        "mayor": Section({"share": Int(1, 9)}),
        **{deck.name: deck.section() for deck in CARDS},
    }
)
