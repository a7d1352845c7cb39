"""What the component sheet of Second Chance must hold (S-95 … S-99)."""

from __future__ import annotations

from typing import Final

from keeling.core.schema import Int, Items, Section, Word
from keeling.games.second_chance.model.words import (
    ENERGIES,
    ENVIRONMENT,
    EVENTS,
    FOSSILS,
    GAINS,
    KINDS,
    PER,
    PERSONAL,
    REGIONS,
    SIZES,
    TRIGGERS,
)

_energy = Word(*ENERGIES)
_per_seats = Items(Int(0, 99), 4, 4)
_per_decade = Items(Int(0, 99), 4, 4)
_plant = Section({"money": Int(0, 60), "permits": Int(0, 5), "tech": Int(0, 9), "vp": Int(0, 60), "mark": Int(1, 20)})
_bonus = Word("", "tech", "permit", "wild", *ENERGIES)

SCHEMA: Final = Section(
    {
        "game": Word("second-chance"),
        "title": Word(),
        "supplies": Section(
            {
                "permits": Int(40, 99),
                "tech": Int(10, 99),
                "projects": Int(2, 30),
                "first_level": Int(1, 29),
                "scientists": Int(1, 9),
                "infrastructures": Int(1, 30),
                "cubes": Int(1, 30),
                "markers": Int(1, 6),
            }
        ),
        "fossils": Section(
            {name: Section({"ppm": Int(0, 200), "count": Int(6, 60)}) for name in FOSSILS} | {"gas_out": _per_seats}
        ),
        "start": Section({"money": _per_seats, "permits": Int(0, 3), "tech": Int(0, 5), "scientists": Int(0, 4)}),
        "calendar": Section(
            {
                "decades": Section({"cooperative": Int(1, 4), "competitive": Int(1, 9)}),
                "rounds": Items(Int(1, 12), 4, 4),
                "last_rounds": Items(Int(1, 12), 4, 4),
            }
        ),
        "market": Section(
            {
                "stock": Int(1, 9),
                "price": Int(1, 20),
                "lowest": Int(0, 20),
                "highest": Int(1, 20),
                "refill": Int(1, 9),
            }
        ),
        "climate": Section(
            {
                "cooperative": Int(0, 2000),
                "competitive": Int(0, 2000),
                "limit": Int(1, 4000),
                "second_event": Int(0, 4000),
                "team_vp": Int(0, 999),
                "goal_vp": _per_decade,
                "cut_ppm": Int(1, 100),
                "cut_vp": _per_decade,
                "relief_vp": Int(0, 20),
                "second_action_ppm": Int(0, 100),
            }
        ),
        "grants": Section({"tech": Int(0, 9)}),
        "lobbying": Section({"minor_money": Int(0, 20)}),
        "goals": Section(
            {
                "un_cooperative": Items(Int(0, 15), 4, 4),
                "un_competitive": Items(Int(0, 15), 4, 4),
                "un_vp": Int(0, 20),
                "un_open_most": Int(0, 30),
                "un_scored": Items(Int(0, 99), 5, 5),
                "discard_money": Int(0, 99),
                "most_tech_vp": Int(0, 20),
                "dollars_per_vp": Int(1, 20),
            }
        ),
        "solo": Section(
            {
                "vp": Int(0, 99),
                "poor_vp": Int(0, 99),
                "neutral": Int(0, 18),
                "neutral_most": Int(1, 3),
            }
        ),
        "ranks": Section({"points": Items(Items(Int(0, 999), 2, 9), 4, 4)}),
        "environment": Section({"laid": Items(Int(0, 22), 3, 3)}),
        "board": Section({"ring": Items(Word(*REGIONS), 6, 6), "summit_places": Int(1, 6)}),
        "regions": Section(
            {name: Section({"spaces": Int(1, 9), "slots": Items(Word(*KINDS), 1, 6)}) for name in REGIONS}
        ),
        "competitive_spaces": Section({name: Int(1, 9) for name in REGIONS}),
        "install": Section(
            {name: Section({"money": Int(0, 30), "tech": Int(0, 9), "permits": Int(0, 9)}) for name in ENERGIES}
        ),
        "plants": Section({name: Items(_plant, 2, 2) for name in ENERGIES}),
        "tracks": Section(
            {
                name: Section({"income": Items(Int(0, 20), 1, 20), "bonus": Items(_bonus, 1, 20), "middle": Int(1, 20)})
                for name in ENERGIES
            }
        ),
        "summits": Items(Section({"no": Int(1, 18), "place": Word(), "topics": Items(_energy, 2, 4)}), 18, 18),
        "regional": Items(Section({"no": Int(1, 8), "energies": Items(_energy, 3, 3)}), 8, 8),
        "lobby": Items(
            Section(
                {
                    "no": Int(1, 36),
                    "on": Word(*TRIGGERS),
                    "of": Word("", *REGIONS, *KINDS, *ENERGIES),
                    "main": Section({name: Int(1, 20) for name in GAINS}, some=True),
                    "minor": Word("tech", "money", "permit", "move"),
                }
            ),
            36,
            36,
        ),
        "un_goals": Items(
            Section({"no": Int(1, 45), "type": Word("A", "B"), "plants": Items(_energy, 1, 6), "tech": Int(0, 9)}),
            45,
            45,
        ),
        "environmental_goals": Items(
            Section(
                {
                    "no": Int(1, 47),
                    "is": Word(*ENVIRONMENT),
                    "of": Word(*REGIONS, *ENERGIES, *[str(size) for size in SIZES]),
                }
            ),
            47,
            47,
        ),
        "personal_goals": Items(
            Section({"no": Int(1, 16), "is": Word(*PERSONAL), "least": Items(Int(0, 30), 4, 4)}), 16, 16
        ),
        "company_goals": Items(
            Section(
                {
                    "no": Int(1, 10),
                    "per": Word(*PER),
                    "vp": Int(0, 60),
                    "most": Int(0, 99),
                    "out": Items(Int(1, 4), 0, 4),
                }
            ),
            10,
            10,
        ),
        "events": Items(Section({"no": Int(1, 7), "region": Word(*EVENTS)}), 7, 7),
    },
    later=("competitive_spaces",),
)
