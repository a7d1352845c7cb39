"""What the component sheet of Factory Commons must hold."""

from __future__ import annotations

from typing import Final

from keeling.core.schema import Int, Section, Word
from keeling.games.factories.vocabulary import CARDS
from keeling.games.factories.words import FACTORIES, RESOURCES

_factory = Section(
    {
        "wood": Int(0, 9),
        "coal": Int(0, 9),
        "steel": Int(0, 9),
        "renewable": Int(0, 9),
        "either": Int(0, 9),
        "energy": Int(0, 9),
        "pollution": Int(0, 9),
        "sp": Int(0, 9),
        "dump": Int(0, 9),
        "only_sp": Int(0, 9),
    }
)
_price = Section({"price": Int(1, 20), "low": Int(1, 20), "high": Int(1, 20)})

SCHEMA: Final = Section(
    {
        "game": Word("factories"),
        "title": Word(),
        "goal": Section({"sp": Int(2, 99), "cpc": Int(5, 60)}),
        "start": Section({"money": Int(0, 50), "marketing": Int(0, 3), "sp": Int(0, 20), "cpc": Int(0, 60)}),
        "turn": Section(
            {
                "actions": Int(1, 9),
                "trade": Int(1, 10),
                "certificates": Int(1, 6),
                "offers": Int(0, 9),
                "clean_cost": Int(0, 20),
                "clean": Int(0, 20),
                "burn_cpc": Int(1, 9),
                "burn_sp": Int(1, 9),
            }
        ),
        "limits": Section(
            {
                "storage": Int(0, 60),
                "dump": Int(0, 60),
                "fine": Int(0, 20),
                "places": Int(1, 20),
                "further_storage": Int(0, 9),
                "further_places": Int(0, 9),
                "further_energy": Int(0, 9),
                "further_pollution": Int(0, 9),
                "marketing": Int(0, 9),
                "csr": Int(0, 9),
                "component": Int(0, 9),
            }
        ),
        "round": Section({"cpc": Int(1, 9), "margin": Int(1, 20), "spread": Int(0, 9)}),
        "market": Section({"component": Int(0, 20), **dict.fromkeys(RESOURCES, _price)}),
        "factories": Section(dict.fromkeys(FACTORIES, _factory)),
        "mayor": Section({"share": Int(1, 9)}),
        **{deck.name: deck.section() for deck in CARDS},
    }
)
