"""What the component sheet of CO₂ must hold."""

from __future__ import annotations

from typing import Final

from keeling.core.schema import Int, Items, Section, Word
from keeling.games.co2.model.words import ENERGIES, FOSSILS, GAINS, KINDS, PRESETS, REGIONS, TRIGGERS

Energy = Word(*ENERGIES)
_per_seats = Items(Int(0, 99), 5, 5)

SCHEMA: Final = Section(
    {
        "game": Word("co2"),
        "title": Word(),
        "supplies": Section(
            {"permits": Int(30, 99), "tech": Int(5, 99), "projects": Int(1, 30), "scientists": Int(1, 9)}
        ),
        "fossils": Section({name: Section({"ppm": Int(0, 200), "count": Int(6, 60)}) for name in FOSSILS}),
        "presets": Section(
            {
                name: Section({"gas": Int(0, 6), "oil": Int(0, 6), "coal": Int(0, 6), "gas_out": Int(0, 60)})
                for name in PRESETS[1:]
            }
        ),
        "start": Section({"money": _per_seats, "permits": Int(0, 3), "tech": Int(0, 5), "scientists": Int(0, 4)}),
        "calendar": Section({"decades": Items(Int(1, 9), 5, 5), "rounds": Items(Int(1, 12), 5, 5)}),
        "market": Section(
            {
                "stock": Int(1, 9),
                "price": Int(1, 20),
                "lowest": Int(0, 20),
                "highest": Int(1, 20),
                "refill": Int(1, 9),
            }
        ),
        "climate": Section({"disaster": Int(1, 2000), "defeat": Int(1, 2000), "relief_vp": Int(0, 20)}),
        "grants": Section({"tech": Int(0, 9), "least_money": Int(0, 9)}),
        "lobbying": Section({"minor_money": Int(0, 20)}),
        "goals": Section(
            {
                "un_open": Items(Int(0, 13), 5, 5),
                "un_tech": Int(0, 9),
                "discard_money": Int(0, 99),
                "most_tech_vp": Int(0, 20),
                "most_un_vp": Int(0, 20),
                "dollars_per_vp": Int(1, 20),
            }
        ),
        "board": Section({"ring": Items(Word(*REGIONS), 6, 6), "summit_places": Int(1, 6)}),
        "regions": Section(
            {name: Section({"spaces": Int(1, 9), "slots": Items(Word(*KINDS), 1, 6)}) for name in REGIONS}
        ),
        "install": Section(
            {name: Section({"money": Int(0, 30), "tech": Int(0, 9), "permits": Int(0, 9)}) for name in ENERGIES}
        ),
        "plants": Section(
            {
                name: Items(Section({"money": Int(0, 60), "tech": Int(0, 9), "vp": Int(0, 60)}), 5, 5)
                for name in ENERGIES
            }
        ),
        "tracks": Section(
            {
                name: Section(
                    {
                        "income": Items(Int(0, 20), 1, 20),
                        "bonus": Items(Word("", "tech", "permit", "wild", *ENERGIES), 1, 20),
                    }
                )
                for name in ENERGIES
            }
        ),
        "summits": Items(Section({"no": Int(1, 18), "place": Word(), "topics": Items(Energy, 2, 4)}), 18, 18),
        "regional": Items(Section({"no": Int(1, 8), "energies": Items(Energy, 3, 3)}), 8, 8),
        "lobby": Items(
            Section(
                {
                    "no": Int(1, 26),
                    "on": Word(*TRIGGERS),
                    "of": Word("", *REGIONS, *KINDS, *ENERGIES),
                    "main": Section({name: Int(1, 20) for name in GAINS}, some=True),
                    "minor": Word("tech", "money", "permit", "move"),
                }
            ),
            26,
            26,
        ),
        "un_goals": Items(Section({"no": Int(34, 46), "plants": Items(Energy, 1, 6), "vp": Int(0, 60)}), 13, 13),
        "company_goals": Items(
            Section(
                {
                    "no": Int(27, 33),
                    "per": Word(
                        "region-controlled",
                        "region-with-plant",
                        "un-goal",
                        "plant-beyond-first",
                        "permit",
                        "track-led",
                        "energy-built",
                    ),
                    "vp": Int(0, 60),
                    "most": Int(0, 99),
                    "out": Items(Int(1, 5), 0, 5),
                }
            ),
            7,
            7,
        ),
        "events": Items(Section({"no": Int(47, 52), "region": Word(*REGIONS)}), 6, 6),
    }
)
